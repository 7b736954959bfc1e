import { firstNames } from "../slots/first-names.ts";
import { farTowns, nearbyTowns, servedTowns } from "../slots/places.ts";
import { classifier, type Guess } from "./classify.ts";
import { cutsOf, sentencesOf } from "./clauses.ts";
import { speller } from "./spelling.ts";
import { type Topic, topicIn } from "./topics.ts";
import { weights } from "./weights.ts";

/** What one part of a message means. */
export interface Meaning {
  text: string;
  /** The likeliest label, when it is likely enough to act on. */
  label: string | undefined;
  /** How likely the likeliest label is, 0 to 1. */
  share: number;
  guesses: readonly Guess[];
  /** What it is surely about, where no single label is sure. */
  topic?: Topic | undefined;
}

/** A label this likely is acted on; a less likely one only far ahead of the next. */
const sure = 0.36;
const likely = 0.2;
const lead = 1.7;
/** A single word says little, so it has to be clearer. */
const sureOfWord = 0.3;
/** Both sides of a cut must mean something of their own at least this clearly. */
const sureOfCut = 0.42;
/** A message of more parts would make a reply nobody reads. */
const mostClauses = 5;

let classify: ReturnType<typeof classifier> | undefined;
let repair: ReturnType<typeof speller> | undefined;

const towns = (): string[] =>
  [...servedTowns, ...nearbyTowns, ...farTowns].flatMap((name) => name.toLowerCase().split(" "));

let everyday: ReadonlySet<string> | undefined;

/** Whether a word is one that people write about their projects. */
export function isEveryday(word: string): boolean {
  everyday ??= new Set(weights.vocabulary.split(" "));
  const lower = word.toLowerCase();
  return everyday.has(lower) || everyday.has(lower.replace(/(?:s|ed|ing|er|ly)$/, ""));
}

/** A text with the words that it probably means. */
export function repaired(text: string): string {
  repair ??= speller(weights.vocabulary.split(" "), [...firstNames, ...towns()]);
  return repair(text);
}

/** Guesses beyond these are too unlikely for any context to lift. */
const mostGuesses = 12;

/** A text with what it may mean, the likeliest first: its label stays open unless one is likely enough. */
export function meaningFrom(text: string, all: readonly Guess[]): Meaning {
  const guesses = all.slice(0, mostGuesses);
  const [first, second] = guesses;
  const share = first?.share ?? 0;
  const isWord = !/\S\s+\S/.test(text.trim());
  const isSure = isWord
    ? share >= sureOfWord
    : share >= sure || (share >= likely && share >= lead * (second?.share ?? 0));
  return { text, label: isSure ? first?.label : undefined, share, guesses, topic: topicIn(all) };
}

/** What a text means on its own. */
export function meaningOf(text: string): Meaning {
  classify ??= classifier(weights);
  return meaningFrom(text, classify(repaired(text)));
}

/** A sentence as it stands, or cut where both sides clearly mean something else. */
function partsOf(whole: Meaning): Meaning[] {
  const cuts = cutsOf(whole.text)
    .slice(0, 6)
    .map(([one, other]) => [meaningOf(one), meaningOf(other)] as const)
    .filter(
      ([one, other]) =>
        Math.min(one.share, other.share) >= sureOfCut && one.guesses[0]?.label !== other.guesses[0]?.label,
    )
    .toSorted((a, b) => Math.min(b[0].share, b[1].share) - Math.min(a[0].share, a[1].share));
  const [best] = cuts;
  return best ? [...partsOf(best[0]), ...partsOf(best[1])] : [whole];
}

/** A message as a whole and in its clauses. */
export interface Understood {
  whole: Meaning;
  clauses: readonly Meaning[];
}

/** Reads what a message means; nothing is looked up and nothing kept. */
export function understand(message: string): Understood {
  const whole = meaningOf(message);
  const clauses = sentencesOf(message)
    .slice(0, mostClauses)
    .flatMap((sentence) => partsOf(sentence === message ? whole : meaningOf(sentence)))
    .slice(0, mostClauses);
  return { whole, clauses: clauses.length > 0 ? clauses : [whole] };
}

/** Whether a message or a part of it means one of some labels. @param least how likely they must be together */
export const means = ({ whole, clauses }: Understood, labels: readonly string[], least = sure): boolean =>
  [whole, ...clauses].some(({ guesses }) => {
    const together = guesses.filter(({ label }) => labels.includes(label)).reduce((sum, { share }) => sum + share, 0);
    return together >= least && labels.includes(guesses[0]?.label ?? "");
  });
