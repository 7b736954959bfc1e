import { expect, test } from "vitest";
import { indirect } from "./indirect.ts";

test.each([
  ["can i see the loan paperwork before the guy comes", "whether you can see the loan paperwork before the guy comes"],
  ["do you guys take my old tub", "whether we take your old tub"],
  ["is there a deposit before you start", "whether there is a deposit before we start"],
  ["and how long does it take", "how long it would take"],
  ["what brand are ur windows", "what brand our windows are"],
  ["who measures", "who measures"],
  ["can someone call me tuesday", "whether someone can call you tuesday"],
])("%j becomes a part of a sentence", (question, turned) => {
  expect(indirect(question)).toBe(turned);
});

test.each(["is this chat the same company", "kitchen cabinets?", "do you or dont you", "Is it? I think so"])(
  "%j is left alone",
  (question) => {
    expect(indirect(question)).toBeUndefined();
  },
);
