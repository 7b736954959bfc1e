import { profile } from "@site/company/profile";
import { spanish } from "@site/company/spanish";
import { placesIn } from "../answers/area.ts";
import { spanishAnswers } from "../answers/spanish.ts";
import { spanishTopics } from "../answers/spanish-topics.ts";
import type { EngineTurn } from "../engine.ts";
import type { GuardKind } from "../guards/find-guard.ts";
import { servicesIn } from "../slots/find-service.ts";
import { personOfOffice } from "../slots/people.ts";
import { isQuestion } from "../understanding/clauses.ts";
import type { Meaning } from "../understanding/understand.ts";
import { formatList } from "../words.ts";
import { alone, covers, flowLabels, quiet, talks } from "./label-groups.ts";
import { contextOf } from "./say.ts";
import { spanishLabelOf } from "./spanish-label.ts";

const { phone } = profile;

/** What was said to one part of a message. */
export interface Said {
  label: string;
  text: string;
}

/** The first of some sentences that was not said yet in this conversation. */
export function unsaid(
  wordings: readonly string[],
  { history }: EngineTurn,
  own: readonly Said[] = [],
): string | undefined {
  const before = [
    ...history.flatMap(({ role, content }) => (role === "assistant" ? [content] : [])),
    ...own.map(({ text }) => text),
  ].join("\n");
  return wordings.find((wording) => !before.includes(wording));
}

const againWords = [
  "Sobre eso ya le dije lo que sé; la oficina le puede decir más.",
  "Más que eso no tengo aquí, lo siento.",
  `Para eso lo mejor es hablar con una persona: ${phone}.`,
];

/** "las ventanas" */
export const service = (id: string): string => spanish.names[id] ?? "su proyecto";

const kindsOf: Readonly<Record<string, string>> = {
  windows: "window-kinds",
  siding: "siding-kinds",
  doors: "door-kinds",
};

/** "ventanas y revestimiento" */
const bare = (ids: readonly string[]): string =>
  formatList(
    ids.map((id) => service(id).replace(/^(?:las?|los|el) /, "")),
    { word: "y", comma: "" },
  );

/** "Sí": to who asks whether some work is done. */
function offeredText(meaning: Meaning, turn: EngineTurn): string {
  const named = servicesIn(meaning.text);
  const kinds = named.length === 1 ? kindsOf[named[0] ?? ""] : undefined;
  const text = kinds && spanishAnswers[kinds]?.say(contextOf(meaning.text, turn))?.[0];
  return `Sí, hacemos trabajos de ${bare(named)}. ${text ?? "Todo empieza con una visita para ver y medir."}`;
}

/** The words of an area question that names no place itself: the whole message, or the home's own town. */
const placedText = (text: string, { messages, slots }: EngineTurn): string =>
  [text, messages.join(" "), `¿en ${slots.location ?? ""}?`].find((each) => placesIn(each).length > 0) ?? text;

/** What a text is given: the whole message where the part that asks leaves out the place or the day. */
function askedText(label: string, { text }: Meaning, turn: EngineTurn): string {
  if (label === "area") return placedText(text, turn);
  return label === "hours" || label === "holidays" ? turn.messages.join(" ") : text;
}

/** "¿Hacen ventanas en Utica?" is answered as one. */
const withWork = (text: string, asked: string): string =>
  servicesIn(asked).length > 0
    ? text.replace(/^Sí, trabajamos en/, `Sí, hacemos trabajos de ${bare(servicesIn(asked))} en`)
    : text;

function sayTo(label: string, meaning: Meaning, turn: EngineTurn, own: readonly Said[]): string | undefined {
  if (label === "offered") return unsaid([offeredText(meaning, turn)], turn, own);
  const context = contextOf(askedText(label, meaning, turn), turn);
  const answers = spanishAnswers[label]?.say(context);
  const wordings = label === "area" ? answers?.map((text) => withWork(text, turn.messages.join(" "))) : answers;
  return wordings && (unsaid(wordings, turn, own) ?? unsaid(againWords, turn, own) ?? againWords[0]);
}

