import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import { listenLocally } from "@site/core/listen-locally";

/** Below what systems hand out by themselves (Linux from 32768 on): nobody gets it by chance while the program that has
 * it is started again. */
const [lowest, highest] = [15_000, 32_000] as const;

/** A port of loopback that was free a moment ago, for a program that keeps it or does not say which one it took. */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer();
    try {
      const port = randomInt(lowest, highest);
      await listenLocally(probe, port);
      await new Promise((closed) => probe.close(closed));
      return port;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    }
  }
}
