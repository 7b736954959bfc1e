import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { Context } from "@site/core/context";
import type { OpenAiCompatibleSettings } from "@site/core/settings";
import type { Model } from "../conversation/turn.ts";
import { chatModel, fetchWithoutLongWaits, turnLimits } from "./chat-model.ts";

/** A model behind any endpoint that speaks the OpenAI protocol: Ollama, llama.cpp, vLLM, LM Studio. */
export function openAiCompatibleModel(
  context: Context,
  { baseURL, modelId, apiKey, dailyTokens }: OpenAiCompatibleSettings,
  limits = turnLimits,
): Model {
  const provider = createOpenAICompatible({
    name: "chat",
    baseURL,
    fetch: fetchWithoutLongWaits(limits.longestWaitMs),
    ...(apiKey ? { apiKey } : {}),
  });
  return chatModel(context, provider(modelId), { dailyTokens }, { limits, forcesTool: false });
}
