import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext } from "@site/core/context";
import { environment, type Source, settingsOf } from "@site/core/settings";
import { patient } from "@site/core/store/patient-builder";
import { localSource } from "@site/embedded-store/local-source";
import { openStore } from "@site/embedded-store/open-store";

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the tool as the staff does, in a process of its own. @param more of its environment */
function run(args: string[], more: Source): Promise<Outcome> {
  const env = { ...environment, DYNAMODB_ENDPOINT: "", TABLE_NAME: "", ...more };
  const script = "packages/ops/src/main.ts";
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

/** Runs the tool on a data folder. */
export const runOps = (dataDir: string, ...args: string[]): Promise<Outcome> => run(args, { DATA_DIR: dataDir });

/** Runs the tool on a stage, with what tells it where AWS is. */
export const runOpsOn = (stage: string, aws: Source, ...args: string[]): Promise<Outcome> =>
  run([...args, "--stage", stage], { DATA_DIR: "/dev/null/unused", ...aws });

/** A data folder with a running store. @returns the tool bound to the folder, and the context of a program that works on it */
export async function buildOps() {
  const dataDir = await mkdtemp(join(tmpdir(), "ops-"));
  const store = await openStore(dataDir);
  const ops = (...args: string[]) => runOps(dataDir, ...args);
  return {
    dataDir,
    context: patient(createContext(settingsOf(localSource({}, dataDir, store.endpoint)))),
    ops,
    json: async (...args: string[]) => JSON.parse((await ops(...args, "--json")).stdout),
    close: store.close,
  };
}
