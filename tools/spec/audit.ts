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

type Report = (mutation: Mutation, outcome: Outcome, by?: string) => void;

/** One kind of tests, in a copy of this repository. */
interface Bench {
  tree: string;
  runner: Runner;
  testsOf: (mutation: Mutation) => NamedTest[];
  /** Titles that fail without any change: they prove nothing. */
  unsound: readonly string[];
}

/** @returns titles of the tests that caught the mutations of a batch; a batch that nothing can be run with is halved */
async function tryBatch(bench: Bench, batch: Mutation[]): Promise<Map<Mutation, string>> {
  const { tree, runner, testsOf, unsound } = bench;
  const ran = await runChanged(tree, runner, batch, batch.flatMap(testsOf));
  if (!ran && batch.length > 1) {
    const half = Math.ceil(batch.length / 2);
    const first = await tryBatch(bench, batch.slice(0, half));
    return new Map([...first, ...(await tryBatch(bench, batch.slice(half)))]);
  }
  if (!ran) console.log(`${batch.map(({ name }) => name)}: the ${runner} tests can't be run with this change`);
  const failed = (ran?.failed ?? []).filter((title) => !unsound.includes(title));
  return new Map(
    batch.flatMap((mutation) => {
      const by = failed.find((title) => idsIn(title).includes(mutation.id));
      return by ? [[mutation, by] as const] : [];
    }),
  );
}

/** @returns the mutations that these tests have let pass, or that none of them names */
async function auditWith(tree: string, runner: Runner, mutations: Mutation[], report: Report): Promise<Mutation[]> {
  const named = namedTests().filter((test) => runnerOf(test) === runner);
  const testsOf = ({ id }: Mutation): NamedTest[] => named.filter(({ ids }) => ids.includes(id));
  const tried = mutations.filter((mutation) => testsOf(mutation).length > 0);
  if (tried.length === 0) return mutations;
  const sound = await runNamed(tree, runner, filesOf(tried.flatMap(testsOf)), unique(tried.map(({ id }) => id)));
  if (!sound) throw new Error(`the ${runner} tests can't be run in ${tree}`);
  for (const title of sound.failed) console.log(`fails without any change: ${title}`);
  const bench = { tree, runner, testsOf, unsound: sound.failed };
  const caught = new Set<Mutation>();
  const batches = runner === "journey" ? batchesOf(tried, testsOf) : tried.map((mutation) => [mutation]);
  for (const [index, batch] of batches.entries()) {
    if (runner === "journey") console.log(`batch ${index + 1} of ${batches.length}: ${batch.length} changes`);
    for (const [mutation, by] of await tryBatch(bench, batch)) {
      caught.add(mutation);
      report(mutation, "caught", by);
    }
    if (runner === "journey") console.log(`left: ${batch.filter((each) => !caught.has(each)).map(({ name }) => name)}`);
  }
  return mutations.filter((mutation) => !caught.has(mutation));
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
  report: Report,
): Promise<void> {
  let open = mutations.filter((mutation) => mutated(mutation, tree) !== undefined);
  for (const mutation of mutations) if (!open.includes(mutation)) report(mutation, "does not apply");
  for (const runner of runners) open = await auditWith(tree, runner, open, report);
  for (const mutation of open) report(mutation, "not caught");
}
