import { expect, test } from "vitest";
import { lastOf } from "../talk-builder.ts";

test.each([
  ["are you open today?", "are you open on Sunday?", /^We are closed on Sunday/],
  ["what are your hours?", "open Sundays?", /closed on Sunday/],
  ["what are your hours?", "Sunday?", /closed on Sunday/],
  ["do you use subcontractors?", "subcontractors?", /./],
])("what was denied is not called right: %s %s", async (first, again, reply) => {
  const { content } = await lastOf(first, again);
  expect(content).not.toMatch(/^That is right/);
  expect(content).toMatch(reply);
});

test("what is repeated as it was said is right", async () => {
  const { content } = await lastOf("what are your hours?", "so mon-fri 8 to 6?");
  expect(content).toContain("That is right: We are open Mon-Fri 8 AM-6 PM");
});

test.each([
  "is it really 0% financing?",
  "are you sure about the 0 percent",
  "0% financing for real?",
  "zero percent interest, is that true",
])("who doubts the 0 % is told of it and its condition: %s", async (text) => {
  const { content } = await lastOf(text);
  expect(content).toMatch(/0% APR.*Subject to credit approval/);
  expect(content).not.toContain("said in general");
});

test.each(["is the lifetime warranty for real?", "are you really licensed?", "do your windows really last that long"])(
  "a doubt that begins a talk is about something: %s",
  async (text) => {
    expect((await lastOf(text)).content).not.toContain("said in general");
  },
);
