import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext } from "@site/core/context";
import { environment, readSettings, type Source } from "@site/core/settings";
import { patient } from "@site/core/store/patient.fixture";
import { openStore } from "@site/dev/store/embedded-dynamodb";
import { localSource } from "@site/dev/store/local-source";
import type { OpsOutcome } from "./ops-process.fixture.ts";
import { runOpsCommand } from "./run-ops.fixture.ts";

/** Runs the tool as the staff does. @param more of its environment */
const run = (args: string[], more: Source): Promise<OpsOutcome> =>
  runOpsCommand(args, { ...environment, DYNAMODB_ENDPOINT: "", TABLE_NAME: "", ...more });

export const runOps = (dataDir: string, ...args: string[]): Promise<OpsOutcome> => run(args, { DATA_DIR: dataDir });

/** Runs the tool on a stage, with what tells it where AWS is. */
export const runOpsOn = (stage: string, aws: Source, ...args: string[]): Promise<OpsOutcome> =>
  run([...args, "--stage", stage], { DATA_DIR: "/dev/null/unused", ...aws });

/** A data folder with a running store. @returns the tool bound to the folder, and the context of a program that works on it */
export async function buildOps() {
  const dataDir = await mkdtemp(join(tmpdir(), "ops-"));
  const store = await openStore(dataDir);
  const ops = (...args: string[]) => runOps(dataDir, ...args);
  return {
    dataDir,
    context: patient(createContext(readSettings(localSource({}, dataDir, store.endpoint)))),
    ops,
    async json(...args: string[]) {
      const { code, stdout, stderr } = await ops(...args, "--json");
      if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${stderr}`);
      return JSON.parse(stdout);
    },
    close: store.close,
  };
}
