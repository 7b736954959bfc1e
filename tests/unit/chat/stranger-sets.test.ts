import { readFileSync } from "node:fs";
import { playLastReply } from "@site/assistant/conversation/talk.fixture";
import { isMatter } from "@site/assistant/receptionist/computed-answers";
import type { Memory } from "@site/core/chat/memory";
import { expect, test } from "vitest";

interface Message {
  text: string;
  /** What its writer does by it, "refusal" for who leaves nothing, or "none". */
  expect: string;
  /** What it may as well be taken for. */
  also?: string[];
}

/** What strangers wrote for this, who saw neither phrases nor patterns. */
const read = <Row>(kind: "acts" | "intents" | "leads" | "questions", set: number): Row[] =>
  readFileSync(`tools/chat-eval/${kind}/set-${set}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

async function findDone(text: string): Promise<string> {
  const { memory } = await playLastReply(text);
  const act = memory.topics.findLast((topic) => /^(?:act|danger)-/.test(topic));
  return act?.replace("act-", "") ?? (memory.declines > 0 ? "refusal" : "none");
}

test.each([1, 2])(
  "of set %i, written by a stranger, most people are taken for what they do, and few others",
  async (set) => {
    const results = await Promise.all(
      read<Message>("acts", set).map(async ({ text, expect: wanted, also = [] }) => {
        const done = await findDone(text);
        return { wanted, isRight: done === wanted || also.includes(done) };
      }),
    );
    const share = (all: readonly { isRight: boolean }[]): number =>
      all.filter(({ isRight }) => isRight).length / all.length;
    // By rules for forms of words, before the classifier was taught acts, it was 45 and 39 of 100.
    expect(share(results.filter(({ wanted }) => wanted !== "none"))).toBeGreaterThanOrEqual(0.7);
    expect(share(results.filter(({ wanted }) => wanted === "none"))).toBeGreaterThanOrEqual(0.9);
  },
);

interface Question {
  text: string;
  /** The label of the question that answers it, or "none". */
  expect?: string;
  /** Two questions at once. */
  both?: string[];
  /** Labels of answers that would do as well. */
  also?: string[];
}

test("of a stranger's first questions half are answered at once, and few by another answer", async () => {
  const questions = read<Question>("questions", 1);
  const known = questions.filter((each) => each.expect !== "none");
  const results = await Promise.all(
    known.map(async ({ text, expect: wanted, both = [], also = [] }) => {
      const { memory } = await playLastReply(text);
      const told = memory.topics.filter((topic) => !/^(?:act-|danger-|talk$|office-knows$)/.test(topic));
      const right = [wanted, ...both, ...also];
      return { isRight: told.some((label) => right.includes(label)), isTold: told.length > 0 };
    }),
  );
  const share = (all: readonly unknown[]): number => all.length / known.length;
  expect(share(results.filter(({ isRight }) => isRight))).toBeGreaterThanOrEqual(0.5);
  // "Do you come to Oswego" is answered by the area, and not by the list of towns.
  expect(share(results.filter(({ isRight, isTold }) => isTold && !isRight))).toBeLessThanOrEqual(0.12);
});

interface Talk {
  id: string;
  turns: string[];
  expect: {
    name: string | null;
    phone: string | null;
    email: string | null;
    town: string | null;
    service: string | null;
    /** What must stand in no field. */
    mustNot: string[];
  };
}

// When they were first played 11 of the first set's values were wrong, 25 missing and 3 somebody else's; 12, 14 and 5 of the
// second's. Left of the others is a number that its owner wants deleted, which the office does.
test.each([
  { set: 1, wrong: 4, missing: 14, others: 0 },
  { set: 2, wrong: 6, missing: 10, others: 1 },
])("of set $set nearly every lead holds what its visitor told, and not what is somebody else's", async (most) => {
  const talks = read<Talk>("leads", most.set);
  const results = await Promise.all(
    talks.map(async ({ turns, expect: wanted }) => {
      const { name = "", phone = "", email = "", location = "", service = "" } = (await playLastReply(...turns)).slots;
      const pairs = [
        [name, wanted.name],
        [phone.replaceAll("-", ""), wanted.phone],
        [email, wanted.email],
        [location, wanted.town],
        [service, wanted.service],
      ].filter(([, right]) => right !== null);
      const isSame = (one: unknown, other: unknown): boolean =>
        String(one).toLowerCase() === String(other).toLowerCase();
      const values = [name, phone.replaceAll("-", ""), email, location];
      return {
        wrong: pairs.filter(([value, right]) => value && !isSame(value, right)).length,
        missing: pairs.filter(([value, right]) => !value && right).length,
        isOfOthers: wanted.mustNot.some((other) => values.some((value) => isSame(value, other))),
      };
    }),
  );
  expect(results.filter(({ isOfOthers }) => isOfOthers).length).toBeLessThanOrEqual(most.others);
  const sum = (key: "wrong" | "missing"): number => results.reduce((total, each) => total + each[key], 0);
  expect(sum("wrong")).toBeLessThanOrEqual(most.wrong);
  expect(sum("missing")).toBeLessThanOrEqual(most.missing);
});

const has =
  (label: RegExp) =>
  ({ topics }: Memory): boolean =>
    topics.some((topic) => label.test(topic));

/** What a talk must have come to when somebody's first message is of a kind. */
const understood: Readonly<Record<string, (memory: Memory) => boolean>> = {
  visit: ({ isBuying }) => isBuying,
  callback: ({ kind }) => kind === "callback",
  price: has(/^(?:price|push-price|budget|financing)$/),
  hours: has(/^(?:hours|holidays|showroom|appointment-needed)$/),
  area: has(/^area$/),
  complaint: (memory) => isMatter(memory) || has(/^act-(?:status|contract)$/)(memory),
  service: (memory) => isMatter(memory) || has(/^(?:warranty|service-cost)/)(memory),
  reschedule: has(/^act-(?:reschedule|withdraw|bereaved)$/),
  stop: (memory) => memory.declines > 0 || has(/^act-(?:stop|privacy|withdraw)$/)(memory),
  job: ({ kind }) => kind === "job",
  human: has(/^act-(?:human|identity)$/),
  thanks: (memory) => memory.fallbacks === 0 && has(/^(?:talk|praise)$/)(memory),
};

test("of 480 first messages of twelve plain kinds four in five are understood, wishes for a visit more", async () => {
  const messages = read<{ kind: string; text: string }>("intents", 1);
  const results = await Promise.all(
    messages.map(async ({ kind, text }) => {
      const { memory } = await playLastReply(text);
      return { kind, isRight: understood[kind]?.(memory) === true };
    }),
  );
  const share = (all: readonly { isRight: boolean }[]): number =>
    all.filter(({ isRight }) => isRight).length / all.length;
  // Before wishes and small talk were told by their meaning it was 73 of 100, and half of the visits.
  expect(share(results)).toBeGreaterThanOrEqual(0.8);
  expect(share(results.filter(({ kind }) => kind === "visit"))).toBeGreaterThanOrEqual(0.82);
});
