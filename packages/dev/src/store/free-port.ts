import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Has a server listen on loopback. @param port any that is free unless given @returns the port */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Below what systems hand out by themselves (Linux from 32768 on): nobody gets it by chance while the program that has
 * it is started again. */
const [lowest, highest] = [15_000, 32_000] as const;

/** A port of loopback that was free a moment ago, for a program that keeps it or does not say which one it took. */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer();
    try {
      const port = await listenOnLoopback(probe, randomInt(lowest, highest));
      await new Promise((closed) => probe.close(closed));
      return port;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    }
  }
}
