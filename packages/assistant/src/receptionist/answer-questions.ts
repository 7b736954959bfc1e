import { getQuestions, type Memory, withQuestion } from "@site/core/chat/memory";
import type { Guess } from "../ranking/classify.ts";
import { type Asking, listAnswerTexts, questionFor } from "../ranking/knowledge-base.ts";
import { withoutInterjections } from "../ranking/normalize.ts";
import {
  classifyText,
  correctSpelling,
  countShared,
  isKnownWord,
  labelOfLearned,
  sharesWord,
} from "../ranking/rank.ts";
import { minProbability } from "../ranking/thresholds.ts";
import { asksFact, topicOfLabel } from "../ranking/topics.ts";
import { anyOf } from "../signals/any-of.ts";
import { findServices } from "../signals/services.ts";
import { isNewlyReached } from "./acknowledge.ts";
import { type Act, findAct, getLastAct, isOfOffice } from "./acts.ts";
import { firstUnread, isTelling, splitAtSentences, type Turn } from "./compose-reply.ts";
import { type Answered, areaText, computeAnswer, isMatter, offeredText, placesMeant } from "./computed-answers.ts";
import { intents } from "./intents.ts";
import { findDays } from "./named-days.ts";
import { asksPrice, fitMeanings, rankPart, wantsFigure } from "./question-meanings.ts";
import { asksClearly, hasQuestion, isQuestionLike, toPlain } from "./question-parts.ts";
import { asksProgress } from "./small-talk.ts";

/** "Yes" answers no "what", and no "or". */
const asksYesOrNo = /^(?!.*\bor (?!no\b|not\b)\w+)(?!.*\b(?:what|whats|which|who|whos|how|when|where|why)\b)/;

/** What is not asked of a visitor who can be reached. */
const leaveDetails = /(?:; leave| Leave) your name[^.;]*(?:; you hear back[^.;]*)?\.?(?= |$)/;

/** The wordings of an answer: the company's, else what the office has taught. */
function listWordings(label: string, asking: Asking, turn: Turn): readonly string[] {
  if (label === "area") return [areaText(placesMeant(toPlain(asking.text), turn), asking.language)];
  const answers = listAnswerTexts(label, asking);
  if (answers.length > 0 || asking.language !== "en") return answers;
  return turn.learned.filter((each) => labelOfLearned(each) === label).map(({ answer }) => answer);
}

/** An answer as it fits who reads it: a "yes" to no other question, and no wish for details that are known.
 * @param isYes whether its "yes" or "no" is one to this question */
function fitWording(text: string, isYes: boolean, { reach }: Turn): string {
  const fitting = isYes ? text : text.replace(/^(?:Yes|No)[.,] (\p{L})/u, (_, letter: string) => letter.toUpperCase());
  return reach ? fitting.replace(leaveDetails, "") : fitting;
}

/** The first wording of an answer that the visitor has not read: what was told already is not what is asked. */
function pickUnreadWording(label: string, part: string, turn: Turn, isYes = true): Answered | undefined {
  const { memory, read, input, signals, slots } = turn;
  const all = /\b(?:each|both|all|them)\b/i.test(part) ? [slots.service, ...memory.services] : findServices(part);
  const service = signals.services[0] ?? slots.service;
  const asking: Asking = { text: part, service, now: input.now, language: memory.language };
  const each = new Set(all.flatMap((of) => listAnswerTexts(label, { ...asking, service: of }).slice(0, 1)));
  if (all.length > 1 && each.size > 1) return { label, text: [...each].join(" ") };
  const text = firstUnread(listWordings(label, asking, turn), read) ?? "";
  const wording = fitWording(text, isYes && asksYesOrNo.test(toPlain(part)), turn);
  return wording && !read.some((reply) => reply.includes(wording)) ? { label, text: wording } : undefined;
}

/** What was told before, to a visitor who asks for it once more: of the answer that they have read the sentence that has most of
 * their words. */
function repeatAnswer(label: string, part: string, { read, texts, input, memory, slots }: Turn): Answered | undefined {
  const wordings = listAnswerTexts(label, {
    text: part,
    service: slots.service,
    now: input.now,
    language: memory.language,
  });
  const previous = wordings.find((wording) => read.some((reply) => reply.includes(wording)));
  if (!previous) return undefined;
  const sentences = splitAtSentences(previous).filter(isTelling);
  const [best = previous] = sentences.toSorted((a, b) => countShared(b, part) - countShared(a, part));
  return { label, text: texts.again(best) };
}

/** What a calendar, the served area or an edition's dates answer better than a text. */
const isComputed = /^(?:hours|holidays|always-open|area|service-area-fee|phone|address|giveaway)/;

