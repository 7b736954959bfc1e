import { edition } from "@site/company/giveaway";
import { currentEdition } from "@site/core/giveaway/edition";
import { answerBank } from "../answers/bank.ts";
import type { EngineTurn } from "../engine.ts";
import { servicesIn } from "../slots/find-service.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { type Topic, topicOfLabel } from "../understanding/topics.ts";
import { type Meaning, meaningFrom, meaningOf } from "../understanding/understand.ts";
import { flowLabels, quiet, talks } from "./label-groups.ts";

/** Topics of one product: what is asked of windows is no answer for a door. */
const products: ReadonlySet<Topic> = new Set(["windows", "siding", "bathrooms", "doors"]);
/** Topics that people stay in once they are there. */
const ownWorlds: ReadonlySet<Topic> = new Set(["jobs", "giveaway", "financing", "warranty"]);

/** How much likelier a meaning is for being of the topic that was spoken of just now, or a little before. */
const ofLastTopic = 3;
const ofEarlierTopic = 1.6;
/** How much less likely a meaning is that belongs to another product, or to a topic nobody spoke of. */
const ofOtherProduct = 0.3;

const topicOf = (label: string): Topic | undefined => (label.startsWith("act-job") ? "jobs" : topicOfLabel(label));

/** What the conversation is about, the latest first. */
function topicsOf({ memory }: EngineTurn): Topic[] {
  const told = memory.topics
    .slice(-4)
    .toReversed()
    .flatMap((label) => topicOf(label) ?? []);
  return memory.kind === "job" ? ["jobs", ...told] : told;
}

const pointing = /\b(?:it|its|it's|that|thats|that's|this|those|these|them|they|there|one|ones|same|either|both)\b/i;
const goingOn = /^(?:ok(?:ay)?|and|so|but|then|also|well|what about|how about|what if|or)\b/i;

/** Few words, or words that point back: a turn that leans on what was said before. */
export const leansBack = (text: string): boolean => {
  const words = text.trim().split(/\s+/).length;
  return words <= 8 || (words <= 14 && (pointing.test(text) || goingOn.test(text.trim())));
};

function factorOf(label: string, topics: readonly Topic[], leans: boolean, named: readonly string[]): number {
  const topic = topicOf(label);
  if (!topic) return 1;
  if (products.has(topic) && named.length > 0) return named.some((each) => each === topic) ? 1.3 : ofOtherProduct;
  const at = topics.indexOf(topic);
  if (at < 0) return 1;
  const lifts = at === 0 && (leans || ownWorlds.has(topic));
  return lifts ? ofLastTopic : ofEarlierTopic;
}

const prize = currentEdition.prizeValue / 1000;
const prizeWords = new RegExp(`\\b${prize} ?(?:k|grand|thousand|,?000)\\b`, "i");
/** "The 25 grand" is the prize. */
const namesPrize = (text: string): boolean => edition !== undefined && prizeWords.test(text);

/** What a part of a message means where it stands: what was spoken of before makes its own topic likelier, and a
 * product that it names makes other products unlikely. */
export function inContext(meaning: Meaning, turn: EngineTurn): Meaning {
  const { text, guesses } = meaning;
  const topics = namesPrize(text) ? (["giveaway", ...topicsOf(turn)] as const) : topicsOf(turn);
  const named = servicesIn(text);
  const leans = leansBack(text);
  const lifted = guesses.map(({ label, share }) => ({ label, share: share * factorOf(label, topics, leans, named) }));
  const before = guesses.reduce((sum, { share }) => sum + share, 0);
  const all = lifted.reduce((sum, { share }) => sum + share, 0) + (1 - before);
  const weighed = lifted.map(({ label, share }) => ({ label, share: share / all }));
  return {
    ...meaningFrom(
      text,
      weighed.toSorted((a, b) => b.share - a.share),
    ),
    topic: meaning.topic,
  };
}

const isFact = (label: string): boolean =>
  label in answerBank && !flowLabels.has(label) && !talks.has(label) && !quiet.has(label);

/** A question that means nothing alone, read together with what its sayer wrote before it. */
export function joinedTo(before: string | undefined, meaning: Meaning, turn: EngineTurn): Meaning | undefined {
  if (!before || !isQuestion(meaning.text) || before.split(/\s+/).length > 25) return undefined;
  const together = inContext(meaningOf(`${before} ${meaning.text}`), turn);
  const { label } = together;
  const isNew = label !== undefined && isFact(label) && !turn.memory.topics.slice(-2).includes(label);
  return isNew ? { ...together, text: `${before} ${meaning.text}` } : undefined;
}
