// Forked by `run-ops-builder.ts`: runs commands of the staff's tool one after the other. Each does what it does in a
// process of its own; starting Node and reading six hundred modules, most of what a command takes, is done once.

import { environment, type Source } from "@site/core/settings";

export interface OpsCommand {
  args: readonly string[];
  env: Source;
}

export interface OpsOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

const main = import.meta.resolve("./main.ts");
const { exit, stdout, stderr } = process;
const writers = { stdout: stdout.write, stderr: stderr.write };
let runs = 0;

/** Replaces what a process has to itself; what is said after it asked to end is not heard. */
function prepare({ args, env }: OpsCommand): OpsOutcome & { isOver: boolean } {
  const heard = { code: 0, stdout: "", stderr: "", isOver: false };
  for (const stream of ["stdout", "stderr"] as const)
    process[stream].write = (chunk: string | Uint8Array) => {
      if (!heard.isOver) heard[stream] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      return true;
    };
  process.exit = (code = process.exitCode) => {
    heard.isOver = true;
    heard.code = Number(code ?? 0);
    throw new Error("The command ends here.");
  };
  for (const name of Object.keys(environment)) Reflect.deleteProperty(environment, name);
  Object.assign(environment, env);
  process.argv.splice(1, Number.POSITIVE_INFINITY, main, ...args);
  process.exitCode = 0;
  return heard;
}

async function run(command: OpsCommand): Promise<OpsOutcome> {
  const heard = prepare(command);
  try {
    runs += 1;
    await import(`${main}?${runs}`);
  } finally {
    Object.assign(process, { exit });
    Object.assign(stdout, { write: writers.stdout });
    Object.assign(stderr, { write: writers.stderr });
  }
  const { isOver, code, ...said } = heard;
  return { code: isOver ? code : Number(process.exitCode ?? 0), ...said };
}

let last: Promise<unknown> = Promise.resolve();
process.on("message", (command: OpsCommand) => {
  last = last.then(() => run(command)).then((outcome) => process.send?.(outcome));
});
process.once("disconnect", () => exit(0));
