import { chatAnswers, chatWords, ownQuestions } from "@site/company/chat-answers";
import { absentPages } from "@site/company/page-texts";
import { region } from "@site/company/places";
import { profile } from "@site/company/profile";
import type { ChatAnswer, ChatMark } from "@site/company/schema";
import { services } from "@site/company/services";
import { spanish } from "@site/company/spanish";
import { warranties } from "@site/company/warranty";
import { addressLine } from "@site/core/business/profile";
import { catalogue } from "@site/core/catalogue/texts";
import { faq } from "@site/core/faq/texts";
import { pages } from "@site/core/site/pages";
import { productIn } from "../slots/find-service.ts";
import {
  type Answer,
  type AnswerBank,
  type AnswerContext,
  officeHours,
  phone,
  serviceChoiceList,
  serviceList,
} from "./answer.ts";
import { generalTexts } from "./general-texts.ts";
import { apply, openJobs } from "./positions.ts";
import { spanishHours } from "./spanish-times.ts";

const names: Readonly<Record<string, { name: string }>> = services;

/** "a bathroom": what a project of a service is called. */
const getNoun = (service: string): string =>
  chatWords.nouns[service] ?? names[service]?.name.toLowerCase() ?? "a project";

const facts: Readonly<Record<Exclude<ChatMark, "faq" | "for" | "noted" | "promise">, string | undefined>> = {
  company: profile.company,
  phone,
  hours: officeHours,
  services: serviceList,
  servicesOr: serviceChoiceList,
  founded: profile.founded?.toString(),
  showroom: addressLine(profile.showroom),
  city: profile.showroom.city,
  region,
  warranty: warranties[0]?.paragraphs[0],
  servicios: spanish.services,
  horario: spanishHours,
  jobs: openJobs,
  apply,
};

const isAbsent = (name: string): boolean => absentPages.some((absent) => absent === name);

/** The path of a page; undefined for one that the company does without. */
export const getPath = (name: keyof typeof pages): string | undefined =>
  isAbsent(name) ? undefined : pages[name].path;

const pathNamed = (name: string): string | undefined =>
  isAbsent(name) ? undefined : Object.entries(pages).find(([key]) => key === name)?.[1].path;

function valueOfMark(
  mark: string,
  question: string | undefined,
  { service, slots, promise }: AnswerContext,
): string | undefined {
  if (mark.startsWith("page.")) return pathNamed(mark.slice(5));
  if (mark === "faq") return faq.find((each) => each.question === question)?.answer;
  if (mark === "promise") return promise;
  if (mark === "for") return service ? ` for ${getNoun(service)}` : "";
  if (mark === "noted") return slots.details ? ", with what you told me about the project" : "";
  return mark in facts ? facts[mark as keyof typeof facts] : undefined;
}

const mark = /\{([\w.]+)\}/g;

/** A wording with its marks filled in; none when the company has no value for one of them. */
function filled(text: string, question: string | undefined, context: AnswerContext): string[] {
  const values = [...text.matchAll(mark)].map(([, name = ""]) => valueOfMark(name, question, context));
  if (values.includes(undefined)) return [];
  return [text.replace(mark, () => values.shift() ?? "")];
}

function productText(text: string): string[] {
  const name = productIn(text);
  const product = catalogue.flatMap(({ products }) => products).find((each) => each.name === name);
  return product ? [`${product.name}: ${product.description}`] : [];
}

function wordingsOf(answer: ChatAnswer, context: AnswerContext): string[] {
  const { cases = [], tellsProduct } = answer;
  const fits = ({ services: of, words }: (typeof cases)[number]): boolean =>
    Boolean(of?.includes(context.service ?? "")) || (words ? new RegExp(words, "i").test(context.text) : false);
  const { faq: question, say } = cases.find(fits) ?? answer;
  const wordings = say.flatMap((text) => filled(text, question, context));
  return tellsProduct ? [...productText(context.text), ...wordings] : wordings;
}

const toAnswer = (answer: ChatAnswer): Answer => ({
  ...(answer.subject ? { subject: answer.subject } : {}),
  say(context) {
    const wordings = wordingsOf(answer, context);
    return wordings.length > 0 ? wordings : undefined;
  },
});

/** Answers made of texts with marks. */
export const bankOf = (answers: Readonly<Record<string, ChatAnswer>>): AnswerBank =>
  Object.fromEntries(Object.entries(answers).map(([label, answer]) => [label, toAnswer(answer)]));

/** What the company says itself, by what a question means. */
export const companyBank: AnswerBank = bankOf({ ...generalTexts, ...chatAnswers, ...ownQuestions });

/** Texts that stand for no one meaning: said of a whole topic, or to who doubts the company. */
export const namedTexts = ["why-trust-us", "about-financing", "about-work"] as const;
export type NamedText = (typeof namedTexts)[number];

/** What the company says itself of something that has a name, first wording. */
export const companyText = (label: NamedText, context: AnswerContext): string | undefined =>
  companyBank[label]?.say(context)?.[0];

const own = Object.entries(ownQuestions).map(([label, { words }]) => [label, new RegExp(words, "i")] as const);

/** The company's own question that some words ask. */
export const ownLabel = (text: string): string | undefined => own.find(([, words]) => words.test(text))?.[0];
