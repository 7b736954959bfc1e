import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../packages/dev/src/start.ts", import.meta.url));

/** A local server in a process of its own, which can be ended and started again on the same port and data. */
export interface LocalSite {
  /** Its address; of one that chose its port by itself, once it has started. */
  readonly url: string;
  /** Address of the office; it listens once the server has started with its pages. */
  officeUrl(): string;
  /** What it said so far, handlers' log lines among it. */
  said(): string;
  pid(): number;
  start(): Promise<void>;
  /** @param signal SIGKILL is what a power cut does */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface Options {
  /** The same after each start; 0 for one with its pages that is started once, which takes any and says which: a port that
   * was found free may be another server's a second later. */
  port: number;
  dataDir: string;
  env?: Record<string, string>;
  /** Flags of Node, such as a module that is loaded first. */
  flags?: string[];
  /** The pages, too; they have to be built. */
  hasPages?: boolean;
}

const getPort = (said: string): string => /^ready: http:\/\/[^:\s]+:(\d+)/m.exec(said)?.[1] ?? "";

const getOffice = (said: string): string => /^office: (http\S+)$/m.exec(said)?.[1] ?? "";

/** @returns the server, not started yet */
export function localSite({ port, dataDir, env = {}, flags = [], hasPages = false }: Options): LocalSite {
  let said = "";
  let child: ChildProcess | undefined;
  const url = (): string => `http://127.0.0.1:${port || getPort(said)}`;

  async function answers(): Promise<boolean> {
    if (!port && !getPort(said)) return false;
    return fetch(`${url()}/api/products/topics`).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
  }

  return {
    get url() {
      return url();
    },
    officeUrl: () => getOffice(said),
    said: () => said,
    pid: () => child?.pid ?? 0,
    async start() {
      const started = spawn(process.execPath, [...flags, program, ...(hasPages ? [] : ["--api-only"])], {
        env: { ...process.env, PORT: String(port), OFFICE_PORT: "0", DATA_DIR: dataDir, RATE_LIMIT: "off", ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on("data", (chunk) => {
          said += chunk;
        });
      while (!(await answers()) || (hasPages && !getOffice(said))) {
        if (started.exitCode !== null)
          throw new Error(`the server ended with code ${started.exitCode}:\n${said.slice(-2000)}`);
        await pause(25);
      }
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once("exit", resolve));
      child.kill(signal);
      await gone;
    },
  };
}
