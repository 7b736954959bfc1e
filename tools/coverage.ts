// `npm run prove -- coverage`: how many of the branches of core, functions, ops and local the tests take that run the sources as they
// stand: unit and security tests, and the journeys whose subject is the server, with every program that they start. Then
// each file under 80 %, with the reason that tools/coverage/reasons.json gives; one without ends it with exit code 1. What
// is named after it goes to Vitest instead (`npm run prove -- coverage --project 'unit*' packages/ops`), and no file is judged.
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Arm, type CountedFunction, getArms, isTaken } from "./coverage/branches.ts";
import { judge } from "./coverage/judge.ts";

/** What else starts `npm start` and what the staff type, as programs of their own. */
const journeys = ["site/start.journey.ts", "office/notify.journey.ts", "quote/quote-failures.journey.ts"];

const packages = ["core", "functions", "ops", "dev"];

/** Replace modules or hold JSX, which needs Vite; all others run on Node's own loader, where V8's counts fit the sources. */
const needVite = [
  "**/company-findings.test.ts",
  "**/answer-findings.test.ts",
  "**/find-page.test.ts",
  "**/routes.test.ts",
  "**/*.test.tsx",
];

interface Source {
  name: string;
  arms: Arm[];
  taken: Set<Arm>;
}

const given: Record<string, string[]> = JSON.parse(readFileSync("tools/coverage/reasons.json", "utf8"));
const sources = new Map<string, Source>();
for (const name of globSync(`packages/{${packages}}/src/**/*.ts`).sort()) {
  if (/\.test\.ts$|\.fixture\.ts$|\.d\.ts$/.test(name)) continue;
  const arms = getArms(name, readFileSync(name, "utf8"));
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

/** Playwright runs sources that it has rewritten, whose counts fit none; the programs that it starts run their own. */
const isRewriter = (url: string): boolean => url.includes("/node_modules/playwright/lib/");

function count(file: string): void {
  const counts = readCounts(file);
  if (counts.some(({ url }) => isRewriter(url))) return;
  for (const { url, functions } of counts) {
    const source = sources.get(url.replace(/\?.*/, ""));
    for (const arm of source?.arms ?? [])
      if (!source?.taken.has(arm) && isTaken(arm, functions)) source?.taken.add(arm);
  }
}

const raw = mkdtempSync(join(tmpdir(), "coverage-"));
const hook = new URL("coverage/write-at-end.ts", import.meta.url);
const env = {
  ...process.env,
  NODE_V8_COVERAGE: raw,
  NODE_OPTIONS: `--import=${hook}`,
  NODE_COMPILE_CACHE: undefined,
};

/** @returns whether it ended well */
const run = (program: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [`node_modules/${program}`, ...args], { stdio: "inherit", env }).status === 0;

const vitest = (...args: string[]): boolean => {
  const exclude = needVite.flatMap((pattern) => ["--exclude", pattern]);
  const fixed = ["run", "--experimental.viteModuleRunner=false", "--reporter=dot", ...exclude];
  return run("vitest/vitest.mjs", ...fixed, ...args);
};

const own = process.argv.slice(2);
const isWhole = own.length === 0;
const isGreen = isWhole
  ? [
      vitest("--project", "unit*", "--project", "security"),
      run("@playwright/test/cli.js", "test", "--reporter=line", ...journeys),
    ].every(Boolean)
  : vitest(...own);
for (const file of readdirSync(raw)) count(join(raw, file));
rmSync(raw, { recursive: true });

const share = (taken: number, of: number): string => `${((100 * taken) / Math.max(of, 1)).toFixed(1)} %`;
const sum = (of: readonly Source[], count: (source: Source) => number): number =>
  of.reduce((total, source) => total + count(source), 0);

console.log("\nbranches taken by the tests");
for (const name of packages) {
  const files = [...sources.values()].filter((source) => source.name.startsWith(`packages/${name}/`));
  const [taken, all] = [sum(files, (each) => each.taken.size), sum(files, (each) => each.arms.length)];
  console.log(`${name.padEnd(12)}${share(taken, all).padStart(8)}  ${taken} of ${all}`);
}
const counted = [...sources.values()].map(({ name, arms, taken }) => ({ name, taken: taken.size, all: arms.length }));
const { lines, isFine } = judge(counted, given);
console.log(`\n${lines.join("\n")}`);
process.exitCode = isGreen && (isFine || !isWhole) ? 0 : 1;
