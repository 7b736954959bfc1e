import type { CategoryTexts } from "../../schema.ts";

export const doors: CategoryTexts<"doors"> = {
  slug: "doors",
  name: "Doors",
  description:
    "Your front door is the part of the house that everyone touches. A new door closes with one hand, keeps the cold outside and welcomes the people you want in.",
  products: [
    {
      id: "doors-entry-doors",
      slug: "entry-doors",
      name: "Entry Doors",
      description:
        "Insulated steel and fiberglass doors that close softly and lock firmly. Choose panels, glass and color to suit the face of your house.",
      overview:
        "A good entry door is a system: slab, frame, sill, weatherstripping, hinges and lock made to work together. That is why we replace the frame as well as the door, so that a new slab does not hang in a tired opening. Fiberglass can carry a convincing wood grain, steel gives a crisp painted look, and both have an insulated core. Sidelights and a transom bring daylight into a dark hall. Each door is custom-made for its opening, and our own certified installers set the sill level, seal it and adjust the latch until it closes with a push of one finger.",
      imageAlt: "Drawing of a panelled brick-red entry door with sidelights and a small transom",
      features: [
        "Insulated fiberglass or steel",
        "Door, frame and sill replaced together",
        "Weatherstripping on all sides",
        "Sidelights and transoms for daylight",
        "Choice of panels, glass and finishes",
        "Sturdy hinges and deadbolt-ready locks",
      ],
      benefits: [
        "No more drafts along the hall floor",
        "A door that closes and locks with ease",
        "A warm first impression",
        "Peace of mind when you turn the key",
      ],
      claims: [],
    },
    {
      id: "doors-storm-doors",
      slug: "storm-doors",
      name: "Storm Doors",
      description:
        "A second door that takes the weather first and lets in a summer breeze. Full glass shows off the entry door behind it.",
      overview:
        "A storm door shields your entry door from rain, snow and low winter sun, and it gives you a screen when the weather is kind. Full-view styles are mostly glass; retractable screens roll out of sight when you do not need them; and mid-view styles put a solid panel where boots and paws reach. The frame is fitted to your opening, because a storm door that is even slightly out of square will slap or stick. Our own certified installers set the closer so that the door shuts without a bang and stays open while you carry in the groceries.",
      imageAlt: "Drawing of a full-glass storm door with a slim frame in front of a green entry door",
      features: [
        "Full-view, mid-view and retractable-screen styles",
        "Tempered safety glass",
        "Adjustable closers with hold-open",
        "Fitted to your opening",
        "Colors to match your trim",
        "Keyed handles and firm latches",
      ],
      benefits: [
        "Protection for the door behind it",
        "Daylight and a breeze without insects",
        "Less cold air when someone comes in",
        "Shuts quietly, every time",
      ],
      claims: [],
    },
    {
      id: "doors-patio-doors",
      slug: "patio-doors",
      name: "Patio Doors",
      description:
        "Sliding or hinged glass doors that join the kitchen to the deck. They glide with one hand and seal when they are shut.",
      overview:
        "An old patio door is often the coldest thing in the room and the hardest to move. A new one glides on smooth rollers, locks at more than one point and seals along every edge. Sliding doors save space where furniture stands close; hinged doors give you the whole opening on a summer evening. You can add blinds between the panes, grilles or a foot lock for the nights when it stands ajar. Each unit is custom-made for the opening, and our own certified installers flash the sill so that melting snow runs away from the house and never under the floor.",
      imageAlt: "Drawing of a sliding patio door opening onto a deck with a pine tree beyond",
      features: [
        "Sliding and hinged styles",
        "Smooth rollers that adjust for years of use",
        "Locks at more than one point",
        "Insulated safety glass",
        "Optional blinds between the panes",
        "Sill flashed against melting snow",
      ],
      benefits: [
        "A wide view of the yard",
        "Easy to open with your hands full",
        "A warmer spot to sit in winter",
        "A simple way out to the deck",
      ],
      claims: [],
    },
  ],
};
