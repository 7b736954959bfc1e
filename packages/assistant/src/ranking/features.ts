import { findConcepts } from "./concepts.ts";
import { removeAccents } from "./normalize.ts";

/** Buckets that features are hashed into: a power of two. */
export const bucketCount = 32_768;

/** One feature of a text: its bucket and how much it counts. */
export type Feature = readonly [bucket: number, value: number];

/** Share of each kind of feature in a text's vector. */
const shares = { word: 1, pair: 0.7, letters: 1, concept: 1.5 } as const;

/** The words of a text as the classifier sees them: lower case, no accents, numbers and addresses by their kind. */
export const tokenize = (text: string): string[] =>
  removeAccents(text.normalize("NFKC").toLowerCase())
    .replace(/[\w.+%-]+@[\w.-]+\.\w+/g, " mailaddress ")
    .replace(/\+?\(?\d[\d().\s-]{6,}\d/g, " phonenumber ")
    .replace(/\$+/g, " dollarsign ")
    .replace(/%/g, " percent ")
    .replace(/\d+/g, " 0 ")
    .replace(/[\u2018\u2019'`]/g, "")
    .replace(/[?\u00bf]+/g, " ? ")
    .match(/[\p{L}\p{N}]+|\?/gu) ?? [];

/** FNV-1a, 32 bits: the same bucket on every machine. */
function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (bucketCount - 1);
}

/** Words so common that their letters say nothing; as words and in pairs they count. */
const common = new Set(
  `the and for you your yours are was were does did have has had that this with what when where which will would can
  could should there they them their from about into just some any how who why not but its im ive dont que los las una
  por para con del como`.split(/\s+/),
);
const hasLetters = (word: string): boolean => word.length >= 3 && !common.has(word);

function listLetterGrams(word: string): string[] {
  const padded = `<${word}>`;
  return [3, 4, 5].flatMap((size) =>
    Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) => padded.slice(at, at + size)),
  );
}

/**
 * A text as features: words, pairs of neighboring words, and runs of three to five letters, which survive typing errors.
 * @returns each bucket once, in no order; the values of each kind have a length of its share
 */
export function extractFeatures(text: string): Feature[] {
  const words = tokenize(text);
  const joined = words.join(" ");
  const bounded = ["<s>", ...words, "</s>"];
  const kinds = [
    [shares.word, words.map((word) => `w ${word}`)],
    [shares.pair, bounded.slice(1).map((word, index) => `p ${bounded[index]} ${word}`)],
    [
      shares.letters,
      words
        .filter(hasLetters)
        .flatMap(listLetterGrams)
        .map((run) => `l ${run}`),
    ],
    [shares.concept, findConcepts(joined).map((name) => `c ${name}`)],
  ] as const;
  const values = new Map<number, number>();
  for (const [probability, features] of kinds) {
    const buckets = new Set(features.map(hashFeature));
    const value = probability / Math.sqrt(buckets.size || 1);
    for (const bucket of buckets) values.set(bucket, (values.get(bucket) ?? 0) + value);
  }
  return [...values];
}
