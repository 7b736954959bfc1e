import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const getModel = (values: Record<string, string>) =>
  readSettings({ CHAT_MODEL_ID: "vendor.model-v1:0", ...values }).chatModel;

test("without a model id the chat has no model", () => {
  expect(getModel({ CHAT_MODEL_ID: "", CHAT_DAILY_TOKENS: "5" })).toBeUndefined();
});

test("a model has its region, its guardrail and its daily budget", () => {
  const guardrail = { CHAT_GUARDRAIL_ID: "gr", CHAT_GUARDRAIL_VERSION: "1" };
  expect(getModel({ CHAT_MODEL_REGION: "us-west-2", ...guardrail, CHAT_DAILY_TOKENS: "0" })).toEqual({
    provider: "bedrock",
    modelId: "vendor.model-v1:0",
    region: "us-west-2",
    guardrail: { guardrailIdentifier: "gr", guardrailVersion: "1" },
    dailyTokens: 0,
  });
});

test("half a guardrail and a budget that is no number are refused", () => {
  expect(() => getModel({ CHAT_GUARDRAIL_ID: "gr", CHAT_GUARDRAIL_VERSION: "" })).toThrow("CHAT_GUARDRAIL_VERSION");
  expect(() => getModel({ CHAT_GUARDRAIL_ID: "", CHAT_DAILY_TOKENS: "many" })).toThrow("CHAT_DAILY_TOKENS");
});
