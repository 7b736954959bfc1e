import { currentEdition } from "@site/core/giveaway/edition";
import { expect, test } from "vitest";
import { findFacts } from "../engine/knowledge.ts";
import { describeSituation, factsFor } from "./situation.ts";
import { buildTurn } from "./turn-builder.ts";

const now = new Date("2026-11-22T15:00:00Z");
const facts = (message: string) =>
  factsFor(
    buildTurn({
      messages: [message],
      findFacts: (question, limit) => findFacts(question, { now, edition: currentEdition }, limit),
    }),
  );

test("of two questions in one message both find their facts, best first, each once and five at most", () => {
  const found = facts(
    "Please put it under Zebediah Quint. How many colors does siding come in, and what are your hours?",
  );
  const text = found.map((fact) => fact.text).join("\n");
  expect(text).toContain("40 colors");
  expect(text).toContain("8 AM");
  expect(found.length).toBeLessThanOrEqual(5);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(found.map(({ coverage }) => coverage)).toEqual(
    found.map(({ coverage }) => coverage).toSorted((a, b) => b - a),
  );
});

test("contact details are flags, the clock is New York's, and the office's state follows it", () => {
  const slots = { name: "Ann", phone: "315-555-0111", details: "call 315-555-0111 about the bay window" };
  const text = describeSituation(buildTurn({ now, slots }), []);
  expect(text).toContain("Sunday, November 22, 2026 at 10:00 AM. The office is closed.");
  expect(text).toContain("name: on file; phone: on file; email: unknown");
  expect(text).toContain("call [phone] about the bay window");
  expect(text).not.toContain("0111");
});
