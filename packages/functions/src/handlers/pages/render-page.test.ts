import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRichPageEndpoint, pageUrl } from "@site/core/content/contract";
import { listenLocally } from "@site/core/listen-locally";
import { storeReview } from "@site/core/reviews/import-reviews";
import { buildReview } from "@site/core/reviews/review.fixture";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler } from "./render-page.ts";

let folder: string;
let local = handlerContextWith();

// A built server entry in small: prints what it was given.
const entry = `export const renderDocument = async (template, page) => {
  if (page.path.includes("broken")) throw new Error("secret detail");
  return template + page.head + page.path + JSON.stringify(page.data);
};`;

beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  await writeFile(join(folder, "entry-server.js"), entry);
  await writeFile(join(folder, "chats.json"), "{}");
  await writeFile(join(folder, "template.html"), "<!doctype html>");
  local = handlerContextWith({ PAGES_DIR: folder });
});

afterAll(() => rm(folder, { recursive: true }));

async function fetchPage(rawPath: string, headers: Record<string, string> = {}, method = "GET", context = local) {
  const event = buildEvent({ rawPath, headers });
  event.requestContext.http.method = method;
  const { statusCode, headers: sent = {}, body = "" } = await handler.withContext(context)(event, buildContext());
  return { status: statusCode, headers: sent, body };
}

test("an unknown path answers 404 in HTML, asks to be left out of search results and is kept for a moment only", async () => {
  for (const path of ["/no/such/page", "/windows/unknown", "/careers/astronaut", "/category/no-county"]) {
    const answer = await fetchPage(path);
    expect(answer.status, path).toBe(404);
    expect(answer.body).toContain('name="robots" content="noindex"');
    expect(answer.body).toContain(path);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=30",
    });
  }
});

test("what an unknown path shows is named as the application asks for it, also with a slash at its end", async () => {
  for (const path of ["/no/such/page", "/no/such/page/"])
    expect((await fetchPage(path)).body).toContain(JSON.stringify(pageUrl(getRichPageEndpoint, "/no/such/page")));
});

test("an address of the API that nobody has is answered in JSON, also when the secrets are away or the way is wrong", async () => {
  const loadSecrets = () => Promise.reject(new Error("away"));
  const away = Object.assign(handlerContextWith({ PAGES_DIR: folder }), { loadSecrets });
  for (const [context, status] of [
    [local, 404],
    [away, 500],
    [handlerContextWith({ PAGES_DIR: folder, ORIGIN_SECRETS: "one" }), 403],
  ] as const) {
    const answer = await fetchPage("/api/nope", {}, "GET", context);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(JSON.parse(answer.body).message).toBeTruthy();
  }
  expect((await fetchPage("/no/such", {}, "GET", away)).headers["content-type"]).toContain("text/html");
});

test("the page below a category is given the data that it shows", async () => {
  expect((await fetchPage("/windows/unknown")).body).toContain("Double-Hung");
  expect((await fetchPage("/no/such")).body).not.toContain("Double-Hung");
});

test("the reviews come with their page; while the table is away it comes without, and asks for them itself", async () => {
  await storeReview(local, buildReview({ authorName: "Rendered Ann" }));
  expect((await fetchPage("/testimonials")).body).toContain("Rendered Ann");
  const context = handlerContextWith({ PAGES_DIR: folder });
  vi.spyOn(context.store.client, "send").mockRejectedValue(new Error("away"));
  const { status, body } = await fetchPage("/testimonials", {}, "GET", context);
  expect(status).toBe(200);
  expect(body).toMatch(/\/testimonials\{\}$/);
});

test("the edge's object names are mapped back to the pages' paths", async () => {
  expect((await fetchPage("/windows/unknown.html")).body).toContain("/windows/unknown{");
});

test("slashes and backslashes that name a host in place of a page are addresses of no page", async () => {
  for (const path of ["//[", "//a:99999/x", "/\\", "\\\\a:99999\\x", "/\\[", "/windows\\unknown"])
    expect((await fetchPage(path)).status, path).toBe(404);
  // The renderer reads it as an address of ours.
  expect((await fetchPage("/\\")).body).toContain("/%5C{");
});

test("a page of the build whose object is missing is rendered with its own head", async () => {
  const answer = await fetchPage("/quote.html");
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('rel="canonical"');
  expect((await fetchPage("/index.html")).body).toContain('data-path="/"');
});

