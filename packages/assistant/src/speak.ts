import { writeLog } from "@site/core/log";
import { withTimeout } from "@site/core/with-timeout";
import type { Engine, Model, TurnInput, TurnResult } from "./engine.ts";
import { ModelFailure } from "./model/model-failure.ts";
import type { Reading } from "./read-turn.ts";

/** The engine that always works, and the model in front of it when one is configured. */
export interface Engines {
  embedded: Engine;
  model?: Model | undefined;
}

/** The embedded engine gets this much of a turn's time, ms; it needs a hundredth of it. */
const reserve = 500;

/** The model's turn; undefined when it fails in any way, and the log says why. */
export async function askModel(model: Model, input: TurnInput, reading: Reading): Promise<TurnResult | undefined> {
  try {
    // Also of a model that does not listen to its signal.
    const left = Math.max(0, input.deadline - Date.now() - reserve);
    const result = await withTimeout(model.answer(input, reading), left, () => {
      throw new Error("late");
    });
    if (!result.content.trim()) throw new Error("empty");
    return result;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    const reason = error instanceof ModelFailure ? error.reason : undefined;
    writeLog({ level: "warn", task: "chat model", error: { name, reason } });
    return undefined;
  }
}
