import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NamedTest } from "./checklist.ts";
import { changed, type Mutation } from "./mutations.ts";

/** How many changes one build of the site carries at most. */
const largest = 40;

/** A page that isn't there fails every test of it, so changes of these files never stand beside others. */
const routing = ["packages/web/src/app/routes.tsx", "packages/core/src/site/pages.ts"];
const isRouting = ({ file }: Mutation): boolean => routing.includes(file);

interface Batch {
  mutations: Mutation[];
  /** Tests that name one of them. */
  taken: Set<string>;
  /** Changed files by their path. */
  texts: Map<string, string>;
}

/**
 * Puts together what can be told apart: no two mutations of a batch are named by the same test, or change the same words.
 * @returns the batches, the first the largest
 */
export function splitIntoBatches(
  mutations: Mutation[],
  getTests: (mutation: Mutation) => NamedTest[],
  tree = ".",
): Mutation[][] {
  const batches: Batch[] = [];
  const testsByMutation = new Map(
    mutations.map((each) => [each, getTests(each).map(({ file, title }) => `${file} ${title}`)]),
  );
  const wanted = new Map<string, number>();
  for (const need of [...testsByMutation.values()].flat()) wanted.set(need, (wanted.get(need) ?? 0) + 1);
  const rivals = (needs: string[]): number => Math.max(0, ...needs.map((need) => wanted.get(need) ?? 0));
  // What has to wait for others in most batches goes first.
  for (const [mutation, needs] of [...testsByMutation].sort(([, one], [, other]) => rivals(other) - rivals(one))) {
    const textIn = ({ texts }: Batch) =>
      changed(mutation, texts.get(mutation.file) ?? readFileSync(join(tree, mutation.file), "utf8"));
    const isFree = (batch: Batch): boolean =>
      batch.mutations.length < largest &&
      batch.mutations.every((other) => isRouting(other) === isRouting(mutation)) &&
      !needs.some((need) => batch.taken.has(need)) &&
      textIn(batch) !== undefined;
    let batch = batches.find(isFree);
    if (!batch) {
      batch = { mutations: [], taken: new Set(), texts: new Map() };
      batches.push(batch);
    }
    batch.texts.set(mutation.file, textIn(batch) ?? "");
    batch.mutations.push(mutation);
    for (const need of needs) batch.taken.add(need);
  }
  return batches.map((batch) => batch.mutations);
}
