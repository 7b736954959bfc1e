// `npm run coverage`: how many of the branches of core, functions, ops and local the unit tests take, the programs that they
// start included; then each file under 80 %, with the reason that tools/coverage/reasons.json gives.
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Arm, armsOf, type CountedFunction, isTaken } from "./coverage/branches.ts";

const packages = ["core", "functions", "ops", "local"];
const least = 0.8;

/** Replace modules or hold JSX, which needs Vite; all others run on Node's own loader, where V8's counts fit the sources. */
const needVite = ["**/company-findings.test.ts", "**/answer-findings.test.ts", "**/find-page.test.ts", "**/*.test.tsx"];

interface Source {
  name: string;
  arms: Arm[];
  taken: Set<Arm>;
}

const reasons: Record<string, string> = JSON.parse(readFileSync("tools/coverage/reasons.json", "utf8"));
const sources = new Map<string, Source>();
for (const name of globSync(`packages/{${packages}}/src/**/*.ts`).sort()) {
  if (/\.test\.ts$|-builder\.ts$|\.d\.ts$/.test(name)) continue;
  const arms = armsOf(name, readFileSync(name, "utf8"));
  sources.set(pathToFileURL(name).href, { name, arms, taken: new Set() });
}

/** What V8 counted in a process; nothing of one that was killed while it wrote. */
function readCounts(file: string): { url: string; functions: CountedFunction[] }[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")).result;
  } catch {
    return [];
  }
}

function count(file: string): void {
  for (const { url, functions } of readCounts(file)) {
    const source = sources.get(url.replace(/\?.*/, ""));
    for (const arm of source?.arms ?? [])
      if (!source?.taken.has(arm) && isTaken(arm, functions)) source?.taken.add(arm);
  }
}

const raw = mkdtempSync(join(tmpdir(), "coverage-"));
const hook = new URL("coverage/write-at-end.ts", import.meta.url);
const exclude = needVite.flatMap((pattern) => ["--exclude", pattern]);
const args = ["run", "--project", "unit", "--experimental.viteModuleRunner=false", "--reporter=dot", ...exclude];
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...args, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, NODE_V8_COVERAGE: raw, NODE_OPTIONS: `--import=${hook}`, NODE_COMPILE_CACHE: undefined },
});
for (const file of readdirSync(raw)) count(join(raw, file));
rmSync(raw, { recursive: true });

const share = (taken: number, of: number): string => `${((100 * taken) / Math.max(of, 1)).toFixed(1)} %`;
const sum = (of: readonly Source[], count: (source: Source) => number): number =>
  of.reduce((total, source) => total + count(source), 0);

console.log("\nbranches taken by the unit tests");
for (const name of packages) {
  const own = [...sources.values()].filter((source) => source.name.startsWith(`packages/${name}/`));
  const [taken, all] = [sum(own, (each) => each.taken.size), sum(own, (each) => each.arms.length)];
  console.log(`${name.padEnd(12)}${share(taken, all).padStart(8)}  ${taken} of ${all}`);
}
const low = [...sources.values()].filter(({ arms, taken }) => taken.size < least * arms.length);
console.log(`\n${low.length} of ${sources.size} files are under 80 %`);
for (const { name, arms, taken } of low)
  console.log(`${name}  ${taken.size} of ${arms.length}: ${reasons[name] ?? "no reason is given"}`);
const needless = Object.keys(reasons).filter((name) => !low.some((source) => source.name === name));
if (needless.length > 0) console.log(`reasons that are none: ${needless.join(", ")}`);
process.exitCode = status || needless.length > 0 ? 1 : 0;
