import { env } from "../env.ts";
import { embeddedEngine } from "./engine/embedded-engine.ts";
import type { Engine } from "./engine.ts";
import type { PatternSource } from "./pattern-source.ts";
import type { Engines } from "./speak.ts";

let model: Promise<Engine> | undefined;

/** The model's adapter is 1 MB of code: nothing of it is loaded before a model is configured and a message has come. */
async function configuredModel(): Promise<Engine | undefined> {
  const settings = env.chatModel;
  if (!settings) return undefined;
  model ??= import("./bedrock.ts").then(({ bedrockEngine }) => bedrockEngine(settings));
  return model;
}

/**
 * The engines that this deployment is configured for. A model that can't be loaded is left out and noted in the log: the
 * embedded engine answers.
 */
export async function chooseEngines(listPatterns?: PatternSource): Promise<Engines> {
  const embedded = embeddedEngine(listPatterns);
  try {
    return { embedded, model: await configuredModel() };
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    console.log(JSON.stringify({ level: "error", job: "chat model", error: { name } }));
    return { embedded };
  }
}
