import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod";

const Ready = z.object({ url: z.string() });

/** Starts the chat's API in a process of its own. @param storeEndpoint where its table is
 * @throws when it ends before it listens */
export async function startServer(dataDir: string, storeEndpoint: string, env: NodeJS.ProcessEnv = {}) {
  const child = fork(join(import.meta.dirname, "serve.ts"), [dataDir, storeEndpoint], {
    env: { ...process.env, RATE_LIMIT: "off", ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(([code]) =>
    Promise.reject(new Error(`The chat's server ended with ${code}.`)),
  );
  const [message] = await Promise.race([once(child, "message"), ended]);
  return { child, url: Ready.parse(message).url };
}
