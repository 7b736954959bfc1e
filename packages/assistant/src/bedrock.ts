import { createAmazonBedrock } from "@ai-sdk/amazon-bedrock";
import type { Slots } from "@site/core/chat/memory";
import type { Context } from "@site/core/context";
import type { ChatModel } from "@site/core/settings";
import { APICallError, generateText, isStepCount, type LanguageModel, RetryError, tool } from "ai";
import type { Engine, EngineReply, EngineTurn } from "./engine.ts";
import { checkReply } from "./model/check-reply.ts";
import { finishReply, withoutMarks } from "./model/finish-reply.ts";
import { instructionText } from "./model/instructions.ts";
import { ModelFailure } from "./model/model-failure.ts";
import { modelHistory, tokensOf } from "./model/model-history.ts";
import { saidByVisitor } from "./model/said-by-visitor.ts";
import { describeSituation } from "./model/situation.ts";
import { reserveTokens } from "./model/token-budget.ts";
import { ContactProposal, saveContact } from "./save-contact.ts";

/** Limits of one turn; times in ms. */
export const turnLimits = {
  steps: 4,
  outputTokens: 400,
  totalMs: 20_000,
  stepMs: 9000,
  /** A second attempt starts only with this much time left. */
  retryMs: 10_000,
  /** Kept free for the checks and, after a failure, for the embedded engine. */
  reserveMs: 1000,
  /** Longer than this the provider's `retry-after` is not waited for. */
  patienceMs: 2500,
};
type TurnLimits = typeof turnLimits;

const toolTokens = 600;

const toolDescription =
  "Saves what the visitor said about themselves or their project. Only words of the visitor, only fields that changed.";

/** Turns any error into a reason; the error itself holds the prompt and is dropped. */
function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ModelFailure) return last;
  if (APICallError.isInstance(last)) {
    const { statusCode = 0 } = last;
    if (statusCode === 429) return new ModelFailure("throttled");
    return new ModelFailure(statusCode >= 400 && statusCode < 500 ? "refused" : "unavailable");
  }
  const isTimeout = last instanceof Error && /abort|timeout/i.test(last.name);
  return new ModelFailure(isTimeout ? "timeout" : "unavailable");
}

const impatientFetch =
  (patienceMs: number): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
    const wait = Number(response.headers.get("retry-after") ?? 0) * 1000;
    if (response.ok || Number.isNaN(wait) || wait <= patienceMs) return response;
    await response.body?.cancel();
    throw new ModelFailure("throttled");
  };

/** An engine that lets a model answer. Saves nothing: what the tool was called with stands in the reply as changes.
 * @param context whose store keeps the budget of tokens
 * @param model any model of the AI SDK
 * @returns an engine that throws ModelFailure, fast and with nothing of the conversation in it */
export function modelEngine(
  context: Context,
  model: LanguageModel,
  { guardrail, dailyTokens }: Pick<ChatModel, "guardrail" | "dailyTokens">,
  limits: TurnLimits = turnLimits,
): Engine {
  async function generate(turn: EngineTurn): Promise<EngineReply> {
    const left = turn.deadline - Date.now() - limits.reserveMs;
    if (left <= 0) throw new ModelFailure("timeout");
    // The checks of a reply read English; Spanish has its own fixed texts.
    if (turn.memory.language !== "en") throw new ModelFailure("language");
    const instructions = instructionText();
    const situation = describeSituation(turn);
    const messages = modelHistory(turn);
    const prompt = [instructions, situation, ...messages.map(({ content }) => content)].join("\n");
    const mostTokens = limits.steps * (tokensOf(prompt) + toolTokens + limits.outputTokens);
    const budget = await reserveTokens(context, mostTokens, dailyTokens, turn.now);
    const changes: Slots = {};
    let usedTokens = 0;
    const result = await generateText({
      model,
      instructions: [
        { role: "system", content: instructions, providerOptions: { bedrock: { cachePoint: { type: "default" } } } },
        { role: "system", content: situation },
      ],
      messages,
      tools: {
        saveContact: tool({
          description: toolDescription,
          inputSchema: ContactProposal,
          execute: (proposal) => {
            const known = { ...turn.slots, ...changes };
            const { changes: saved, refused } = saveContact(known, saidByVisitor(proposal, turn));
            Object.assign(changes, saved);
            return { saved: Object.keys(saved), refused };
          },
        }),
      },
      stopWhen: isStepCount(limits.steps),
      timeout: { totalMs: Math.min(limits.totalMs, left), stepMs: Math.min(limits.stepMs, left) },
      abortSignal: turn.signal,
      maxRetries: left > limits.retryMs ? 1 : 0,
      maxOutputTokens: limits.outputTokens,
      temperature: 0.2,
      onStepEnd: ({ usage }) => {
        usedTokens += usage.totalTokens ?? mostTokens;
      },
      ...(guardrail ? { providerOptions: { bedrock: { guardrailConfig: guardrail } } } : {}),
    }).catch(async (error: unknown) => {
      const failure = failureOf(error);
      // A call that was cut off may have been paid for; one that was refused was not.
      await budget.settle(failure.reason === "timeout" ? mostTokens : usedTokens);
      throw failure;
    });
    await budget.settle(usedTokens);
    if (result.finishReason === "content-filter") throw new ModelFailure("guardrail");
    if (result.finishReason !== "stop") throw new ModelFailure("unfinished");
    const text = withoutMarks(result.text);
    const failed = checkReply(text, turn);
    if (failed) throw new ModelFailure(failed);
    return finishReply(text, turn, changes);
  }

  return { reply: generate };
}

/** The engine on Amazon Bedrock, as the deployment configures it. Credentials are those of the function's role. */
export function bedrockEngine(
  context: Context,
  { region, baseURL, modelId, ...settings }: ChatModel,
  limits = turnLimits,
): Engine {
  const provider = createAmazonBedrock({
    ...context.settings.aws,
    region,
    fetch: impatientFetch(limits.patienceMs),
    ...(baseURL ? { baseURL } : {}),
  });
  return modelEngine(context, provider(modelId), settings, limits);
}
