import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { idsIn, type NamedTest } from "./checklist.ts";

export type Runner = "unit" | "security" | "infra" | "journey";

export function getRunner({ file }: NamedTest): Runner {
  if (file.endsWith(".journey.ts")) return "journey";
  return /^tests\/(infra|security)\//.test(file) ? (file.split("/")[1] as Runner) : "unit";
}

export interface Failure {
  title: string;
  /** File and line, where the runner tells them. */
  at?: string;
  /** What the runner says, on one line. */
  why?: string;
}

/** "unbuilt" when the site can't be built; undefined when the runner ended without a report. */
export type Ran = { failed: Failure[] } | "unbuilt" | undefined;

let child: ChildProcess | undefined;

/** Ends the runner that is at work. */
export const stopRunner = (): void => void child?.kill("SIGTERM");

interface Outcome extends Failure {
  ok: boolean;
}

interface Result {
  status?: string;
  error?: { message?: string };
  errorLocation?: { file: string; line: number };
}

interface Spec {
  title: string;
  ok: boolean;
  tests: { results: Result[] }[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

interface Report extends Suite {
  errors?: { message?: string }[];
  testResults?: { assertionResults: { title: string; status: string; failureMessages?: string[] }[] }[];
}

const longest = 400;

const onOneLine = (message = ""): string =>
  stripVTControlCharacters(message)
    .replace(/\s+at .*:\d+:\d+[\s\S]*/, "")
    .replace(/\s+/g, " ")
    .slice(0, longest);

function getSpec({ title, ok, tests }: Spec): Outcome {
  const failed = tests.flatMap(({ results }) => results).find(({ status }) => status !== "passed");
  const place = failed?.errorLocation;
  const at = place && `${basename(place.file)}:${place.line}`;
  // Time that has run out says nothing about a change: the machine may have been busy.
  return { title, ok: ok || failed?.status === "timedOut", at, why: onOneLine(failed?.error?.message) };
}

const getSpecs = ({ specs = [], suites = [] }: Suite): Outcome[] => [
  ...specs.map(getSpec),
  ...suites.flatMap(getSpecs),
];

function outcomes({ testResults, ...suite }: Report): Outcome[] {
  if (!testResults) return getSpecs(suite);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ title, status, failureMessages = [] }) => ({
      title,
      ok: status === "passed",
      why: onOneLine(failureMessages[0]),
    }));
}

/** Runs the tests of these files that name one of the ids, in a copy of this repository. */
export async function runNamed(tree: string, runner: Runner, files: string[], ids: string[]): Promise<Ran> {
  const reportFile = join(tree, "test-results/audit.json");
  rmSync(reportFile, { force: true });
  const pattern = `(${ids.join("|")})[,\\] ]`;
  const args =
    runner === "journey"
      ? ["playwright", "test", "-c", "tests/spec/playwright.config.ts", "-g", pattern, ...files]
      : [
          "vitest",
          "run",
          "--project",
          `${runner}*`,
          "-t",
          pattern,
          "--reporter=json",
          `--outputFile=${reportFile}`,
          ...files,
        ];
  const [name = "", ...rest] = args;
  child = spawn(join(tree, "node_modules/.bin", name), rest, { cwd: tree, stdio: "ignore" });
  const running = child;
  await new Promise((resolve) => running.once("close", resolve));
  try {
    const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
    if (report.errors?.some(({ message }) => message?.includes("the site could not be built"))) return "unbuilt";
    const all = outcomes(report).filter(({ title }) => idsIn(title).length > 0);
    return all.length === 0 ? undefined : { failed: all.filter(({ ok }) => !ok) };
  } catch {
    return undefined;
  }
}