test("an article of ours is found at /post too, and is kept at the edge in case the provider fails", async () => {
  const answer = await fetchPage("/post/choosing-window-styles");
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('/blog/choosing-window-styles"');
  expect(answer.headers["cache-control"]).toContain("stale-if-error=86400");
  expect((await fetchPage("/post/unknown")).status).toBe(404);
});

test("a known copy is answered with 304", async () => {
  const { headers } = await fetchPage("/quote");
  expect((await fetchPage("/quote", { "if-none-match": `W/${headers.etag}` })).status).toBe(304);
});

test("what did not come through the distribution is refused", async () => {
  const deployed = handlerContextWith({ PAGES_DIR: folder, ORIGIN_SECRETS: "secret" });
  expect((await fetchPage("/x/y", {}, "GET", deployed)).status).toBe(403);
  expect((await fetchPage("/x/y", { "x-origin-verify": "secret" }, "GET", deployed)).status).toBe(404);
});

test("a failure is told in HTML, with the phone number and without its cause", async () => {
  const answer = await fetchPage("/broken/page");
  expect(answer.status).toBe(500);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
  expect(answer.body).toContain("call us at");
  expect(answer.body).not.toContain("secret detail");
});

test("what fits no route of the API is told so in JSON, as the service itself would", async () => {
  for (const answer of [
    await fetchPage("/api/nothing"),
    await fetchPage("/quote", {}, "POST"),
    await fetchPage("/api/quotes", {}, "PUT"),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({ "content-type": "application/json; charset=utf-8" });
    expect(JSON.parse(answer.body)).toEqual({ message: "Not Found" });
  }
});

async function withWordpress(answer: RequestListener, use: (context: typeof local) => Promise<void>) {
  const server = createServer(answer);
  const url = await listenLocally(server);
  try {
    await use(handlerContextWith({ PAGES_DIR: folder, WORDPRESS_URL: url, WORDPRESS_SAMPLES: "off" }));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test("a page whose HTML can't be read now is shown without its styles and kept for seconds, and the log says why", async () => {
  const item = { id: 7, slug: "crew", title: { rendered: "Crew" }, content: { rendered: "<p>All of us</p>" } };
  const answer: RequestListener = ({ headers, url = "" }, response) => {
    const list = /\/pages\b/.test(url) ? [{ ...item, link: `http://${headers.host}/crew/` }] : [];
    if (!url.startsWith("/wp-json/")) return void response.writeHead(500).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list));
  };
  await withWordpress(answer, async (context) => {
    const write = vi.spyOn(process.stdout, "write").mockClear();
    const { status, headers, body } = await fetchPage("/crew", {}, "GET", context);
    expect(status).toBe(200);
    expect(body).toContain("All of us");
    expect(headers).toMatchObject({ "cache-control": "public, max-age=0, s-maxage=15" });
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.at(-1)).toMatchObject({ provider: { path: "/crew", kind: "status", status: 500 } });
  });
});

test("while WordPress is away a page, the sitemap and the feed ask to come again, and one line of the log says why", async () => {
  const broken: RequestListener = (_, response) =>
    void response
      .writeHead(500, { "content-type": "text/html" })
      .end("<h1>Error establishing a database connection</h1>");
  await writeFile(join(folder, "page-dates.json"), "{}");
  await withWordpress(broken, async (context) => {
    for (const [path, said] of [
      ["/typed-by-a-visitor", "/*"],
      ["/category/doors", "/category/*"],
      ["/sitemap.xml", "/sitemap.xml"],
      ["/blog/feed.xml", "/blog/feed.xml"],
    ] as const) {
      const write = vi.spyOn(process.stdout, "write").mockClear();
      const { status, headers } = await fetchPage(path, {}, "GET", context);
      expect(status, path).toBe(503);
      expect(headers).toMatchObject({ "retry-after": "15", "cache-control": "no-store" });
      expect(write).toHaveBeenCalledTimes(1);
      const line = JSON.parse(String(write.mock.calls[0]?.[0]));
      expect(line).toMatchObject({
        status: 503,
        provider: { path: said, asked: expect.stringContaining("/wp-json/") },
      });
      expect(line.provider.kind).toMatch(/^(status|open)$/);
    }
  });
});
