// `npm run prove -- audit [-- --ids A-04,B-30 | --sample 20 --seed 7] [--only unit] [--builds 3]`: breaks each item
// of the specification on purpose, in a copy of this repository, and tells which breaks no test that names the item notices.
import { rmSync } from "node:fs";
import { freshTree } from "../fresh-tree.ts";
import { parseAmount, readOptions } from "../read-options.ts";
import { seededRandom } from "../seeded-random.ts";
import { namedTests } from "./spec/checklist.ts";
import { type Mutation, mutated, readMutations } from "./spec/mutations.ts";
import { audit, type Outcome } from "./spec/run-audit.ts";
import { getRunner, type Runner, stopRunner } from "./spec/run-named.ts";

const { values } = readOptions({
  options: {
    ids: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    builds: { type: "string", default: "1000" },
  },
});
const runners: readonly Runner[] = ["unit", "journey", "security", "infra"];
const chosen = values.only ? runners.filter((runner) => runner === values.only) : runners;
if (chosen.length === 0) throw new Error(`--only takes one of ${runners.join(", ")}`);

/** @returns the same items for the same seed */
function sample<Item>(items: Item[], count: number, seed: number): Item[] {
  const left = [...items];
  const random = seededRandom(seed);
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

const all = await readMutations();
const named = namedTests().filter((test) => !values.only || getRunner(test) === values.only);
const wanted = values.ids?.split(",");
const sampleSize = values.sample === undefined ? undefined : parseAmount(values.sample, "sample");
const eligible = all.filter((mutation) => {
  const { id } = mutation;
  // A sample is drawn from those whose text still stands in the source.
  if (sampleSize !== undefined && mutated(mutation) === undefined) return false;
  if (wanted) return wanted.some((prefix) => id.startsWith(prefix));
  return !values.only || named.some(({ ids }) => ids.includes(id));
});
const mutations = sampleSize === undefined ? eligible : sample(eligible, sampleSize, parseAmount(values.seed, "seed"));
const choice = { runners: chosen, builds: parseAmount(values.builds, "builds") };

const outdated = all.filter((mutation) => mutated(mutation) === undefined).map(({ name }) => name);
if (outdated.length > 0) console.log(`${outdated.length} of ${all.length} no longer apply: ${outdated.join(", ")}`);

const tree = freshTree();
process.on("exit", () => rmSync(tree, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    stopRunner();
    process.exit(130);
  });

const outcomes = new Map<Mutation, Outcome>();
await audit(tree, mutations, choice, (mutation, outcome, by) => {
  console.log(`${mutation.name}: ${outcome}${by ? ` by ${by}` : ""}`);
  outcomes.set(mutation, outcome);
});
const count = (outcome: Outcome) => [...outcomes.values()].filter((each) => each === outcome).length;
const [caught, missed, stale] = [count("caught"), count("not caught"), count("does not apply")];
console.log(`\naudit: ${caught} caught, ${missed} not caught, ${stale} do not apply of ${outcomes.size}`);
process.exitCode = missed + stale > 0 || mutations.length === 0 ? 1 : 0;
