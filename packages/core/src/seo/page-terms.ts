import type { FaqCategory } from "../faq/content.ts";
import type { PageName } from "../site/pages.ts";

/** What each page of the table is about, and the group of the FAQ whose questions belong to it. */
export const pageTerms = {
  home: [["home improvement contractor", "free home improvement estimate"], "general"],
  chat: [["home improvement advice"], "general"],
  quote: [["free home improvement estimate"], "process"],
  win: [["home improvement giveaway"], "general"],
  windows: [[], "windows"],
  siding: [[], "siding"],
  bathrooms: [[], "bathrooms"],
  doors: [[], "doors"],
  about: [["family-owned contractor"], "general"],
  financing: [["home improvement financing"], "financing"],
  warranty: [["window and siding warranty"], "process"],
  blog: [["home improvement advice"], "general"],
  careers: [["installer jobs", "window installer jobs"], "general"],
  contact: [["home improvement showroom", "home improvement contractor"], "general"],
  staff: [[], "general"],
  faq: [["home improvement questions"], "general"],
  terms: [[], "process"],
  privacy: [[], "process"],
  accessibility: [[], "general"],
  gallery: [["before and after home improvement"], "general"],
  testimonials: [["home improvement contractor reviews"], "general"],
  serviceRequest: [["window and door repair service"], "process"],
} as const satisfies Record<PageName, readonly [readonly string[], FaqCategory]>;
