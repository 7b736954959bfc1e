export const batchSize = 10;

type Settled<Result> = PromiseSettledResult<Result>[];

/** Does the same work on many, ten at a time.
 * @param isOver asked before each batch, with the outcomes so far: true leaves the rest
 * @returns the outcomes in the order of the items; of what was left there is none */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  isOver: (outcomes: Settled<Result>) => boolean = () => false,
): Promise<Settled<Result>> {
  const outcomes: Settled<Result> = [];
  for (let start = 0; start < items.length && !isOver(outcomes); start += batchSize)
    outcomes.push(...(await Promise.allSettled(items.slice(start, start + batchSize).map(work))));
  return outcomes;
}

/** The outcomes with what was left among the failed, for whoever has each of those tried again. */
export const countLeftAsFailed = <Result>(items: readonly unknown[], outcomes: Settled<Result>): Settled<Result> => [
  ...outcomes,
  ...items.slice(outcomes.length).map(() => ({ status: "rejected" as const, reason: new Error("out of time") })),
];
