import type { Context } from "../context.ts";
import type { RowKey } from "../store/row-key.ts";
import { type Delivery, deliverNotices } from "./deliver-notices.ts";
import { batchSize, inBatches, OutOfTime } from "./in-batches.ts";

export interface Pace {
  /** Asked before each batch: true leaves the rest for another run. */
  isOutOfTime?: (() => boolean) | undefined;
}

export const isOutOfTimeFor = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === "rejected" && outcome.reason instanceof OutOfTime;

/** Delivers the notices of rows. Of more than one batch the staff hears first, of all of them; then the visitors get
 * their confirmations. A row that there was no time for stays pending, for the next run.
 * @returns one outcome per row, in their order; a row that there was no time for is rejected */
export async function deliverAll(
  context: Context,
  keys: readonly RowKey[],
  { isOutOfTime }: Pace = {},
): Promise<PromiseSettledResult<Delivery>[]> {
  if (keys.length <= batchSize) return inBatches(keys, (key) => deliverNotices(context, key), isOutOfTime);
  const staffOutcomes = await inBatches(keys, (key) => deliverNotices(context, key, { part: "staff" }), isOutOfTime);
  const begun = keys.filter((_, at) => staffOutcomes[at] && !isOutOfTimeFor(staffOutcomes[at]));
  const confirmed = await inBatches(
    begun,
    (key) => deliverNotices(context, key, { part: "confirmation" }),
    isOutOfTime,
  );
  return staffOutcomes.map((outcome, at) => {
    const second = confirmed[at];
    if (outcome.status === "rejected" || !second || isOutOfTimeFor(second)) return outcome;
    return second.status === "fulfilled" && second.value === "nothing" ? outcome : second;
  });
}
