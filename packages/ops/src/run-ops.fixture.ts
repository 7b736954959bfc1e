import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Source } from "@site/core/settings";
import type { OpsCommand, OpsOutcome } from "./ops-process.fixture.ts";

interface Waiting {
  resolve: (outcome: OpsOutcome) => void;
  reject: (error: Error) => void;
}

const waiting: Waiting[] = [];
let running: ChildProcess | undefined;

/** One process for all commands of this one. It ends with it. */
function begin(): ChildProcess {
  const script = join(import.meta.dirname, "ops-process.fixture.ts");
  const child = fork(script, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.on("message", (outcome: OpsOutcome) => {
    waiting.shift()?.resolve(outcome);
    if (waiting.length > 0) return;
    // Only a command that runs keeps this process.
    child.unref();
    child.channel?.unref();
  });
  child.once("exit", (code) => {
    running = undefined;
    for (const { reject } of waiting.splice(0)) reject(new Error(`The staff's tool ended with ${code}.`));
  });
  return child;
}

/** Runs the staff's tool as a process of its own would, with all of its environment. Commands wait for one another. */
export function runOpsCommand(args: readonly string[], env: Source): Promise<OpsOutcome> {
  running ??= begin();
  const command: OpsCommand = { args, env };
  running.ref();
  running.channel?.ref();
  running.send(command);
  return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
}
