import type { CategorySlug } from "../catalogue/contract.ts";
import { type FaqCategory, faqOf } from "../faq/texts.ts";

/** Words by which a page should be found, and the questions that it, or the FAQ, answers. */
export interface SearchTerms {
  keywords: readonly string[];
  voiceSearchKeywords: readonly string[];
  conversationalQueries: readonly string[];
}

const region = "Central New York";

const services = {
  windows: ["replacement windows", "double-hung windows", "bay and bow windows", "slider windows"],
  siding: ["house siding", "vinyl siding", "engineered wood siding", "stacked stone siding"],
  bathrooms: ["bathroom remodeling", "tub to shower conversion", "safety tubs", "shower doors"],
  doors: ["entry doors", "storm doors", "patio doors", "door installation"],
} as const satisfies Record<CategorySlug, readonly string[]>;

const spoken = (terms: readonly string[]): string[] => terms.map((term) => `${term} near me`);

const questionsOf = (category: FaqCategory): string[] => faqOf(category).map(({ question }) => question);

/** Terms of a category's page and, with its name in front, of one of its products. */
export function serviceTerms(category: CategorySlug, product?: string): SearchTerms {
  const name = product?.toLowerCase();
  const terms = name ? [name, services[category][0]] : services[category];
  return {
    keywords: [...terms.map((term) => `${term} ${region}`), `${category} installation Whitesboro NY`],
    voiceSearchKeywords: spoken(terms),
    conversationalQueries: questionsOf(category),
  };
}

const everyService = Object.values(services).map(([first]) => first);

/** Terms of a page that is about the company or a subject: its own, then what the company does. */
export function generalTerms(own: readonly string[], category: FaqCategory): SearchTerms {
  return {
    keywords: [...own, ...everyService.map((term) => `${term} ${region}`)],
    voiceSearchKeywords: spoken(own.length > 0 ? own : everyService),
    conversationalQueries: questionsOf(category),
  };
}
