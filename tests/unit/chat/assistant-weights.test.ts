import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { classifier } from "@site/assistant/ranking/classify";
import { weights } from "@site/assistant/ranking/weights";
import { expect, test } from "vitest";
import { packModel, parsePhrases, train, withoutNearDuplicates } from "../../../tools/chat/train-classifier.ts";

const folder = "packages/assistant/src/ranking";
const files = readdirSync(join(folder, "phrases"))
  .toSorted()
  .map((name) => readFileSync(join(folder, "phrases", name), "utf8"));
const phrases = files.flatMap(parsePhrases);

test("the weights were trained on the phrases as they stand: run npm run chat -- train", () => {
  expect(weights.phrases).toBe(createHash("sha256").update(files.join("\n")).digest("hex"));
});

test("there are at least 3,000 phrases, and a file of weights stays below 1.6 MB of gzip", () => {
  // Each is compared with those before it, which takes long for all of them.
  expect(withoutNearDuplicates(phrases.slice(0, 6000)).length).toBeGreaterThanOrEqual(3000);
  expect(gzipSync(readFileSync(join(folder, "weights.ts"))).length).toBeLessThan(1.6 * 1024 * 1024);
});

test("training twice gives the same weights, byte for byte, and they know what they were trained on", () => {
  const some = ["price", "hours", "emergency-person"].flatMap((wanted) =>
    phrases.filter(({ label }) => label === wanted).slice(0, 200),
  );
  const model = train(some);
  expect(packModel(model)).toEqual(packModel(train(some)));
  const classify = classifier({ labels: model.labels, ...packModel(model) });
  const right = some.filter(({ text, label }) => classify(text)[0]?.label === label);
  expect(right.length / some.length).toBeGreaterThan(0.97);
});

test("a phrase without a label or a voice is refused with its words", () => {
  expect(() => parsePhrases("how much")).toThrow('"how much"');
});
