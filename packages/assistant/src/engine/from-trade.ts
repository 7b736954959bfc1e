import { answerBank } from "../answers/bank.ts";
import { knowledgeOf } from "../answers/general-knowledge.ts";
import { topicAnswers } from "../answers/topics.ts";
import type { EngineTurn } from "../engine.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { type Topic, topicOfLabel } from "../understanding/topics.ts";
import type { Meaning } from "../understanding/understand.ts";
import { asksPrice, wantsWork } from "./cues.ts";
import { asksOn, leansBack } from "./in-context.ts";
import { flowLabels } from "./label-groups.ts";
import { isSaid } from "./say.ts";

const comesToLook = /\b(?:come|came|take a look|look) (?:out|over|look|at|and look|by to look)\b/i;

/** "Can I get a quote", "could someone come look" ask for work and not for a fact. */
export const isAsking = (text: string): boolean => isQuestion(text) && !wantsWork(text) && !comesToLook.test(text);

const ofAbout = (label: string): Topic | undefined =>
  Object.keys(topicAnswers).find((topic): topic is Topic => label === `about-${topic}`);

/** The topic of the last answer, for words that go on with it. */
export function lastTopicOf({ memory, history }: EngineTurn): Topic | undefined {
  const last = history.length > 0 ? memory.topics.findLast((label) => label !== "office-knows") : undefined;
  return last ? (topicOfLabel(last) ?? ofAbout(last)) : undefined;
}

/** Meanings that a clearer word may overrule: they are said of anything. */
const vague: ReadonlySet<string> = new Set(
  "worth-it window-kinds siding-kinds door-kinds storm-door safety-tub off-topic offered mold vinyl-vs-wood double-hung".split(
    " ",
  ),
);

/** How sure a meaning must be to be believed more than words that speak for another one. */
const sureOfWords = 0.45;
const sureOfFact = 0.4;
const sureOfHonest = 0.6;

/** Whether the classifier leaves open what a text asks; a text that only says what is not known is given up sooner. */
function isOpen({ text, share }: Meaning, label: string | undefined): boolean {
  if (label === undefined || flowLabels.has(label)) return true;
  if (label === "price") return share < sureOfFact && /\bcheap\w*|\bleast\b/i.test(text);
  return vague.has(label) || share < (answerBank[label]?.subject === undefined ? sureOfFact : sureOfHonest);
}

const choosing = /\b(?:or|vs)\b/i;

/** Whether a text asks for something that may be known; wishes for work do not, except about when. */
const mayAsk = (text: string, turn: EngineTurn): boolean =>
  isQuestion(text) || choosing.test(text) || (turn.history.length > 0 && asksOn(text));

/** What the same person wrote before it, where a text leans on that. */
function wordsBefore(text: string, turn: EngineTurn, last: Meaning | undefined): string | undefined {
  const isNews = Object.values(turn.found).some(Boolean);
  if (!asksOn(text) || !leansBack(text) || (isNews && !last)) return undefined;
  const own = turn.history.filter(({ role }) => role === "user").slice(-2);
  return [...own.map(({ content }) => content), last?.text].filter(Boolean).join(". ");
}

/**
 * What is known of the trade, where the company's own texts have nothing on a question, or the meaning that its words
 * speak for.
 * @param last the part of the message before it
 */
export function fromTrade(
  clause: Meaning,
  label: string | undefined,
  turn: EngineTurn,
  last?: Meaning,
): { label: string; text?: string } | undefined {
  const { text, share } = clause;
  if (!isOpen(clause, label) || !mayAsk(text, turn) || asksPrice(text)) return undefined;
  const known = knowledgeOf(text, wordsBefore(text, turn, last), lastTopicOf(turn));
  if (!known || isSaid(known.say || "\0", turn)) return undefined;
  if (isQuestion(text) && !isAsking(text) && known.label !== "book") return undefined;
  if (known.say) return { label: known.label, text: known.say };
  // What a rule made of it is kept.
  const isSure = share >= sureOfWords || label !== clause.guesses[0]?.label;
  return label !== undefined && !flowLabels.has(label) && isSure ? undefined : { label: known.label };
}
