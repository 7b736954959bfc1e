import { writeLog } from "@site/core/log";
import { withTimeout } from "@site/core/with-timeout";
import type { Model, ModelSignals, TurnInput, TurnResult } from "../conversation/turn.ts";
import { ModelFailure } from "./model-failure.ts";

/** The receptionist gets this much of a turn's time, ms; it needs a hundredth of it. */
const reserve = 500;

/** The model's turn; undefined when it fails in any way, and the log says why. */
export async function callModel(
  model: Model,
  input: TurnInput,
  signals: ModelSignals,
): Promise<TurnResult | undefined> {
  try {
    // Also of a model that does not listen to its signal.
    const left = Math.max(0, input.deadline - Date.now() - reserve);
    const result = await withTimeout(
      model.answer(input, { contact: signals.contact, danger: signals.danger }),
      left,
      () => {
        throw new Error("late");
      },
    );
    if (!result.content.trim()) throw new Error("empty");
    return result;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    const reason = error instanceof ModelFailure ? error.reason : undefined;
    writeLog({ level: "warn", task: "chat model", error: { name, reason } });
    return undefined;
  }
}
