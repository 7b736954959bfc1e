import { expect, test } from "vitest";
import { contextWith } from "../context-builder.ts";
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
      if (word) asked.add(word.replace(/.*#word_/, ""));
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
