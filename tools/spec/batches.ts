import type { NamedTest } from "./checklist.ts";
import type { Mutation } from "./mutations.ts";

/** How many changes one build of the site carries at most. */
const largest = 40;

/**
 * Puts together what can be told apart: no two mutations of a batch change the same file or are named by the same test.
 * @returns the batches, the first the largest
 */
export function batchesOf(mutations: Mutation[], testsOf: (mutation: Mutation) => NamedTest[]): Mutation[][] {
  const batches: { mutations: Mutation[]; taken: Set<string> }[] = [];
  for (const mutation of mutations) {
    const needs = [mutation.file, ...testsOf(mutation).map(({ file, title }) => `${file} ${title}`)];
    const isFree = (batch: (typeof batches)[number]): boolean =>
      batch.mutations.length < largest && !needs.some((need) => batch.taken.has(need));
    let batch = batches.find(isFree);
    if (!batch) {
      batch = { mutations: [], taken: new Set() };
      batches.push(batch);
    }
    batch.mutations.push(mutation);
    for (const need of needs) batch.taken.add(need);
  }
  return batches.map((batch) => batch.mutations);
}
