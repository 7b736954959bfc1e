import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Engine } from "./engine.ts";

/** Wait before an engine is started again, ms: the first time, and at most. */
const shortestPause = 50;
const longestPause = 1000;

/** How often an engine is asked at its start whether it answers, ms. */
const pollEvery = 20;

/** Attempts at the first start: the engine of a server that was just killed may still hold the folder. */
const firstAttempts = 8;

type Prepare = (pid: number) => Promise<void>;

export interface RunningEngine {
  /** Whether its files still lie in the folder; when they don't, it is started again on a new one. */
  isInPlace(): Promise<boolean>;
  close(): Promise<void>;
}

interface Started {
  child: ChildProcess;
  exited: Promise<void>;
  inode: number;
}

const readInode = async (file: string): Promise<number | undefined> => (await stat(file).catch(() => undefined))?.ino;

const isNotYetThere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ECONNREFUSED", "ECONNRESET", "EPIPE"].includes(String(error.code));

/** Starts the engine once. @throws Error with its last words when it ends before it answers */
async function start(engine: Engine, port: number, prepare: Prepare): Promise<Started> {
  await mkdir(dirname(engine.file), { recursive: true });
  const [program, ...args] = engine.command(port);
  // In a group of its own: Ctrl-C is for the server, which ends the engine when it has put everything away.
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"], detached: true });
  // The pipe breaks when the engine dies, which its end tells better.
  child.stdin.on("error", () => {});
  let output = "";
  child.stderr.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-500);
  });
  let hasEnded = false;
  const exited = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  }).then(() => {
    hasEnded = true;
    child.stdin.destroy();
  });
  const pid = await Promise.race([
    new Promise<number>((resolve) => child.stdout.once("data", (line) => resolve(Number(line)))),
    exited.then(() => 0),
  ]);
  for (;;) {
    if (hasEnded) throw new Error(output.trim().split("\n").at(-1) || `${engine.name} ended`);
    try {
      await prepare(pid);
      return { child, exited, inode: (await readInode(engine.file)) ?? 0 };
    } catch (error) {
      if (!isNotYetThere(error)) {
        child.stdin.destroy();
        throw error;
      }
      await Promise.race([setTimeout(pollEvery), exited]);
    }
  }
}

/** Starts the engine until it runs, with a growing pause. @param attempts undefined to go on for ever */
async function startAgain(
  begin: () => Promise<Started>,
  isStopping: () => boolean,
  attempts?: number,
): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin();
    } catch (error) {
      if (isStopping() || attempt === attempts) throw error;
      await setTimeout(Math.min(shortestPause * 2 ** attempt, longestPause));
    }
  }
}

/** Runs an engine in a process of its own and starts it again whenever it ends.
 * @param prepare called at each start until it works
 * @throws Error with the engine's last words when it can't be started at first */
export async function runEngine(engine: Engine, port: number, prepare: Prepare): Promise<RunningEngine> {
  let isStopping = false;
  const begin = () => start(engine, port, prepare);
  let running: Started | undefined = await startAgain(begin, () => isStopping, firstAttempts);

  async function keep(): Promise<void> {
    while (running) {
      await running.exited;
      running = undefined;
      if (isStopping) return;
      console.error(
        JSON.stringify({ level: "error", task: "store", error: `${engine.name} ended; it is started again` }),
      );
      running = await startAgain(begin, () => isStopping).catch(() => undefined);
      if (isStopping) running?.child.stdin?.destroy();
    }
  }

  const saved = keep();
  return {
    async isInPlace() {
      const expected = running;
      const inode = await readInode(engine.file);
      if (expected && inode === expected.inode) return true;
      if (expected && expected === running) expected.child.stdin?.destroy();
      return false;
    },
    async close() {
      isStopping = true;
      running?.child.stdin?.destroy();
      await saved;
    },
  };
}
