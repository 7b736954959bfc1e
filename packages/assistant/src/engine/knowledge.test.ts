import { claims } from "@site/core/business/claims";
import { currentEdition } from "@site/core/giveaway/edition";
import { expect, test } from "vitest";
import { thresholds } from "./answer-clauses.ts";
import { facts, findFacts, repairSpelling } from "./knowledge.ts";

const context = { now: new Date("2026-11-23T15:00:00Z"), edition: currentEdition };
const best = (question: string) => findFacts(repairSpelling(question), context)[0];

test("every fact is found by each of its own questions, surely", () => {
  const missed = facts.flatMap(({ id, forms }) =>
    forms.filter((form) => {
      const found = findFacts(form, context, 3);
      const own = found.find((fact) => fact.id === id);
      return !own || own.coverage < thresholds.answer;
    }),
  );
  expect(missed).toEqual([]);
});

test.each([
  "who won the football game last night",
  "what is the capital of Australia",
  "can you help me with my homework",
  "tell me a joke about cats",
  "how do I bake sourdough bread",
  "what is the meaning of life",
  "recommend a movie for tonight",
  "how tall is Mount Everest",
  "translate good morning into French",
  "what time is the next train to Chicago",
  "is bitcoin going up",
  "my stomach hurts after lunch",
  "who is the president of Brazil",
  "how do vaccines function",
  "sing me a song",
  "which laptop is fastest",
  "how many planets are there",
  "did my team lose",
  "write an essay about whales",
  "where do penguins sleep",
])("an unrelated question is not answered surely: %s", (question) => {
  expect(best(question)?.coverage ?? 0).toBeLessThan(thresholds.answer);
});

test("typing errors are repaired against the site's own words, and names are left alone", () => {
  expect(repairSpelling("finacing for sidding")).toBe("financing for siding");
  expect(repairSpelling("My name is Karen")).toBe("My name is Karen");
  expect(repairSpelling("waranty")).toBe("warranty");
});

test("answers carry no figure that the claims keep off the chat, and none of the samples' marks [A-16, RUL-15]", () => {
  const kept = Object.values(claims)
    .filter(({ scopes }) => !scopes.some((scope) => ["chat", "site", "faq", "win", "careers"].includes(scope)))
    .flatMap(({ figures }) => figures);
  const answers = facts.map(({ answer }) => answer(context) ?? "").join("\n");
  // "24 months" of one claim is also the end of another's "12-24 months".
  const isTold = (figure: string) =>
    answers
      .split(figure)
      .slice(0, -1)
      .some((before) => !/[\d-]$/.test(before));
  expect(kept.filter(isTold)).toEqual([]);
  expect(answers).not.toMatch(/undefined|\[object|NaN|\{phone\}/);
});

const dated = (now: string, edition = currentEdition) =>
  facts.find(({ id }) => id === "giveaway-dates")?.answer({ now: new Date(now), edition }) ?? "";

test("the giveaway is answered by its dates: open, past its stated period, closed only when that is enforced [RUL-01]", () => {
  expect(dated("2025-12-01T12:00:00Z")).toMatch(/July 20, 2025 to January 25, 2026/);
  expect(dated("2025-12-01T12:00:00Z")).not.toMatch(/ended|closed/);
  expect(dated("2026-11-23T12:00:00Z")).toMatch(/stated period has ended/);
  expect(dated("2026-11-23T12:00:00Z")).not.toMatch(/closed/i);
  const enforced = { ...currentEdition, enforceEntryWindow: true };
  expect(dated("2026-11-23T12:00:00Z", enforced)).toMatch(/Entries closed on January 25, 2026/);
  expect(dated("2025-01-01T12:00:00Z", enforced)).toMatch(/Entries open on July 20, 2025/);
});

test("both published Saturday hours are given, never a merged one, with open or closed now [CON-01]", () => {
  const hours = (now: string) =>
    facts.find(({ id }) => id === "hours")?.answer({ ...context, now: new Date(now) }) ?? "";
  expect(hours("2026-11-23T15:00:00Z")).toMatch(/Sat 9 AM-1 PM.*Sat 9-4.*open right now/);
  expect(hours("2026-11-22T15:00:00Z")).toMatch(/closed right now/);
});

test("approved patterns answer only when no fact does", async () => {
  const { buildPatternIndex } = await import("./pattern-index.ts");
  const index = buildPatternIndex([
    { id: "1", question: "Do you haul away the old shutters?", answer: "Yes, we take them along." },
    { id: "2", question: "Can my dog stay in the yard?", answer: "Please keep pets inside." },
    { id: "3", question: "Is parking needed for the truck?", answer: "A free spot near the house helps." },
  ]);
  expect(index.find("will you haul away my old shutters")?.id).toBe("1");
  expect(index.find("what is the capital of France")).toBeUndefined();
});
