import { tokenBudgets } from "@site/core/chat/budget-entity";
import { contextWith } from "@site/core/context.fixture";
import { MockLanguageModelV4 } from "ai/test";
import { expect, test } from "vitest";
import { reserveTokens } from "./budget.ts";
import { chatModel } from "./chat-model.ts";
import { buildInput, buildSignals } from "./turn.fixture.ts";

const context = contextWith();

/** One turn by a model, against a budget. */
const answer = (model: MockLanguageModelV4, now: Date, dailyTokens: number) => {
  const input = buildInput({ now });
  return chatModel(context, model, { dailyTokens }).answer(input, buildSignals(input));
};

/** A day of its own for each test. */
const days = Array.from({ length: 6 }, (_, index) => new Date(Date.UTC(2031, 0, index + 1, 12)));
const [first = new Date(), second = new Date(), third = new Date(), fourth = new Date()] = days;

const spent = async (day: Date) => {
  const { data } = await tokenBudgets(context.store)
    .get({ day: day.toISOString().slice(0, 10) })
    .go({ consistent: true });
  return data?.tokens;
};

test("parallel turns together never take more than the day's budget", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => reserveTokens(context, 100, 1000, first)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { reason: "budget" } });
  expect(await spent(first)).toBe(1000);
});

test("what was not used comes back, and a new day starts anew", async () => {
  const reservation = await reserveTokens(context, 900, 1000, second);
  await expect(reserveTokens(context, 900, 1000, second)).rejects.toMatchObject({ reason: "budget" });
  await reservation.settle(50);
  expect(await spent(second)).toBe(50);
  await reserveTokens(context, 900, 1000, second);
  await reserveTokens(context, 900, 1000, third);
});

test("a budget of nothing switches models off without a write", async () => {
  await expect(reserveTokens(context, 1, 0, fourth)).rejects.toMatchObject({ reason: "budget" });
  expect(await spent(fourth)).toBeUndefined();
});

test("a turn pays what the model reports, and over the budget the model is not called", async () => {
  const now = days[4] ?? new Date();
  const model = new MockLanguageModelV4({
    doGenerate: {
      content: [
        {
          type: "tool-call",
          toolCallId: "1",
          toolName: "answer",
          input: JSON.stringify({ acts: ["question"], language: "en", reply: "Most window jobs take 1-2 days." }),
        },
      ],
      finishReason: { unified: "tool-calls", raw: undefined },
      usage: {
        inputTokens: { total: 1500, noCache: 1500, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: 30, text: 30, reasoning: undefined },
      },
      warnings: [],
    },
  });
  await answer(model, now, 100_000);
  expect(await spent(now)).toBe(1530);
  await expect(answer(model, now, 1600)).rejects.toMatchObject({ reason: "budget" });
  expect(model.doGenerateCalls).toHaveLength(1);
});

test("a turn that fails in its second step has paid for the first", async () => {
  const now = days[5] ?? new Date();
  let steps = 0;
  const model = new MockLanguageModelV4({
    doGenerate: async () => {
      steps += 1;
      if (steps > 1) throw new Error("the provider is away");
      return {
        content: [{ type: "tool-call", toolCallId: "1", toolName: "answer", input: "{}" }],
        finishReason: { unified: "tool-calls", raw: undefined },
        usage: {
          inputTokens: { total: 700, noCache: 700, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: 10, text: 10, reasoning: undefined },
        },
        warnings: [],
      };
    },
  });
  await expect(answer(model, now, 100_000)).rejects.toMatchObject({ reason: "unavailable" });
  expect(await spent(now)).toBe(710);
});
