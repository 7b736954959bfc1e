import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { listenLocally } from "@site/core/listen-locally";
import { readSettings } from "@site/core/settings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSiteServer } from "./server.ts";
import { officeSite, type PageOrigin, siteServer } from "./site.ts";

let folder: string;
let server: Server;
let base: string;

/** Stands for the page function: says which path it was asked for. */
const renderPage: PageOrigin = async (_request, path) => ({
  status: path === "/our-crew" ? 200 : 404,
  headers: { "cache-control": "public, max-age=0, s-maxage=30" },
  type: "text/html; charset=utf-8",
  etag: '"rendered"',
  raw: Buffer.from(`<h1>rendered ${path}</h1>`),
  encoded: new Map(),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<h1>home</h1>");
  await writeFile(join(folder, "quote.html"), `<h1>quote</h1>${"x".repeat(2000)}`);
  await writeFile(join(folder, "assets/app-abc.js"), "1");
  await writeFile(join(folder, "sitemap.xml"), "<urlset/>");
  server = createSiteServer([], siteServer(readSettings({}), folder, renderPage));
  base = await listenLocally(server);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers, redirect: "manual" });

/** A path exactly as given: fetch would tidy it up first. */
const getRaw = (path: string, url = base) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request(url, { path }, async (response) => {
      resolve({ status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() });
    });
    sent.on("error", reject).end();
  });

test("a page is the object of its path plus .html", async () => {
  expect(await (await fetchPath("/")).text()).toContain("home");
  expect(await (await fetchPath("/quote?service=windows")).text()).toContain("quote");
});

test.each(["site", "office"])("no address leads out of the folder of the %s, or to an error", async (name) => {
  const secret = join(tmpdir(), `${basename(folder)}-secret.txt`);
  await writeFile(secret, "for nobody");
  const office = createSiteServer([], officeSite(folder));
  const url = name === "site" ? base : await listenLocally(office);
  const out = `../${basename(secret)}`;
  for (const path of [
    `http://x/../../${out}`,
    `/${out}`,
    `/assets/../../${out}`,
    `/%2e%2e/${basename(secret)}`,
    `//${out}`,
  ])
    expect([(await getRaw(path, url)).status, (await getRaw(path, url)).text], path).toEqual([
      404,
      expect.not.stringContaining("for nobody"),
    ]);
  expect((await getRaw("/x%ff.js", url)).status).toBe(404);
  expect((await getRaw("///a:99999/x", url)).status).toBe(name === "site" ? 404 : 200);
  office.close();
  await rm(secret);
});

test("other spellings of a page are redirected for good, with their query", async () => {
  for (const path of ["/Quote?a=1&b=%20", "/quote/?a=1&b=%20", "/quote.html?a=1&b=%20"]) {
    const response = await fetchPath(path);
    expect(response.status, path).toBe(301);
    expect(response.headers.get("location")).toBe("/quote?a=1&b=%20");
  }
});

test("hashed assets are kept, pages and files with fixed names are asked for again", async () => {
  expect((await fetchPath("/assets/app-abc.js")).headers.get("cache-control")).toContain("immutable");
  for (const path of ["/quote", "/sitemap.xml"]) {
    const page = await fetchPath(path);
    expect(page.headers.get("cache-control")).toContain("must-revalidate");
    const etag = page.headers.get("etag") ?? "";
    for (const sent of [etag, `W/${etag.replace("W/", "")}`, `"other", ${etag}`]) {
      expect((await fetchPath(path, { "if-none-match": sent })).status).toBe(304);
    }
    expect((await fetchPath(path, { "if-none-match": '"other"' })).status).toBe(200);
  }
});

test("the validator follows the content and not the time of the build", async () => {
  const before = (await fetchPath("/quote")).headers.get("etag");
  await writeFile(join(folder, "quote.html"), `<h1>quote</h1>${"x".repeat(2000)}`);
  expect((await fetchPath("/quote")).headers.get("etag")).toBe(before);
  await writeFile(join(folder, "quote.html"), `<h1>quote</h1>${"x".repeat(2001)}`);
  expect((await fetchPath("/quote")).headers.get("etag")).not.toBe(before);
});

test("text is compressed as the browser accepts it", async () => {
  const encodingFor = async (accepted: string) =>
    (await fetchPath("/quote", { "accept-encoding": accepted })).headers.get("content-encoding");
  expect(await encodingFor("gzip, br")).toBe("br");
  expect(await encodingFor("gzip")).toBe("gzip");
  expect(await encodingFor("br;q=0, gzip")).toBe("gzip");
  expect(await encodingFor("identity")).toBeNull();
});

test("what the bucket lacks is rendered by the page function, with its status and headers", async () => {
  const known = await fetchPath("/our-crew?x=1");
  expect(known.status).toBe(200);
  expect(await known.text()).toContain("rendered /our-crew<");
  expect(known.headers.get("cache-control")).toContain("s-maxage=30");
  expect(known.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect((await fetchPath("/our-crew", { "if-none-match": 'W/"rendered"' })).status).toBe(304);
});

test("a missing key is a real 404, and nothing outside the folder is served", async () => {
  for (const path of ["/nothing", "/a/b/c", "/%2e%2e/%2e%2e/etc/passwd", "/%zz", "/..%2f..%2fpackage.json", "/a%00"]) {
    const { status, text } = await getRaw(path);
    expect(status, path).toBe(404);
    expect(text).toContain("rendered");
  }
});

test("pages take no other method than GET and HEAD", async () => {
  expect((await fetch(`${base}/quote`, { method: "POST", body: "x" })).status).toBe(405);
  expect(await (await fetch(`${base}/quote`, { method: "HEAD" })).text()).toBe("");
});
