import { expect, test } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import { findMatches } from "./find-matches.ts";
import { searchWords } from "./search-word-entity.ts";

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
  await findMatches(context, "lead", typed);
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
  expect(await findMatches(contextWith(), "lead", " - ")).toEqual({ matches: [], isCut: false });
});

test("all that begin like a word are found, with the time at which they came, and those that an earlier version entered", async () => {
  const context = contextWith({ TABLE_NAME: await ownTable() });
  const entry = (word: string, at: number, more = "") => {
    const place = { noun: "leads", beginning: "an", word, recordId: `${word}-${at}` };
    return { ...place, words: ` ${word}${more}` };
  };
  await searchWords(context.store)
    .put([
      ...Array.from({ length: 60 }, (_, at) => entry("annette", at + 100, " lee")),
      ...[{ ...entry("ann", 1, " lee"), at: "2026-11-17T20:00:00.000Z" }, entry("ann", 2)],
    ])
    .go();
  const { matches, isCut } = await findMatches(context, "leads", "Ann");
  expect(new Set(matches.map(({ id }) => id)).size).toBe(62);
  expect(matches.slice(0, 2)).toEqual([{ id: "ann-1", at: "2026-11-17T20:00:00.000Z" }, { id: "ann-2" }]);
  expect(isCut).toBe(false);
  expect((await findMatches(context, "leads", "ann lee")).matches).toHaveLength(61);
});

test("where more begins alike than a search reads, it says so after 8 reads of 1,000", async () => {
  const context = contextWith();
  const limits: unknown[] = [];
  context.store.client.middlewareStack.add(
    () => async (args) => {
      limits.push((args.input as { Limit?: number }).Limit);
      const item = { recordId: `id-${limits.length}`, word: "anna", words: " anna" };
      return { response: {}, output: { $metadata: {}, Items: [item], LastEvaluatedKey: { pk: "a", sk: "a" } } };
    },
    { step: "initialize" },
  );
  const { matches, isCut } = await findMatches(context, "leads", "ann");
  expect(isCut).toBe(true);
  expect(matches).toHaveLength(8);
  expect(limits).toEqual(Array.from({ length: 8 }, () => 1000));
});
