import type { Point } from "../schema.ts";

export const heroes = {
  home: {
    title: "Roofs, siding and gutters that are ready for the next storm",
    lead: "Based in Lincoln since 2011, with crews on our own payroll. Ask us anything.",
    claims: ["Since 2011", "Six crews of our own", "Licensed and insured"],
  },
  about: {
    title: "From here, and still here",
    lead: "Roofing, siding and gutters for Southeast Nebraska.",
    reasons: "Three reasons to call us",
    claims: ["Since 2011", "Licensed and insured"],
  },
  county: { claims: ["Since 2011", "Licensed and insured"] },
  service: { claims: ["Since 2011", "Our own crews", "10-year workmanship warranty on work by our own crews"] },
  blog: { title: "Advice for prairie houses", lead: "What hail, wind and water do, and what you can do about it." },
  financing: { lead: "We do not arrange loans." },
  warranty: { lead: "Who stands behind the material, who stands behind the work, and who to call." },
  careers: { title: "Work where you live" },
  testimonials: { lead: "Reviews." },
} as const;

export const mapNote: string | undefined = undefined;

export const badges = {
  contact: ["Licensed and insured", "Free estimates"],
  service: ["Licensed and insured", "Our own crews"],
} as const;

export const journey: readonly Point[] = [
  { title: "A look", text: "We measure, take pictures and show you what we see." },
  { title: "A number", text: "You get a price in writing." },
  { title: "The work", text: "A crew of ours, and a clean yard every evening." },
  { title: "Afterward", text: "We stand behind it, and we answer the phone." },
];

export const quoteReasons: readonly Point[] = [
  { title: "Here since 2011", text: "We did not come with the storm." },
  { title: "Our own crews", text: "On our payroll all year." },
];

export const productReasons: readonly [Point, Point, Point] = [
  { title: "A warranty in writing", text: "From the maker on the material, and from us on the work." },
  { title: "Our own crews", text: "Nobody on your house was hired this morning." },
  { title: "A price in writing", text: "Before we start, and it stays that price." },
];

export const productBadges = ["Made for hail", "Our own crews", "Clean yard", "Price in writing"] as const;
