import { expect, test } from "vitest";
import { contextWith } from "../context-builder.ts";
import { findIds } from "./find-ids.ts";

/** The word that the index is asked for, which is the one that has to tell records apart. */
async function wordAsked(typed: string): Promise<string | undefined> {
  const context = contextWith();
  let asked: string | undefined;
  context.store.client.middlewareStack.add(
    (next) => (args) => {
      const { ExpressionAttributeValues = {} } = args.input as { ExpressionAttributeValues?: Record<string, unknown> };
      asked = Object.values(ExpressionAttributeValues)
        .map(String)
        .find((value) => value.includes("#word_"));
      return next(args);
    },
    { step: "initialize" },
  );
  await findIds(context, "lead", typed, 10);
  return asked?.replace(/.*#word_/, "");
}

test.each([
  ["ann@a-very-long-mail-service.example", "ann"],
  ["ann.hernandez9@example.com", "hernandez9"],
  ["@example.com", "example"],
  ["Li of Rome", "rome"],
  ["(315) 555-0142", "3155550142"],
])("%s is looked up by %s", async (typed, word) => {
  expect(await wordAsked(typed)).toBe(word);
});

test("nothing is looked up for nothing", async () => {
  expect(await findIds(contextWith(), "lead", " - ", 10)).toEqual([]);
});
