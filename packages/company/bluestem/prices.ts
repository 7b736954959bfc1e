import type { LoanTerms, PriceRange } from "../schema.ts";

const owner = { by: "D. Novak, owner", on: "2026-10-05" };

export const priceRanges: readonly PriceRange[] | undefined = [
  {
    service: "roofing",
    job: "an architectural shingle roof on a house of 2,000 square feet, one old layer taken off",
    low: 11_800,
    typical: 15_400,
    high: 22_600,
    moves: [
      { title: "Pitch and height", text: "Steep roofs and second floors take more time and more rope." },
      { title: "Old layers", text: "Each layer that has to come off and be hauled away adds to it." },
      { title: "What is underneath", text: "Soft decking is replaced by the sheet. You see each one before we do it." },
      { title: "Metal in place of shingles", text: "Standing seam costs about twice as much and lasts far longer." },
    ],
    confirmed: owner,
  },
  {
    service: "gutters",
    job: "seamless aluminum gutters and downspouts on a house of one floor, 150 feet of eaves",
    low: 1400,
    typical: 1900,
    high: 3100,
    moves: [
      { title: "Leaf guards", text: "With them it is about half as much again." },
      { title: "Corners and floors", text: "Each corner is cut by hand, and a second floor needs longer ladders." },
    ],
    confirmed: owner,
  },
];

export const loanTerms: LoanTerms | undefined = {
  lender: "Platte Valley Credit Union",
  apr: 9.99,
  isFixed: true,
  downPayment: 0,
  months: [36, 60, 120],
  least: 2500,
  most: 60_000,
  disclosure: "Credit is subject to approval by Platte Valley Credit Union. Rates depend on your credit.",
  confirmed: owner,
};
