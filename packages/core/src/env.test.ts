import { afterEach, expect, test, vi } from "vitest";
import { env } from "./env.ts";

afterEach(() => vi.unstubAllEnvs());

const set = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries({ CHAT_MODEL_ID: "vendor.model-v1:0", ...values }))
    vi.stubEnv(name, value);
};

test("without a model id the chat has no model", () => {
  set({ CHAT_MODEL_ID: "", CHAT_DAILY_TOKENS: "5" });
  expect(env.chatModel).toBeUndefined();
});

test("a model has its region, its guardrail and its daily budget", () => {
  set({ CHAT_MODEL_REGION: "us-west-2", CHAT_GUARDRAIL_ID: "gr", CHAT_GUARDRAIL_VERSION: "1", CHAT_DAILY_TOKENS: "0" });
  expect(env.chatModel).toEqual({
    modelId: "vendor.model-v1:0",
    region: "us-west-2",
    guardrail: { guardrailIdentifier: "gr", guardrailVersion: "1" },
    dailyTokens: 0,
  });
});

test("half a guardrail and a budget that is no number are refused", () => {
  set({ CHAT_GUARDRAIL_ID: "gr", CHAT_GUARDRAIL_VERSION: "" });
  expect(() => env.chatModel).toThrow("CHAT_GUARDRAIL_VERSION");
  set({ CHAT_GUARDRAIL_ID: "", CHAT_DAILY_TOKENS: "many" });
  expect(() => env.chatModel).toThrow("CHAT_DAILY_TOKENS");
});
