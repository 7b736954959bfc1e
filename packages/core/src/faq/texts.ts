import { faqGroups } from "@site/company/faq";
import { buildFromKeys, listKeys } from "../contract/form.ts";

export type FaqCategory = keyof typeof faqGroups;
export const faqCategories = listKeys(faqGroups);

export const faqCategoryLabels = buildFromKeys(faqGroups, (name): string => faqGroups[name].label);

export interface FaqEntry {
  category: FaqCategory;
  question: string;
  answer: string;
}

export const faq: readonly FaqEntry[] = faqCategories.flatMap((category) =>
  faqGroups[category].questions.map((question) => ({ category, ...question })),
);

export const getFaq = (category: FaqCategory): readonly FaqEntry[] => faq.filter((each) => each.category === category);