/** "So is that a no?", "really?", behind an answer. */
const asksToConfirm =
  /^(?:(?:and|so|but|ok|okay|oh|wait|huh|entonces)[,. ]+)*(?:(?:is )?(?:that|it)(?:'?s| is)? an? (?:no|yes)|(?:it'?s |that'?s |is (?:it|that) )?really(?: free| true)?|for real|seriously|nothing at all|de verdad|en serio|(?:eso )?es (?:un no|que no))\W*$/;
/** What stands beside an answer. */
const besideAnswer = /^(?:Happy to help|We can look|Got it|Thank you|Please leave|Con gusto|Deje )/;

/** What was answered last, to a visitor who asks whether it is so. */
function confirmAnswer(plain: string, { memory: { topics }, read, texts }: Turn): Answered | undefined {
  const label = topics.at(-1) ?? "";
  if (!asksToConfirm.test(plain) || !(topicOfLabel(label) ?? isComputed.test(label))) return undefined;
  const sentences = splitAtSentences(read.at(-1) ?? "").filter((each) => isTelling(each) && !besideAnswer.test(each));
  return sentences[0] ? { label, text: texts.again(sentences[0]) } : undefined;
}

/** What is told of an answer's label, in a matter and of services as the talk has it.
 * @param isYes whether its "yes" or "no" is one to this question, too */
function wordAnswer(label: string, part: string, turn: Turn, isYes = true): Answered | undefined {
  // The classifier learned other trades from one company; what this one offers is none.
  const services = findServices(part);
  const isOwn = services.some((each) => each !== "other");
  const isOffer = label === "offered" || (label === "other-trade" && isOwn);
  if (isOffer) {
    const text = firstUnread([offeredText(services, turn) ?? ""], turn.read);
    const places = /\bt?here\b/i.test(part) ? turn.home : turn.signals.places;
    if (text)
      return {
        label: "offered",
        text: places.length > 0 ? `${text} ${areaText(places, turn.memory.language)}` : text,
      };
    return isOwn ? undefined : pickUnreadWording("other-trade", part, turn);
  }
  const isInMatter = label === "free-estimate" && isMatter(turn.memory);
  return pickUnreadWording(isInMatter ? "service-cost" : label, part, turn, isYes);
}

/** All that is answered where something went wrong beside the warranty: no times and products of a sale. */
const allowedInMatter = anyOf(
  /^(?:hours|holidays|phone|address|email-fax|always-open|answer-time|who-to-ask|needed-of-me|chat-kept)/,
  /^(?:data-use|private|contract|refund|payment-status|truck|licensed|coi)/,
);

/** Whether a meaning is likely enough for a part with a word that nobody here has ever written about a house. */
function isBorneOut({ probability }: Guess, part: string): boolean {
  const unknown = (part.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).filter(
    (word) => !isKnownWord(correctSpelling(word)) && !isKnownWord(word.replace(/(?:e?s|ed|ing)$/, "")),
  );
  return probability >= (unknown.length > 0 && part.split(" ").length <= 8 ? minProbability.strange : 0);
}

/** How much of what a part may mean is a fact that is asked for, of 1. */
function shareOfFacts(guesses: readonly Guess[]): number {
  const sum = (of: readonly Guess[]): number => of.reduce((total, { probability }) => total + probability, 0);
  return sum(guesses.filter(({ label }) => asksFact(label))) / (sum(guesses) || 1);
}

/** Something is asked: by its form, also with typing errors, by a few words that name a fact, or by all that a first message
 * may mean. */
function isAsking(part: string, plain: string, guesses: readonly Guess[], { memory, parts, read }: Turn): boolean {
  if (isQuestionLike(toPlain(correctSpelling(part)))) return true;
  const wordCount = plain.split(" ").length;
  const [top] = guesses;
  const isPressed = memory.topics.at(-1) === "price" && top?.label === "push-price";
  if (isPressed && top.probability >= minProbability.clear) return true;
  if (wordCount <= 2 && asksPrice(plain)) return true;
  // What follows a question of ours tells, and what stands beside a visitor's.
  if (memory.lastAsked !== undefined || hasQuestion(parts)) return false;
  if (wordCount > 4) return read.length === 0 && shareOfFacts(guesses) >= minProbability.asking;
  if (!top || !asksFact(top.label) || /\d/.test(plain)) return false;
  const isNamed = sharesWord(part, questionFor(top.label, memory.language) ?? "");
  return top.probability >= (isNamed ? minProbability.clear : minProbability.unasked);
}

function isClear([top, second]: readonly Guess[], part: string): boolean {
  if (!top) return false;
  if (!isBorneOut(top, part)) return false;
  const isAhead = top.probability >= minProbability.lead * (second?.probability ?? 0);
  return top.probability >= minProbability.clear || (top.probability >= minProbability.ahead && isAhead);
}

/** The label whose answer is to be told, of the meanings of a part; undefined where nothing is clearly ahead. */
function pickLabel(guesses: readonly Guess[], part: string, isQuestion: boolean, turn: Turn): string | undefined {
  const [top] = guesses;
  if (!top) return undefined;
  if (!isQuestion) {
    const wordCount = part.split(" ").length;
    return top.probability >= minProbability.unasked && asksFact(top.label) && wordCount >= 4 && wordCount <= 20
      ? top.label
      : undefined;
  }
  if (top.probability >= minProbability.certain) return top.label;
  if (isMatter(turn.memory) && !allowedInMatter.test(top.label) && topicOfLabel(top.label) !== "warranty")
    return undefined;
  return asksFact(top.label) && isClear(guesses, part) ? top.label : undefined;
}

/** Whether the owner or the office has an answer of its own to just this. */
const isApproved = ({ label, probability }: Guess): boolean =>
  probability >= minProbability.certain && !isComputed.test(label);

interface PartAnswer {
  answer?: Answered | undefined;
  /** Labels of the questions that may have been meant. */
  nearest: string[];
}

/** Labels of the questions that may have been meant; one alone that is hardly meant is no choice. */
function listNearest(guesses: readonly Guess[], part: string, isQuestion: boolean, { language }: Memory): string[] {
  const near = guesses
    .filter(({ label, probability }) => probability >= minProbability.button && asksFact(label))
    .filter(
      ({ label, probability }) =>
        (isQuestion && probability >= minProbability.surelyButton) ||
        sharesWord(part, questionFor(label, language) ?? ""),
    )
    .slice(0, 3);
  const isOffered = near.length > 1 || (near[0]?.probability ?? 0) >= minProbability.onlyButton;
  return isOffered ? near.map(({ label }) => label) : [];
}

/** What a part of a message comes to: an answer, or the questions that may have been meant. */
function answerPart(whole: string, turn: Turn): PartAnswer {
  const part = withoutInterjections(whole);
  const { memory } = turn;
  const plain = toPlain(part);
  const confirmed = confirmAnswer(plain, turn);
  if (confirmed) return { answer: confirmed, nearest: [] };
  const all = rankPart(part, turn);
  const isQuestion = isAsking(part, plain, all, turn);
  const guesses = fitMeanings(all, part, plain, isQuestion, turn);
  const [top] = guesses;
  const isTold = top?.label === "offered" || (top !== undefined && isApproved(top));
  const likely = top && isBorneOut(top, part) ? top : undefined;
  const found = isTold ? undefined : computeAnswer(plain, likely, isQuestion, turn);
  if (found) return { answer: found, nearest: [] };
  const label = pickLabel(guesses, part, isQuestion, turn);
  const sureness = isQuestion && top?.label === label ? (top?.probability ?? 0) : 0;
  const isSure = sureness >= minProbability.unasked;
  const isYes = sureness >= minProbability.surelyAct;
  return {
    answer: label
      ? (wordAnswer(label, part, turn, isYes) ?? (isSure ? repeatAnswer(label, part, turn) : undefined))
      : undefined,
    nearest: listNearest(guesses, part, isQuestion, memory),
  };
}

/** The talk with one more question that waits for the office. */
export const keepQuestion = (memory: Memory, question: string): Memory => ({
  ...memory,
  fallbacks: memory.fallbacks + 1,
  forOffice: memory.forOffice?.includes(question) ? memory.forOffice : withQuestion(memory, question),
});

/** The talk without a question that a button has answered after all. */
export const withoutQuestion = (memory: Memory, question: string): Memory => {
  const others = getQuestions(memory).filter((each) => !question.includes(each));
  return {
    ...memory,
    forOffice: others.reduce<string | undefined>(
      (forOffice, each) => withQuestion({ ...memory, forOffice }, each),
      undefined,
    ),
  };
};

export interface Questions {
  answers: Answered[];
  /** Labels of the questions that may have been meant. */
  nearest: string[];
  /** The parts that nothing is known of. */
  unknown: string[];
}

function progressText(turn: Turn): Answered | undefined {
  const { memory, reach, texts, promise, read } = turn;
  const last = getLastAct(memory.topics);
  const isOffice = memory.isWithdrawn || isOfOffice(last);
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
  return (
    top !== undefined && top.probability >= minProbability.clear && /^(?:lead-paint|asbestos|mold)$/.test(top.label)
  );
};

/** "Beat it and I'll sign tonight", beside a wish. */
const asksToBeat = /\b(?:beat|match|undercut) (?:it|that|this|them|their|his)\b/;

const asksWhen =
  /\b(?:when|what time|how (?:soon|fast|quick)|soonest|earliest|openings?|availab\w+|schedule|calendar|slots?|appointments?|appt|book|today|tomorrow|tonight|cita|cuando|hora)\b/;
const asksWay = /\b(?:how|first step|process|sign up|who (?:do|should|can)|work|cost|charge|pay)\b/;

/** Somebody of ours is to come, and neither the day nor the way there is asked for. */
function isPlainVisit(part: string, { input }: Turn): boolean {
  const plain = toPlain(part);
  const [top] = classifyText(part);
  const isMeant = (top?.label === "book" || top?.label === "project") && top.probability >= minProbability.ahead;
  return isMeant && !asksWhen.test(plain) && !asksWay.test(plain) && findDays(plain, input.now).length === 0;
}

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
      !(isWish && isPlainVisit(each, turn)) &&
      !((act?.id === "status" || act?.id === "reschedule") && belongsToAct(each, turn, act)) &&
      (!isQuiet || isQuestionLike(withoutName(each)) || isOfHealth(each) || asksToBeat.test(toPlain(each))),
  );
}

