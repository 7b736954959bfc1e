import type { FaqCategory } from "../faq/texts.ts";
import type { PageName } from "../site/pages.ts";

/** What a page of the table is about beyond our trade, and the group of the FAQ whose questions belong to it. */
export const pageTerms: Partial<Record<PageName, readonly [readonly string[], FaqCategory]>> = {
  home: [["home improvement contractor", "free home improvement estimate"], "general"],
  chat: [["home improvement advice"], "general"],
  quote: [["free home improvement estimate"], "process"],
  win: [["home improvement giveaway"], "general"],
  about: [["family-owned contractor"], "general"],
  financing: [["home improvement financing"], "financing"],
  warranty: [["window and siding warranty"], "process"],
  blog: [["home improvement advice"], "general"],
  careers: [["installer jobs", "window installer jobs"], "general"],
  contact: [["home improvement showroom", "home improvement contractor"], "general"],
  faq: [["home improvement questions"], "general"],
  terms: [[], "process"],
  privacy: [[], "process"],
  gallery: [["before and after home improvement"], "general"],
  testimonials: [["home improvement contractor reviews"], "general"],
  serviceRequest: [["window and door repair service"], "process"],
};
