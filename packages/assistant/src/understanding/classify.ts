import { bucketCount, featuresOf } from "./features.ts";

/** What the classifier is made of: a build product of `npm run train:assistant`. */
export interface Weights {
  /** SHA-256 of the phrases that it was trained on. */
  phrases: string;
  labels: readonly string[];
  /** Words of the phrases, the commonest first, with spaces between. */
  vocabulary: string;
  unit: number;
  /** Base64. */
  data: string;
}

/** A meaning and how likely it is, 0 to 1. */
export interface Guess {
  label: string;
  share: number;
}

/**
 * A classifier from its weights.
 * @returns a function from a text to every meaning, the likeliest first; the shares add up to one
 */
export function classifier({ labels, unit, data }: Omit<Weights, "vocabulary" | "phrases">): (text: string) => Guess[] {
  const bytes = Buffer.from(data, "base64");
  const starts = new Uint32Array(bucketCount + 1);
  for (let bucket = 0, at = 0; bucket <= bucketCount; bucket += 1) {
    starts[bucket] = at;
    at += 1 + 2 * (bytes[at] ?? 0);
  }
  return (text) => {
    const scores = new Float64Array(labels.length);
    for (const [bucket, value] of [...featuresOf(text), [bucketCount, 1] as const]) {
      const start = starts[bucket] ?? 0;
      const end = start + 2 * (bytes[start] ?? 0);
      for (let at = start + 1; at <= end; at += 2) {
        const label = bytes[at] ?? 0;
        scores[label] = (scores[label] ?? 0) + value * unit * bytes.readInt8(at + 1);
      }
    }
    const top = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - top));
    const sum = shares.reduce((total, share) => total + share, 0);
    return labels
      .map((label, index) => ({ label, share: (shares[index] ?? 0) / sum }))
      .toSorted((a, b) => b.share - a.share);
  };
}
