import type { Server } from "node:http";
import { connect } from "node:net";
import { defineEndpoint, noStore } from "@site/core/contract/endpoint";
import { listenLocally } from "@site/core/listen-locally";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LambdaHandler, type LocalRoute, matchPath } from "./adapter.ts";
import { createSiteServer } from "./server.ts";

const seen: APIGatewayProxyEventV2[] = [];

const route = (method: "GET" | "POST", path: `/api/${string}`, handler: LambdaHandler): LocalRoute => ({
  endpoint: defineEndpoint({ method, path, cache: noStore }),
  handler,
  timeout: 1,
});

async function echo(event: APIGatewayProxyEventV2) {
  seen.push(event);
  return { statusCode: 200, headers: { "x-empty": undefined as never }, cookies: ["a=1", "b=2"], body: "{}" };
}

let server: Server;
let base: string;

beforeAll(async () => {
  const routes = [
    route("GET", "/api/things/{id}", echo),
    route("GET", "/api/things/special", async () => "static"),
    route("POST", "/api/things", echo),
    route("GET", "/api/inferred", async () => ({ any: "object" }) as never),
    route("GET", "/api/binary", async () => ({ statusCode: 200, isBase64Encoded: true, body: "AAEC" })),
    route("GET", "/api/throws", async () => Promise.reject(new Error("secret"))),
    route("GET", "/api/hangs", () => new Promise(() => {})),
  ];
  server = createSiteServer(routes, async (_, response) => void response.writeHead(200).end("page"));
  base = await listenLocally(server);
});

afterAll(() => server.close());

test("an event has the shape of payload format 2.0", async () => {
  const response = await fetch(`${base}/api/things/a%2Fb?x=1&x=2&y=`, {
    headers: { Cookie: "s=1; t=2", "X-Odd": "v" },
  });
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const event = seen.at(-1);
  expect(event).toMatchObject({
    version: "2.0",
    routeKey: "GET /api/things/{id}",
    rawPath: "/api/things/a%2Fb",
    rawQueryString: "x=1&x=2&y=",
    queryStringParameters: { x: "1,2", y: "" },
    pathParameters: { id: "a/b" },
    cookies: ["s=1", "t=2"],
    headers: { "x-odd": "v", "x-viewer-host": base.slice("http://".length) },
    requestContext: { http: { method: "GET", sourceIp: "127.0.0.1" } },
    isBase64Encoded: false,
  });
  expect(event?.headers.cookie).toBeUndefined();
  expect(event).not.toHaveProperty("body");
  expect(event?.requestContext.time).toMatch(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
});

test("text bodies arrive as text, other bodies base64-encoded", async () => {
  await fetch(`${base}/api/things`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"é":1}',
  });
  expect(seen.at(-1)).toMatchObject({ body: '{"é":1}', isBase64Encoded: false });
  await fetch(`${base}/api/things`, {
    method: "POST",
    headers: { "content-type": "image/png" },
    body: new Uint8Array([0, 255]),
  });
  expect(seen.at(-1)).toMatchObject({ body: "AP8=", isBase64Encoded: true });
});

test("a static path wins over a parameter", async () => {
  expect(await (await fetch(`${base}/api/things/special`)).text()).toBe("static");
});

test("answers without a statusCode are JSON, base64 bodies are decoded", async () => {
  expect(await (await fetch(`${base}/api/inferred`)).json()).toEqual({ any: "object" });
  expect([...new Uint8Array(await (await fetch(`${base}/api/binary`)).arrayBuffer())]).toEqual([0, 1, 2]);
});

test("unknown paths, wrong methods, bad escapes and failures are JSON with a message", async () => {
  const status = async (path: string, method = "GET") => {
    const response = await fetch(`${base}${path}`, { method });
    const { message } = JSON.parse(await response.text());
    expect(message).toEqual(expect.any(String));
    expect(message).not.toContain("secret");
    return response.status;
  };
  expect(await status("/api/nothing")).toBe(404);
  expect(await status("/api/things", "GET")).toBe(405);
  expect(await status("/api/things/%E0%A4%A")).toBe(400);
  expect(await status("/api/throws")).toBe(500);
  expect(await status("/api/hangs")).toBe(503);
});

test("a preflight gets no permission to call from elsewhere", async () => {
  const response = await fetch(`${base}/api/things`, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example" },
  });
  expect(response.status).toBe(204);
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("a body over 10 MB is refused, with a length and without one", async () => {
  const tooLong = new Uint8Array(10 * 1024 * 1024 + 1);
  const response = await fetch(`${base}/api/things`, { method: "POST", body: tooLong });
  expect(response.status).toBe(413);
});

test("half a request does not stop the next one", async () => {
  const sockets = Array.from({ length: 50 }, () => connect(Number(new URL(base).port), "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => {}).write("POST /api/things HTTP/1.1\r\nHost: x\r\n");
  expect((await fetch(`${base}/api/things/1`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test("templates match segment by segment", () => {
  expect(matchPath("/api/a/{b}", "/api/a/x%20y")).toEqual({ b: "x y" });
  expect(matchPath("/api/a/{b}", "/api/a/")).toBeUndefined();
  expect(matchPath("/api/a/{b}", "/api/a/x/y")).toBeUndefined();
});
