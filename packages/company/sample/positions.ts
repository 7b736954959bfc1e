import type { Position } from "../schema.ts";

/** Open positions; a closed one is taken out here and its page disappears. */
export const positions = [
  {
    slug: "installer",
    title: "Installer",
    type: "Full-time",
    place: "Whitesboro NY",
    pay: "$21.50-$24.00 per hour",
    payRange: { min: 21.5, max: 24 },
    postedOn: "2026-11-02",
    claims: ["M-32"],
  },
  {
    slug: "lead-installer",
    title: "Lead Installer",
    type: "Full-time",
    place: "Whitesboro NY",
    pay: "$25.00-$30.00 per hour",
    payRange: { min: 25, max: 30 },
    postedOn: "2026-11-02",
    claims: ["M-33"],
  },
] as const satisfies readonly Position[];
