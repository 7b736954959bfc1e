import type { Context } from "@site/core/context";
import { writeLog } from "@site/core/log";
import { countWrite, type WriteLimit } from "@site/core/rate-limit/count-write";
import type { ChatModel } from "@site/core/settings";
import type { Store } from "@site/core/store/create-store";
import { embeddedEngine } from "./engine/embedded-engine.ts";
import type { Engine } from "./engine.ts";
import { ModelFailure } from "./model/model-failure.ts";
import type { PatternSource } from "./patterns/pattern-source.ts";
import type { Engines } from "./speak.ts";

/** Turns by a model for one client in a day (reliability.md, threat 24). */
export const modelTurnLimit: WriteLimit = { name: "model", count: 60, seconds: 24 * 60 * 60 };

let model: Promise<Engine> | undefined;

/** A counter that fails ends the model's turn: unlike a form, a model is closed in doubt. */
const limited = (engine: Engine, store: Store, client: string): Engine => ({
  async reply(turn) {
    const { isOverLimit } = await countWrite({ store, now: () => turn.now }, client, modelTurnLimit);
    if (isOverLimit) throw new ModelFailure("budget");
    return engine.reply(turn);
  },
});

/** The model's adapter is 1 MB of code: nothing of it is loaded before a model is configured and a message has come. */
async function modelOf(settings: ChatModel | undefined): Promise<Engine | undefined> {
  if (!settings) return undefined;
  model ??= import("./bedrock.ts").then(({ bedrockEngine }) => bedrockEngine(settings));
  return model;
}

/**
 * The engines that this deployment is configured for. A model that can't be loaded is left out and noted in the log: the
 * embedded engine answers.
 * @param client keyed hash of the visitor's address, whose model turns are counted; not counted when absent
 */
export async function chooseEngines(
  { settings, store }: Pick<Context, "settings" | "store">,
  listPatterns?: PatternSource,
  client?: string,
): Promise<Engines> {
  const embedded = embeddedEngine(listPatterns);
  try {
    const engine = await modelOf(settings.chatModel);
    return { embedded, model: engine && client ? limited(engine, store, client) : engine };
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    writeLog({ level: "error", job: "chat model", error: { name } });
    return { embedded };
  }
}
