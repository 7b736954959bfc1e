import { setTimeout } from "node:timers/promises";
import { isAppError } from "../contract/errors.ts";

/** Writes again what lost a race against somebody else, of the row as it is then.
 * @throws AppError busy (409) at the last attempt, and what else the write throws */
export async function untilWritten<Result>(write: () => Promise<Result>, attempts = 5): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await write();
    } catch (error) {
      if (!isAppError(error, "busy") || attempt === attempts) throw error;
      await setTimeout(20 * attempt * Math.random());
    }
}
