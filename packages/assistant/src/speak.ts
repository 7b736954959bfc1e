import { inTime } from "@site/core/bounded";
import { writeLog } from "@site/core/log";
import type { Engine, EngineReply, EngineTurn } from "./engine.ts";
import { ModelFailure } from "./model/model-failure.ts";

/** The engine that always works, and the model in front of it when one is configured. */
export interface Engines {
  embedded: Engine;
  model?: Engine | undefined;
}

export interface Spoken {
  reply: EngineReply;
  isModel: boolean;
}

/** The embedded engine gets this much of a turn's time, ms; it needs a hundredth of it. */
const reserve = 500;

/** The model's reply, or the embedded engine's when there is no model or it fails in any way. */
export async function speak({ embedded, model }: Engines, turn: EngineTurn): Promise<Spoken> {
  if (!model) return { reply: await embedded.reply(turn), isModel: false };
  try {
    // Also of an engine that does not listen to its signal.
    const left = Math.max(0, turn.deadline - Date.now() - reserve);
    const reply = await inTime(model.reply(turn), left, () => {
      throw new Error("late");
    });
    if (!reply.content.trim()) throw new Error("empty");
    return { reply, isModel: true };
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    const reason = error instanceof ModelFailure ? error.reason : undefined;
    writeLog({ level: "warn", task: "chat model", error: { name, reason } });
    return { reply: await embedded.reply(turn), isModel: false };
  }
}
