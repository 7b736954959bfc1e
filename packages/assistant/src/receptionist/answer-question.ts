import { getQuestions, type Memory, withQuestion } from "@site/core/chat/memory";
import type { Guess } from "../ranking/classify.ts";
import { knownLabels, questionFor } from "../ranking/knowledge-base.ts";
import { correctSpelling, isKnownWord, sharesWord } from "../ranking/rank.ts";
import { least } from "../ranking/thresholds.ts";
import { asksFact, type Topic, topicOfLabel } from "../ranking/topics.ts";
import { anyOf } from "../signals/any-of.ts";
import { withoutInterjections } from "../signals/interjections.ts";
import { type Answered, computeAnswer, isMatter, type Setting } from "./computed-answers.ts";
import { asksPrice, fitMeanings, rankPart } from "./question-meanings.ts";
import { hasQuestion, isQuestionLike, toPlain } from "./question-parts.ts";
import { repeatAnswer, tellAnswer } from "./tell-answer.ts";

/** All that is answered where something went wrong beside the warranty: no times and products of a sale. */
const ofMatter = anyOf(
  /^(?:hours|holidays|phone|address|email-fax|always-open|answer-time|who-to-ask|needed-of-me|chat-kept)/,
  /^(?:data-use|private|contract|refund|payment-status|truck|licensed|coi)/,
);

/** Whether a meaning is likely enough for a part with a word that nobody here has ever written about a house. */
function isBorneOut({ probability }: Guess, part: string): boolean {
  const unknown = (part.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).filter(
    (word) => !isKnownWord(correctSpelling(word)) && !isKnownWord(word.replace(/(?:e?s|ed|ing)$/, "")),
  );
  return probability >= (unknown.length > 0 && part.split(" ").length <= 8 ? least.strange : 0);
}

/** How much of what a part may mean is a fact that is asked for, of 1. */
function shareOfFacts(guesses: readonly Guess[]): number {
  const sum = (of: readonly Guess[]): number => of.reduce((total, { probability }) => total + probability, 0);
  return sum(guesses.filter(({ label }) => asksFact(label))) / (sum(guesses) || 1);
}

/** Something is asked: by its form, also with typing errors, by a few words that name a fact, or by all that a first message
 * may mean. */
function isAsking(part: string, plain: string, guesses: readonly Guess[], { memory, parts, read }: Setting): boolean {
  if (isQuestionLike(toPlain(correctSpelling(part)))) return true;
  const wordCount = plain.split(" ").length;
  if (wordCount <= 2 && asksPrice.test(plain)) return true;
  // What follows a question of ours tells, and what stands beside a visitor's.
  if (memory.lastAsked !== undefined || hasQuestion(parts)) return false;
  const [top] = guesses;
  if (wordCount > 4) return read.length === 0 && shareOfFacts(guesses) >= least.asking;
  if (!top || !asksFact(top.label) || /\d/.test(plain)) return false;
  const isNamed = sharesWord(part, questionFor(top.label, memory.language) ?? "");
  return top.probability >= (isNamed ? least.clear : least.unasked);
}

/** How surely the first of some meanings is meant. */
function isClear([top, second]: readonly Guess[], part: string): boolean {
  if (!top) return false;
  const topic = topicOfLabel(top.label);
  if (!isBorneOut(top, part)) return false;
  const isAhead =
    haveFallback(topic, topicOfLabel(second?.label ?? "")) ||
    top.probability >= least.lead * (second?.probability ?? 0);
  return top.probability >= least.clear || (top.probability >= least.ahead && isAhead);
}

/** Whether two meanings are of one topic for which there is a spare answer. */
const haveFallback = (topic: Topic | undefined, other: Topic | undefined): boolean =>
  topic !== undefined && topic === other && topic !== "work" && knownLabels.includes(`about-${topic}`);

/** What is said of a topic where none of its meanings is clear: the plans, or its spare answer. */
function findFallbackLabel([top, ...others]: readonly Guess[], topics: readonly string[]): string | undefined {
  const topic = top && topicOfLabel(top.label);
  const near = others.slice(0, 11).filter(({ label }) => haveFallback(topic, topicOfLabel(label)));
  const together = near.reduce((sum, { probability }) => sum + probability, top?.probability ?? 0);
  if (!haveFallback(topic, topic) || together < least.topic) return undefined;
  return topic === "financing" && !topics.includes(topic) ? topic : `about-${topic}`;
}

/** The label whose answer is to be told, of the meanings of a part; undefined where nothing is clearly ahead. */
function labelFor(guesses: readonly Guess[], part: string, isQuestion: boolean, setting: Setting): string | undefined {
  const [top] = guesses;
  if (!top) return undefined;
  if (!isQuestion) {
    const wordCount = part.split(" ").length;
    return top.probability >= least.unasked && asksFact(top.label) && wordCount >= 4 && wordCount <= 20
      ? top.label
      : undefined;
  }
  if (top.probability >= least.certain) return top.label;
  if (isMatter(setting.memory) && !ofMatter.test(top.label) && topicOfLabel(top.label) !== "warranty") return undefined;
  return asksFact(top.label) && isClear(guesses, part) ? top.label : findFallbackLabel(guesses, setting.memory.topics);
}

/** What a calendar, the served area or an edition's dates answer better than a text. */
const isComputed = /^(?:hours|holidays|always-open|area|service-area-fee|phone|address|giveaway)/;

/** Whether the owner or the office has an answer of its own to just this. */
const isApproved = ({ label, probability }: Guess): boolean => probability >= least.certain && !isComputed.test(label);

interface PartAnswer {
  answer?: Answered | undefined;
  /** Labels of the questions that may have been meant. */
  nearest: string[];
}

/** What a part of a message comes to: an answer, or the questions that may have been meant. */
export function answerTo(whole: string, setting: Setting): PartAnswer {
  const part = withoutInterjections(whole);
  const { memory } = setting;
  const plain = toPlain(part);
  const all = rankPart(part, setting);
  const isQuestion = isAsking(part, plain, all, setting);
  const guesses = fitMeanings(all, part, plain, isQuestion, setting);
  const [top] = guesses;
  const isTold = top?.label === "offered" || (top !== undefined && isApproved(top));
  const likely = top && isBorneOut(top, part) ? top : undefined;
  const found = isTold ? undefined : computeAnswer(plain, likely, isQuestion, setting);
  if (found) return { answer: found, nearest: [] };
  const label = labelFor(guesses, part, isQuestion, setting);
  const near = guesses
    .filter(({ label: each, probability }) => probability >= least.button && asksFact(each))
    .filter(
      ({ label: each, probability }) =>
        (isQuestion && probability >= least.surelyButton) || sharesWord(part, questionFor(each, memory.language) ?? ""),
    )
    .slice(0, 3);
  // One question alone that is hardly meant is no choice.
  const isOffered = near.length > 1 || (near[0]?.probability ?? 0) >= least.onlyButton;
  const isSure = isQuestion && guesses[0]?.label === label && (guesses[0]?.probability ?? 0) >= least.unasked;
  // What is not known in Spanish leaves the next meaning that is clear.
  const next = guesses.find((each) => each.label !== label && each.probability >= least.clear && asksFact(each.label));
  const tellNext = () => (next && memory.language === "es" ? tellAnswer(next.label, part, setting, false) : undefined);
  return {
    answer: label
      ? (tellAnswer(label, part, setting, isSure) ??
        (isSure ? repeatAnswer(label, part, setting) : undefined) ??
        tellNext())
      : undefined,
    nearest: isOffered ? near.map((each) => each.label) : [],
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
