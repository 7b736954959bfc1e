import { answerPromise } from "@site/core/business/answer-deadline";
import type { QuickReply } from "@site/core/chat/contract";
import { type AskedDetail, isCardUnwelcome, type Memory, type Slots } from "@site/core/chat/memory";
import { type ConversationState, serviceChoices } from "@site/core/chat/options";
import { mergeSlots } from "../conversation/accept-contact.ts";
import type { TurnInput, TurnResult } from "../conversation/turn.ts";
import { isLead } from "../lead/summary.ts";
import { listVisitorMessages } from "../llm/grounding.ts";
import type { LearnedQuestion } from "../ranking/rank.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { findHome, findPlaces, type Place } from "../signals/places.ts";
import type { Texts } from "../texts/en.ts";
import { getTexts } from "../texts/get-texts.ts";
import type { Situation } from "../texts/situation.ts";
import { extractStatement, extractTimes } from "./echo.ts";
import { splitParts, toPlain } from "./question-parts.ts";
import { parseChoice } from "./quick-replies.ts";

export interface Turn {
  input: TurnInput;
  signals: Signals;
  /** The parts of the message that may each ask something. */
  parts: readonly string[];
  learned: readonly LearnedQuestion[];
  slots: Slots;
  /** When and how the message says that the visitor wants to be reached, in their words. */
  times: string;
  memory: Memory;
  read: readonly string[];
  /** What the visitor wrote last before this turn. */
  before: string;
  /** Where the house is: as the message tells it, else as it is known. */
  home: readonly Place[];
  reach: string | undefined;
  /** No way to reach the visitor is known, and none was refused. */
  mayAskContact: boolean;
  promise: string;
  texts: Texts;
}

export interface Composition {
  parts: readonly (string | undefined)[];
  memory: Memory;
  state?: ConversationState | undefined;
  asks?: AskedDetail | undefined;
  asksContact?: boolean | undefined;
  quickReplies?: readonly QuickReply[] | undefined;
  hasSelections?: boolean | undefined;
}

/** Whether the card may be shown: twice at most, never after a no, and never to a visitor who is in danger. */
export const mayShowCard = (memory: Memory, reach: string | undefined): boolean =>
  reach === undefined && memory.declines === 0 && (memory.asked.contact ?? 0) < 2 && !isCardUnwelcome(memory);

function findHomes({ text, places }: Signals, { location }: Slots): Place[] {
  const home = findHome(text, places);
  if (home || places.length > 0) return home ? [home] : [];
  return location ? findPlaces(location) : [];
}

export function buildTurn(input: TurnInput, signals: Signals): Turn {
  const slots = mergeSlots(input.slots, signals.contact.changes);
  const { language } = signals;
  const memory = { ...input.memory, language };
  const reach = slots.phone ?? slots.email;
  return {
    input,
    signals,
    parts: splitParts(signals.text),
    learned: input.learned ?? [],
    slots,
    times: extractTimes(signals.text, slots),
    memory,
    read: input.history.filter(({ role }) => role === "assistant").map(({ content }) => content),
    before: input.history.findLast(({ role, content }) => role === "user" && !parseChoice(content))?.content ?? "",
    home: findHomes(signals, slots),
    reach,
    mayAskContact: mayShowCard(memory, reach),
    promise: answerPromise(input.now, language),
    texts: getTexts(language),
  };
}

export const getSituation = ({ input, signals, parts, slots, memory, reach, promise }: Turn): Situation => ({
  now: input.now,
  promise,
  reach,
  text: signals.plain,
  talk: toPlain([...listVisitorMessages(input.history), ...input.messages].join("\n")),
  statement: extractStatement(parts, slots) ?? "",
  memory,
  hasFormer: input.hasFormer,
});

/** The first wording that this visitor has not read yet. */
export const firstUnread = (wordings: readonly string[], read: readonly string[]): string | undefined =>
  wordings.find((wording) => wording && !read.some((reply) => reply.includes(wording)));

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, "“”");

/** The same where each wording repeats words of the visitor, who may have told the same before. */
export function pickWording(wordings: readonly string[], read: readonly string[]): string | undefined {
  const previous = read.map(withoutQuotes);
  const isNew = (wording: string) => !previous.some((reply) => reply.includes(withoutQuotes(wording)));
  return wordings.find(isNew) ?? firstUnread(wordings, read) ?? wordings[read.length % wordings.length];
}

/** A quotation is one sentence with what stands around it. */
export const splitAtSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿“])(?![^“]*”)/u);

const asksToLeave = /^(?:Leave your name|Deje (?:aquí|abajo) su nombre)\b/;

/** Said with every term of a loan, however often. */
const ofCredit = /\bcredit approval\b|aprobación de crédito/i;

/** A yes or no alone tells nothing when it is read once more. */
export const isTelling = (sentence: string): boolean => sentence.length > 15;

/** A reply without sentences that this visitor has read before, and with one question at most: the last. What was all
 * said before is repeated as such. */
function withoutRepeats(content: string, { read, texts, mayAskContact }: Turn): string {
  const sentences = splitAtSentences(content).filter((sentence) => mayAskContact || !asksToLeave.test(sentence));
  const fresh = sentences.filter(
    (sentence, at) =>
      sentences.indexOf(sentence) === at &&
      (ofCredit.test(sentence) || !(isTelling(sentence) && read.some((reply) => reply.includes(sentence)))),
  );
  if (fresh.length === 0) return texts.again(sentences.find(isTelling) ?? content);
  const lastQuestion = fresh.findLastIndex((sentence) => sentence.endsWith("?"));
  return fresh.filter((sentence, at) => !sentence.endsWith("?") || at === lastQuestion).join(" ");
}

const nextState = ({ input, slots }: Turn, { state, asks, asksContact, memory }: Composition): ConversationState => {
  if (input.state === "closed" || state === "closed") return "closed";
  if (isLead(slots) && !memory.isWithdrawn) return "lead_created";
  if (state) return state;
  if (asks === "service") return "discovering";
  return asksContact ? "collecting_contact" : "answering";
};

/** What was asked for, with this turn's question and its card. */
function countAsked({ asked }: Memory, asks: AskedDetail | undefined, asksContact = false): Memory["asked"] {
  const now = asksContact && asks === undefined ? "contact" : asks;
  return now ? { ...asked, [now]: (asked[now] ?? 0) + 1 } : asked;
}

export function composeReply(turn: Turn, composition: Composition): TurnResult {
  const { signals, slots, texts, read } = turn;
  const { parts, memory, asks, asksContact, quickReplies = [], hasSelections } = composition;
  const text = parts.filter(Boolean).join(" ");
  return {
    content: text ? withoutRepeats(text, turn) : (firstUnread(texts.fine, read) ?? texts.fine[0] ?? ""),
    lang: memory.language,
    selections: hasSelections ? serviceChoices : undefined,
    quickReplies: quickReplies.length > 0 ? [...quickReplies] : undefined,
    asksContact: asksContact || undefined,
    slots,
    changes: signals.contact.changes,
    memory: {
      ...memory,
      lastAsked: asks,
      asked: countAsked(memory, asks, asksContact),
    },
    state: nextState(turn, composition),
    usedModel: false,
  };
}
