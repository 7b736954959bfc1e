import type { EngineTurn } from "../engine.ts";
import type { Meaning, Understood } from "../understanding/understand.ts";
import { isQuestion } from "./clauses.ts";
import { areaReply, asksPrice, placesAskedFor } from "./intents.ts";
import { facts, repairSpelling } from "./knowledge.ts";
import { answerByLabel } from "./label-answers.ts";
import type { PatternIndex } from "./pattern-index.ts";

/** Coverage from which the search alone is believed, when the meaning is among the likely ones. */
export const thresholds = { answer: 0.5 } as const;

const certainty = 0.8;

export interface ClauseAnswer {
  /** The fact or rule that answered; no text is told twice in a reply. */
  id: string;
  text: string;
}

export interface ClauseAnswers {
  answers: readonly ClauseAnswer[];
  isUnanswered: boolean;
}

/** Facts that state an amount themselves, so that "how much" is no question about a price of ours. */
const amounts = new Set([
  ...facts.filter(({ isAmount }) => isAmount).map(({ id }) => id),
  ..."push-price rival pay spread estimate-valid free-estimate financing zero-apr same-as-cash offers office-knows giveaway giveaway-prize not-our-business window-energy job injection other-trade".split(
    " ",
  ),
]);

const isAboutPrice = ({ text, label, share }: Meaning): boolean =>
  asksPrice(text) && !(label !== undefined && amounts.has(label) && share >= 0.3);

function bySearch(meaning: Meaning, turn: EngineTurn): ClauseAnswer | undefined {
  const [best] = turn.findFacts(repairSpelling(meaning.text), 1);
  if (!best || best.coverage < thresholds.answer) return undefined;
  if (best.coverage >= certainty && !meaning.label) return best;
  const agreed = meaning.guesses
    .map(({ label }) => answerByLabel({ ...meaning, label }, turn))
    .find((answer) => answer?.id === best.id);
  return agreed;
}

function answerClause(
  meaning: Meaning,
  turn: EngineTurn,
  patterns: PatternIndex | undefined,
): ClauseAnswer | undefined {
  const { text } = meaning;
  const places = placesAskedFor(text, repairSpelling(text));
  if (places.length > 0) return { id: "towns", text: areaReply(places) };
  if (isAboutPrice(meaning)) return answerByLabel({ ...meaning, label: "price" }, turn);
  const meant = answerByLabel(meaning, turn);
  if (meant) return meant;
  const pattern = meaning.label ? undefined : patterns?.find(text);
  if (pattern) return { id: `pattern-${pattern.id}`, text: pattern.answer };
  return bySearch(meaning, turn);
}

/** What is left out beside a better answer: a rival's price is a question of price, too. */
const covered: readonly (readonly [string, readonly string[]])[] = [
  ["rival", ["price", "push-price"]],
  ["push-price", ["price"]],
];

function mainOf(answers: readonly ClauseAnswer[]): ClauseAnswer[] {
  const ids = answers.map(({ id }) => id);
  const left = covered.flatMap(([id, others]) => (ids.includes(id) ? others : []));
  const isSubject = ids.some((id) => id !== "off-topic" && id !== "not-our-business");
  return answers.filter(
    ({ id }) => !left.includes(id) && !(isSubject && (id === "off-topic" || id === "not-our-business")),
  );
}

/** Meanings that need no answer of their own, even with a question mark: "can I get a quote for windows?" */
const told = new Set(["project", "inform", "callback", "human", "correct", "greet", "thanks", "goodbye", "confirm"]);

function answerMessage(
  { whole, clauses }: Understood,
  turn: EngineTurn,
  patterns: PatternIndex | undefined,
  answersAll: boolean,
): ClauseAnswers {
  const isMeant = ({ label, share }: Meaning) => label !== undefined && share >= 0.4;
  const asks = ({ text }: Meaning) => (answersAll ? isQuestion(text) : text.includes("?"));
  const isOpen = (clause: Meaning) =>
    (asks(clause) && !told.has(clause.label ?? "")) ||
    (answersAll && (clause.label === undefined || clause.label === "off-topic"));
  const looked = clauses
    .filter((each) => answersAll || isMeant(each) || isQuestion(each.text) || asksPrice(each.text))
    .map((clause) => ({ clause, answer: answerClause(clause, turn, patterns) }));
  const answers = looked.flatMap(({ answer }) => answer ?? []);
  const isUnanswered = looked.some(({ clause, answer }) => !answer && isOpen(clause));
  // "I want to touch them first. Is there a place?" asks in its second part for what the first one names.
  const last = answers.length === 0 && isUnanswered ? answerClause(whole, turn, patterns) : undefined;
  return last ? { answers: [last], isUnanswered: false } : { answers, isUnanswered };
}

/** Answers every clause that asks something, by what it means.
 * @param answersAll also looks at clauses that are no questions: a visitor types "giveaway deadline" */
export function answerClauses(
  turn: EngineTurn,
  patterns: PatternIndex | undefined,
  answersAll: boolean,
): ClauseAnswers {
  const each = turn.understood.map((message) => answerMessage(message, turn, patterns, answersAll));
  const found = each.flatMap(({ answers }) => answers);
  const answers = found.filter(
    ({ id, text }, index) => found.findIndex((other) => other.id === id || other.text === text) === index,
  );
  return { answers: mainOf(answers).slice(0, 3), isUnanswered: each.some(({ isUnanswered }) => isUnanswered) };
}
