import type { Point } from "../schema.ts";

export const heroes = {
  home: {
    title: "Good work for Central New York homes, since 1989",
    lead: "Windows, siding, bathrooms and doors, custom-made and installed by our own certified installers. Ask us anything, any time.",
    claims: ["12,000+ homeowners", "35+ years", "4.9-star rating", "Licensed and insured"],
  },
  about: {
    title: "A family that works on its neighbors' homes",
    lead: "Windows, siding, bathrooms and doors for Central New York, by people who live here too.",
    reasons: "Six reasons to choose us",
    claims: ["Established 1989", "Family-owned", "Licensed and insured", "4.9-star rating"],
  },
  county: { claims: ["Family-owned since 1989", "Licensed and insured", "Our own certified installers"] },
  service: { claims: ["15,000+ projects", "Since 1989", "35+ years", "Our own certified installers"] },
  blog: {
    title: "Plain advice for upstate homes",
    lead: "What we tell our neighbors about windows, bathrooms and siding.",
  },
  financing: {
    lead: "Three plans for different budgets. We explain each of them before you choose, and none is required.",
  },
  warranty: { lead: "What we promise about products, about our work, and about the day you sell your home." },
  careers: { title: "Build a trade close to home" },
  testimonials: { lead: "Reviews come from our Google profile; newest first." },
} as const;

/** What stands where the map of the contact page will be; undefined when none will be. */
export const mapNote: string | undefined = "Map Coming Soon";

export const badges = {
  contact: ["Licensed & Insured", "Lifetime Warranty", "4.9 star rating"],
  service: ["Licensed & Insured", "Lifetime Warranty", "4.9★ Rating"],
} as const;

export const journey: readonly Point[] = [
  { title: "Free Estimate", text: "We look, measure and listen. You get a quote in writing." },
  { title: "Custom Production", text: "Your products are custom-made for your home." },
  { title: "Expert Installation", text: "Our own certified installers do the work and clean up." },
  { title: "Lifetime Support", text: "A lifetime warranty, and people who pick up the phone." },
];

export const quoteReasons: readonly Point[] = [
  { title: "Family-owned since 1989", text: "The people who give you the estimate answer for the work." },
  { title: "Our own certified installers", text: "No subcontractors in your home." },
  { title: "Custom-made, with a lifetime warranty", text: "Products made for your home alone." },
  { title: "Licensed and insured", text: "Ask us for proof any time." },
];

export const productReasons: readonly [Point, Point, Point] = [
  { title: "Lifetime Warranty", text: "Our products carry a lifetime warranty. Ask to read it before you decide." },
  { title: "Expert Installation", text: "Installed by our own certified installers. No subcontractors." },
  {
    title: "Flexible Financing",
    text: "Plans for different budgets, with 0% APR options for qualified customers. Subject to credit approval.",
  },
];

export const productBadges = ["Custom-Made", "Energy Efficient", "Expert Installation", "Lifetime Warranty"] as const;
