import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";

const binary = resolve("node_modules/@dynoxide/linux-x64/dynoxide");

/** Whether the optional second store is on this machine; npm installs it on 64-bit Linux only. */
export const hasDynoxide = (): boolean => existsSync(binary);

/** A port that was free a moment ago: dynoxide does not say which one it took when it may choose. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => probe.once("listening", ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Starts dynoxide on loopback, in memory. It outlives a parent that dies, so it is ended on every exit.
 * @returns its address, and a function that ends it
 */
export async function startDynoxide(): Promise<{ endpoint: string; close: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(binary, ["serve", "--port", String(port)]);
  const end = () => void child.kill("SIGKILL");
  process.once("exit", end);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  await new Promise<void>((ready, fail) => {
    child.stdout.once("data", () => ready());
    child.stderr.once("data", () => ready());
    child.once("error", fail);
    child.once("exit", (code) => fail(new Error(`dynoxide stopped with code ${code}`)));
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      const gone = new Promise((stopped) => child.once("exit", stopped));
      end();
      await gone;
    },
  };
}
