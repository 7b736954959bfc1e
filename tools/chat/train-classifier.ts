import { softmax } from "@site/assistant/ranking/classify";
import { bucketCount, extractFeatures, type Feature, tokenize } from "@site/assistant/ranking/features";
import { gapText, mostSteps, stepText } from "@site/assistant/ranking/packing";
import { distance } from "fastest-levenshtein";
import { seededRandom } from "../seeded-random.ts";

/** A sentence as somebody typed it, with what it means and whose voice it is. */
export interface Phrase {
  text: string;
  label: string;
  voice: string;
}

/** Voices that are never trained on when the classifier is measured. */
export const heldOutVoices: ReadonlySet<string> = new Set(["shift", "neighbor", "primo"]);

const nearness = 0.85;

const listWordRuns = (text: string): Set<string> => {
  const padded = ` ${tokenize(text).join(" ")} `;
  return new Set(Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  return common / (one.size + other.size - common);
}

/** Reads a file of phrases: "[label]" begins a meaning, "@voice" a writer, every other line is one phrase.
 * @throws Error for a phrase without a label or a voice */
export function parsePhrases(file: string): Phrase[] {
  let [label, voice] = ["", ""];
  const phrases: Phrase[] = [];
  for (const line of file.split("\n").map((each) => each.trim())) {
    if (!line || line.startsWith("#")) continue;
    if (line.startsWith("[")) label = line.slice(1, -1);
    else if (line.startsWith("@")) voice = line.slice(1);
    else if (!label || !voice) throw new Error(`"${line}" stands before a [label] and a @voice`);
    else phrases.push({ text: line, label, voice });
  }
  return phrases;
}

/** The phrases without those that hardly differ from an earlier one of the same label. */
export function withoutNearDuplicates(phrases: readonly Phrase[]): Phrase[] {
  const sets = new Map<string, Set<string>[]>();
  return phrases.filter(({ text, label }) => {
    const runs = listWordRuns(text);
    const others = sets.get(label) ?? [];
    if (others.some((other) => likeness(runs, other) >= nearness)) return false;
    sets.set(label, [...others, runs]);
    return true;
  });
}

/** Words that several phrases use, the commonest first: what a typing error is repaired to. What is a letter off a far
 * commoner word is an error that several people made. */
export function buildVocabulary(phrases: readonly Phrase[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of phrases)
    for (const word of new Set(
      text
        .toLowerCase()
        .replace(/[\u2018\u2019'`]/g, "")
        .match(/\p{L}{3,}/gu) ?? [],
    ))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].filter(([, count]) => count >= 2);
  const isTypo = (word: string, count: number): boolean =>
    word.length >= 5 &&
    count <= 12 &&
    words.some(([other, often]) => often >= 20 * count && other[0] === word[0] && distance(word, other) === 1);
  return words
    .filter(([word, count]) => !isTypo(word, count))
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([word]) => word);
}

interface Sample {
  features: readonly Feature[];
  targets: readonly number[];
}

const settings = {
  seed: 20261122,
  epochs: 8,
  averaged: 4,
  rate: 0.3,
  decay: 2e-4,
  pairs: 0.15,
  smoothing: 0.1,
  unseen: 0.2,
} as const;

function shuffle<T>(items: readonly T[], next: () => number): T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}

/** Two phrases in one breath, so that a message with two wishes is known as such. */
function buildPairs(phrases: readonly Phrase[], labels: readonly string[], next: () => number): Sample[] {
  const [one, other] = [shuffle(phrases, next), shuffle(phrases, next)];
  return one.slice(0, Math.floor(phrases.length * settings.pairs)).map((first, index) => {
    const second = other[index] ?? first;
    const targets = [...new Set([labels.indexOf(first.label), labels.indexOf(second.label)])];
    return { features: extractFeatures(`${first.text} ${second.text}`), targets };
  });
}

/** What training makes: a weight for each bucket and label, bucket by bucket; the last row is the bias. */
export interface Model {
  labels: readonly string[];
  weights: Float64Array;
}

/** Makes a step from one sample, some features of it unseen: the scores, their distance from the targets, and the slope along each weight. */
function step({ weights, squares, scores }: Tables, { features, targets }: Sample, next: () => number): void {
  const size = scores.length;
  const rows: readonly Feature[] = [...features.filter(() => next() >= settings.unseen), [bucketCount, 1]];
  scores.fill(0);
  for (const [bucket, value] of rows)
    for (let label = 0, at = bucket * size; label < size; label += 1, at += 1)
      scores[label] = (scores[label] as number) + value * (weights[at] as number);
  const errors = softmax(scores);
  for (let label = 0; label < size; label += 1) errors[label] = (errors[label] as number) - settings.smoothing / size;
  for (const target of targets) errors[target] = (errors[target] as number) - (1 - settings.smoothing) / targets.length;
  for (const [bucket, value] of rows)
    for (let label = 0, at = bucket * size; label < size; label += 1, at += 1) {
      const weight = weights[at] as number;
      const slope = value * (errors[label] as number) + settings.decay * weight;
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      weights[at] = weight - (settings.rate * slope) / Math.sqrt(square);
    }
}

interface Tables {
  weights: Float64Array;
  /** Sums of squared slopes, by which AdaGrad takes smaller steps where many were taken. */
  squares: Float64Array;
  scores: Float64Array;
}

/** Multinomial logistic regression by AdaGrad; the same phrases give the same weights on every machine. */
export function train(phrases: readonly Phrase[]): Model {
  const labels = [...new Set(phrases.map(({ label }) => label))].toSorted();
  const next = seededRandom(settings.seed);
  const singles = phrases.map(({ text, label }) => ({
    features: extractFeatures(text),
    targets: [labels.indexOf(label)],
  }));
  const samples: Sample[] = [...singles, ...buildPairs(phrases, labels, next)];
  const cells = (bucketCount + 1) * labels.length;
  const tables = {
    weights: new Float64Array(cells),
    squares: new Float64Array(cells).fill(1e-2),
    scores: new Float64Array(labels.length),
  };
  const mean = new Float64Array(cells);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const sample of shuffle(samples, next)) step(tables, sample, next);
    if (epoch >= settings.epochs - settings.averaged)
      for (let at = 0; at < cells; at += 1)
        mean[at] = (mean[at] as number) + (tables.weights[at] as number) / settings.averaged;
  }
  return { labels, weights: mean };
}

/** Weights below this share of the largest change little and are left out; the others become steps of a few sizes. */
const smallest = 0.11;
/** By voices that it never saw it is right less often than it believes. */
const caution = 0.85;

/** The model as two texts: for each bucket the gaps between its labels, and the signed steps of all weights.
 * @returns the texts and what a step stands for */
export function packModel({ labels, weights }: Model): { gaps: string; steps: string; unit: number } {
  const size = labels.length;
  const sorted = weights.map(Math.abs).toSorted();
  const most = sorted[Math.floor(sorted.length * 0.99995)] ?? 1;
  const unit = most / mostSteps;
  const steps: number[] = [];
  const rows = Array.from({ length: bucketCount + 1 }, (_, bucket) => {
    let last = -1;
    return [...weights.subarray(bucket * size, (bucket + 1) * size)]
      .flatMap((weight, label) => {
        const step = Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / unit)));
        if (step === 0 || (bucket < bucketCount && Math.abs(weight) < smallest * most)) return [];
        const gap = gapText(label - last - 1);
        last = label;
        steps.push(step);
        return [gap];
      })
      .join("");
  });
  return { gaps: rows.join(" "), steps: steps.map(stepText).join(""), unit: Number((unit * caution).toPrecision(6)) };
}
