import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Starts a server on a free port of this machine. @returns its address: "http://127.0.0.1:34567" */
export async function listenLocally(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
