import type { EngineTurn, FoundFact } from "../engine.ts";
import { clausesOf, isQuestion } from "./clauses.ts";
import {
  areaReply,
  asksBooking,
  asksDiscount,
  asksOtherTrade,
  asksPrice,
  otherTradeReply,
  placesAskedFor,
  priceReply,
  reportsTrouble,
} from "./intents.ts";
import { facts, repairSpelling } from "./knowledge.ts";
import type { PatternIndex } from "./pattern-index.ts";
import { bookingReply, serviceReply } from "./process-facts.ts";

/** Coverage from which a fact is the answer, and from which it is told with a question back (assistant.md, section 3). */
export const thresholds = { answer: 0.5, guess: 0.3 } as const;

/** What was said to one clause. */
export interface ClauseAnswer {
  /** The fact or rule that answered; no text is told twice in a reply. */
  id: string;
  text: string;
  kind: "fact" | "guess" | "price" | "rule";
}

export interface ClauseAnswers {
  answers: readonly ClauseAnswer[];
  /** A clause asked something that nothing answers. */
  isUnanswered: boolean;
}

const amounts = new Set(facts.filter(({ isAmount }) => isAmount).map(({ id }) => id));
const asksAmount = /\bhow (?:much|many)\b/i;

const told = (fact: FoundFact, kind: ClauseAnswer["kind"]): ClauseAnswer => ({ id: fact.id, text: fact.text, kind });

/** Price words lose to a fact that states an amount itself: "how much does the installer job pay". */
function isAboutPrice(clause: string, best: FoundFact | undefined): boolean {
  if (!asksPrice(clause)) return false;
  const isStated = best !== undefined && amounts.has(best.id) && best.coverage >= thresholds.answer;
  const isMonthly =
    best !== undefined && /financ|spread|apr|cash/.test(best.id) && best.coverage >= 0.6 && !asksAmount.test(clause);
  return !isStated && !isMonthly;
}

function byRule(clause: string, repaired: string, best: FoundFact | undefined): ClauseAnswer | undefined {
  const places = placesAskedFor(clause, repaired);
  if (places.length > 0) return { id: "towns", text: areaReply(places), kind: "rule" };
  if (asksBooking(repaired)) return { id: "book", text: bookingReply, kind: "rule" };
  if (asksOtherTrade(repaired)) return { id: "other-trade", text: otherTradeReply, kind: "rule" };
  if (asksDiscount(clause) && !asksPrice(clause)) return undefined;
  return isAboutPrice(repaired, best) || isAboutPrice(clause, best)
    ? { id: "price", text: priceReply, kind: "price" }
    : undefined;
}

function answerClause(clause: string, turn: EngineTurn, patterns: PatternIndex | undefined): ClauseAnswer | undefined {
  const repaired = repairSpelling(clause);
  const [best] = turn.findFacts(repaired, 1);
  const rule = byRule(clause, repaired, best);
  if (rule) return rule;
  if (best && best.coverage >= thresholds.answer) return told(best, "fact");
  // A repair knows the words of the facts only, and could bend a word that a pattern has.
  const pattern = patterns?.find(clause) ?? patterns?.find(repaired);
  if (pattern) return { id: `pattern-${pattern.id}`, text: pattern.answer, kind: "fact" };
  return best && best.coverage >= thresholds.guess ? told(best, "guess") : undefined;
}

/**
 * Answers every clause that asks something, by rule or from the facts.
 * @param answersAll also looks at clauses that are no questions: a visitor types "giveaway deadline"
 */
export function answerClauses(
  turn: EngineTurn,
  patterns: PatternIndex | undefined,
  answersAll: boolean,
): ClauseAnswers {
  const clauses = turn.messages
    .flatMap(clausesOf)
    .filter((clause) => answersAll || isQuestion(clause) || asksPrice(clause));
  const answers: ClauseAnswer[] = [];
  const whole = turn.messages.join(" ");
  if (reportsTrouble(whole))
    return { answers: [{ id: "service-request", text: serviceReply, kind: "rule" }], isUnanswered: false };
  let isUnanswered = false;
  for (const clause of clauses) {
    const answer = answerClause(clause, turn, patterns);
    if (!answer) isUnanswered = true;
    else if (!answers.some(({ id, text }) => id === answer.id || text === answer.text)) answers.push(answer);
  }
  // "I want to touch them first. Is there a place?" asks in its second part for what the first one names.
  const last =
    answers.length === 0 && isUnanswered && clauses[0] !== whole ? answerClause(whole, turn, patterns) : undefined;
  if (last) return { answers: [last], isUnanswered: false };
  const sure = answers.filter(({ kind }) => kind !== "guess");
  return { answers: sure.length > 0 ? sure : answers.slice(0, 1), isUnanswered };
}
