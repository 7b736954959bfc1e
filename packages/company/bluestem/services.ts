import type { Service } from "../schema.ts";

export const services = {
  roofing: {
    words: "\\b(?:roof(?:s|ing|er|ers|line)?|shingles?|metal roofs?|flashing|hail|techos?)\\b",
    scene: "/illustrations/scene-roofing.svg",
    overlay: "light",
    tile: "/illustrations/tile-roofing.svg",
    name: "Roofing",
    blurb: "Shingle and metal roofs that are ready for the next hailstorm.",
    choice: "Asphalt shingle and standing seam metal roofs, tear-off included",
    slogan: "Roofs that are ready for the next hailstorm",
    example: "e.g. shingles, standing seam metal",
    question: "Is it a leak, storm damage or a whole new roof? Tell me a little about it.",
    page: {
      title: "Roof replacement in Southeast Nebraska",
      description: "Impact-resistant shingle and standing seam metal roofs, put on by our own crews. Free estimates.",
    },
    searchTerms: ["roof replacement", "asphalt shingle roof", "metal roof", "hail damage roof"],
    products: { "architectural-shingles": "Architectural Shingles", "standing-seam-metal": "Standing Seam Metal" },
  },
  siding: {
    words: "\\b(?:sidings?|fiber cement|clapboards?|revestimiento)\\b",
    scene: "/illustrations/scene-siding.svg",
    overlay: "dark",
    tile: "/illustrations/tile-siding.svg",
    name: "Siding",
    blurb: "Fiber cement and steel siding for open country and strong wind.",
    choice: "Fiber cement and steel siding with new trim",
    slogan: "Siding for open country and strong wind",
    example: "e.g. fiber cement, steel",
    question: "Is it the whole house or one side of it? Tell me a little about the project.",
    page: {
      title: "Fiber cement and steel siding in Southeast Nebraska",
      description: "Fiber cement and steel siding with new trim, put on by our own crews. Free estimates.",
    },
    searchTerms: ["fiber cement siding", "steel siding"],
    products: { "fiber-cement": "Fiber Cement Siding", "steel-siding": "Steel Siding" },
  },
  gutters: {
    words: "\\b(?:gutters?|gutter guards?|leaf guards?|downspouts?|eavestroughs?|canaletas?)\\b",
    scene: "/illustrations/scene-gutters.svg",
    overlay: "light",
    tile: "/illustrations/tile-gutters.svg",
    name: "Gutters",
    blurb: "Seamless aluminum gutters, formed on site to the length of your eaves.",
    choice: "Seamless aluminum gutters, downspouts and leaf guards",
    slogan: "Seamless gutters, formed in your driveway",
    example: "e.g. seamless gutters, leaf guards",
    question: "Are the gutters new, or do they replace old ones? Tell me a little about the house.",
    page: {
      title: "Seamless gutters in Southeast Nebraska",
      description: "Seamless aluminum gutters, downspouts and leaf guards, formed on site and hung by our own crews.",
    },
    searchTerms: ["seamless gutters", "gutter replacement", "leaf guards"],
    products: { "seamless-gutters": "Seamless Gutters", "leaf-guards": "Leaf Guards" },
  },
} as const satisfies Record<string, Service>;

export type ServiceId = keyof typeof services;

export const serviceOrder = ["roofing", "siding", "gutters"] as const satisfies readonly ServiceId[];
