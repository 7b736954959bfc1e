import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitIntoBatches } from "./batches.ts";
import { idsIn, type NamedTest, namedTests } from "./checklist.ts";
import { type Mutation, mutated } from "./mutations.ts";
import { type Failure, getRunner, type Ran, type Runner, runNamed } from "./run-named.ts";

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];

const getFiles = (tests: NamedTest[]): string[] => unique(tests.map(({ file }) => file));

/** Makes the changes in the copy, runs the tests and takes the changes back. */
async function runChanged(tree: string, runner: Runner, batch: Mutation[], tests: NamedTest[]): Promise<Ran> {
  const originals = batch.map(({ file }) => [join(tree, file), readFileSync(join(tree, file), "utf8")] as const);
  for (const mutation of batch) writeFileSync(join(tree, mutation.file), mutated(mutation, tree) ?? "");
  try {
    return await runNamed(
      tree,
      runner,
      getFiles(tests),
      batch.map(({ id }) => id),
    );
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
}

export type Outcome = "caught" | "not caught" | "does not apply";

type Report = (mutation: Mutation, outcome: Outcome, by?: string) => void;

export interface Choice {
  runners: readonly Runner[];
  /** How many builds with changes at most; the mutations that are left over then get no outcome. */
  builds: number;
}

/** One kind of tests, in a copy of this repository. */
interface Bench {
  tree: string;
  runner: Runner;
  getTests: (mutation: Mutation) => NamedTest[];
  /** Titles that fail without any change: they prove nothing. */
  unsound: readonly string[];
  /** Told what caught a mutation, as soon as it is known. */
  settle: (mutation: Mutation, by: string) => void;
}

const told = ({ title, at, why }: Failure): string =>
  [title, at && ` (${at})`, why && `\n    ${why}`].filter(Boolean).join("");

/** Settles what is caught of a batch; a batch that nothing can be run with is halved. */
async function tryBatch(bench: Bench, batch: Mutation[]): Promise<void> {
  const { tree, runner, getTests, unsound, settle } = bench;
  const ran = await runChanged(tree, runner, batch, batch.flatMap(getTests));
  if (typeof ran !== "object" && batch.length > 1) {
    const half = Math.ceil(batch.length / 2);
    await tryBatch(bench, batch.slice(0, half));
    return tryBatch(bench, batch.slice(half));
  }
  if (ran === "unbuilt") return batch.forEach((mutation) => void settle(mutation, "the build, which fails"));
  if (!ran) console.log(`${batch.map(({ name }) => name)}: the ${runner} tests can't be run with this change`);
  const failed = (ran?.failed ?? []).filter(({ title }) => !unsound.includes(title));
  const listFailures = ({ id }: Mutation): Failure[] => failed.filter(({ title }) => idsIn(title).includes(id));
  const unclear: Mutation[] = [];
  for (const mutation of batch) {
    const others = batch.filter((each) => each !== mutation).flatMap(listFailures);
    const own = listFailures(mutation);
    const by = own.find(({ at }) => !at || others.every((other) => other.at !== at));
    if (by) settle(mutation, told(by));
    else if (own.length > 0) unclear.push(mutation);
  }
  // One change that breaks a helper of several tests says nothing about the others: they are tried without it.
  const again = unclear.length < batch.length ? [unclear] : unclear.map((mutation) => [mutation]);
  for (const group of again.filter(({ length }) => length > 0)) await tryBatch(bench, group);
}

async function failingUnchanged(tree: string, runner: Runner, tests: NamedTest[], ids: string[]): Promise<string[]> {
  const ran = await runNamed(tree, runner, getFiles(tests), unique(ids));
  if (typeof ran !== "object") throw new Error(`the ${runner} tests can't be run in ${tree}`);
  for (const failure of ran.failed) console.log(`fails without any change: ${told(failure)}`);
  return ran.failed.map(({ title }) => title);
}

/** @returns the mutations that these tests have let pass, or that none of them names */
async function auditWith(
  tree: string,
  runner: Runner,
  mutations: Mutation[],
  { builds }: Choice,
  report: Report,
): Promise<Mutation[]> {
  const named = namedTests().filter((test) => getRunner(test) === runner);
  const getTests = ({ id }: Mutation): NamedTest[] => named.filter(({ ids }) => ids.includes(id));
  const candidates = mutations.filter((mutation) => getTests(mutation).length > 0);
  const all =
    runner === "journey" ? splitIntoBatches(candidates, getTests, tree) : candidates.map((mutation) => [mutation]);
  const batches = runner === "journey" ? all.slice(0, builds) : all;
  const tried = batches.flat();
  if (tried.length === 0) return mutations;
  const ids = tried.map(({ id }) => id);
  const unsound = await failingUnchanged(tree, runner, tried.flatMap(getTests), ids);
  const settled = new Set(all.slice(batches.length).flat());
  const settle: Bench["settle"] = (mutation, by) => {
    settled.add(mutation);
    report(mutation, "caught", by);
  };
  const bench = { tree, runner, getTests, unsound, settle };
  for (const [index, batch] of batches.entries()) {
    if (runner === "journey") console.log(`build ${index + 1} of ${all.length}: ${batch.length} changes`);
    await tryBatch(bench, batch);
    if (runner === "journey")
      console.log(`left: ${batch.filter((each) => !settled.has(each)).map(({ name }) => name)}`);
  }
  return mutations.filter((mutation) => !settled.has(mutation));
}

/**
 * Tries every mutation in a copy of this repository: first against the unit tests that name its id, one by one, and what
 * they let pass against the journeys, in batches with one build each.
 * A mutation is caught when a test fails that names its id and passes without the mutation, or when the site can't be
 * built with it.
 * @param report told each outcome as soon as it is known, with what caught it
 */
export async function audit(tree: string, mutations: Mutation[], choice: Choice, report: Report): Promise<void> {
  let open = mutations.filter((mutation) => mutated(mutation, tree) !== undefined);
  for (const mutation of mutations) if (!open.includes(mutation)) report(mutation, "does not apply");
  for (const runner of choice.runners) open = await auditWith(tree, runner, open, choice, report);
  for (const mutation of open) report(mutation, "not caught");
}
