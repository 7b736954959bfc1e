import { readFileSync } from "node:fs";
import { playTalk } from "@site/assistant/conversation/talk.fixture";
import { findDanger } from "@site/assistant/signals/danger";
import { expect, test } from "vitest";

type Expected = "person" | "despair" | "house" | "none";

const found = (text: string): Expected => {
  const danger = findDanger(text);
  if (danger === undefined || danger === "despair") return danger ?? "none";
  return danger === "water" || danger === "house" ? "house" : "person";
};

/** Messages that strangers wrote for this, who saw neither phrases nor patterns. */
const read = (set: number): { text: string; expect: Expected }[] =>
  readFileSync(`tools/chat-eval/danger/set-${set}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Whether it is taken seriously enough: first words to people for a person, those or a house's for a house. */
const isHeard = ({ text, expect: wanted }: { text: string; expect: Expected }): boolean =>
  wanted === "house" ? found(text) !== "none" : ["person", "despair"].includes(found(text));

test.each([1, 2, 3, 4])(
  "of set %i, written by a stranger, nearly every danger is heard, and few alarms are false",
  (set) => {
    const share = (wanted: Expected): number => {
      const all = read(set).filter((each) => each.expect === wanted);
      return all.filter(isHeard).length / all.length;
    };
    // Before the classifier was taught danger it was half of them.
    expect(share("person")).toBeGreaterThanOrEqual(0.8);
    expect(share("house")).toBeGreaterThanOrEqual(0.8);
    if (set > 1) expect(share("despair")).toBeGreaterThanOrEqual(0.7);
    const calm = read(set).filter((each) => each.expect === "none");
    expect(calm.filter(({ text }) => found(text) !== "none").length / calm.length).toBeLessThanOrEqual(0.06);
  },
);

interface Followed {
  first: string;
  text: string;
  /** A: it was nothing. B: help has come, or they are safe. C: neither. */
  expect: "A" | "B" | "C";
}

test("a danger ends by what says so, and hardly ever by anything else", async () => {
  const lines = readFileSync("tools/chat-eval/danger/over.jsonl", "utf8").trim().split("\n");
  const outcomes = await Promise.all(
    lines.map(async (line) => {
      const { first, text, expect: wanted }: Followed = JSON.parse(line);
      const [before, after] = await playTalk(first, text);
      if (before?.memory.kind !== "emergency") return undefined;
      const isSafe = after?.memory.topics.includes("danger-over");
      return { wanted, isOver: after?.memory.kind !== "emergency" || isSafe === true };
    }),
  );
  const heard = outcomes.filter((each) => each !== undefined);
  expect(heard.length).toBeGreaterThanOrEqual(0.95 * lines.length);
  const share = (over: boolean): number => {
    const all = heard.filter(({ wanted }) => (wanted !== "C") === over);
    return all.filter(({ isOver }) => isOver).length / all.length;
  };
  // Who goes on hearing of the danger loses a minute.
  expect(share(true)).toBeGreaterThanOrEqual(0.45);
  expect(share(false)).toBeLessThanOrEqual(0.02);
});

test.each([
  ["there is nothing left that I would care to fix in here", "despair", "despair"],
  ["there is a man outside who will not go away from us", "emergency-person", "intruder"],
])("a house that is more likely hurt makes no injury of what else it is: %s", (text, label, danger) => {
  const guesses = [
    { label: "emergency-property", probability: 0.5 },
    { label, probability: 0.3 },
  ];
  expect(findDanger(text, { guesses })).toBe(danger);
});
