import type { CategorySlug } from "@site/core/catalogue/contract";
import { faq } from "@site/core/faq/content";
import type { Edition } from "@site/core/giveaway/edition";

export interface FactContext {
  now: Date;
  edition: Edition;
}

export interface Fact {
  id: string;
  forms: readonly string[];
  keywords?: string;
  /** More text of the site about the same thing: searched like the answer and not told. */
  background?: string;
  /** The answer, or undefined while a value it needs is not set. */
  answer: (context: FactContext) => string | undefined;
  /** Service it belongs to: preferred while the visitor speaks of that service. */
  service?: CategorySlug;
  /** It answers "how much" or "how many" itself, so that this is no question about a price. */
  isAmount?: true;
}

/** The answer of a question on the FAQ page. @throws Error when the page has no such question */
export function faqAnswer(question: string): string {
  const found = faq.find((each) => each.question === question);
  if (!found) throw new Error(`The FAQ has no question "${question}"`);
  return found.answer;
}

interface FaqFactOptions {
  forms?: readonly string[];
  keywords?: string;
  service?: CategorySlug;
  isAmount?: true;
}

/** A fact that is an FAQ entry, with more ways to ask for it. */
export function faqFact(id: string, question: string, { forms = [], ...more }: FaqFactOptions = {}): Fact {
  const text = faqAnswer(question);
  return { id, forms: [question, ...forms], answer: () => text, ...more };
}
