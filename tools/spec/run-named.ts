import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { idsIn, type NamedTest } from "./checklist.ts";

export type Runner = "unit" | "security" | "infra" | "journey";

export function runnerOf({ file }: NamedTest): Runner {
  if (file.endsWith(".journey.ts")) return "journey";
  return /^tests\/(infra|security)\//.test(file) ? (file.split("/")[1] as Runner) : "unit";
}

/** Titles of the tests that ran, and of those that failed; undefined when the runner ended without a report. */
export type Ran = { passed: string[]; failed: string[] } | undefined;

let child: ChildProcess | undefined;

/** Ends the runner that is at work. */
export const stopRunner = (): void => void child?.kill("SIGTERM");

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

interface Report extends Suite {
  testResults?: { assertionResults: { title: string; status: string }[] }[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function outcomes({ testResults, ...suite }: Report): { title: string; ok: boolean }[] {
  if (!testResults) return specsOf(suite);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ title, status }) => ({ title, ok: status === "passed" }));
}

/** Runs the tests of these files that name one of the ids, in a copy of this repository. */
export async function runNamed(tree: string, runner: Runner, files: string[], ids: string[]): Promise<Ran> {
  const report = join(tree, "test-results/audit.json");
  rmSync(report, { force: true });
  const pattern = `(${ids.join("|")})[,\\] ]`;
  const args =
    runner === "journey"
      ? ["playwright", "test", "-c", "tests/spec/playwright.config.ts", "-g", pattern, ...files]
      : ["vitest", "run", "--project", runner, "-t", pattern, "--reporter=json", `--outputFile=${report}`, ...files];
  const [name = "", ...rest] = args;
  child = spawn(join(tree, "node_modules/.bin", name), rest, { cwd: tree, stdio: "ignore" });
  const running = child;
  await new Promise((resolve) => running.once("close", resolve));
  try {
    const all = outcomes(JSON.parse(readFileSync(report, "utf8"))).filter(({ title }) => idsIn(title).length > 0);
    if (all.length === 0) return undefined;
    const titles = (isOk: boolean) => all.filter(({ ok }) => ok === isOk).map(({ title }) => title);
    return { passed: titles(true), failed: titles(false) };
  } catch {
    return undefined;
  }
}
