export const batchSize = 10;

/** There was no time left to begin with this one. */
export class OutOfTime extends Error {}

type Settled<Result> = PromiseSettledResult<Result>[];

/** Does the same work on many, ten at a time.
 * @param isOver asked before each batch, with the outcomes so far: true leaves the rest
 * @returns one outcome each, in their order; what was left is rejected with OutOfTime */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  isOver: (outcomes: Settled<Result>) => boolean = () => false,
): Promise<Settled<Result>> {
  const outcomes: Settled<Result> = [];
  for (let start = 0; start < items.length && !isOver(outcomes); start += batchSize)
    outcomes.push(...(await Promise.allSettled(items.slice(start, start + batchSize).map(work))));
  const left = items.slice(outcomes.length).map(() => Promise.reject(new OutOfTime("out of time")));
  return [...outcomes, ...(await Promise.allSettled(left))];
}
