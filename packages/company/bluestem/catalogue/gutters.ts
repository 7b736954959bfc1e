import type { CategoryTexts } from "../../schema.ts";

export const gutters: CategoryTexts<"gutters"> = {
  slug: "gutters",
  name: "Gutters",
  heroHeading: "Gutters that carry a cloudburst",
  description:
    "A summer storm can drop an inch of rain in an hour. We size gutters and downspouts for that, and send the water away from your foundation.",
  products: [
    {
      id: "gutters-seamless-gutters",
      slug: "seamless-gutters",
      name: "Seamless Gutters",
      image: "/illustrations/scene-gutters.svg",
      description: "One piece of aluminum for each eave, formed by a machine on our truck.",
      overview:
        "We measure each eave and form the gutter on the spot, so that there is no joint along its run to leak. Hidden hangers hold it to the fascia, and downspouts are placed where the ground falls away. An ordinary house takes one day.",
      imageAlt: "Drawing of a plain house front",
      features: ["Formed on site, one piece for each run", "Hidden hangers", "Wide downspouts", "Many colors"],
      benefits: ["No seams to leak", "A dry basement wall", "No ladders for small repairs", "Straight lines"],
      claims: ["gutterDay"],
    },
    {
      id: "gutters-leaf-guards",
      slug: "leaf-guards",
      name: "Leaf Guards",
      image: "/illustrations/scene-gutters.svg",
      description: "Aluminum covers that keep cottonwood and maple leaves out of the gutter.",
      overview:
        "A guard lets the water in and keeps the leaves out. We fit covers to new gutters or, when they are sound, to the ones you have, and we clean and flush them before we close them.",
      imageAlt: "Drawing of a plain house front",
      features: [
        "Aluminum, not plastic",
        "Fits most gutters",
        "Fastened, not just laid in",
        "Can be opened for cleaning",
      ],
      benefits: ["Fewer trips up the ladder", "Water runs even in fall", "No nests", "No ice dams from wet leaves"],
      claims: [],
    },
  ],
};
