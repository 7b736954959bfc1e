import type { ChatWords } from "../schema.ts";

export const chatWords: ChatWords = {
  introduction: "a roofing, siding and gutter company in Southeast Nebraska",
  products: {
    "standing-seam-metal": "\\bstanding[- ]seam\\b|\\bmetal roofs?\\b",
    "architectural-shingles": "\\bshingles?\\b",
    "steel-siding": "\\bsteel siding\\b",
    "fiber-cement": "\\bfiber[- ]cement\\b",
    "leaf-guards": "\\b(?:leaf|gutter) guards?\\b",
    "seamless-gutters": "\\bseamless\\b",
  },
  days: {},
};
