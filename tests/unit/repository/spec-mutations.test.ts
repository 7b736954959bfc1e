import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { splitIntoBatches } from "../../../tools/prove/spec/batches.ts";
import { idsIn, namedTests } from "../../../tools/prove/spec/checklist.ts";
import { changed, mutated, readMutations } from "../../../tools/prove/spec/mutations.ts";

const mutations = await readMutations();
const named = namedTests();

test("every item of the checklist has a mutation and a test, and no two mutations have one name", () => {
  const checklist = readFileSync("tests/spec/checklist.md", "utf8");
  const items = [...checklist.matchAll(/^- ([A-W]-\d\d) /gm)].map(([, id = ""]) => id);
  expect(items).toHaveLength(474);
  expect([...new Set(mutations.map(({ id }) => id))].sort()).toEqual(items.sort());
  expect(items.filter((id) => !named.some(({ ids }) => ids.includes(id)))).toEqual([]);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

test("ids stand in the brackets of a title, beside whatever else is there", () => {
  expect(idsIn("[A-01, B-02] one [RUL-07, C-03] and D-04")).toEqual(["A-01", "B-02", "C-03"]);
});

test("a batch holds no two mutations that one test names, and each applies after those before it", () => {
  const getTests = ({ id }: { id: string }) => named.filter(({ ids }) => ids.includes(id));
  for (const batch of splitIntoBatches(
    mutations.filter((mutation) => mutated(mutation)),
    getTests,
  )) {
    const titles = batch.flatMap((mutation) => getTests(mutation).map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
    const texts = new Map<string, string>();
    for (const mutation of batch) {
      const text = changed(mutation, texts.get(mutation.file) ?? readFileSync(mutation.file, "utf8"));
      expect(text, mutation.name).toBeDefined();
      texts.set(mutation.file, text ?? "");
    }
  }
});
