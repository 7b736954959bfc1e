import { createServer } from "node:http";
import { apiPaths } from "@site/core/contract/paths";
import { listenLocally } from "@site/core/listen-locally";
import { afterAll, expect, test } from "vitest";
import { startWholeSite } from "./whole-site.ts";

const site = await startWholeSite();
afterAll(site.stop);

const evil = "evil.example";

/** What a cache does not look at. An answer that follows one of these could be kept for everybody. */
const unkeyed: Record<string, string>[] = [
  "x-forwarded-host",
  "x-host",
  "x-forwarded-server",
  "x-http-host-override",
  "x-viewer-host",
  "origin",
  "referer",
  "user-agent",
  "accept-language",
  "x-forwarded-prefix",
  "x-wp-nonce",
].map((name) => ({ [name]: evil }));
unkeyed.push(
  { forwarded: `host=${evil}` },
  { "x-original-url": `/${evil}` },
  { "x-rewrite-url": `/${evil}` },
  { "x-http-method-override": "POST" },
  { "x-method-override": "DELETE" },
  { "x-forwarded-proto": "http" },
  { "x-forwarded-scheme": "http" },
  { "x-forwarded-port": "1234" },
  { cookie: `chat=${evil}; wordpress_logged_in=${evil}` },
  { authorization: `Basic ${btoa(`${evil}:x`)}` },
  { range: "bytes=0-3" },
  { accept: "application/xml" },
);

const read = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers: { "accept-encoding": "identity", ...headers }, redirect: "manual" });
  const kept = [...response.headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
  return { status: response.status, headers: kept, body: await response.text() };
};

/** Names of unkeyed headers that change the answer of an address. */
async function changedBy(address: string): Promise<string[]> {
  const usual = JSON.stringify(await read(address));
  const changed: string[] = [];
  for (const headers of unkeyed) {
    if (JSON.stringify(await read(address, headers)) !== usual) changed.push(Object.keys(headers).join());
  }
  return changed;
}

const cacheable = [
  "/",
  "/quote",
  "/our-crew",
  "/no-such-page",
  "/Quote/",
  "/sitemap.xml",
  apiPaths.listTopics,
  "/api/products/category/windows",
  "/api/google-reviews",
  "/api/seo?path=/quote",
  "/api/wordpress/posts",
];

test.each(cacheable)("%s is the same for everybody: no header outside the cache's key changes a byte", async (path) => {
  expect(await changedBy(site.url + path)).toEqual([]);
});

test("control: an answer that repeats a header is found", async () => {
  const repeating = createServer(({ headers }, response) => response.end(String(headers["x-forwarded-host"])));
  const url = await listenLocally(repeating);
  expect(await changedBy(`${url}/`)).toEqual(["x-forwarded-host"]);
  repeating.close();
});

test("a parameter that is no part of the key changes nothing, and none comes back in an answer", async () => {
  for (const path of cacheable.filter((path) => !path.includes("?"))) {
    const usual = await read(site.url + path);
    const answer = await read(`${site.url + path}?utm_source=${evil}&callback=${evil}&_method=DELETE&x=<script>`);
    expect([answer.status, answer.body], path).toEqual([usual.status, usual.body]);
  }
});

/** Endings by which a cache may take a private answer for a file. */
const endings = ["/x.css", "/x.js", ";x.css", "%2fx.css", ".css", "%00.css", "/..%2fx.css", "%3fx.css", "%23x.css"];

test("no private address answers under the name of a file, and nothing that sets a cookie is kept", async () => {
  for (const path of [apiPaths.createChatSession, apiPaths.sendChatMessage, apiPaths.submitQuote]) {
    for (const ending of endings) {
      for (const method of ["GET", "POST"]) {
        const response = await fetch(site.url + path + ending, {
          method,
          ...(method === "POST" ? { body: "{}" } : {}),
        });
        const name = `${method} ${path}${ending}`;
        expect(response.status, name).toBeGreaterThanOrEqual(400);
        expect(response.headers.get("cache-control"), name).toBe("no-store");
        expect(response.headers.getSetCookie(), name).toEqual([]);
        await response.arrayBuffer();
      }
    }
  }
  const chat = await fetch(site.url + apiPaths.createChatSession, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sessionData: { startedAt: "2026-11-21T12:00:00Z", userName: "Ann" } }),
  });
  expect(chat.headers.getSetCookie()).toHaveLength(1);
  expect(chat.headers.get("cache-control")).toBe("no-store");
});

test("no address sends a visitor to another host", async () => {
  const tricks = [
    "//evil.example",
    "/\\evil.example",
    "//evil.example/%2e%2e",
    "/%5cevil.example/",
    "/%2f%2fevil.example/",
  ];
  for (const path of [...tricks, "//evil.example/Quote/", "/.evil.example/Quote"]) {
    const { headers } = await read(site.url + path);
    const location = new Map(headers).get("location");
    if (location) expect(new URL(location, site.url).origin, path).toBe(site.url);
  }
});
