import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSiteServer, listen } from "./server.ts";

let server: Server;

beforeEach(async () => {
  server = createSiteServer([], async (_, response) => void response.writeHead(404).end());
  await listen(server, 0);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Everything that comes back until the server closes the connection. */
function exchange(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.once("error", reject).once("close", () => resolve(received));
    socket.write(sent);
  });
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.split("\r\n\r\n")[1] ?? "");

test("what is no HTTP is refused with JSON, and so are headers that are too large", async () => {
  const noHttp = await exchange("HELLO\r\n\r\n");
  expect(noHttp).toMatch(/^HTTP\/1\.1 400 /);
  expect(bodyOf(noHttp)).toEqual({ message: "Bad Request" });
  const tooLarge = await exchange(`GET /api/quotes HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`);
  expect(tooLarge).toMatch(/^HTTP\/1\.1 431 /);
  expect(bodyOf(tooLarge)).toEqual({ message: "Request Header Fields Too Large" });
});

test("headers that never end are given up after ten seconds", async () => {
  const slow = await exchange("GET / HTTP/1.1\r\nhost: a\r\n");
  expect(slow).toMatch(/^HTTP\/1\.1 408 /);
  expect(bodyOf(slow)).toEqual({ message: "Request Timeout" });
});
