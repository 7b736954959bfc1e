// `npm test`: static checks and unit tests, the infrastructure tests beside them (they keep one core busy), then the
// browser journeys; all of them even when one fails. The last line counts the tests of all runners; a failed static
// check counts as one failure. `npm run check` (`--daily`): static checks beside the unit tests that a change
// since origin/main can break.
import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasDynoxide } from "@site/embedded-store/engine";
import { ensureChromium } from "../tools/chromium.ts";

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));

const env = {
  // Some 400 processes are started by a run: each takes what another one has compiled.
  NODE_COMPILE_CACHE: join(reports, "compiled"),
  // esbuild and the compiler, both written in Go, would spend a third of their time on freeing memory.
  GOGC: "400",
  ...process.env,
};

/** @param isAside true when its output is kept back until it ends, because another command prints meanwhile */
function run(command: string, args: string[], isAside = false): Promise<boolean> {
  const title = `\n> ${command} ${args.join(" ")}`;
  if (!isAside) console.log(title);
  const child = spawn(command, args, { env, stdio: isAside ? "pipe" : "inherit" });
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

async function check(command: string, ...args: string[]): Promise<Counts> {
  return { passed: 0, failed: (await run(command, args)) ? 0 : 1 };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

const numberIn = (report: unknown, ...path: string[]): number => {
  const value = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], report);
  return typeof value === "number" ? value : 0;
};

/** A runner that ended badly without counting a failure (it could not start, say) counts as one. */
const honest = (isGreen: boolean, { passed, failed }: Counts): Counts => ({
  passed,
  failed: isGreen ? failed : Math.max(failed, 1),
});

async function vitest(project: string, { isAside = false, more = [] as string[] } = {}): Promise<Counts> {
  const file = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const isGreen = await run("vitest", ["run", "--project", project, ...reporters, ...more], isAside);
  const report = readReport(file);
  return honest(isGreen, { passed: numberIn(report, "numPassedTests"), failed: numberIn(report, "numFailedTests") });
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

async function journeys(): Promise<Counts> {
  // Recording takes a third of a journey's work, and what fails is repeated by itself anyway. CI records its second try.
  const isGreen = await run("playwright", process.env.CI ? ["test"] : ["test", "--trace", "off"]);
  if (!isGreen) console.log("npx playwright test FILE records what a journey saw that fails.");
  const report = readReport("test-results/journeys.json");
  const passed = numberIn(report, "stats", "expected") + numberIn(report, "stats", "flaky");
  return honest(isGreen, { passed, failed: numberIn(report, "stats", "unexpected") });
}

async function staticChecks(): Promise<Counts[]> {
  return [
    await check("biome", "ci", "--error-on-warnings", "."),
    await check("tsc", "-b"),
    await check("knip"),
    await check("knip", "--production", "-c", "tools/knip-production.ts"),
  ];
}

/** Unit tests that start programs or make whole builds: half of their time, and seldom what fails. */
const startsPrograms = (): string[] =>
  globSync(["packages/*/src/**/*.test.ts", "tests/unit/*.test.ts"]).filter((file) =>
    /"node:child_process"|ops-builder|from "(?:vite|esbuild)"/.test(readFileSync(file, "utf8")),
  );

/** Tests that look at the tree itself: no import tells when a change concerns them. */
const readsTree = (): string[] =>
  globSync("tests/unit/*.test.ts").filter((file) => /\b(?:globSync|readdirSync)\(/.test(readFileSync(file, "utf8")));

/** The commit that everybody has; undefined where there is no such branch. */
function sharedCommit(): string | undefined {
  const { status, stdout } = spawnSync("git", ["merge-base", "HEAD", "origin/main"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

async function daily(): Promise<Counts[]> {
  const base = sharedCommit();
  const slow = startsPrograms();
  const ofTree = readsTree().filter((file) => !slow.includes(file));
  const others = [...slow, ...ofTree].map((file) => `--exclude=${file}`);
  const changed = base ? ["--passWithNoTests", `--changed=${base}`] : [];
  const unit = vitest("unit", { isAside: true, more: [...others, ...changed] });
  const results = [...(await staticChecks()), await unit, await vitest("unit", { more: ofTree })];
  console.log(
    "\nThat was what a change since origin/main can break, without tests that start programs: npm test has them.",
  );
  return results;
}

async function everything(): Promise<Counts[]> {
  // Its longest tests wait more than they work.
  const infra = vitest("infra", { isAside: true, more: ["--maxWorkers=3"] });
  // Early: where a browser has to be fetched, the infrastructure tests have the cores meanwhile.
  const canBrowse = hasBrowser();
  return [
    ...(await staticChecks()),
    await vitest("unit"),
    ...(hasDynoxide() ? [await vitest("unit-dynoxide")] : []),
    await vitest("security"),
    await infra,
    canBrowse ? await journeys() : { passed: 0, failed: 1 },
  ];
}

const results = await (process.argv.includes("--daily") ? daily() : everything());
rmSync(reports, { recursive: true });
const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
