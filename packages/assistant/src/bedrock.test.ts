import { contextWith } from "@site/core/context-builder";
import { MockLanguageModelV4 } from "ai/test";
import { expect, test } from "vitest";
import { modelEngine } from "./bedrock.ts";
import type { EngineTurn } from "./engine.ts";
import { leakMark, rules } from "./model/instructions.ts";
import { buildTurn } from "./model/turn-builder.ts";

const context = contextWith();

type Generated = Exclude<ConstructorParameters<typeof MockLanguageModelV4>[0], undefined>["doGenerate"];
type Result = Extract<Generated, { content: unknown }>;

const usage: Result["usage"] = {
  inputTokens: { total: 100, noCache: 100, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 20, text: 20, reasoning: undefined },
};

const says = (text: string, unified: Result["finishReason"]["unified"] = "stop"): Result => ({
  content: [{ type: "text", text }],
  finishReason: { unified, raw: undefined },
  usage,
  warnings: [],
});

const saves = (input: object): Result => ({
  content: [
    { type: "text", text: "Saving." },
    { type: "tool-call", toolCallId: "1", toolName: "saveContact", input: JSON.stringify(input) },
  ],
  finishReason: { unified: "tool-calls", raw: undefined },
  usage,
  warnings: [],
});

const settings = { dailyTokens: 1e9 };

async function reply(results: Result[], turn: EngineTurn = buildTurn()) {
  const model = new MockLanguageModelV4({ doGenerate: results });
  const given = await modelEngine(context, model, settings).reply(turn);
  return { given, calls: model.doGenerateCalls };
}

test("the prompt is the fixed part for the cache, the turn's facts, and the conversation with the visitor first and last", async () => {
  const { calls } = await reply(
    [says("Most window jobs take 1-2 days.")],
    buildTurn({
      history: [
        { role: "assistant", content: "Hello!" },
        { role: "user", content: "hi, call me at 315-555-0199" },
        { role: "assistant", content: "Thank you, I have noted 315-555-0199." },
      ],
      messages: ["mail ann@example.org", "how long does a window job take?"],
      slots: { name: "Ann", phone: "315-555-0199", email: "ann@example.org", service: "windows" },
    }),
  );
  const [fixed, situation, ...messages] = calls[0]?.prompt ?? [];
  expect(fixed).toMatchObject({ role: "system", providerOptions: { bedrock: { cachePoint: { type: "default" } } } });
  expect(JSON.stringify(fixed)).toContain(rules[0]);
  expect(JSON.stringify(fixed)).toContain("most window installs take 1-2 days");
  expect(situation).toMatchObject({ role: "system" });
  expect(JSON.stringify(situation)).toMatch(/Monday, November 23.*office is open.*name: on file; phone: on file/s);
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect(JSON.stringify(messages.at(-1))).toContain("how long does a window job take?");
  const whole = JSON.stringify(calls[0]?.prompt);
  for (const personal of ["0199", "ann@example.org", "Ann"]) expect(whole).not.toContain(personal);
});

test("the limits of a call are set", async () => {
  const { calls } = await reply([says("Most window jobs take 1-2 days.")]);
  expect(calls[0]).toMatchObject({ maxOutputTokens: 400, temperature: 0.2 });
});

test("a guardrail is named to the provider", async () => {
  const model = new MockLanguageModelV4({ doGenerate: says("Most window jobs take 1-2 days.") });
  const guardrail = { guardrailIdentifier: "gr-1", guardrailVersion: "2" };
  await modelEngine(context, model, { ...settings, guardrail }).reply(buildTurn());
  expect(model.doGenerateCalls[0]?.providerOptions).toMatchObject({ bedrock: { guardrailConfig: guardrail } });
});

test("the plan's question ends the reply, the model's own are left out", async () => {
  const { given } = await reply([says("Most window jobs take **1-2 days**. May I have your phone number?")]);
  expect(given).toMatchObject({
    content: "Most window jobs take 1-2 days. What name may I put on your request?",
    askedFor: "name",
    topics: ["how-long"],
  });
});

