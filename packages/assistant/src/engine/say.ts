import { answerPromise } from "@site/core/business/calendar";
import { currentEdition } from "@site/core/giveaway/edition";
import type { ServiceType } from "@site/core/quote/options";
import type { AnswerContext } from "../answers/answer.ts";
import { answerBank } from "../answers/bank.ts";
import type { EngineTurn } from "../engine.ts";
import { servicesIn } from "../slots/find-service.ts";
import type { Meaning } from "../understanding/understand.ts";
import { hedge, plain, sureOfFact } from "./hedge.ts";
import { quiet, talks } from "./label-groups.ts";

/** What was said to one part of a message. */
export interface Said {
  label: string;
  text: string;
  /** Set when only the office knows it: what it is. */
  subject?: string | undefined;
}

export interface MessageAnswers {
  said: readonly Said[];
  /** Questions that nothing answers, as they were asked. */
  open: readonly string[];
}

const kindsOf: Partial<Record<ServiceType, string>> = {
  windows: "window-kinds",
  siding: "siding-kinds",
  doors: "door-kinds",
};

/** Whether some words were said in this conversation. */
export const isSaid = (wording: string, { history }: EngineTurn): boolean =>
  history.some(({ role, content }) => role === "assistant" && content.includes(wording));

/** The first wording that was not said yet in this conversation. */
function unsaid(wordings: readonly string[], turn: EngineTurn, own: readonly Said[]): string | undefined {
  const before = [
    ...turn.history.filter(({ role }) => role === "assistant").map(({ content }) => content),
    ...own.map(({ text }) => text),
  ].join("\n");
  return wordings.find((wording) => !before.includes(wording));
}

/** What an answer to some words may depend on. */
export const contextOf = (text: string, { now, memory, slots, history }: EngineTurn): AnswerContext => ({
  now,
  promise: answerPromise(now, memory.language),
  edition: currentEdition,
  text,
  service: servicesIn(text)[0] ?? memory.interest ?? slots.service,
  slots,
  memory,
  lastReply: history.findLast(({ role }) => role === "assistant")?.content,
});

/** The answer to a meaning, in words that were not said yet. */
export function say(label: string, meaning: Meaning, turn: EngineTurn, own: readonly Said[]): Said | undefined {
  const answer = answerBank[label];
  if (!answer) return undefined;
  const context = contextOf(meaning.text, turn);
  const { service } = context;
  const id = label === "about" && servicesIn(meaning.text).length === 1 ? kindsOf[service ?? "other"] : undefined;
  if (id) return say(id, meaning, turn, own);
  const wordings = answer.say(context);
  if (!wordings) return undefined;
  const text = unsaid(wordings, turn, own);
  if (text) return { label, text, subject: answer.subject };
  const again = answer.subject
    ? `More about ${answer.subject} I don't have here; the office has.`
    : "That is as much as I have on it; the office can tell you more.";
  return {
    label,
    text: unsaid([again], turn, own) ?? "The office can tell you more about that, too.",
    subject: answer.subject,
  };
}

/** Adds the answer to a meaning to what is said. @returns whether there is one */
export function add(said: Said[], label: string, meaning: Meaning, turn: EngineTurn): boolean {
  const answer = say(label, meaning, turn, said);
  if (!answer) return false;
  const isGuess = meaning.guesses[0]?.label === label && meaning.share < sureOfFact;
  const isFact = answer.subject === undefined && !quiet.has(label) && !talks.has(label) && !plain.has(label);
  said.push(isGuess && isFact ? { ...answer, text: `${hedge(label)} ${answer.text}` } : answer);
  return true;
}
