import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { batchesOf } from "./batches.ts";
import { idsIn, type NamedTest, namedTests } from "./checklist.ts";
import { type Mutation, mutated } from "./mutations.ts";
import type { Outcome } from "./record.ts";
import { type Ran, type Runner, runNamed, runnerOf } from "./run-named.ts";

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];

const filesOf = (tests: NamedTest[]): string[] => unique(tests.map(({ file }) => file));

/** Makes the changes in the copy, runs the tests and takes the changes back. */
async function runChanged(tree: string, runner: Runner, batch: Mutation[], tests: NamedTest[]): Promise<Ran> {
  const originals = batch.map(({ file }) => [join(tree, file), readFileSync(join(tree, file), "utf8")] as const);
  for (const mutation of batch) writeFileSync(join(tree, mutation.file), mutated(mutation, tree) ?? "");
  try {
    return await runNamed(
      tree,
      runner,
      filesOf(tests),
      batch.map(({ id }) => id),
    );
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
}

/**
 * Tries every mutation in a copy of this repository: first against the unit tests that name its id, one by one, and what
 * they let pass against the journeys, in batches with one build each.
 * A mutation is caught when a test fails that names its id and passes without the mutation.
 * @param report told each outcome as soon as it is known, with the title of the test that failed
 */
export async function audit(
  tree: string,
  mutations: Mutation[],
  runners: readonly Runner[],
  report: (mutation: Mutation, outcome: Outcome, by?: string) => void,
): Promise<void> {
  let open = mutations.filter((mutation) => {
    const applies = mutated(mutation, tree) !== undefined;
    if (!applies) report(mutation, "does not apply");
    return applies;
  });
  const named = namedTests();
  for (const runner of runners) {
    const byRunner = named.filter((test) => runnerOf(test) === runner);
    const testsOf = ({ id }: Mutation): NamedTest[] => byRunner.filter(({ ids }) => ids.includes(id));
    const tried = open.filter((mutation) => testsOf(mutation).length > 0);
    if (tried.length === 0) continue;
    const needed = tried.flatMap(testsOf);
    const sound = await runNamed(tree, runner, filesOf(needed), unique(tried.map(({ id }) => id)));
    if (!sound) throw new Error(`the ${runner} tests can't be run in ${tree}`);
    for (const title of sound.failed) console.log(`fails without any change: ${title}`);
    const caught = new Set<Mutation>();
    const tryBatch = async (batch: Mutation[]): Promise<void> => {
      const ran = await runChanged(tree, runner, batch, batch.flatMap(testsOf));
      if (!ran && batch.length > 1) {
        const half = Math.ceil(batch.length / 2);
        await tryBatch(batch.slice(0, half));
        await tryBatch(batch.slice(half));
        return;
      }
      for (const mutation of batch) {
        const by = ran?.failed.find((title) => idsIn(title).includes(mutation.id) && !sound.failed.includes(title));
        if (by) {
          caught.add(mutation);
          report(mutation, "caught", by);
        } else if (!ran) console.log(`${mutation.name}: the ${runner} tests can't be run with this change`);
      }
    };
    const batches = runner === "journey" ? batchesOf(tried, testsOf) : tried.map((mutation) => [mutation]);
    for (const [index, batch] of batches.entries()) {
      if (runner === "journey") console.log(`batch ${index + 1} of ${batches.length}: ${batch.length} changes`);
      await tryBatch(batch);
    }
    open = open.filter((mutation) => !caught.has(mutation));
  }
  for (const mutation of open) report(mutation, "not caught");
}
