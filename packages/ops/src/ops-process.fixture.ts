// Forked by `run-ops.fixture.ts`: runs commands of the staff's tool one after the other. Each does what it does in a
// process of its own; starting Node and reading six hundred modules, most of what a command takes, is done once.

import { environment, type Source } from "@site/core/settings";
import "@site/core/store/define-entity";
import { makePatient } from "@site/core/store/patient.fixture";

export interface OpsCommand {
  args: readonly string[];
  env: Source;
}

export interface OpsOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

makePatient();
const main = import.meta.resolve("./main.ts");
const { exit } = process;
let runs = 0;

/** Replaces what a process has to itself; what is said after the command asked to end is not heard. */
async function run({ args, env }: OpsCommand): Promise<OpsOutcome> {
  const said = { stdout: "", stderr: "" };
  let ended: number | undefined;
  for (const stream of ["stdout", "stderr"] as const)
    process[stream].write = (chunk: string | Uint8Array) => {
      if (ended === undefined) said[stream] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      return true;
    };
  process.exit = (code = process.exitCode) => {
    ended = Number(code ?? 0);
    throw new Error("The command ends here.");
  };
  for (const name of Object.keys(environment)) Reflect.deleteProperty(environment, name);
  Object.assign(environment, env);
  process.argv.splice(1, Number.POSITIVE_INFINITY, main, ...args);
  process.exitCode = 0;
  runs += 1;
  await import(`${main}?${runs}`);
  return { code: ended ?? Number(process.exitCode), ...said };
}

let last: Promise<unknown> = Promise.resolve();
process.on("message", (command: OpsCommand) => {
  last = last.then(() => run(command)).then((outcome) => process.send?.(outcome));
});
process.once("disconnect", () => exit(0));
