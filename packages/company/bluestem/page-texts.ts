export const defaultDescription =
  "Roofing, siding and gutters in Lincoln, NE, by crews that are on our own payroll. Free estimates in writing.";

export const titles = {
  home: "Roofing, siding and gutters in Southeast Nebraska",
  chat: "Ask about your roof",
  quote: "Ask for a free estimate",
  win: "Giveaway",
  about: "About Bluestem",
  financing: "Financing",
  warranty: "Warranties on roofs, siding and gutters",
  blog: "Advice for prairie houses",
  careers: "Work on our crews",
  contact: "Contact our office in Lincoln",
  staff: "Our team",
  faq: "Questions about roofs, siding and gutters",
  terms: "Terms of use",
  privacy: "Privacy policy",
  accessibility: "Accessibility statement",
  gallery: "Projects",
  testimonials: "Reviews",
  serviceRequest: "Ask for service",
  search: "Search this site",
} as const;

export const descriptions = {
  home: defaultDescription,
  chat: "Ask our automated assistant about roofing, siding and gutters, or ask for a free estimate.",
  quote: "Tell us about your roof, siding or gutters. The estimate is free and comes in writing.",
  win: "There is no giveaway at present.",
  about: "A roofing and siding company in Lincoln since 2011, with crews on its own payroll.",
  financing: "We do not arrange loans.",
  warranty: "What the makers of the materials and we ourselves stand behind, and how to ask for service.",
  blog: "Plain advice on hail, wind and water for houses in Southeast Nebraska.",
  careers: "Full-time roofing work in Lincoln, NE, paid by the hour all year.",
  contact: "Call or visit our office in Lincoln, NE. Hours, directions and phone number.",
  staff: "Our team in Lincoln, NE.",
  faq: "How long a roof takes, what hail does, how insurance works, and how to reach us.",
  terms: "Terms for using this site and for estimates.",
  privacy: "What we store when you write to us or chat, why, for how long, and how to have it deleted.",
  accessibility: "What we aim for, and how to tell us what gets in your way.",
  gallery: "Projects in Southeast Nebraska.",
  testimonials: "Reviews.",
  search: "Find a service, an answer or an article.",
  serviceRequest: "Ask for service on a roof, siding or gutters that we put on.",
} as const;

export const countyNote = "Our own crews, licensed and insured. Free estimates.";

export const absentPages: readonly (keyof typeof titles)[] = ["win", "financing", "staff", "gallery", "testimonials"];
