import { region } from "@site/company/places";
import { profile } from "@site/company/profile";
import { type ServiceId, serviceOrder, services } from "@site/company/services";
import { type FaqCategory, getFaq } from "../faq/texts.ts";
import type { SearchMetadata } from "./contract.ts";

/** Words by which a page should be found, and the questions that it, or the FAQ, answers. */
export type SearchTerms = Pick<SearchMetadata, "keywords" | "voiceSearchKeywords" | "conversationalQueries">;

const addNearMe = (terms: readonly string[]): string[] => terms.map((term) => `${term} near me`);

const getQuestions = (category: FaqCategory): string[] => getFaq(category).map(({ question }) => question);

/** Terms of a category's page and, with its name in front, of one of its products. */
export function serviceTerms(category: ServiceId, product?: string): SearchTerms {
  const name = product?.toLowerCase();
  const own = services[category].searchTerms;
  const terms = name ? [name, own[0]] : own;
  return {
    keywords: [
      ...terms.map((term) => `${term} ${region}`),
      `${category} installation ${profile.showroom.city} ${profile.showroom.region}`,
    ],
    voiceSearchKeywords: addNearMe(terms),
    conversationalQueries: getQuestions(category),
  };
}

const everyService = serviceOrder.map((id) => services[id].searchTerms[0]);

/** Terms of a page that is about the company or a subject: its own, then what the company does. */
export const generalTerms = (own: readonly string[], category: FaqCategory): SearchTerms => ({
  keywords: [...own, ...everyService.map((term) => `${term} ${region}`)],
  voiceSearchKeywords: addNearMe(own.length > 0 ? own : everyService),
  conversationalQueries: getQuestions(category),
});
