import { bucketCount, extractFeatures } from "./features.ts";
import { unpackWeights } from "./packing.ts";

/** What the classifier is made of: a build product of `npm run chat -- train`. */
export interface Weights {
  /** SHA-256 of the phrases that it was trained on. */
  phrases: string;
  labels: readonly string[];
  /** Words of the phrases, the commonest first, with spaces between. */
  vocabulary: string;
  /** What a step of a weight stands for. */
  unit: number;
  /** Which labels have a weight in each bucket. */
  gaps: string;
  steps: string;
}

/** A meaning and how likely it is, 0 to 1. */
export interface Guess {
  label: string;
  probability: number;
}

/** How likely a label is among some meanings, 0 where it stands nowhere. */
export const probabilityOf = (guesses: readonly Guess[], label: string): number =>
  guesses.find((guess) => guess.label === label)?.probability ?? 0;

export function softmax(scores: Float64Array): Float64Array {
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((total, probability) => total + probability, 0);
  return shares.map((probability) => probability / sum);
}

/**
 * A classifier from its weights.
 * @returns a function from a text to every meaning, the likeliest first; the probabilities add up to one
 */
export function classifier({
  labels,
  unit,
  ...texts
}: Omit<Weights, "vocabulary" | "phrases">): (text: string) => Guess[] {
  const table = unpackWeights(texts.gaps, texts.steps, bucketCount + 1);
  return (text) => {
    const scores = new Float64Array(labels.length);
    for (const [bucket, value] of [...extractFeatures(text), [bucketCount, 1] as const]) {
      const end = table.starts[bucket + 1] ?? 0;
      for (let at = table.starts[bucket] ?? 0; at < end; at += 1) {
        const label = table.labels[at] ?? 0;
        scores[label] = (scores[label] ?? 0) + value * unit * (table.steps[at] ?? 0);
      }
    }
    const shares = softmax(scores);
    return labels
      .map((label, index) => ({ label, probability: shares[index] ?? 0 }))
      .toSorted((a, b) => b.probability - a.probability);
  };
}
