// `npm run chat -- train [--misses]`: trains the assistant's classifier from its phrases, prints how it does on the voices
// that it did not see, and writes the weights of all phrases. --misses lists what it got wrong.

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { classifier } from "@site/assistant/ranking/classify";
import { readOptions } from "../read-options.ts";
import {
  buildVocabulary,
  heldOutVoices,
  type Phrase,
  packModel,
  parsePhrases,
  train,
  withoutNearDuplicates,
} from "./train-classifier.ts";

const { values } = readOptions({ options: { misses: { type: "boolean", default: false } } });
const folder = "packages/assistant/src/ranking";
const sure = 0.5;

const names = (await readdir(join(folder, "phrases"))).toSorted();
const files = await Promise.all(names.map((name) => readFile(join(folder, "phrases", name), "utf8")));
const sortKey = ({ label, text, voice }: Phrase): string => `${label} ${text} ${voice}`;
// In an order of their own: in which file a phrase stands changes nothing.
const all = files.flatMap(parsePhrases).toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
const phrases = withoutNearDuplicates(all);
const isHeldOut = ({ voice }: Phrase): boolean => heldOutVoices.has(voice);
const [known, unseen] = [phrases.filter((each) => !isHeldOut(each)), phrases.filter(isHeldOut)];
const getWeights = (sample: readonly Phrase[]) => {
  const model = train(sample);
  return { labels: model.labels, ...packModel(model) };
};

const measured = classifier(getWeights(known));
const results = unseen.map((phrase) => ({
  ...phrase,
  guess: measured(phrase.text)[0] ?? { label: "", probability: 0 },
}));
const right = results.filter(({ label, guess }) => label === guess.label);
const wrong = results.filter(({ label, guess }) => label !== guess.label);
const percent = (count: number): string => `${((100 * count) / results.length).toFixed(1)} %`;
console.log(`${all.length} phrases, ${phrases.length} without near-duplicates, ${unseen.length} held out`);
console.log(
  `held out: right ${percent(right.length)}, confidently wrong ${percent(wrong.filter(({ guess }) => guess.probability >= sure).length)}`,
);
if (values.misses)
  for (const { text, label, guess } of wrong)
    console.log(`  ${guess.probability.toFixed(2)} ${label} <- ${guess.label}: ${text}`);

const hash = createHash("sha256").update(files.join("\n")).digest("hex");
const { labels, unit, gaps, steps } = getWeights(phrases);
const source = `// Made by \`npm run chat -- train\`; change the phrases, not this file.
import type { Weights } from "./classify.ts";

export const weights: Weights = {
  phrases: "${hash}",
  labels:
    ${JSON.stringify(labels.join(" "))}.split(
      " ",
    ),
  vocabulary: ${JSON.stringify(buildVocabulary(phrases).join(" "))},
  unit: ${unit},
  gaps:
    ${JSON.stringify(gaps)},
  steps:
    ${JSON.stringify(steps)},
};
`;
await writeFile(join(folder, "weights.ts"), source);
console.log(`weights: ${labels.length} labels, ${Math.round(gzipSync(source).length / 1024)} KB gzip`);
