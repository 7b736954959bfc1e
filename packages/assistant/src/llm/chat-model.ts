import type { Context } from "@site/core/context";
import type { ChatModel } from "@site/core/settings";
import {
  APICallError,
  generateText,
  isStepCount,
  type LanguageModel,
  RetryError,
  ToolChoiceViolationError,
  tool,
} from "ai";
import type { Model, ModelSignals, TurnInput, TurnResult } from "../conversation/turn.ts";
import { type Applied, applyProposal } from "./apply-proposal.ts";
import { reserveTokens } from "./budget.ts";
import { checkReply } from "./checks.ts";
import { finishReply, withoutMarkdown, withoutOwnQuestions } from "./finish-reply.ts";
import { estimateTokens, modelHistory } from "./history.ts";
import { type FailureReason, ModelFailure, type ReplyFault, refusals } from "./model-failure.ts";
import { createMarks, type Marks } from "./pii-placeholders.ts";
import { instructionText } from "./prompt.ts";
import { figuresToAvoid } from "./reply-figures.ts";
import { TurnProposal } from "./schema.ts";
import { describeSituation } from "./turn-context.ts";

/** Limits of one turn; times in ms. */
export const turnLimits = {
  /** The reply, and once more when it was refused. */
  steps: 2,
  outputTokens: 400,
  totalMs: 20_000,
  stepMs: 9000,
  /** A second attempt starts only with this much time left. */
  retryMs: 10_000,
  /** Kept free for the checks and, after a failure, for the receptionist. */
  reserveMs: 1000,
  /** Longer than this the provider's `retry-after` is not waited for. */
  longestWaitMs: 2500,
};

export interface ModelOptions {
  limits?: typeof turnLimits;
  /** Whether the provider can be told to call the tool; where not, the answer may also come as JSON in the text. */
  forcesTool?: boolean;
}

/** Of the tool's description and schema. */
const toolTokens = 1500;

/** The reply of a proposal, and why it can't be shown. */
function checkProposedReply({ reply, asks }: TurnProposal, input: TurnInput, applied: Applied, marks: Marks) {
  const text = withoutOwnQuestions(withoutMarkdown(marks.unmask(reply)), asks, applied);
  return { text, reason: text || !reply.trim() ? checkReply(text, input, applied) : ("question" as const) };
}

/** Turns any error into a reason; the error itself holds the prompt and is dropped. */
function classifyFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ModelFailure) return last;
  if (APICallError.isInstance(last)) {
    const { statusCode = 0 } = last;
    if (statusCode === 429) return new ModelFailure("throttled");
    return new ModelFailure(statusCode >= 400 && statusCode < 500 ? "refused" : "unavailable");
  }
  if (ToolChoiceViolationError.isInstance(last))
    return new ModelFailure(last.finishReason === "content-filter" ? "guardrail" : "unfinished");
  const isTimeout = last instanceof Error && /abort|timeout/i.test(last.name);
  return new ModelFailure(isTimeout ? "timeout" : "unavailable");
}

/** A provider that wants a long wait is not waited for. */
export const fetchWithoutLongWaits =
  (longestWaitMs: number): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
    const wait = Number(response.headers.get("retry-after") ?? 0) * 1000;
    if (response.ok || Number.isNaN(wait) || wait <= longestWaitMs) return response;
    await response.body?.cancel();
    throw new ModelFailure("throttled");
  };

/** A proposal that was written as text, as models do that don't call tools well. */
function proposalIn(text: string): TurnProposal | undefined {
  const [json] = /\{[\s\S]*\}/.exec(text) ?? [];
  try {
    return TurnProposal.safeParse(JSON.parse(json ?? "")).data;
  } catch {
    return undefined;
  }
}

/** What a model is told of a reply that can't be shown. */
function describeRefusal(reason: ReplyFault, text: string, input: TurnInput): string {
  const figures = reason === "figure" ? ` (${figuresToAvoid(text, input).join(", ")})` : "";
  return `Not shown: ${refusals[reason]}${figures}. Call the tool once more with a better reply and all fields.`;
}

/** A model that reads and answers turns. What it makes of them is held against what the visitor wrote, and its reply
 * against the facts; a reply that can't be shown may be written once more.
 * @param context whose store keeps the budget of tokens
 * @param model any model of the AI SDK that calls tools
 * @returns a model that throws ModelFailure, fast and with nothing of the conversation in it */
export function chatModel(
  context: Context,
  model: LanguageModel,
  { guardrail, dailyTokens }: Pick<ChatModel, "guardrail" | "dailyTokens">,
  { limits = turnLimits, forcesTool = true }: ModelOptions = {},
): Model {
  const options = {
    toolChoice: forcesTool ? ({ type: "tool", toolName: "answer" } as const) : ("auto" as const),
    ...(guardrail ? { providerOptions: { bedrock: { guardrailConfig: guardrail } } } : {}),
  };

  async function answer(input: TurnInput, signals: ModelSignals): Promise<TurnResult> {
    const left = input.deadline - Date.now() - limits.reserveMs;
    if (left <= 0) throw new ModelFailure("timeout");
    const marks = createMarks();
    const messages = modelHistory(input, marks);
    const situation = describeSituation(input, signals, marks);
    const prompt = [instructionText, situation, ...messages.map(({ content }) => content)].join("\n");
    const mostTokens = limits.steps * (estimateTokens(prompt) + toolTokens + limits.outputTokens);
    const budget = await reserveTokens(context, mostTokens, dailyTokens, input.now);
    let usedTokens = 0;
    let shown: TurnResult | undefined;
    let failed: FailureReason = "unfinished";

    function judge(proposal: TurnProposal): string {
      const applied = applyProposal(proposal, input, signals, marks);
      const { text, reason } = checkProposedReply(proposal, input, applied, marks);
      if (!reason) {
        shown = finishReply(text, input, applied);
        return "shown";
      }
      failed = reason;
      return describeRefusal(reason, text, input);
    }

    const result = await generateText({
      model,
      instructions: [
        { role: "system", content: instructionText, providerOptions: { bedrock: { cachePoint: { type: "default" } } } },
        { role: "system", content: situation },
      ],
      messages,
      tools: {
        answer: tool({
          description: "What the visitor does and says, and the reply to it.",
          inputSchema: TurnProposal,
          execute: judge,
        }),
      },
      ...options,
      stopWhen: [isStepCount(limits.steps), () => shown !== undefined],
      timeout: { totalMs: Math.min(limits.totalMs, left), stepMs: Math.min(limits.stepMs, left) },
      abortSignal: input.signal,
      maxRetries: left > limits.retryMs ? 1 : 0,
      maxOutputTokens: limits.outputTokens,
      temperature: 0.2,
      onStepEnd: ({ usage }) => {
        usedTokens += usage.totalTokens ?? mostTokens;
      },
    }).catch(async (error: unknown): Promise<never> => {
      const failure = classifyFailure(error);
      // A call that was cut off may have been paid for; one that was refused was not.
      await budget.settle(failure.reason === "timeout" ? mostTokens : usedTokens);
      throw failure;
    });
    await budget.settle(usedTokens);
    const written = shown || forcesTool ? undefined : proposalIn(result.text);
    if (written) judge(written);
    if (shown) return shown;
    throw new ModelFailure(result.finishReason === "content-filter" ? "guardrail" : failed);
  }

  return { answer };
}
