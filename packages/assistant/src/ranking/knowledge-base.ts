import { benefits } from "@site/company/careers";
import { faqGroups } from "@site/company/faq";
import { creditNote, plans } from "@site/company/financing";
import { generalQuestions } from "@site/company/general-questions";
import { edition } from "@site/company/giveaway";
import { answerTime, hours } from "@site/company/hours";
import { absentPages } from "@site/company/page-texts";
import { region, serviceTowns } from "@site/company/places";
import { positions } from "@site/company/positions";
import { loanTerms, priceRanges } from "@site/company/prices";
import { profile } from "@site/company/profile";
import { questions } from "@site/company/questions";
import type { Question } from "@site/company/schema";
import { serviceOrder, services } from "@site/company/services";
import { spanish } from "@site/company/spanish";
import { warranties } from "@site/company/warranty";
import { answerPromise } from "@site/core/business/answer-deadline";
import { formatEditionDay, getWindowState } from "@site/core/business/edition";
import { eligibilityTexts } from "@site/core/business/edition-texts";
import { formatList } from "@site/core/business/format";
import { addressLine } from "@site/core/business/profile";
import { retention } from "@site/core/business/retention";
import type { ChatLanguage } from "@site/core/chat/options";
import type { ServiceType } from "@site/core/leads/options";
import { pages, paymentPath, pricePath } from "@site/core/site/pages";
import { findServices } from "../signals/services.ts";
import { getLabels } from "./topics.ts";

export const { phone } = profile;

/** "Mon-Fri 8 AM-6 PM, Sat 9 AM-1 PM": when a person answers. */
export const officeHours = hours.site
  .filter(({ text }) => text !== "closed")
  .map(({ label, text }) => `${label} ${text}`)
  .join(", ");

const spanishDays: Readonly<Record<string, string>> = { Mon: "lunes", Tue: "martes", Wed: "miércoles", Thu: "jueves" };
const spanishWeekend: Readonly<Record<string, string>> = { Fri: "viernes", Sat: "sábado", Sun: "domingo" };

/** The same in Spanish: "lunes a viernes 8 AM-6 PM, sábado 9 AM-1 PM, domingo cerrado". */
export const spanishHours = hours.site
  .map(({ label, text }) => {
    const days = label.split("-").map((day) => spanishDays[day] ?? spanishWeekend[day] ?? day);
    return `${days.join(" a ")} ${text === "closed" ? "cerrado" : text}`;
  })
  .join(", ");

const serviceNames = serviceOrder.map((id) => services[id].name.toLowerCase());
const serviceList = formatList(serviceNames, { comma: "" });
export const serviceChoice = formatList(serviceNames, { word: "or", comma: "" });

const isAbsent = (name: string): boolean => absentPages.some((absent) => absent === name);
const pathMarks = Object.entries(pages).map(([name, { path }]) => [`page.${name}`, isAbsent(name) ? undefined : path]);

const entryMarks = edition && {
  title: edition.title,
  prize: edition.prize,
  cash: `$${(edition.prizeValue * edition.cashShare).toLocaleString("en-US")}`,
  counties: formatList(edition.counties, { word: "or" }),
  condados: formatList(edition.counties, { word: "o", comma: "" }),
  dates: `${formatEditionDay(edition.opensAt)} to ${formatEditionDay(edition.closesAt)}`,
  draw: formatEditionDay(edition.drawAt),
  list: String(edition.winnersListDays),
  who: eligibilityTexts(edition).join(" "),
};

const openJobs = formatList(positions.map(({ title, type, pay }) => `${title} (${type}, ${pay})`)) || undefined;

/** What stands for `{phone}` and the like; a text with a mark that has no value is not said. */
const marks: Readonly<Record<string, string | undefined>> = {
  company: profile.company,
  phone,
  email: profile.email,
  hours: officeHours,
  services: serviceList,
  servicesOr: serviceChoice,
  founded: profile.founded?.toString(),
  showroom: addressLine(profile.showroom),
  city: profile.showroom.city,
  region,
  towns: formatList(serviceTowns),
  within: answerTime.text,
  warranty: warranties[0]?.paragraphs[0],
  horario: spanishHours,
  servicios: spanish.services,
  jobs: openJobs,
  apply: `You can apply at ${pages.careers.path}`,
  benefits: benefits.map(({ title }) => title.toLowerCase()).join(", ") || undefined,
  plans: plans.map(({ title, text }) => `${title}: ${text}`).join(" ") || undefined,
  credit: creditNote,
  kept: String(retention.chats.days),
  offers: profile.offersSite?.url,
  lender: profile.lender?.label,
  ...Object.fromEntries(Object.entries(entryMarks ?? {}).map(([name, value]) => [`giveaway.${name}`, value])),
  ...Object.fromEntries(pathMarks),
};

const faq = Object.values(faqGroups).flatMap(({ questions: asked }) => asked);
const faqAnswer = (question: string | undefined) => faq.find((each) => each.question === question)?.answer;

