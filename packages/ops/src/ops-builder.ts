import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@site/embedded-store/open-store";

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the tool as the staff does, in a process of its own. */
export function runOps(dataDir: string, ...args: string[]): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: dataDir, DYNAMODB_ENDPOINT: "", TABLE_NAME: "" };
  const script = "packages/ops/src/main.ts";
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

/**
 * A data folder with a running store, to which core writes from now on: its modules have to be imported after this.
 * @returns the tool bound to the folder
 */
export async function buildOps() {
  const dataDir = await mkdtemp(join(tmpdir(), "ops-"));
  const store = await openStore(dataDir);
  process.env.DYNAMODB_ENDPOINT = store.endpoint;
  const ops = (...args: string[]) => runOps(dataDir, ...args);
  return {
    dataDir,
    ops,
    json: async (...args: string[]) => JSON.parse((await ops(...args, "--json")).stdout),
    close: store.close,
  };
}
