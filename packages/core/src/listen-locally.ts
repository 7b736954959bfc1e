import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Has a server listen on loopback. @param port any that is free unless given @returns its address: "http://127.0.0.1:34567" */
export async function listenLocally(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
