// What `npm test` tells of a run of Vitest at its very end; written to OUTCOME_FILE.
import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";

export interface Outcome {
  passed: number;
  /** Each failure with its reason. The end of a long output is what is read, and often all that is kept. */
  failures: string[];
  /** Tests that passed at their second try only. */
  flaky: string[];
}

type Failure = Pick<SerializedError, "message"> & { stack?: string };

const getReason = ({ message, stack = message }: Failure): string =>
  stack
    .split("\n")
    .filter((line) => !line.includes("node_modules"))
    .join("\n");

const told = (name: string, errors: readonly Failure[] = []): string => [name, ...errors.map(getReason)].join("\n");

const tell = (test: TestCase): string =>
  told(`${test.project.name}: ${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors);

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const broken = modules.filter((module) => module.errors().length > 0);
    const outcome: Outcome = {
      passed: tests.filter((test) => test.result().state === "passed").length,
      failures: [
        ...broken.map((module) => told(module.relativeModuleId, module.errors())),
        ...tests.filter((test) => test.result().state === "failed").map(tell),
        ...(unhandled.length > 0 ? [told("outside of any test", unhandled)] : []),
      ],
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(tell),
    };
    writeFileSync(process.env.OUTCOME_FILE ?? "", JSON.stringify(outcome));
  }
}
