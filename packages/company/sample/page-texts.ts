/** Said of the home page, and of a page that has no description of its own, until its record has come. */
export const defaultDescription =
  "A family-owned contractor in Whitesboro, NY. Talk through your project, get a free estimate and have it built by our own certified installers.";

export const titles = {
  home: "Windows, siding, bathrooms and doors in Central New York",
  chat: "Chat about your project",
  quote: "Request a free estimate",
  win: "Enter the $25,000 home improvement giveaway",
  about: "About our family-owned company",
  financing: "Financing your project",
  warranty: "Our warranties",
  blog: "Home improvement articles",
  careers: "Careers: join our installation crews",
  contact: "Contact us",
  staff: "Employee Directory",
  faq: "Frequently asked questions",
  terms: "Terms of use",
  privacy: "Privacy policy",
  accessibility: "Accessibility statement",
  gallery: "Project gallery",
  testimonials: "What homeowners say",
  serviceRequest: "Request service",
  search: "Search this site",
} as const;

/** What search engines and previews say of each page, at most 155 characters. */
export const descriptions = {
  home: defaultDescription,
  chat: "Ask our automated assistant about windows, siding, bathrooms and doors, or request a free estimate.",
  quote:
    "Tell us about your windows, siding, bathroom or door project. We answer within 24 hours with a personalized quote.",
  win: "Enter for a chance to win up to $25,000 in products and services. No purchase necessary. See the official rules.",
  about:
    "Family-owned since 1989. Meet the company behind your windows, siding, bathrooms and doors in Central New York.",
  financing:
    "Same As Cash, low monthly payments and reduced APR plans for your home improvement project. Subject to credit approval.",
  warranty:
    "Product, installation and transferable warranties for windows, siding and doors, and how to ask for service.",
  blog: "Plain advice on windows, bathrooms and siding for homes in Central New York.",
  careers:
    "Full-time installer positions in Whitesboro, NY, with steady work, benefits and room to grow. Apply online.",
  contact: "Call, write, chat or visit our showroom in Whitesboro, NY. Hours, directions and phone number.",
  staff: "The directory of our team in Whitesboro, NY.",
  faq: "Answers about windows, siding, bathrooms, doors, financing and how a project works, from first call to final walk-through.",
  terms: "Terms for using this site, estimates, financing information and the giveaway.",
  privacy: "What we store when you write to us or chat, why, for how long, and how to have it deleted.",
  accessibility: "Our accessibility target, how to tell us about a barrier and how fast we answer.",
  gallery: "Before and after pictures of windows, siding, bathrooms and doors in Central New York.",
  testimonials: "Reviews of our windows, siding, bathrooms and doors from homeowners in Central New York.",
  search: "Find a service, an answer or an article on this site.",
  serviceRequest: "Ask for service on windows, siding, a bathroom or a door that we installed.",
} as const;

export const countyNote = "Family-owned, licensed and insured. Free estimates.";

/** Pages that the site does without, because the company has nothing for them. */
export const absentPages: readonly (keyof typeof titles)[] = [];
