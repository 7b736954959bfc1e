import { createServer, type RequestListener } from "node:http";
import { createServer as createSocketServer, type Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { listenLocally } from "@site/core/listen-locally";
import { afterEach, expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";

const ending: (() => unknown)[] = [];

afterEach(() => {
  for (const end of ending.splice(0)) end();
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  ending.push(() => server.close());
  ending.push(() => server.closeAllConnections());
  return new URL(await listenLocally(server));
}

/** A host that speaks by hand. @param answer called with each connection's first, second and later request */
async function speak(answer: (socket: Socket, request: number) => void): Promise<URL> {
  const server = createSocketServer((socket) => {
    let requests = 0;
    socket.on("error", () => undefined);
    socket.on("data", () => {
      requests += 1;
      answer(socket, requests);
    });
  });
  ending.push(() => server.close());
  return new URL(await listenLocally(server));
}

const get = (url: URL, signal = AbortSignal.timeout(60_000)) =>
  sendRequest(url, { headers: { accept: "*/*" }, signal });

async function toText(url: URL, signal?: AbortSignal): Promise<string> {
  const { body } = await get(url, signal);
  return Buffer.concat(await body.toArray()).toString();
}

test.each([
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["deflate", deflateSync],
  ["GZIP", gzipSync],
  ["identity", (text: string) => text],
  ["none", (text: string) => text],
  ["UTF-8", (text: string) => text],
  ["", (text: string) => text],
])("a body packed with %s is read as it was", async (encoding, pack) => {
  const url = await serve((_, response) => {
    response.writeHead(200, { "content-encoding": encoding }).end(pack("fogged windows ".repeat(5000)));
  });
  expect(await toText(url)).toBe("fogged windows ".repeat(5000));
});

test("a packing that was not asked for, or is none, is a failure", async () => {
  const brotli = await serve((_, response) => {
    response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync("text"));
  });
  await expect(toText(brotli)).rejects.toThrow("not asked for");
  const none = await serve((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("plain"));
  await expect(toText(none)).rejects.toThrow("incorrect header check");
});

test("an answer that changes the protocol is a failure", async () => {
  const url = await speak((socket) =>
    socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"),
  );
  await expect(toText(url)).rejects.toThrow("closed without an answer");
});

test("a packed answer without a body is empty", async () => {
  const url = await serve((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end());
  expect(await toText(url)).toBe("");
});

test("an answer that ends before its length is a failure, packed or not", async () => {
  const head = (more: string) => `HTTP/1.1 200 OK\r\ncontent-length: 900\r\n${more}\r\n`;
  const plain = await speak((socket) => socket.end(`${head("")}half`));
  await expect(toText(plain)).rejects.toThrow();
  const packed = await speak((socket) => {
    socket.write(head("content-encoding: gzip\r\n"));
    socket.end(gzipSync("x".repeat(9000)).subarray(0, 20));
  });
  await expect(toText(packed)).rejects.toThrow();
});

test("the signal ends an answer that has begun and goes no further", async () => {
  const url = await serve((_, response) => response.writeHead(200).write("begun"));
  const stop = new AbortController();
  const { body } = await get(url, stop.signal);
  stop.abort();
  await expect(body.toArray()).rejects.toThrow();
});

test("names and passwords of an address are not sent", async () => {
  const url = await serve(({ headers }, response) => response.end(headers.authorization ?? "none"));
  url.username = "ann";
  url.password = "secret";
  expect(await toText(url)).toBe("none");
});

test("a kept connection that the host has closed meanwhile costs nothing", async () => {
  let connections = 0;
  const url = await speak((socket, request) => {
    if (request > 1) return socket.destroy();
    connections += 1;
    socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\nok");
  });
  expect(await toText(url)).toBe("ok");
  // The connection is free for another request after the answer's end.
  await new Promise(setImmediate);
  expect(await toText(url)).toBe("ok");
  expect(connections).toBe(2);
});

test("a host that closes every new connection is asked once", async () => {
  let asked = 0;
  const url = await speak((socket) => {
    asked += 1;
    socket.destroy();
  });
  await expect(toText(url)).rejects.toThrow("socket hang up");
  expect(asked).toBe(1);
});