/** "Would you go down there", behind what was said of the place. */
const asksToCome = /\b(?:go|come|drive|travel|get|work)\b.{0,12}\bt?here\b/;

/** Whether the answer before says it too: it is the nearest, or the part is too short to ask for more. */
const isAnsweredBefore = (part: string, [nearest]: readonly string[], { answers }: Questions): boolean =>
  answers.some(({ label }) => label === nearest || (label === "area" && asksToCome.test(toPlain(part)))) ||
  (answers.length > 0 && part.split(" ").length <= 3);

/** "Need price for siding" is no question by its form. */
function answerPrice(found: Questions, turn: Turn, isWish: boolean): Questions {
  const isBare = found.answers.length + found.unknown.length === 0;
  const isAsked = isWish && isBare && wantsPrice.test(turn.signals.plain);
  const price = isAsked ? wordAnswer("price", turn.signals.text, turn) : undefined;
  return price ? { ...found, answers: [price] } : found;
}

export function answerQuestions(turn: Turn, act: Act | undefined, isWish: boolean): Questions {
  const { memory } = turn;
  const found: Questions = { answers: [], nearest: [], unknown: [] };
  if (act?.isAlone) return found;
  for (const part of listParts(turn, act, isWish)) {
    const standing =
      memory.kind !== "emergency" && asksProgress(part, turn.read.length > 0) ? progressText(turn) : undefined;
    const { answer, nearest } = standing ? { answer: standing, nearest: [] } : answerPart(part, turn);
    if (answer) addAnswer(found, answer, act);
    else if (
      !isAnsweredBefore(part, nearest, found) &&
      isOpenQuestion(toPlain(part), isWish) &&
      !belongsToAct(part, turn, act)
    ) {
      found.unknown.push(part);
      found.nearest.push(...nearest);
    }
  }
  // Beside what was answered only a plain question is one more: "I like to know who comes" is none.
  if (found.answers.length > 0) found.unknown = found.unknown.filter((part) => asksClearly(toPlain(part)));
  return answerPrice(found, turn, isWish);
}

