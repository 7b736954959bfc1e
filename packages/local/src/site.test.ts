import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSiteServer, listen } from "./server.ts";
import { siteServer } from "./site.ts";

let folder: string;
let server: Server;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<h1>home</h1>");
  await writeFile(join(folder, "quote.html"), `<h1>quote</h1>${"x".repeat(2000)}`);
  await writeFile(join(folder, "404.html"), "<h1>missing</h1>");
  await writeFile(join(folder, "assets/app-abc.js"), "1");
  server = createSiteServer([], siteServer(folder));
  base = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${base}${path}`, { headers });

test("a page is the object of its path plus .html", async () => {
  expect(await (await get("/")).text()).toContain("home");
  expect(await (await get("/quote?service=windows")).text()).toContain("quote");
});

test("hashed assets are kept, pages are asked for again", async () => {
  expect((await get("/assets/app-abc.js")).headers.get("cache-control")).toContain("immutable");
  const page = await get("/quote");
  expect(page.headers.get("cache-control")).toContain("must-revalidate");
  expect((await get("/quote", { "if-none-match": page.headers.get("etag") ?? "" })).status).toBe(304);
});

test("text is compressed as the browser accepts it", async () => {
  expect((await get("/quote", { "accept-encoding": "gzip, br" })).headers.get("content-encoding")).toBe("br");
  expect((await get("/quote", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  expect((await get("/quote", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
});

test("a missing key is a real 404 with the built page, and nothing outside the folder is served", async () => {
  for (const path of ["/nothing", "/a/b/c", "/%2e%2e/%2e%2e/etc/passwd", "/%zz", "/..%2f..%2fpackage.json"]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).toContain("missing");
  }
});

test("pages take no other method than GET and HEAD", async () => {
  expect((await fetch(`${base}/quote`, { method: "POST", body: "x" })).status).toBe(405);
  expect(await (await fetch(`${base}/quote`, { method: "HEAD" })).text()).toBe("");
});