test("what the tool saves is checked, kept for the commit, and its question is not asked any more", async () => {
  const { given, calls } = await reply(
    [saves({ name: "Marla Quint", location: "Rome" }), says("Thank you, Marla.")],
    buildTurn({ messages: ["I go by Marla Quint"] }),
  );
  // Rome was never said: the model made it up.
  expect(given).toMatchObject({ content: "Thank you, Marla.", changes: { name: "Marla Quint" }, askedFor: null });
  expect(given.changes).not.toHaveProperty("location");
  expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain('"saved":["name"]');
});

test("a bad call of the tool goes back to the model as an error and saves nothing", async () => {
  const { given, calls } = await reply([saves({ name: 7 }), says("Most window jobs take 1-2 days.")]);
  expect(given.changes).toEqual({});
  expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain("error");
});

test("a phone that the visitor never wrote is not saved", async () => {
  const { given } = await reply([saves({ phone: "315-555-0177" }), says("Most window jobs take 1-2 days.")]);
  expect(given.changes).toEqual({});
});

test("after four steps the model has failed, though it wrote text beside its calls", async () => {
  const model = new MockLanguageModelV4({ doGenerate: async () => saves({ name: "Ann" }) });
  await expect(modelEngine(context, model, settings).reply(buildTurn())).rejects.toMatchObject({
    reason: "unfinished",
  });
  expect(model.doGenerateCalls).toHaveLength(4);
});

test.each([
  ["guardrail", says("Sorry.", "content-filter")],
  ["unfinished", says("Most window jobs take", "length")],
  ["unfinished", says("Most window jobs take 1-2 days.", "other")],
  ["empty", says("  ")],
  ["leak", says(`My mark is ${leakMark}.`)],
  ["contact", says("Please call (212) 555-0100.")],
  ["figure", says("That is $450 for each window.")],
] as const)("as %s the reply is dropped", async (reason, result) => {
  await expect(reply([result])).rejects.toMatchObject({ name: "ModelFailure", reason });
});

test("without time left no call is made", async () => {
  const model = new MockLanguageModelV4({ doGenerate: says("Yes.") });
  const late = buildTurn({ deadline: Date.now() + 500 });
  await expect(modelEngine(context, model, settings).reply(late)).rejects.toMatchObject({ reason: "timeout" });
  expect(model.doGenerateCalls).toHaveLength(0);
});

test("a Spanish chat is left to the embedded engine's fixed texts", async () => {
  const model = new MockLanguageModelV4({ doGenerate: says("Yes.") });
  const { memory } = buildTurn();
  const spanish = buildTurn({ memory: { ...memory, language: "es" } });
  await expect(modelEngine(context, model, settings).reply(spanish)).rejects.toMatchObject({ reason: "language" });
  expect(model.doGenerateCalls).toHaveLength(0);
});

test("the turn's own signal ends a call", async () => {
  const model = new MockLanguageModelV4({
    doGenerate: ({ abortSignal }) =>
      new Promise((_, fail) => {
        // On a busy machine the time may be up before the model is asked.
        if (abortSignal?.aborted) fail(abortSignal.reason);
        abortSignal?.addEventListener("abort", () => fail(abortSignal.reason));
      }),
  });
  const signal = AbortSignal.timeout(50);
  await expect(modelEngine(context, model, settings).reply(buildTurn({ signal }))).rejects.toMatchObject({
    reason: "timeout",
  });
});

test("a failure tells nothing of the conversation", async () => {
  const model = new MockLanguageModelV4({
    doGenerate: async () => {
      throw new Error("failed at: How long does a window job take?");
    },
  });
  const failure = await modelEngine(context, model, settings)
    .reply(buildTurn())
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: "unavailable" });
  expect(failure).not.toHaveProperty("cause");
  expect(String(failure)).not.toContain("window");
});