const wantsPrice = anyOf(
  wantsFigure,
  /\b(?:price|prices|pricing|cost|how much|precio|cuanto(?! (?:tiempo|tarda\w*|dura)))\b/,
);

/** Whether a part of a message is what its act is about, or may be: another question beside it waits for the office. */
const belongsToAct = (part: string, { signals, memory }: Turn, act: Act | undefined): boolean =>
  act !== undefined &&
  (part === signals.text ||
    findAct({ ...signals, plain: toPlain(part), guesses: classifyText(part) }, [], memory)?.id === act.id ||
    !/^(?:also |and |plus )*(?:do|does|can|is|are) (?:you|u|ya|it|they|there)\b/.test(toPlain(part)));

/** "Can you replace it" of a visitor who wants work done is a wish, and no question. */
const isOpenQuestion = (plain: string, isWish: boolean): boolean =>
  isQuestionLike(plain) &&
  plain.split(" ").length > 1 &&
  !(isWish && /^(?:(?:can|could|would) |(?:i|we)(?:'d| would) like to know (?:about|more)\b)/.test(plain));

function addAnswer({ answers }: Questions, answer: Answered, act: Act | undefined): void {
  const isKnown = answers.some(
    ({ label, text }) => text === answer.text || (label === answer.label && label === "hours"),
  );
  if (answers.length < 5 && !isKnown && !act?.answered?.test(answer.label)) answers.push(answer);
}
