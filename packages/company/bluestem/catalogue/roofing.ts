import type { CategoryTexts } from "../../schema.ts";

export const roofing: CategoryTexts<"roofing"> = {
  slug: "roofing",
  name: "Roofing",
  heroHeading: "A roof for hail country",
  description:
    "Nebraska weather is hard on a roof. We take off what is old, repair the deck, and put on shingles or metal that are made for hail and wind.",
  products: [
    {
      id: "roofing-architectural-shingles",
      slug: "architectural-shingles",
      name: "Architectural Shingles",
      image: "/illustrations/scene-roofing.svg",
      description: "A laminated asphalt shingle with depth and shadow, in an impact-resistant grade for hail country.",
      overview:
        "Architectural shingles are two layers of asphalt and fiberglass, pressed into one. We install grades that are rated Class 4 (UL 2218, the highest class for impact). The old roof comes off down to the deck, soft boards are replaced, and ice barrier, underlayment, flashing and vents are new. Most roofs take 1-3 days.",
      imageAlt: "Drawing of a house with a steep roof",
      features: [
        "Rated Class 4 for impact",
        "New underlayment and flashing",
        "Ridge vents where the attic needs them",
        "Colors to match brick and siding",
      ],
      benefits: [
        "Stands up to hail and wind",
        "May help with your insurance premium; ask your agent",
        "A dry attic",
        "A roof line that looks finished",
      ],
      claims: ["hail", "roofDays"],
    },
    {
      id: "roofing-standing-seam-metal",
      slug: "standing-seam-metal",
      name: "Standing Seam Metal",
      image: "/illustrations/scene-roofing.svg",
      description:
        "Long steel panels with raised seams and hidden fasteners, for roofs that should not need another thought.",
      overview:
        "Standing seam panels run from ridge to eave without a crosswise joint, and their clips let the steel move as it warms and cools. We measure the roof, have the panels cut to length, and fold the seams on site. Snow slides off, and no screw goes through the face of a panel.",
      imageAlt: "Drawing of a house under a wide sky",
      features: [
        "Panels cut to the length of your roof",
        "Fasteners hidden under the seam",
        "Painted steel in earth tones",
        "Snow guards over doors and walks",
      ],
      benefits: [
        "Sheds snow and rain",
        "Little to look after",
        "Clean lines",
        "Can be recycled at the end of its life",
      ],
      claims: [],
    },
  ],
};