/** What an answer may depend on. */
export interface Asking {
  text: string;
  now: Date;
  language: ChatLanguage;
  service?: ServiceType | undefined;
}

/** A text with its marks filled in; none where the company has no value for one of them. */
function fillMarks(text: string, question: string | undefined, { now, language }: Asking): string[] {
  let isWhole = true;
  const full = text.replace(/\{([\w.]+)\}/g, (_, mark: string) => {
    const special = mark === "promise" ? answerPromise(now, language) : faqAnswer(question);
    const value = mark === "promise" || mark === "faq" ? special : marks[mark];
    if (value === undefined) isWhole = false;
    return value ?? "";
  });
  return isWhole ? [full] : [];
}

const toList = (answer: string | readonly string[] = "{faq}"): readonly string[] =>
  typeof answer === "string" ? [answer] : answer;

type Told = Pick<Question, "faq" | "answer" | "cases">;

function composeTexts({ faq: question, answer, cases = [] }: Told, asking: Asking): string[] {
  const fitting = cases.find(
    ({ services: named, words }) =>
      named?.includes(asking.service ?? "") || (words && new RegExp(words, "i").test(asking.text)),
  );
  const wording = fitting ?? { faq: question, answer };
  return toList(wording.answer).flatMap((text) => fillMarks(text, wording.faq, asking));
}

/** By topic what is said where the company has nothing of the kind. */
const none: readonly (readonly [labels: readonly string[], text: string])[] = [
  ...(plans.length > 0 ? [] : [[getLabels("financing"), creditNote] as const]),
  ...(positions.length > 0
    ? []
    : [
        [
          getLabels("jobs"),
          "We have no open position at present. The office at {phone} can tell you when that changes.",
        ] as const,
      ]),
  ...(edition ? [] : [[getLabels("giveaway"), "We have no giveaway at present."] as const]),
];

const inEnglish = (paths: string) =>
  `What it usually costs, from low to high, and what moves it: ${paths}. The written estimate, which is free, is the one that counts.`;
const inSpanish = (paths: string) =>
  `Lo que suele costar, de menos a más, y de qué depende: ${paths}. El presupuesto por escrito, que es gratis, es el que vale.`;

/** What is said of prices where the company has pages of them: of the service that is spoken of, or of all; of one without a
 * page what was said before. */
function pricedAnswer({ faq: ofFaq, answer = "{faq}" }: Told, tell: (paths: string) => string) {
  const priced = (priceRanges ?? []).map(({ service }) => service);
  const others = serviceOrder.filter((service) => !priced.includes(service));
  return {
    answer: tell(priced.map(pricePath).join(", ")),
    cases: [
      ...priced.map((service) => ({ services: [service], answer: tell(pricePath(service)) })),
      { services: others, answer, ...(ofFaq ? { faq: ofFaq } : {}) },
    ],
  };
}

const paymentText = loanTerms && `You can work out a monthly payment with ${loanTerms.lender} at ${paymentPath}.`;

/** Answers about money with the pages that the company has on it. */
function withMoneyPages(byLabel: Map<string, Question>): void {
  for (const label of priceRanges ? ["price", "push-price", "why-no-prices"] : []) {
    const entry = byLabel.get(label);
    if (!entry) continue;
    const { spanish: es } = entry;
    byLabel.set(label, {
      ...entry,
      ...pricedAnswer(entry, inEnglish),
      ...(es && { spanish: { question: es.question, ...pricedAnswer(es, inSpanish) } }),
    });
  }
  for (const label of paymentText ? getLabels("financing") : []) {
    const entry = byLabel.get(label);
    if (!entry) byLabel.set(label, { label, question: "What would it cost a month?", answer: paymentText });
    else if (label === "financing" || label === "monthly") {
      const told = [entry.answer ?? "{faq}"].flat().map((text) => `${text} ${paymentText}`);
      byLabel.set(label, { ...entry, answer: told });
    }
  }
}

const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function mergedQuestions(): Question[] {
  const offered = generalQuestions.filter(
    ({ services: of }) => of === undefined || of.some((name) => name in services),
  );
  const byLabel = new Map<string, Question>(offered.map((each) => [each.label, each]));
  for (const own of questions) {
    const { cases: _, ...general } = byLabel.get(own.label) ?? { label: own.label };
    const isAnswered = own.answer ?? own.faq;
    byLabel.set(own.label, { ...(isAnswered ? { ...general, answer: undefined } : byLabel.get(own.label)), ...own });
  }
  const used = new Set(
    [...byLabel.values()].flatMap(({ faq: own, question, cases }) => [
      own,
      question,
      ...(cases ?? []).map((each) => each.faq),
    ]),
  );
  for (const { question } of faq)
    if (!used.has(question)) byLabel.set(slugify(question), { label: slugify(question), faq: question });
  for (const [labels, answer] of none)
    for (const label of labels) {
      const entry = byLabel.get(label);
      if (entry) byLabel.set(label, { label, question: entry.question ?? entry.faq, answer });
    }
  withMoneyPages(byLabel);
  return [...byLabel.values()];
}

