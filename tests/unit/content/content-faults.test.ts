import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { handlerContextWith } from "@site/functions/context.fixture";
import { getCategoryHandler as category } from "@site/functions/handlers/catalogue/catalogue";
import {
  getBlocksHandler as blocks,
  listContentHandler as list,
  getPostHandler as post,
  queryContentHandler as query,
} from "@site/functions/handlers/content/look-ups";
import {
  getRichPageHandler as rich,
  getRichPageBySlugHandler as richBySlug,
} from "@site/functions/handlers/content/rich-pages";
import { buildContext, buildEvent } from "@site/functions/http/event.fixture";
import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { loadRichPage } from "@site/wordpress/pages/load-rich-page";
import { loadPost } from "@site/wordpress/posts/load-post";
import { queryContent } from "@site/wordpress/proxy/query-content";
import { createSource, type Source } from "@site/wordpress/source";
import { afterEach, expect, test, vi } from "vitest";
import { startLibrary, startUpstream, type Upstream } from "../../support/servers/upstream.ts";

const started: Upstream[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(started.splice(0).map((upstream) => upstream.close()));
});

const megabyte = Buffer.alloc(1024 * 1024, "a");

function pour(response: ServerResponse, megabytes: number): void {
  response.writeHead(200, { "content-type": "application/json" });
  let left = megabytes;
  function more(): void {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(megabyte)) return void response.once("drain", more);
    }
    response.end();
  }
  more();
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
}

const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
const json = { "content-type": "application/json" };

/** Every way of failing, with the status and the reason that visitors get. */
const faults: Record<string, { respond: (response: ServerResponse) => void; status: number; details: RegExp }> = {
  "a stall": { respond: () => {}, status: 504, details: /too long/ },
  "a slow drip": { respond: drip, status: 504, details: /too long/ },
  "a closed connection": { respond: (response) => response.destroy(), status: 502, details: /can't be reached/ },
  "500 in HTML": {
    respond: (response) => response.writeHead(500, { "content-type": "text/html" }).end("<h1>Oops"),
    status: 502,
    details: /answered 500/,
  },
  "500 in JSON": {
    respond: (response) => response.writeHead(500, json).end('{"errors":[{"message":"Internal server error"}]}'),
    status: 502,
    details: /500|Internal server error/,
  },
  "404 in HTML": {
    respond: (response) => response.writeHead(404, { "content-type": "text/html" }).end(""),
    status: 502,
    details: /answered 404/,
  },
  "a body of 50 MB": { respond: (response) => pour(response, 50), status: 502, details: /too large/ },
  "a gzip bomb": {
    respond: (response) => response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(bomb),
    status: 502,
    details: /too large/,
  },
  "a redirect to another host": {
    respond: (response) => response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
    status: 502,
    details: /another host|redirects a query/,
  },
  "a redirect in circles": {
    respond: (response) => response.writeHead(301, { location: "/again" }).end(),
    status: 502,
    details: /without end|redirects a query/,
  },
  "broken JSON": {
    respond: (response) => response.writeHead(200, json).end('[{"id":'),
    status: 502,
    details: /not understood/,
  },
  "JSON of another shape": {
    respond: (response) => response.writeHead(200, json).end('{"id":"x","data":7}'),
    status: 502,
    details: /not understood/,
  },
  "a page in place of JSON": {
    respond: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Home</h1>"),
    status: 502,
    details: /not understood/,
  },
};

async function start(respond: (response: ServerResponse) => void): Promise<Upstream> {
  const upstream = await startUpstream((_request, response) => respond(response));
  started.push(upstream);
  return upstream;
}

const quick = ({ url }: Upstream, time = 600): Source =>
  createSource({ base: new URL(`${url}/`), assetOrigins: [], hasScripts: true }, { time });

/** What ends by itself is given the time for it on a busy machine. */
const getTime = (details: RegExp): number => (details.source === "too long" ? 600 : 8000);

const allowedQuery = { query: '{ nodeByUri(uri: "/x") { id } }' };

test("a slow drip of the provider is a value for pages and posts, within the limit", async () => {
  const source = quick(await start(drip));
  for (const outcome of await Promise.all([loadRichPage, loadBlocks, loadPost].map((load) => load("x", source))))
    expect(outcome).toMatchObject({ status: "unavailable", failure: { message: expect.stringMatching("too long") } });
});

test.each(Object.keys(faults))("%s of the provider tells a query to use REST for a while [R-10]", async (name) => {
  const { respond = () => {}, details = / / } = faults[name] ?? {};
  const source = quick(await start(respond), getTime(details));
  const failure = await queryContent(allowedQuery, source).catch((error: unknown) => error);
  expect(failure).toMatchObject({ body: { fallback: "rest", details: expect.stringMatching(details) } });
});

const get = (parameters: Record<string, string>) => buildEvent({ headers: {}, pathParameters: parameters });

const statusAndBody = async (answer: Promise<{ statusCode?: number; body?: string }>) => {
  const { statusCode, body = "{}" } = await answer;
  return { status: statusCode, body: JSON.parse(body) };
};

test.each(Object.entries(faults).filter(([, { status }]) => status === 502))(
  "over HTTP, %s is a 502 with a message and details, and with a fallback for GraphQL only",
  async (_, { respond, details }) => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    // After five failures the provider would be left alone.
    const newContext = async () => handlerContextWith({ WORDPRESS_URL: (await start(respond)).url });
    const context = await newContext();
    const shape = { message: expect.any(String), details: expect.stringMatching(details) };
    for (const answer of [
      rich.withContext(context)(get({ slug: "x" }), buildContext()),
      blocks.withContext(context)(get({ slug: "x" }), buildContext()),
      post.withContext(context)(get({ slug: "x" }), buildContext()),
      list.withContext(context)(get({ resource: "pages" }), buildContext()),
    ]) {
      const { status, body } = await statusAndBody(answer);
      expect(status).toBe(502);
      expect(body).toMatchObject(shape);
      expect(body.fallback).toBeUndefined();
    }
    const { status, body } = await statusAndBody(
      query.withContext(await newContext())(buildEvent({ body: JSON.stringify(allowedQuery) }), buildContext()),
    );
    expect(status).toBe(502);
    expect(body).toMatchObject({ ...shape, fallback: "rest" });
  },
);

