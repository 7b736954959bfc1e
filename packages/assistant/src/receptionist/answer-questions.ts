import { classifyText } from "../ranking/rank.ts";
import { least } from "../ranking/thresholds.ts";
import { findHome, findPlaces, type Place } from "../signals/places.ts";
import { isNewlyReached } from "./acknowledge.ts";
import { type Act, findAct, getLastAct, isAlone } from "./acts.ts";
import { answerTo } from "./answer-question.ts";
import { firstUnread, type Turn } from "./compose-reply.ts";
import { type Answered, isMatter } from "./computed-answers.ts";
import { intents } from "./intents.ts";
import { isQuestionLike, toPlain } from "./question-parts.ts";
import { asksStanding } from "./small-talk.ts";
import { tellAnswer } from "./tell-answer.ts";

/** What is found to a message. */
export interface Questions {
  answers: Answered[];
  /** Labels of the questions that may have been meant. */
  nearest: string[];
  /** The parts that nothing is known of. */
  unknown: string[];
}

/** What an act itself says already. */
const ofAct: Readonly<Record<string, RegExp>> = {
  claim: /^(?:warranty|about-warranty|service-cost)/,
  job: /^(?:job|job-subs|pay)$/,
};

/** Of what was wished in these matters only the office can say that it is done. */
export const ofOffice: ReadonlySet<string> = new Set(
  "reschedule contract status withdraw stop privacy bereaved".split(" "),
);

function standingText(turn: Turn): Answered | undefined {
  const { memory, reach, texts, promise, read } = turn;
  const last = getLastAct(memory.topics);
  const isOffice = memory.isWithdrawn || (last !== undefined && ofOffice.has(last));
  const next = reach ? texts.next.slice(isNewlyReached(turn) ? 1 : 0) : texts.nextNone.slice(isMatter(memory) ? 1 : 0);
  const wordings = isOffice ? texts.notDone : next;
  const text = firstUnread(
    wordings.map((each) => each.replace("{promise}", promise)),
    read,
  );
  return text ? { label: "talk", text } : undefined;
}

/** Lead, asbestos and mold are told of whatever else is wanted. */
const isOfHealth = (part: string): boolean => {
  const [top] = classifyText(part);
  return top !== undefined && top.probability >= least.unasked && /^(?:lead-paint|asbestos|mold)$/.test(top.label);
};

/** The parts of a message that are to be answered; beside a request nothing is told that nobody asked for. */
function listParts(turn: Turn, act: Act | undefined, isWish: boolean): string[] {
  const { signals, parts, memory, reach } = turn;
  const { name, phone, email } = signals.contact.changes;
  const isQuiet = isWish || memory.kind === "emergency" || Boolean(act ?? reach ?? name ?? phone ?? email);
  // "Will Turner, 315-555-0170" asks nothing, whatever a question may begin with.
  const withoutName = (part: string): string =>
    toPlain(part)
      .replace(toPlain(name ?? ""), "")
      .trim();
  return parts.filter(
    (each) =>
      !intents.filler.test(toPlain(each)) &&
      !(isWish && intents.visit.test(toPlain(each))) &&
      !((act?.id === "status" || act?.id === "reschedule") && isOfAct(each, turn, act)) &&
      (!isQuiet || isQuestionLike(withoutName(each)) || isOfHealth(each)),
  );
}

/** Where the house is: as the message tells it, else as it is known. */
function homesIn({ signals: { text, places }, slots }: Turn): Place[] {
  const home = findHome(text, places);
  if (home || places.length > 0) return home ? [home] : [];
  return slots.location ? findPlaces(slots.location) : [];
}

/** Whether a part that got no answer is a question for the office. */
function isUnknown(
  part: string,
  nearest: readonly string[],
  turn: Turn,
  act: Act | undefined,
  isWish: boolean,
): boolean {
  const isOpen = isOpenQuestion(toPlain(part), isWish) || isBareSubject(part, nearest, turn, isWish);
  return isOpen && !isOfAct(part, turn, act);
}

/** Whether the answer before says it too: it is the nearest, or the part is too short to ask for more. */
const isSaid = (part: string, [nearest]: readonly string[], { answers }: Questions): boolean =>
  answers.some(({ label }) => label === nearest) || (answers.length > 0 && part.split(" ").length <= 3);

/** Answers what a message asks, part by part. */
export function answerQuestions(turn: Turn, act: Act | undefined, isWish: boolean): Questions {
  const { memory, signals } = turn;
  const found: Questions = { answers: [], nearest: [], unknown: [] };
  if (isAlone(act)) return found;
  const setting = { ...turn, home: homesIn(turn) };
  for (const part of listParts(turn, act, isWish)) {
    const standing = memory.kind !== "emergency" && asksStanding(toPlain(part)) ? standingText(turn) : undefined;
    const { answer, nearest } = standing ? { answer: standing, nearest: [] } : answerTo(part, setting);
    if (answer) addAnswer(found, answer, act);
    else if (!isSaid(part, nearest, found) && isUnknown(part, nearest, turn, act, isWish)) {
      found.unknown.push(part);
      found.nearest.push(...nearest);
    }
  }
  const isBare = found.answers.length + found.unknown.length === 0;
  const price =
    isWish && isBare && wantsPrice.test(signals.plain) ? tellAnswer("price", signals.text, setting) : undefined;
  return price ? { ...found, answers: [price] } : found;
}

/** "Need price for siding" is no question by its form. */
const wantsPrice = /\b(?:price|prices|pricing|cost|how much|precio|cuanto(?! (?:tiempo|tarda\w*|dura)))\b/;

/** Whether a part of a message is what its act is about, or may be: another question beside it waits for the office. */
const isOfAct = (part: string, { signals, memory }: Turn, act: Act | undefined): boolean =>
  act !== undefined &&
  (part === signals.text ||
    findAct({ ...signals, plain: toPlain(part), guesses: classifyText(part) }, [], memory)?.id === act.id ||
    !/^(?:also |and |plus )*(?:do|does|can|is|are) (?:you|u|ya|it|they|there)\b/.test(toPlain(part)));

/** "Can you replace it" of who wants work done is a wish, and no question. */
const isOpenQuestion = (plain: string, isWish: boolean): boolean =>
  isQuestionLike(plain) &&
  plain.split(" ").length > 1 &&
  !(isWish && /^(?:(?:can|could|would) |(?:i|we)(?:'d| would) like to know (?:about|more)\b)/.test(plain));

/** "Pre approval": a few words that name a subject, before anything was asked of the visitor. */
const isBareSubject = (
  part: string,
  nearest: readonly string[],
  { memory, reach, signals }: Turn,
  isWish: boolean,
): boolean =>
  nearest.length > 0 &&
  part === signals.text &&
  part.split(" ").length <= 4 &&
  !isWish &&
  !reach &&
  memory.kind === undefined &&
  memory.lastAsked === undefined;

function addAnswer({ answers }: Questions, answer: Answered, act: Act | undefined): void {
  const isKnown = answers.some(
    ({ label, text }) => text === answer.text || (label === answer.label && label === "hours"),
  );
  if (answers.length < 5 && !isKnown && !ofAct[act?.id ?? ""]?.test(answer.label)) answers.push(answer);
}