const knowledgeBase: ReadonlyMap<string, Question> = new Map(mergedQuestions().map((each) => [each.label, each]));

export const knownLabels: readonly string[] = [...knowledgeBase.keys()];

const servicesByLabel = new Map<string, readonly ServiceType[]>();

/** The services that a known question speaks of; none where it is of any work. */
export function servicesOfQuestion(label: string): readonly ServiceType[] {
  const cached = servicesByLabel.get(label);
  if (cached) return cached;
  const { question, faq: ofFaq, wordings = [] } = knowledgeBase.get(label) ?? {};
  const found = findServices([question, ofFaq, ...wordings].filter(Boolean).join(" / "));
  servicesByLabel.set(label, found);
  return found;
}

export function questionFor(label: string, language: ChatLanguage): string | undefined {
  const entry = knowledgeBase.get(label);
  return language === "es" ? entry?.spanish?.question : (entry?.question ?? entry?.faq);
}

/** What is added to answers about a giveaway that is over. */
const entriesClosed = (label: string, { now, language }: Asking): string =>
  edition &&
  entryMarks &&
  language === "en" &&
  /^(?:giveaway(?!-winner)|home-show)/.test(label) &&
  getWindowState(edition, now) !== "open"
    ? label === "giveaway-dates"
      ? " That is over; about a next one the office can tell you."
      : ` By the rules entries were taken from ${entryMarks.dates}, and the drawing date was ${entryMarks.draw}; about a next one the office can tell you.`
    : "";

/** What can be said to a question, in one wording after the other; none where nothing is known in that language. */
export function listAnswerTexts(label: string, asking: Asking): string[] {
  const entry = knowledgeBase.get(label);
  if (!entry) return [];
  const isEnglish = asking.language === "en";
  const texts: Told | undefined = isEnglish ? entry : entry.spanish;
  if (!texts || (isEnglish && !entry.answer && !entry.faq && !entry.cases)) return [];
  const closed = entriesClosed(label, asking);
  return composeTexts(texts, asking).map((text, index) => (index === 0 ? `${text}${closed}` : text));
}

/** What the search looks through: questions, their wordings and what is said. */
export const searchDocuments = (): { label: string; asked: string; said: string; wordings: readonly string[] }[] =>
  [...knowledgeBase.values()].map(({ label, question, faq: ofFaq, wordings = [], answer, spanish: es }) => {
    const asked = [question ?? ofFaq ?? "", ...wordings, ...(es ? [es.question] : [])];
    return {
      label,
      asked: [label.replaceAll("-", " "), ...asked].join(" "),
      said: [...(answer ? toList(answer) : []), faqAnswer(ofFaq)].join(" "),
      wordings: asked.filter(Boolean),
    };
  });

/** Answers that move with the clock: of an edition's dates, and by when the office answers. */
function isOfTheMoment(label: string): boolean {
  const { answer, cases = [] }: Partial<Question> = knowledgeBase.get(label) ?? {};
  const texts = [answer, ...cases.map((each) => each.answer)].flatMap((each) => toList(each));
  return /^(?:giveaway|home-show)/.test(label) || texts.some((text) => text.includes("{promise}"));
}

/** What is said in some cases only, with the question and what the case is about. */
function factsOfCases(label: string, asking: Asking): string[] {
  const { question, faq: ofFaq, cases = [] }: Partial<Question> = knowledgeBase.get(label) ?? {};
  return cases.flatMap(({ services: named = [], words = "", answer, faq: own }) => {
    const about = [...named, ...words.replace(/\\b|\(\?:|[()?.*]/g, "").split("|")].filter(Boolean).join(", ");
    const [text] = toList(answer).flatMap((each) => fillMarks(each, own, asking));
    return text ? [`${question ?? ofFaq} (${about}) ${text}`] : [];
  });
}

/** "Yes, down to the deck" tells a model nothing without its question. */
const leansOnQuestion = /^(?:Yes|No|Not|That|It|They|Those|These|This|Usually|Mostly|Both|Only)\b/;

/** Every fact that a model may use, the first wording of each.
 * @param moves those that hold only at this instant, or else those that always hold and may stay in a provider's cache */
export function factsFor(now: Date, moves: boolean): string[] {
  const facts = knownLabels
    .filter((label) => isOfTheMoment(label) === moves && !/^about-/.test(label))
    .flatMap((label) => {
      const asking: Asking = { text: "", now, language: "en" };
      const told = listAnswerTexts(label, asking)
        .slice(0, 1)
        .map((text) => (leansOnQuestion.test(text) ? `${questionFor(label, "en") ?? ""} ${text}`.trim() : text));
      return [...told, ...factsOfCases(label, asking)];
    });
  return [...(moves ? [`A request that is sent now is answered ${answerPromise(now)}.`] : []), ...new Set(facts)];
}
