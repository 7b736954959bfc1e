import { distance } from "fastest-levenshtein";
import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import { classifier, type Guess } from "./classify.ts";
import { firstNames } from "./first-names.ts";
import { searchDocuments } from "./knowledge-base.ts";
import { removeAccents } from "./normalize.ts";
import { createSpellChecker } from "./spelling.ts";
import { weights } from "./weights.ts";

/** A question that people of the office have answered: another wording of a known one, or one with an answer of its
 * own. */
export interface LearnedQuestion {
  id: string;
  question: string;
  answer: string;
  /** The known question that it is another wording of. */
  label?: string | undefined;
}

const stopWords = new Set(
  "a an the is are do does did i you u your ur my i im we it to of for in on and or be me if so that this with at can will would what how there have has just like get got they them was were not no its dont ok am el la los las de que un una por para con se su".split(
    " ",
  ),
);

const toTerm = (word: string): string | null => {
  const plain = removeAccents(word.toLowerCase()).replace(/[^a-z0-9$%]/g, "");
  return (plain.length > 1 || /\d/.test(plain)) && !stopWords.has(plain) ? stemmer(plain) : null;
};

/** Words without their endings and what tells nothing. */
const toTerms = (text: string): string[] => text.split(/[^\p{L}\p{N}$%']+/u).flatMap((word) => toTerm(word) ?? []);

/** Words that stand in questions of any kind. */
const anyWords =
  /\b(?:see|know|tell|look|come|go|work|use|say|things?|days?|time|way|back|one|end|here|out|about|before|decide|need|want|cover|too|even|also|office|do|his|her|where|who|when|why|which|hay|hace|mucho)\b/gi;

/** How many words of two texts are the same, whatever their endings. */
export function countShared(one: string, other: string): number {
  const terms = new Set(toTerms(one.replace(anyWords, " ")));
  return toTerms(other).filter((term) => terms.has(term)).length;
}
export const sharesWord = (one: string, other: string): boolean => countShared(one, other) > 0;

interface Wording {
  runs: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

/** Runs of three letters, by which two wordings are compared whatever their order and spelling. */
function listWordRuns(text: string): Set<string> {
  const padded = ` ${(removeAccents(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}

/** Words in front of a question that are none of it. */
const fillers =
  /\S+@\S+|\b(?:ha(?:ha)*|hey|hi|hello|ok|okay|so|well|um|and|also|just|guys|folks|pls|please|hola|oiga)\b/gi;

function getSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const run of one) if (other.has(run)) common += 1;
  return (2 * common) / (one.size + other.size || 1);
}

/** From here on two wordings ask the same. */
const sameWording = 0.75;

const indexOptions = {
  fields: ["asked", "said"],
  storeFields: ["label"],
  processTerm: toTerm,
  searchOptions: { boost: { asked: 3 }, fuzzy: (word: string) => (word.length > 4 ? 0.2 : false) },
};

/** A search index over questions with their wordings. */
function createIndex(documents: ReturnType<typeof searchDocuments>) {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents.map(({ label, asked, said }, id) => ({ id, label, asked, said })));
  const wordings = new Map<string, Wording[]>(
    documents.map(({ label, wordings: all }) => [
      label,
      all.map((text) => ({ runs: listWordRuns(text), terms: new Set(toTerms(text)) })),
    ]),
  );
  return { index, wordings };
}
type Index = ReturnType<typeof createIndex>;

let base: Index | undefined;
const learnedIndexes = new WeakMap<readonly LearnedQuestion[], Index>();

/** @returns labels by how well questions and texts fit some words, and how like one of their wordings is that has all of
 * them: "how long does it last" is not "how long does it take" */
function search({ index, wordings }: Index, text: string): { label: string; score: number; likeness: number }[] {
  const plain = text.replace(fillers, " ");
  const runs = listWordRuns(plain);
  const terms = toTerms(plain).filter((term) => term.length > 2);
  const isIn = (all: ReadonlySet<string>) => (term: string) =>
    all.has(term) || (term.length > 4 && [...all].some((each) => distance(each, term) <= 2));
  // "Do you do metal roofs?" is not what "do you do roofs" asks.
  const hasNoMore = (all: ReadonlySet<string>) =>
    terms.length !== 1 || [...all].filter(({ length }) => length > 2).length === 1;
  return index
    .search(text)
    .slice(0, 12)
    .map(({ label, score }) => ({
      label,
      score,
      likeness: Math.max(
        0,
        ...(wordings.get(label) ?? [])
          .filter((each) => terms.every(isIn(each.terms)) && hasNoMore(each.terms))
          .map((each) => getSimilarity(runs, each.runs)),
      ),
    }));
}

/** The label of a learned question: that of the known one whose wording it is, or its own. */
export const labelOfLearned = ({ id, label }: LearnedQuestion): string => label ?? `pattern-${id}`;

function learnedIndex(learned: readonly LearnedQuestion[]): Index {
  const cached = learnedIndexes.get(learned);
  if (cached) return cached;
  const documents = learned.map((each) => ({
    label: labelOfLearned(each),
    asked: each.question,
    said: each.answer,
    wordings: [each.question],
  }));
  const made = createIndex(documents);
  learnedIndexes.set(learned, made);
  return made;
}

/** Meanings of texts of this turn, which signals and answers ask for several times. */
const recent = new Map<string, Guess[]>();
const mostRecent = 64;

let classify: ReturnType<typeof classifier> | undefined;
let repair: ReturnType<typeof createSpellChecker> | undefined;

/** A text with the words that it probably means. */
export function correctSpelling(text: string): string {
  repair ??= createSpellChecker(weights.vocabulary.split(" "), firstNames);
  return repair(text);
}

/** Meanings by the trained classifier, the likeliest first. */
export function classifyText(text: string): Guess[] {
  const cached = recent.get(text);
  if (cached) return cached;
  classify ??= classifier(weights);
  const guesses = classify(correctSpelling(text));
  if (recent.size >= mostRecent) recent.clear();
  recent.set(text, guesses);
  return guesses;
}

let vocabulary: ReadonlySet<string> | undefined;

/** Whether a word is one that people write about their houses, or that stands in the company's own questions. */
export function isKnownWord(word: string): boolean {
  vocabulary ??= new Set([
    ...weights.vocabulary.split(" "),
    ...searchDocuments().flatMap(({ asked }) => asked.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  ]);
  return vocabulary.has(word.toLowerCase());
}

/** How much the search counts beside the classifier. */
const searchWeight = 0.35;

/** Meanings of a text, the likeliest first: the trained classifier and a search over questions and answers, mixed. A
 * wording that the lists or the office have nearly word for word is certain.
 * @param guesses what the classifier makes of it, where that is known already */
export function rank(
  text: string,
  learned: readonly LearnedQuestion[],
  guesses: readonly Guess[] = classifyText(text),
): Guess[] {
  base ??= createIndex(searchDocuments());
  const found = [...(learned.length > 0 ? search(learnedIndex(learned), text) : []), ...search(base, text)];
  const certain = found
    .filter(({ likeness }) => likeness >= sameWording)
    .toSorted((a, b) => b.likeness - a.likeness)[0];
  const squares = found.map(({ label, score }) => ({ label, score: score ** 2 }));
  const sum = squares.reduce((total, { score }) => total + score, 0);
  const shares = new Map(guesses.map(({ label, probability }) => [label, probability * (1 - searchWeight)]));
  for (const { label, score } of squares) shares.set(label, (shares.get(label) ?? 0) + (searchWeight * score) / sum);
  if (certain) shares.set(certain.label, 1);
  return [...shares]
    .map(([label, probability]) => ({ label, probability }))
    .toSorted((a, b) => b.probability - a.probability);
}
