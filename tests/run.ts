// `npm test`: static checks, unit tests, infrastructure tests and browser journeys, one after the other, all of them
// even when one fails. The last line counts the tests of all runners; a failed static check counts as one failure.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasDynoxide } from "@site/embedded-store/engine";
import { ensureChromium } from "../tools/chromium.ts";

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

function check(command: string, ...args: string[]): Counts {
  return { passed: 0, failed: run(command, args) ? 0 : 1 };
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

function vitest(project: string): Counts {
  const file = join(reports, `${project}.json`);
  const isGreen = run("vitest", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  return honest(isGreen, { passed: numberIn(report, "numPassedTests"), failed: numberIn(report, "numFailedTests") });
}

function journeys(): Counts {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  const isGreen = run("playwright", ["test"]);
  const report = readReport("test-results/journeys.json");
  const passed = numberIn(report, "stats", "expected") + numberIn(report, "stats", "flaky");
  return honest(isGreen, { passed, failed: numberIn(report, "stats", "unexpected") });
}

const results = [
  check("biome", "ci", "--error-on-warnings", "."),
  check("tsc", "-b"),
  check("knip"),
  vitest("unit"),
  ...(hasDynoxide() ? [vitest("unit-dynoxide")] : []),
  vitest("infra"),
  journeys(),
];
rmSync(reports, { recursive: true });
const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
