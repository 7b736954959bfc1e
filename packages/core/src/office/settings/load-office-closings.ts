import { setClosings } from "../../business/opening-hours.ts";
import type { Context } from "../../context.ts";
import { errorName, writeLog } from "../../log.ts";
import type { Store } from "../../store/create-store.ts";
import { withTimeout } from "../../with-timeout.ts";
import { readSetting } from "./staff-settings.ts";

/** How long what was read holds, ms: a change of the staff counts everywhere after this time. */
const maxAge = 60_000;

const timeoutMs = 500;

const asked = new WeakMap<Store, number>();

async function read(context: Context): Promise<void> {
  try {
    setClosings((await readSetting(context, "closings")).value);
  } catch (error) {
    writeLog({ level: "error", task: "closings", error: errorName(error) });
  }
}

/** Lets the calendar of this process know the days that the staff closed, read at most once a minute. While the table
 * does not answer, what was known stays. */
export async function loadOfficeClosings(context: Context): Promise<void> {
  const now = context.now().getTime();
  const { store } = context;
  if (Math.abs(now - (asked.get(store) ?? Number.NEGATIVE_INFINITY)) < maxAge) return;
  asked.set(store, now);
  await withTimeout(read(context), timeoutMs, () => undefined);
}
