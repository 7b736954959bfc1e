import type { Context } from "../context.ts";
import type { RowKey } from "../store/table.ts";
import { type Delivery, deliverNotices } from "./deliver-notices.ts";
import { batchSize, inBatches } from "./in-batches.ts";

export interface Pace {
  /** Asked before each batch: true leaves the rest for another run. */
  isOutOfTime?: (() => boolean) | undefined;
}

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
 * @returns the outcomes in the order of the rows; of a row that there was no time for there is none */
export async function deliverAll(
  context: Context,
  keys: readonly RowKey[],
  { isOutOfTime }: Pace = {},
): Promise<SettledDelivery[]> {
  if (keys.length <= batchSize) return inBatches(keys, (key) => deliverNotices(context, key), isOutOfTime);
  const staffOutcomes = await inBatches(
    keys,
    (key) => deliverNotices(context, key, { parts: ["staff", "crm"] }),
    isOutOfTime,
  );
  const confirmed = await inBatches(
    keys.slice(0, staffOutcomes.length),
    (key) => deliverNotices(context, key, { parts: ["visitor"] }),
    isOutOfTime,
  );
  return staffOutcomes.map((outcome, at) => mergeOutcomes([outcome, ...confirmed.slice(at, at + 1)]) ?? outcome);
}
