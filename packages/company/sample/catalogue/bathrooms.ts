import type { CategoryTexts } from "../../schema.ts";

export const bathrooms: CategoryTexts<"bathrooms"> = {
  slug: "bathrooms",
  name: "Bathrooms",
  heroHeading: "A safer, brighter bathroom, done in days",
  description:
    "Trade a hard-to-enter tub for a walk-in shower, add a tub with a door, or fit clear glass that makes a small room feel larger. Our own certified installers do the work from the first day to the last.",
  products: [
    {
      id: "bathrooms-tub-shower-conversion",
      slug: "tub-shower-conversion",
      name: "Tub to Shower Conversion",
      description:
        "Replace an unused tub with a low-step shower in the same space. New walls, base, fixtures and glass go in together as one custom-made unit.",
      overview:
        "Many tubs are climbed over every day and filled once a year. A conversion takes out the tub, checks the floor and the plumbing behind it and puts a shower in its place, usually without moving a wall. You choose the base, the wall pattern, the fixtures and the glass, and everything is custom-made to fit your alcove. A low threshold, a seat and a grab bar can be part of the design from the start, so that they look as if they belong. A bathroom remodel takes 5-7 days in most homes. We protect the floors on the way in and leave the room clean.",
      imageAlt: "Drawing of a walk-in shower with a low step, a corner seat and a glass panel",
      features: [
        "Low-step base in place of the tub wall",
        "Smooth wall panels without grout lines",
        "Seats, shelves and grab bars where you need them",
        "Custom-made for your alcove",
        "Choice of patterns, fixtures and glass",
        "Plumbing checked and updated as needed",
      ],
      benefits: [
        "Easier to step in and out of",
        "Quick to wipe clean",
        "More elbow room in the same footprint",
        "A finished room in 5-7 days",
      ],
      claims: ["V-13"],
    },
    {
      id: "bathrooms-safety-tubs",
      slug: "safety-tubs",
      name: "Safety Tubs",
      description:
        "A walk-in tub with a door, a seat and rails, so you can bathe sitting down and step out steadily. Made for people who plan to stay in their home.",
      overview:
        "A safety tub opens with a watertight door, so there is no high side to climb over. You step in, close the door, sit on a chair-height seat and then fill the tub. Rails stand where your hands look for them, the floor is textured, and the controls are within reach of the seat. Most models fit where the old tub was. We talk through how you use the room, who else uses it and what may change in the years ahead, then have the tub made and fit it with our own certified installers. Nothing about it has to look like a hospital.",
      imageAlt: "Drawing of a walk-in safety tub with its door open, a seat and a hand rail",
      features: [
        "Watertight door with a low step",
        "Chair-height seat and hand rails",
        "Textured, slip-resistant floor",
        "Controls within reach of the seat",
        "Hand-held shower on a sliding bar",
        "Fits the space of most standard tubs",
      ],
      benefits: [
        "Steadier in and out, every day",
        "The comfort of a warm bath, sitting down",
        "Confidence for you and for your family",
        "Help to stay in the home you know",
      ],
      claims: [],
    },
    {
      id: "bathrooms-premium-shower-doors",
      slug: "premium-shower-doors",
      name: "Premium Shower Doors",
      description:
        "Clear or textured glass that opens up the room and keeps the floor dry. Choose sliding, hinged or fixed panels with slim metal trim.",
      overview:
        "A curtain hides the best wall in the room. Glass shows it, and makes a small bathroom feel a size larger. Sliding doors suit tubs and tight rooms, hinged doors suit wide showers, and a single fixed panel gives an open, walk-in look. We measure after the walls are finished, because old houses are seldom square, and have the glass cut to that measure. Hinges, handles and tracks come in finishes that match your fixtures. Our own certified installers set the panels plumb and seal the edges so that water stays where it should.",
      imageAlt: "Drawing of a shower with a hinged glass door, brass handle and tiled wall",
      features: [
        "Sliding, hinged and fixed layouts",
        "Clear, frosted or patterned safety glass",
        "Measured and cut for your opening",
        "Slim frames or frameless edges",
        "Finishes that match your fixtures",
        "Easy-clean tracks and seals",
      ],
      benefits: [
        "A room that feels larger and brighter",
        "Water stays inside the shower",
        "No curtain to wash or replace",
        "A clean finish for new or existing walls",
      ],
      claims: [],
    },
  ],
};
