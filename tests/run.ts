// `npm test`: static checks and unit tests, the infrastructure tests and the proofs beside them, then the browser
// journeys; all of them even when one fails. The last line counts the tests of all runners; a failed static check counts
// as one failure. `npm run check` : static checks beside the unit tests that a change since origin/main can
// break.
import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { ensureChromium } from "../tools/chromium.ts";
import type { Outcome } from "./support/setup/outcome-reporter.ts";

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));

const env = {
  // Some 400 processes are started by a run: each takes what another one has compiled.
  NODE_COMPILE_CACHE: join(reports, "compiled"),
  // esbuild and the compiler, both written in Go, would spend a third of their time on freeing memory.
  GOGC: "400",
  ...process.env,
  // What a test leaves behind goes with the run.
  TMPDIR: reports,
};

/** @param isAside true when its output is kept back until it ends, because another command prints meanwhile
 * @param more of its environment */
function run(command: string, args: string[], { isAside = false, more = {} } = {}): Promise<boolean> {
  const title = `\n> ${command} ${args.join(" ")}`;
  if (!isAside) console.log(title);
  const child = spawn(command, args, { env: { ...env, ...more }, stdio: isAside ? "pipe" : "inherit" });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (isGreen: boolean) => {
      if (isAside) console.log(`${title}\n${Buffer.concat(output)}`);
      resolve(isGreen);
    };
    child.once("error", (error) => {
      console.error(error.message);
      end(false);
    });
    child.once("close", (code) => end(code === 0));
  });
}

async function check(command: string, ...args: string[]): Promise<Outcome> {
  const isGreen = await run(command, args);
  return { ...none, failures: isGreen ? [] : [[command, ...args].join(" ")] };
}

function readReport<Read>(file: string, read: (report: unknown) => Read): Read | undefined {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

const none: Outcome = { passed: 0, failures: [], flaky: [] };

/** A runner that ended badly without a failed test (it could not start, say) is one failure. */
const honest = (name: string, isGreen: boolean, outcome = none): Outcome =>
  isGreen || outcome.failures.length > 0 ? outcome : { ...outcome, failures: [`${name} ended badly`] };

/** @param projects of `vitest.config.ts`; several share their workers */
async function vitest(projects: string[], { isAside = false, more = [] as string[] } = {}): Promise<Outcome> {
  const name = projects.join(" ");
  const file = join(reports, `${name.replaceAll("*", "")}.json`);
  const reporters = ["--reporter=default", "--reporter=tests/support/setup/outcome-reporter.ts"];
  const args = ["run", ...projects.flatMap((project) => ["--project", project]), ...reporters, ...more];
  const isGreen = await run("vitest", args, { isAside, more: { OUTCOME_FILE: file } });
  return honest(
    name,
    isGreen,
    readReport(file, (report) => report as Outcome),
  );
}

/** @returns false, and says why, when there is no browser for the journeys and none can be installed */
function hasBrowser(): boolean {
  try {
    return Boolean(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const Spec = z.object({
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});
/** Tests that are grouped lie one deeper than those of their file. */
const JourneysReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(
    z.object({
      specs: z.array(Spec),
      suites: z.array(z.object({ specs: z.array(Spec) })).default([]),
    }),
  ),
});

async function journeys(): Promise<Outcome> {
  // Recording takes a third of a journey's work, and what fails is repeated by itself anyway. CI records its second try.
  const isGreen = await run("playwright", process.env.CI ? ["test"] : ["test", "--trace", "off"]);
  if (!isGreen) console.log("npx playwright test FILE records what a journey saw that fails.");
  const report = readReport("test-results/journeys.json", (text) => JourneysReport.parse(text));
  const specs = report?.suites.flatMap((suite) => [suite, ...suite.suites]).flatMap((suite) => suite.specs) ?? [];
  const getName = ({ file, line, title }: z.output<typeof Spec>) => `tests/${file}:${line} > ${title}`;
  const outcome = report && {
    passed: report.stats.expected + report.stats.flaky,
    failures: specs.filter(({ ok }) => !ok).map(getName),
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(getName),
  };
  return honest("playwright", isGreen, outcome);
}

async function staticChecks(): Promise<Outcome[]> {
  return [
    await check("biome", "ci", "--error-on-warnings", "."),
    // More checkers would each look again at what they share: half as much work again.
    await check("tsc", "-b", "--checkers", "1"),
    await check("knip"),
    await check("knip", "--production", "-c", "tools/knip-production.ts"),
  ];
}

/** Unit tests that start programs or make whole builds: half of their time, and seldom what fails. */
const startsPrograms = (): string[] =>
  globSync(["packages/*/src/**/*.test.ts", "tests/unit/**/*.test.ts"]).filter((file) =>
    /"node:child_process"|ops\.fixture|from "(?:vite|esbuild)"/.test(readFileSync(file, "utf8")),
  );

/** Tests that look at the tree itself: no import tells when a change concerns them. */
const readsTree = (): string[] =>
  globSync("tests/unit/**/*.test.ts").filter((file) => /\b(?:globSync|readdirSync)\(/.test(readFileSync(file, "utf8")));

/** The commit that everybody has; undefined where there is no such branch. */
function sharedCommit(): string | undefined {
  const { status, stdout } = spawnSync("git", ["merge-base", "HEAD", "origin/main"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

async function daily(): Promise<Outcome[]> {
  const base = sharedCommit();
  const slow = startsPrograms();
  const ofTree = readsTree().filter((file) => !slow.includes(file));
  const others = [...slow, ...ofTree].map((file) => `--exclude=${file}`);
  const changed = base ? ["--passWithNoTests", `--changed=${base}`] : [];
  const unit = vitest(["unit*"], { isAside: true, more: [...others, ...changed] });
  const results = [...(await staticChecks()), await unit, await vitest(["unit*"], { more: ofTree })];
  console.log(
    "\nThat was what a change since origin/main can break, without tests that start programs: npm test has them.",
  );
  return results;
}

async function everything(): Promise<Outcome[]> {
  // Their longest tests wait more than they work.
  const infra = vitest(["infra"], { isAside: true });
  const proof = vitest(["proof"], { isAside: true });
  // Early: where a browser has to be fetched, the infrastructure tests have the cores meanwhile.
  const canBrowse = hasBrowser();
  return [
    ...(await staticChecks()),
    await vitest(["unit*", "security"]),
    await infra,
    await proof,
    canBrowse ? await journeys() : { ...none, failures: ["There is no browser for the journeys."] },
  ];
}

const results = await (process.argv.includes("--daily") ? daily() : everything());
rmSync(reports, { recursive: true, maxRetries: 10 });
const passed = results.reduce((total, outcome) => total + outcome.passed, 0);
const failures = results.flatMap((outcome) => outcome.failures);
for (const name of results.flatMap(({ flaky }) => flaky)) console.log(`\nPassed at its second try: ${name}`);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
