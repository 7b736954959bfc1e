import { env } from "../env.ts";
import { countWrite, type WriteLimit } from "../rate-limit/count-write.ts";
import type { Engines } from "./answer-turn.ts";
import { listApprovedPatterns } from "./blazeo/review-patterns.ts";
import { embeddedEngine } from "./engine/embedded-engine.ts";
import type { Engine } from "./engine.ts";
import { ModelFailure } from "./model/model-failure.ts";

/** Turns by a model for one client in a day (reliability.md, threat 24). */
export const modelTurnLimit: WriteLimit = { name: "model", count: 60, seconds: 24 * 60 * 60 };

const embedded = embeddedEngine(listApprovedPatterns);

let loaded: Promise<Engine> | undefined;

/** The SDK is a megabyte: it is loaded with the first turn that needs it, and never without a model. */
async function load(): Promise<Engine> {
  const model = env.chatModel;
  if (!model) throw new ModelFailure("unavailable");
  const { bedrockEngine } = await import("./bedrock.ts");
  return bedrockEngine(model);
}

const modelFor = (client: string | undefined): Engine => ({
  async reply(turn) {
    // A counter that fails ends the model's turn: unlike a form, a model is closed in doubt.
    if (client && (await countWrite(client, turn.now, modelTurnLimit)).isOverLimit) throw new ModelFailure("budget");
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return (await loaded).reply(turn);
  },
});

/**
 * The engines that this deployment is configured with.
 * @param client keyed hash of the visitor's address, whose model turns are counted; not counted when absent
 */
export const chatEngines = (client?: string): Engines => ({
  embedded,
  ...(env.hasChatModel ? { model: modelFor(client) } : {}),
});
