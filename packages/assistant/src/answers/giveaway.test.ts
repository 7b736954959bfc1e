import { expect, test } from "vitest";
import { talkAt } from "../talk-builder.ts";

const afterEntry = "2026-11-27T15:00:00Z";
const ended = "to January 25, 2026, and the drawing date is February 1, 2026. That stated period has ended";

test.each([
  ["can I still enter the giveaway?"],
  ["can I still enter the contest?"],
  ["am I allowed to enter the giveaway"],
  ["who can enter the giveaway?"],
  ["I rent my place, can I enter the giveaway?"],
  ["could my mom enter the giveaway too"],
])("who wants to enter is told that the entry period is over: %j", async (...texts) => {
  const result = (await talkAt(afterEntry, ...texts)).at(-1);
  expect(result?.content).toContain(ended);
});

test("while entries are taken nobody is told of an end", async () => {
  const [result] = await talkAt("2025-09-01T15:00:00Z", "can I still enter the giveaway?");
  expect(result?.content).toContain("You own a home in");
  expect(result?.content).not.toContain("has ended");
});

test.each([
  ["when is the drawing?", "I rent my apartment, can I enter?"],
  ["when is the drawing?", "what if I rent"],
  ["can renters enter the giveaway?"],
  ["I live in an apartment, am I eligible for the contest"],
  ["am I eligible for the contest", "I rent"],
  ["tell me about the giveaway", "im a tenant can i still win"],
])("who rents is told that it is for homeowners: %j", async (...texts) => {
  const result = (await talkAt(afterEntry, ...texts)).at(-1);
  expect(result?.content).toContain("The giveaway is for homeowners");
  expect(result?.content).not.toContain("only one of two");
});

test("in Spanish, too, who wants to enter is told that the entry period is over", async () => {
  const [result] = await talkAt(afterEntry, "¿puedo entrar al sorteo si rento?");
  expect(result?.content).toContain("El plazo para participar terminó el 25 de enero de 2026.");
});
