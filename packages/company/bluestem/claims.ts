import type { Claim } from "../schema.ts";

const owner = { by: "D. Novak, owner", on: "2026-10-05" };

export const claims = {
  founded: { figures: ["2011"], scopes: ["site"], confirmed: owner },
  licensed: { figures: ["licensed and insured"], scopes: ["site"], confirmed: owner },
  crews: { figures: ["six crews"], scopes: ["site"], confirmed: owner },
  roofDays: { figures: ["1-3 days"], scopes: ["catalogue", "faq", "chat"], confirmed: owner },
  workmanship: { figures: ["10-year"], scopes: ["site"], confirmed: owner, qualifier: "on work by our own crews" },
  hail: {
    figures: ["Class 4"],
    scopes: ["catalogue", "faq", "chat"],
    qualifier: "UL 2218, the highest class for impact",
    confirmed: owner,
  },
  gutterDay: { figures: ["one day"], scopes: ["catalogue", "faq", "chat"] },
  pay: { figures: ["$24.00-$29.00"], scopes: ["careers", "chat"], confirmed: owner },
  estimates: { figures: ["60 days"], scopes: ["terms", "faq", "chat"], confirmed: owner },
  feedback: { figures: ["3 business days"], scopes: ["accessibility"], confirmed: owner },
  guidelines: { figures: ["WCAG 2.1"], scopes: ["accessibility"], confirmed: owner },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
