import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Has a server listen on a port of loopback that is free. @returns the port */
export async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A port of loopback that was free a moment ago, for a program that does not say which one it took. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnLoopback(probe);
  await new Promise((closed) => probe.close(closed));
  return port;
}
