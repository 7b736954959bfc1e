import type { faqGroups } from "./faq.ts";

export const pageTerms: Readonly<Record<string, { terms: readonly string[]; faq: keyof typeof faqGroups }>> = {
  home: { terms: ["home improvement contractor", "free home improvement estimate"], faq: "general" },
  chat: { terms: ["home improvement advice"], faq: "general" },
  quote: { terms: ["free home improvement estimate"], faq: "process" },
  win: { terms: ["home improvement giveaway"], faq: "general" },
  about: { terms: ["family-owned contractor"], faq: "general" },
  financing: { terms: ["home improvement financing"], faq: "financing" },
  warranty: { terms: ["window and siding warranty"], faq: "process" },
  blog: { terms: ["home improvement advice"], faq: "general" },
  careers: { terms: ["installer jobs", "window installer jobs"], faq: "general" },
  contact: { terms: ["home improvement showroom", "home improvement contractor"], faq: "general" },
  faq: { terms: ["home improvement questions"], faq: "general" },
  terms: { terms: [], faq: "process" },
  privacy: { terms: [], faq: "process" },
  gallery: { terms: ["before and after home improvement"], faq: "general" },
  testimonials: { terms: ["home improvement contractor reviews"], faq: "general" },
  serviceRequest: { terms: ["window and door repair service"], faq: "process" },
};
