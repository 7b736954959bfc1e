import type { Context } from "../context.ts";
import type { RowKey } from "../store/table.ts";
import { type Delivery, deliverNotices } from "./deliver-notices.ts";
import { batchSize, inBatches, OutOfTime } from "./in-batches.ts";

export interface Pace {
  /** Asked before each batch: true leaves the rest for another run. */
  isOutOfTime?: (() => boolean) | undefined;
}

export const isOutOfTimeFor = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === "rejected" && outcome.reason instanceof OutOfTime;

export type SettledDelivery = PromiseSettledResult<Delivery>;

export const endedAs = (delivery: Delivery) => (outcome: SettledDelivery) =>
  outcome.status === "fulfilled" && outcome.value === delivery;

/** What delivering a row in several parts came to: a failure, else what was put off or sent, else what the last part says.
 * @param parts in their order; undefined when there are none */
export const mergeOutcomes = (parts: readonly SettledDelivery[]): SettledDelivery | undefined =>
  parts.find(({ status }) => status === "rejected") ??
  parts.find(endedAs("postponed")) ??
  parts.find(endedAs("sent")) ??
  parts.at(-1);

/** Delivers the notices of rows. Of more than one batch the staff and the CRM hear first, of all of them; then the visitors get
 * their confirmations. A row that there was no time for stays pending, for the next run.
 * @returns one outcome per row, in their order; a row that there was no time for is rejected */
export async function deliverAll(
  context: Context,
  keys: readonly RowKey[],
  { isOutOfTime }: Pace = {},
): Promise<SettledDelivery[]> {
  if (keys.length <= batchSize) return inBatches(keys, (key) => deliverNotices(context, key), isOutOfTime);
  const staffOutcomes = await inBatches(
    keys,
    (key) => deliverNotices(context, key, { parts: ["staff", "report"] }),
    isOutOfTime,
  );
  const begun = keys.filter((_, at) => staffOutcomes[at] && !isOutOfTimeFor(staffOutcomes[at]));
  const confirmed = await inBatches(
    begun,
    (key) => deliverNotices(context, key, { parts: ["confirmation"] }),
    isOutOfTime,
  );
  return staffOutcomes.map((outcome, at) => {
    const second = confirmed[at];
    const tried = second && !isOutOfTimeFor(second) ? [outcome, second] : [outcome];
    return mergeOutcomes(tried) ?? outcome;
  });
}
