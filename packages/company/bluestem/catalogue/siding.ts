import type { CategoryTexts } from "../../schema.ts";

export const siding: CategoryTexts<"siding"> = {
  slug: "siding",
  name: "Siding",
  heroHeading: "Siding for open country",
  description:
    "Where the wind has a mile to gather speed, siding has to be fastened well. We take off the old, check the wall, and start with a new weather barrier.",
  products: [
    {
      id: "siding-fiber-cement",
      slug: "fiber-cement",
      name: "Fiber Cement Siding",
      image: "/illustrations/scene-siding.svg",
      description: "Planks of cement and wood fiber that hold paint, do not burn and do not tempt woodpeckers.",
      overview:
        "Fiber cement looks like painted wood and behaves like stone. The planks come with their color baked on, and every cut edge is sealed on site. We nail each plank to the studs, flash each joint and caulk where the maker asks for it.",
      imageAlt: "Drawing of a house wall with wide planks",
      features: [
        "Color baked on at the factory",
        "Will not burn",
        "Planks, panels and shakes",
        "Trim of the same material",
      ],
      benefits: [
        "Years without painting",
        "Stays straight in heat and cold",
        "Quiet in the wind",
        "Looks like painted wood",
      ],
      claims: [],
    },
    {
      id: "siding-steel-siding",
      slug: "steel-siding",
      name: "Steel Siding",
      image: "/illustrations/scene-siding.svg",
      description: "Interlocking steel panels that shrug off hail better than vinyl.",
      overview:
        "Steel siding locks panel to panel, so that wind finds no edge to lift. It does not crack in the cold, and a hailstone that would go through vinyl leaves a mark at most. We hang it over new sheathing wrap and finish corners, soffits and window trim to match.",
      imageAlt: "Drawing of a house wall with narrow panels",
      features: ["Interlocking panels", "Finish baked on", "Matching soffit and trim", "No cracks in the cold"],
      benefits: ["Hard to dent", "Nothing to repaint", "Tight corners", "Good for farmhouses and shops"],
      claims: [],
    },
  ],
};
