import { hours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import type { Edition } from "@site/company/schema";
import { serviceOrder, services } from "@site/company/services";
import type { Memory, Slots } from "@site/core/chat/memory";
import { faq } from "@site/core/faq/texts";
import type { ServiceType } from "@site/core/quote/options";

/** What an answer may depend on. */
export interface AnswerContext {
  now: Date;
  edition: Edition;
  /** The part of the message that asks. */
  text: string;
  /** The service that is spoken of, here or before. */
  service: ServiceType | undefined;
  slots: Slots;
  memory: Memory;
}

/** What the assistant says to one meaning. */
export interface Answer {
  /** Wordings, each of them said once in a conversation; undefined while a value that they need is not set. */
  say: (context: AnswerContext) => readonly string[] | undefined;
  /** Only the office knows it: what it is, so that several such questions fit into one sentence. */
  subject?: string;
}

export type AnswerBank = Readonly<Record<string, Answer>>;

/** Something that is known and the same for everybody. */
export const known = (...wordings: string[]): Answer => ({ say: () => wordings });

/** Something that depends on the clock, the service or the words of the question. */
export const depends = (say: Answer["say"]): Answer => ({ say });

/** Something that only the office knows: what is known about it, said before the offer of a call. */
export const open = (subject: string, ...wordings: string[]): Answer => ({ subject, say: () => wordings });

/** The answer of a question on the FAQ page; undefined when the company's page has no such question. */
export const faqAnswer = (question: string): string | undefined =>
  faq.find((each) => each.question === question)?.answer;

/** What the FAQ page answers, in words made of it; nothing when the company's page has no such question. */
export const fromFaq = (
  question: string,
  say: (answer: string, context: AnswerContext) => readonly string[] = (answer) => [answer],
): Answer => ({
  say(context) {
    const answer = faqAnswer(question);
    return answer === undefined ? undefined : say(answer, context);
  },
});

export const phone = profile.phone;

const serviceNames = serviceOrder.map((id) => services[id].name.toLowerCase());
const listed = (word: "and" | "or"): string =>
  [serviceNames.slice(0, -1).join(", "), serviceNames.at(-1)].filter(Boolean).join(` ${word} `);

/** "windows, siding, bathrooms and doors", as the company orders them. */
export const serviceList = listed("and");
export const serviceChoiceList = listed("or");

/** "Mon-Fri 8 AM-6 PM, Sat 9 AM-1 PM": when a person answers. */
export const officeHours = hours.site
  .filter(({ text }) => text !== "closed")
  .map(({ label, text }) => `${label} ${text}`)
  .join(", ");

const trades: readonly string[] = ["windows", "siding", "bathrooms", "doors"];

/** The texts on products speak of these trades; a company of others has none of them, and its office is asked. */
export const hasTheseTrades = trades.every((id) => id in services);
