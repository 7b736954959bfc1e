import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BadSetting } from "./env.ts";
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

const getBody = (answer: string): unknown => JSON.parse(answer.split("\r\n\r\n")[1] ?? "");

test("what is no HTTP is refused with JSON, and so are headers that are too large", async () => {
  const noHttp = await exchange("HELLO\r\n\r\n");
  expect(noHttp).toMatch(/^HTTP\/1\.1 400 /);
  expect(getBody(noHttp)).toEqual({ message: "Bad Request" });
  const tooLarge = await exchange(`GET /api/quotes HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(20_000)}\r\n\r\n`);
  expect(tooLarge).toMatch(/^HTTP\/1\.1 431 /);
  expect(getBody(tooLarge)).toEqual({ message: "Request Header Fields Too Large" });
});

test("headers that never end are given up after ten seconds", async () => {
  const slow = await exchange("GET / HTTP/1.1\r\nhost: a\r\n");
  expect(slow).toMatch(/^HTTP\/1\.1 408 /);
  expect(getBody(slow)).toEqual({ message: "Request Timeout" });
});

test("a connection that was answered is kept until its client ends it", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect([headers.get("connection"), headers.get("keep-alive")]).toEqual(["keep-alive", null]);
});

test("a page that fails is a 500, or ends where it was begun, is logged without its query, and the next is answered", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = createSiteServer([], async ({ url }, response) => {
    if (url?.startsWith("/begun")) response.writeHead(200).write("<p>");
    if (url !== "/well") throw new Error("broken");
    response.end("well");
  });
  const port = await listen(failing, 0);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await ask("/page?email=ann@example.org")).status).toBe(500);
  expect(await (await ask("/begun")).text()).toBe("<p>");
  expect(await (await ask("/well")).text()).toBe("well");
  failing.closeAllConnections();
  failing.close();
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  vi.restoreAllMocks();
  expect(lines).toEqual(["/page", "/begun"].map((route) => ({ level: "error", route, error: "Error: broken" })));
});

test("a port that another program has is named with the setting that changes it; one that may not be had is told as it is", async () => {
  const { port } = server.address() as AddressInfo;
  const second = createSiteServer([], async () => {});
  const refusal = await listen(second, port, "127.0.0.1", "OFFICE_PORT").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BadSetting);
  expect(String(refusal)).toContain(`port ${port} is in use; set OFFICE_PORT to another one, or to 0 for any`);
  // An address for documentation, which no machine has.
  await expect(listen(second, 0, "192.0.2.1")).rejects.toMatchObject({ code: "EADDRNOTAVAIL" });
});
