import { expect, test } from "vitest";
import { contextWith, ownTable } from "../context-builder.ts";
import { searchWords } from "./entity.ts";
import { findIds } from "./find-ids.ts";

/** The words that the index is asked for, each the one of its way of writing that has to tell records apart. */
async function wordsAsked(typed: string): Promise<string[]> {
  const context = contextWith();
  const asked = new Set<string>();
  context.store.client.middlewareStack.add(
    (next) => (args) => {
      const { ExpressionAttributeValues = {} } = args.input as { ExpressionAttributeValues?: Record<string, unknown> };
      const word = Object.values(ExpressionAttributeValues)
        .map(String)
        .find((value) => value.includes("#word_"));
      if (word) asked.add(word.replace(/.*#word_|#recordid_.*/g, ""));
      return next(args);
    },
    { step: "initialize" },
  );
  await findIds(context, "lead", typed, 10);
  return [...asked].sort();
}

test.each([
  ["ann@a-very-long-mail-service.example", "ann"],
  ["ann.hernandez9@example.com", "hernandez9"],
  ["@example.com", "example"],
  ["Li of Rome", "rome"],
  ["(315) 555-0142", "3155550142"],
  ["O'Brien", "brien", "obrien"],
  ["O'B", "ob"],
  ["pat.o'brien@example.com", "brien", "obrien"],
])("%s is looked up by %s", async (typed, ...words) => {
  expect(await wordsAsked(typed)).toEqual(words);
});

test("nothing is looked up for nothing", async () => {
  expect(await findIds(contextWith(), "lead", " - ", 10)).toEqual([]);
});

test("who is called exactly so comes first, the newest before all others, and longer names fill the rest", async () => {
  const context = contextWith({ TABLE_NAME: await ownTable() });
  const entry = (word: string, at: number, more = "") => {
    const place = { noun: "leads", beginning: "an", word, recordId: `${word}-${at}` };
    return { ...place, words: ` ${word}${more}` };
  };
  await searchWords(context.store)
    .put([
      ...Array.from({ length: 60 }, (_, at) => entry("annette", at + 100, " lee")),
      ...Array.from({ length: 10 }, (_, at) => entry("anna", at + 100)),
      ...[entry("ann", 1, " lee"), entry("ann", 2)],
    ])
    .go();
  const found = await findIds(context, "leads", "Ann", 65);
  expect(found.slice(0, 2)).toEqual(["ann-2", "ann-1"]);
  expect(found).toHaveLength(65);
  expect(new Set(found).size).toBe(65);
  expect((await findIds(context, "leads", "ann lee", 50))[0]).toBe("ann-1");
  expect(await findIds(context, "leads", "ann", 1)).toEqual(["ann-2"]);
});
