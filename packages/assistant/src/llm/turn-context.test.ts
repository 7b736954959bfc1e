import { setClosings } from "@site/core/business/opening-hours";
import { expect, test } from "vitest";
import { freshMemory } from "../conversation/sessions.ts";
import { createMarks } from "./pii-placeholders.ts";
import { lastingFacts } from "./prompt.ts";
import { buildInput, buildSignals } from "./turn.fixture.ts";
import { describeSituation } from "./turn-context.ts";

const now = new Date("2026-11-22T15:00:00Z");
const describe = (input: Parameters<typeof buildInput>[0]) => {
  const turn = buildInput({ now, ...input });
  return describeSituation(turn, buildSignals(turn), createMarks());
};

test("numbers are marks, the clock is New York's, and the office's state follows it", () => {
  const slots = { name: "Ann", phone: "315-555-0111", details: "call 315-555-0111 about the bay window" };
  const text = describe({ slots });
  expect(text).toContain("Sunday, November 22, 2026 at 10:00 AM. The office is closed.");
  expect(text).toContain("name: Ann; phone: [phone 1]; details: call [phone 1] about the bay window");
  expect(text).not.toContain("0111");
});

test("by when the office answers is told of this moment alone", () => {
  expect(describe({})).toContain("you hear back within 24 hours");
  expect(lastingFacts.filter((fact) => /\b(?:you|gets?) (?:hear )?back\b/.test(fact))).toEqual([]);
});

test("the week ahead names the days on which nobody is in the office", () => {
  expect(describe({})).toMatch(/Wednesday 2026-11-25: 8 AM-6 PM; Thursday 2026-11-26: closed \(Thanksgiving/);
});

test("a day that the staff closed next month, and the year's holidays, are told", () => {
  setClosings([{ date: "2026-12-18", name: "Inventory" }]);
  try {
    expect(describe({})).toContain("We are closed on Friday, December 18 (Inventory).");
  } finally {
    setClosings([]);
  }
  expect(lastingFacts.join(" ")).toMatch(
    /Closed on New Year's Day,.* and Christmas Day\. On other holidays the usual hours/,
  );
});

test("an address of which only the host was put right is told by its mark", () => {
  const slots = { email: "pat@exmple.com" };
  expect(describe({ slots, messages: ["*example.com"] })).toMatch(/email: \[email 1\].*it is \[email 2\] now/s);
});

test("what was refused or asked often enough is not to be asked", () => {
  const memory = { ...freshMemory(), refused: ["contact" as const], asked: { name: 2 } };
  expect(describe({ memory })).toContain("Do not ask for: name, contact");
});

test("a number that was put right is told by its mark", () => {
  const slots = { phone: "315-555-0111" };
  expect(describe({ slots, messages: ["oops 0124 sorry"] })).toContain("it is [phone 2] now");
  expect(describe({ slots, messages: ["my sister is 315-555-0124"] })).not.toContain("puts the number on file right");
});

test("a number that nobody can dial is told", () => {
  expect(describe({ messages: ["555-0142 is me"] })).toContain("lacks its area code");
});

const learned = [
  {
    id: "1",
    question: "Do you put in egress windows?",
    answer: "Since May we do, in 9 weeks; ask for Lou at 315-555-0188.",
  },
  { id: "2", question: "Is there parking at the showroom?", answer: "There is, behind the building." },
];

test("a model is told what the office has answered, the nearest first", () => {
  expect(describe({ learned, messages: ["can i park at your showroom"] })).toMatch(
    /Answers of the office.*\n- Is there parking.*behind the building\.\n- Do you put in egress/,
  );
  expect(describe({})).not.toContain("Answers of the office");
});

test("what is said of one service only is among the facts, with what it is about", () => {
  expect(lastingFacts).toContainEqual(
    expect.stringMatching(/^How long does the work take\? \(siding\) Usually 1-2 weeks/),
  );
});
