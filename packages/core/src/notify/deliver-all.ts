import { deliverNotices, type Suppliers, suppliers } from "./deliver-notices.ts";
import type { RowKey } from "./rows.ts";

/** Rows that are worked on at once. */
const batchSize = 10;

export interface Pace {
  /** Asked before each batch: true leaves the rest for another run. */
  isOutOfTime?: (() => boolean) | undefined;
  through?: Suppliers | undefined;
}

/**
 * Delivers the notices of rows, ten at a time.
 * @returns one outcome per row, in their order; a row that there was no time for counts as rejected
 */
export async function deliverAll(
  keys: RowKey[],
  { isOutOfTime = () => false, through = suppliers }: Pace = {},
): Promise<PromiseSettledResult<void>[]> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (let start = 0; start < keys.length && !isOutOfTime(); start += batchSize) {
    const batch = keys.slice(start, start + batchSize);
    outcomes.push(...(await Promise.allSettled(batch.map((key) => deliverNotices(key, through)))));
  }
  const left = keys.slice(outcomes.length).map(() => Promise.reject(new Error("out of time")));
  return [...outcomes, ...(await Promise.allSettled(left))];
}
