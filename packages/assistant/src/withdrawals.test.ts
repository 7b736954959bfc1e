import { expect, test } from "vitest";
import { lastOf } from "./talk-builder.ts";

const request = "I want new windows, Ann Lee, Rome, 315-555-0142";

test.each([
  "I changed my mind, make it 8 windows",
  "never mind about the price, when can you come?",
  "Oh nvm I found the brochure. See you soon!",
  "I already hired someone to paint, so the siding color matters",
  "olvídelo del siding, solo ventanas",
  "don't have anybody call before 5",
  "I changed my mind, I want siding instead",
  "never mind about Tuesday, Wednesday is better",
  "ya no quiero la puerta",
  "Changed my mind on the color",
])("what is meant for something else withdraws nothing: %s", async (text) => {
  const { memory, content } = await lastOf(request, text);
  expect(memory.isWithdrawn).toBe(false);
  expect(content).not.toMatch(/withdraw|retir/);
});

test("a service that is given up leaves the other one", async () => {
  const first = "I want new windows and siding, Ann Lee, Rome, 315-555-0142";
  const { memory, slots } = await lastOf(first, "never mind the siding, just the windows");
  expect(memory).toMatchObject({ isWithdrawn: false, services: [] });
  expect(slots.service).toBe("windows");
});

test("a service that is given up in Spanish is no wish", async () => {
  const { memory } = await lastOf(request, "olvídelo del siding, solo ventanas");
  expect(memory.services).toEqual([]);
});

test("danger goes before whatever is called off", async () => {
  const { memory } = await lastOf(request, "never mind the quote, a pipe burst and water is pouring in");
  expect(memory).toMatchObject({ kind: "emergency", isWithdrawn: false });
});

test.each([
  "never mind",
  "nvm, we hired somebody else",
  "I changed my mind, please cancel",
  "changed my mind",
  "forget the whole thing",
  "never mind, don't call me",
  "never mind, we decided to wait until next year",
  "nvm we found someone else to do the windows",
  "we already hired someone to do it",
  "ya no lo quiero",
  "olvídelo",
])("a request that is given up is withdrawn: %s", async (text) => {
  const { memory } = await lastOf(request, text);
  expect(memory.isWithdrawn).toBe(true);
});

test.each([
  ["changed my mind about having someone call", "Shall I withdraw your request?", "yes", "no, keep it"],
  ["never mind, my husband says no", "Shall I withdraw your request?", "yes", "no"],
  ["changed my mind about the windows", "Shall I withdraw your request?", "yes please", "no"],
  ["siempre no las ventanas", "¿Retiro su solicitud?", "sí", "no"],
])("where it may be meant so, it is asked: %s", async (text, question, yes, no) => {
  const asked = await lastOf(request, text);
  expect(asked.content).toContain(question);
  expect(asked.memory.isWithdrawn).toBe(false);
  expect((await lastOf(request, text, yes)).memory.isWithdrawn).toBe(true);
  expect((await lastOf(request, text, no)).memory.isWithdrawn).toBe(false);
});

test('"never mind" after an answer may be said of the question', async () => {
  const asked = await lastOf(request, "how long do windows take?", "never mind");
  expect(asked.content).toContain("Shall I withdraw your request?");
});