test("a stalled provider costs a visitor at most ten seconds, and catalogue and forms nothing", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const limits = vi.spyOn(AbortSignal, "timeout");
  const context = handlerContextWith({ WORDPRESS_URL: (await start(() => {})).url });
  let isOver = false;
  const slow = statusAndBody(rich.withContext(context)(get({ slug: "x" }), buildContext(12_000))).finally(() => {
    isOver = true;
  });
  const { status } = await statusAndBody(category.withContext(context)(get({ category: "windows" }), buildContext()));
  expect(status).toBe(200);
  expect(isOver).toBe(false);
  expect(await slow).toMatchObject({ status: 504, body: { message: "The content could not be loaded." } });
  const given = limits.mock.calls.map(([time]) => time);
  expect(given.length).toBeGreaterThan(0);
  expect(Math.max(...given)).toBeLessThanOrEqual(10_000);
});

test("a query that the provider can't parse is the caller's fault and switches nothing off", async () => {
  const reply = '{"errors":[{"message":"Syntax Error: Expected Name, found <EOF>"}]}';
  const upstream = await start((response) => response.writeHead(500, json).end(reply));
  const failure = await queryContent(allowedQuery, quick(upstream, 8000)).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "invalid", body: {} });
});

test("after five failures the provider is left alone: 503 at once", async () => {
  const upstream = await start((response) => response.destroy());
  const source = quick(upstream);
  for (let page = 0; page < 5; page += 1) await loadBlocks(`page-${page}`, source);
  const asked = upstream.seen.length;
  expect(await loadBlocks("page-6", source)).toMatchObject({ status: "unavailable", failure: { kind: "open" } });
  expect(upstream.seen).toHaveLength(asked);
});

test("what was read before an outage is shown through it", async () => {
  const library = await startLibrary(demoLibrary);
  const { port } = new URL(library.url);
  let now = Date.now();
  const source = createSource(
    { base: new URL(`${library.url}/`), assetOrigins: [], hasScripts: true },
    { now: () => now },
  );
  expect((await loadRichPage("energy-guide", source)).status).toBe("found");
  await library.close();
  now += 3_600_000;
  expect((await loadRichPage("energy-guide", source)).status).toBe("found");
  expect((await loadRichPage("project-steps", source)).status).toBe("unavailable");
  expect(port).toBeTruthy();
});

test("when only the public page fails, its content is shown without styles and kept by nobody", async () => {
  const library = await startLibrary(demoLibrary);
  started.push(library);
  const half = await startUpstream(async (request, response) => {
    if (!request.url?.startsWith("/wp-json/")) return void response.writeHead(500).end();
    const answer = await fetch(library.url + request.url, { headers: { host: String(request.headers.host) } });
    const text = await answer.text();
    response.writeHead(answer.status, json).end(text.replaceAll(library.url, `http://${request.headers.host}`));
  });
  started.push(half);
  const outcome = await loadRichPage("energy-guide", quick(half, 8000));
  expect(outcome).toMatchObject({
    status: "found",
    value: {
      success: true,
      content: { css: { external_urls: [], inline_styles: "" }, javascript: { external_urls: [] } },
    },
  });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const context = handlerContextWith({ WORDPRESS_URL: half.url });
  for (const handler of [rich, richBySlug]) {
    const {
      statusCode,
      headers,
      body = "",
    } = await handler.withContext(context)(get({ slug: "energy-guide" }), buildContext());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ "cache-control": "no-store" });
    expect(Object.keys(JSON.parse(body))).not.toContain("failure");
  }
});
