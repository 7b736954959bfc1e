import { createAmazonBedrock } from "@ai-sdk/amazon-bedrock";
import type { Context } from "@site/core/context";
import type { BedrockSettings } from "@site/core/settings";
import type { Model } from "../conversation/turn.ts";
import { chatModel, fetchWithoutLongWaits, turnLimits } from "./chat-model.ts";

/** The model on Amazon Bedrock, as the deployment configures it. Credentials are those of the function's role. */
export function bedrockModel(
  context: Context,
  { region, baseURL, modelId, ...settings }: BedrockSettings,
  limits = turnLimits,
): Model {
  const provider = createAmazonBedrock({
    ...context.settings.aws,
    region,
    fetch: fetchWithoutLongWaits(limits.longestWaitMs),
    ...(baseURL ? { baseURL } : {}),
  });
  return chatModel(context, provider(modelId), settings, { limits });
}
