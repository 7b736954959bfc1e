import type { Position } from "../schema.ts";

export const positions = [
  {
    slug: "roofer",
    title: "Roofer",
    type: "Full-time",
    place: "Lincoln NE",
    pay: "$24.00-$29.00 per hour",
    payRange: { min: 24, max: 29 },
    postedOn: "2026-10-12",
    claims: ["pay"],
  },
] as const satisfies readonly Position[];
