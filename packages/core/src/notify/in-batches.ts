export const batchSize = 10;

/** There was no time left to begin with this one. */
export class OutOfTime extends Error {}

/** Does the same work on many, ten at a time.
 * @param isOutOfTime asked before each batch: true leaves the rest
 * @returns one outcome each, in their order; what there was no time for is rejected with OutOfTime */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  isOutOfTime: () => boolean = () => false,
): Promise<PromiseSettledResult<Result>[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  for (let start = 0; start < items.length && !isOutOfTime(); start += batchSize)
    outcomes.push(...(await Promise.allSettled(items.slice(start, start + batchSize).map(work))));
  const left = items.slice(outcomes.length).map(() => Promise.reject(new OutOfTime("out of time")));
  return [...outcomes, ...(await Promise.allSettled(left))];
}
