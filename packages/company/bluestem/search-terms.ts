import type { faqGroups } from "./faq.ts";

export const pageTerms: Readonly<Record<string, { terms: readonly string[]; faq: keyof typeof faqGroups }>> = {
  home: { terms: ["roofing contractor", "storm damage repair"], faq: "general" },
  about: { terms: ["local roofing company"], faq: "general" },
  careers: { terms: ["roofer jobs"], faq: "general" },
};
