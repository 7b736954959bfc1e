import { createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listenLocally } from "@site/core/listen-locally";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler } from "./render-page.ts";

const secret = "a key of both sides";
const hmac = (text: string) => createHmac("sha256", secret).update(text).digest("hex");

let status: number;
/** What the snippet for WordPress does: it answers whoever signs the number and a time. */
const wordpress = createServer(({ url, headers }, response) => {
  const id = /^\/wp-json\/site-renewal\/v1\/preview\/(\d+)$/.exec(url ?? "")?.[1];
  const isSigned = headers["x-signature"] === `sha256=${hmac(`${headers["x-timestamp"]}.read preview ${id}`)}`;
  const reply = { title: "A draft &amp; more", content: "<p>Nobody has read this.</p><script>x()</script>" };
  const elsewhere = url?.startsWith("/wp-json/wp/v2/") ? 200 : 404;
  response.writeHead(id ? (isSigned ? status : 401) : elsewhere, { "content-type": "application/json" });
  response.end(JSON.stringify(id && isSigned ? reply : []));
});
let folder: string;
let settings: Record<string, string>;

beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), "preview-"));
  const entry = "export const renderDocument = async (template, page) => page.head + JSON.stringify(page);";
  await writeFile(join(folder, "entry-server.js"), entry);
  await writeFile(join(folder, "chats.json"), "{}");
  await writeFile(join(folder, "template.html"), "");
  await writeFile(join(folder, "page-dates.json"), "{}");
  const url = await listenLocally(wordpress);
  settings = { PAGES_DIR: folder, WORDPRESS_URL: `${url}/`, WORDPRESS_SECRET: secret };
});

beforeEach(() => {
  status = 200;
});

afterAll(async () => {
  wordpress.close();
  await rm(folder, { recursive: true });
});

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const link = (id: number, end: number, signature = hmac(`${end}.preview ${id}`)) =>
  `/preview/${id}/${end}/${signature}`;

async function fetchPage(rawPath: string, more: Record<string, string> = {}) {
  const event = buildEvent({ rawPath });
  event.requestContext.http.method = "GET";
  const result = await handler.withContext(handlerContextWith({ ...settings, ...more }))(event, buildContext());
  return { status: result.statusCode, headers: result.headers ?? {}, body: result.body ?? "" };
}

test("an editor's link shows the draft, cleaned, to be kept and listed by nobody", async () => {
  const { status, headers, body } = await fetchPage(link(12, seconds(60)));
  expect(status).toBe(200);
  expect(body).toContain("Nobody has read this.");
  expect(body).toContain('"title":"A draft & more"');
  expect(body).not.toContain("x()");
  expect(headers).toMatchObject({ "cache-control": "private, no-store" });
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(headers.etag).toBeUndefined();
});

test("a link that has ended, was made for another number, or by somebody else shows nothing of it", async () => {
  const valid = hmac(`${seconds(60)}.preview 12`);
  const wrong = [link(12, seconds(-1)), link(13, seconds(60), valid), link(12, seconds(61), valid), "/preview/12"];
  for (const path of [...wrong, link(12, seconds(60), "0".repeat(64)), `${link(12, seconds(60))}/x`]) {
    const answer = await fetchPage(path);
    expect(answer.status, path).toBe(404);
    expect(answer.body).not.toContain("Nobody has read this.");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  }
  expect((await fetchPage(link(12, seconds(-1)))).body).toContain("This preview has ended");
  expect((await fetchPage(link(12, seconds(60)), { WORDPRESS_SECRET: "" })).status).toBe(404);
});

test("what was previewed is in no list, search, feed or sitemap of the same process, and has no address of its own", async () => {
  expect((await fetchPage(link(12, seconds(60)))).body).toContain("Nobody has read this.");
  const open = ["/blog", "/search/nobody", "/blog/feed.xml", "/sitemap.xml", "/?p=12", "/-/p/12", "/blog/a-draft-more"];
  for (const path of [...open, "/a-draft-more", "/category/windows", "/2026", "/author/pat"]) {
    const { status, body } = await fetchPage(path);
    expect(status, path).toBeLessThan(500);
    expect(body, path).not.toMatch(/Nobody has read this|A draft/);
  }
});

test("a preview says in its own head that it is not to be listed, and names no address for search engines", async () => {
  const { body } = await fetchPage(link(12, seconds(60)));
  expect(body).toMatch(/name="robots" content="noindex/);
  expect(body).not.toContain("canonical");
});

test("a draft that is gone, or a WordPress that is away, is said in a sentence", async () => {
  status = 404;
  expect(await fetchPage(link(12, seconds(60)))).toMatchObject({
    status: 404,
    body: expect.stringContaining("Nothing to preview"),
  });
  status = 500;
  expect(await fetchPage(link(12, seconds(60)))).toMatchObject({
    status: 503,
    body: expect.stringContaining("does not answer"),
  });
});