/** A question that no text answers: by its topic, or named as one for the office. */
function openText(meaning: Meaning, turn: EngineTurn, own: readonly Said[]): Said {
  const [named] = servicesIn(meaning.text);
  const general = meaning.topic ? spanishTopics[meaning.topic] : undefined;
  const subject = named ? ` sobre ${service(named)}` : "";
  const said = turn.memory.topics.filter((topic) => topic === "office-knows").length + own.length;
  const wordings = [
    `Esa pregunta${subject} no la puedo contestar desde aquí, y no le quiero adivinar; la oficina sí: ${phone}.`,
    `De eso${subject} tampoco tengo el dato; si me deja cómo responderle, se la paso a la oficina.`,
    `Tampoco lo sé, disculpe. Una persona se lo dice en el ${phone}.`,
    ...againWords,
  ];
  const text = (general ? unsaid([general], turn, own) : undefined) ?? wordings[Math.min(said, wordings.length - 1)];
  return { label: "office-knows", text: text ?? "" };
}

/** Meanings that ask nothing: what they bring is read back, and the flow goes on. */
const silent = (label: string): boolean =>
  (flowLabels.has(label) || label === "greet" || label === "goodbye") &&
  !(label in spanishAnswers && label === "times");

/** "¿Eso es problema?" adds nothing to what was just answered. */
const isLeaning = (text: string): boolean =>
  text.split(" ").length <= 5 && /\b(?:eso|esto|es|asi|as[ií]|verdad)(?![\p{L}])/iu.test(text);

/** The message as a whole may say what its parts don't. */
function wholeSaid(turn: EngineTurn): Said | undefined {
  const [whole] = turn.understood.map((each) => each.whole);
  const label = whole && isQuestion(whole.text) ? spanishLabelOf(whole, turn) : undefined;
  const text = whole && label && !silent(label) && !quiet.has(label) ? sayTo(label, whole, turn, []) : undefined;
  return label && text ? { label, text } : undefined;
}

/** What is said about how somebody wants to be reached is the wish itself, once it was taken down. */
const isNoted = (label: string, { memory, before }: EngineTurn): boolean =>
  /^(?:times|channel|call-time|book)$/.test(label) && memory.times !== before.memory.times;

/** The answer to one part of a message; a question without one is named as open. */
function answerTo(clause: Meaning, turn: EngineTurn, said: readonly Said[]): Said | undefined {
  const label = spanishLabelOf(clause, turn);
  if (said.some((each) => each.label === label)) return undefined;
  if (label && (silent(label) || isNoted(label, turn))) return undefined;
  if (label && quiet.has(label) && Object.values(turn.found).some(Boolean)) return undefined;
  const text = label && sayTo(label, clause, turn, said);
  if (label && text) return { label, text };
  if (personOfOffice(clause.text)) return undefined;
  const isOpen = isQuestion(clause.text) && clause.text.includes(" ") && !(said.length > 0 && isLeaning(clause.text));
  return isOpen ? openText(clause, turn, said) : undefined;
}

const isOffice = ({ label }: Said): boolean => label === "office-knows";

/** Answers to every part of a Spanish message that asks something. At most three, none twice. */
export function spanishSaid(turn: EngineTurn): Said[] {
  const said: Said[] = [];
  for (const clause of turn.understood.flatMap(({ clauses }) => clauses)) {
    const answer = answerTo(clause, turn, said);
    if (answer) said.push(answer);
  }
  const whole = said.every(isOffice) ? wholeSaid(turn) : undefined;
  if (whole) return [whole];
  const loud = said.filter(({ label }) => !quiet.has(label));
  const kept = loud.length > 0 ? loud : said.slice(0, 1);
  const left = covers.flatMap(([one, others]) => (kept.some(({ label }) => label === one) ? others : []));
  const isFull = kept.length > 2 && !kept.every(isOffice);
  return kept.filter((each) => !left.includes(each.label) && !(isFull && isOffice(each))).slice(0, 3);
}

const besides = /^(?:office-knows|spanish-speaker|is-set)$/;
const troubles = /^(?:complaint|damage|claim|status|reschedule|withdraw|privacy)$/;

/** What else was asked in a message that a fixed reply answers, at most two answers. */
export function spanishBeside(kind: GuardKind, turn: EngineTurn): { text: string; topics: string[] } | undefined {
  if (alone.has(kind)) return undefined;
  const said = spanishSaid(turn)
    .filter(({ label }) => !quiet.has(label) && !talks.has(label) && !besides.test(label))
    .filter(({ label }) => !troubles.test(kind) || !/^(?:price|push-price|offered|rival|how-long)$/.test(label))
    .slice(0, 2);
  return said.length > 0
    ? { text: said.map(({ text }) => text).join(" "), topics: said.map(({ label }) => label) }
    : undefined;
}
