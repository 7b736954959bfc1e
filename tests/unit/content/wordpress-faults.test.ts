import { cacheTimes } from "@site/wordpress/fetch/cache";
import { openTime } from "@site/wordpress/fetch/failure";
import type { Finding } from "@site/wordpress/fetch/report";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { contentFeed, contentSitemap } from "@site/wordpress/pages/site-files";
import { createSource, type Source } from "@site/wordpress/source";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fault, startRecorded } from "../../support/servers/recorded-wordpress.ts";
import type { Upstream } from "../../support/servers/upstream.ts";

const html = (status: number, body: string, headers = {}) => ({
  status,
  headers: { "content-type": "text/html; charset=UTF-8", ...headers },
  body,
});
const isApi = (path: string): boolean => /^\/(wp-json|graphql)|rest_route=/.test(path);
const isJson = ({ headers }: { headers: Record<string, string> }) => /json/.test(headers["content-type"] ?? "");
const well: Fault = (answer) => answer;
const notice = "<br />\n<b>Warning</b>: something in <b>/var/www/x.php</b> on line <b>1</b><br />\n";

const refusedLogin = '{"code":"rest_not_logged_in","message":"You are not logged in.","data":{"status":401}}';

/** Faults that hosts and plug-ins of WordPress are known for. */
const faults: Readonly<Record<string, Fault>> = {
  well,
  down: () => undefined,
  maintenance: () => html(503, "<h1>Briefly unavailable for scheduled maintenance.</h1>", { "retry-after": "600" }),
  "a challenge in place of the interface": (answer, path) =>
    isApi(path) ? html(200, "<!DOCTYPE html><body class='home blog'>Checking your browser</body>") : answer,
  "the interface blocked by 403": (answer, path) => (isApi(path) ? html(403, "<h1>403 Forbidden</h1>") : answer),
  "wp-json closed by a plug-in": (answer, path) =>
    path.startsWith("/wp-json")
      ? { status: 401, headers: { "content-type": "application/json" }, body: refusedLogin }
      : answer,
  "wp-json unknown to the server": (answer, path) => (path.startsWith("/wp-json") ? html(404, "not found") : answer),
  "a list of terms that fails": (answer, path) => (/v2\/(categories|tags)/.test(path) ? html(500, "database") : answer),
  "a PHP notice": (answer) => ({ ...answer, body: notice + answer.body }),
  "a PHP notice that makes it HTML": (answer) => {
    const headers = isJson(answer) ? { "content-type": "text/html; charset=UTF-8" } : answer.headers;
    return { ...answer, headers, body: notice + answer.body };
  },
  "a comment after the JSON": (answer) =>
    isJson(answer) ? { ...answer, body: `${answer.body}<!-- cached by a plug-in -->` } : answer,
  "a redirect to itself": (_, path) => ({ status: 301, headers: { location: path }, body: "" }),
  "a redirect to https of itself": (_, path) => ({
    status: 301,
    headers: { location: `${upstream.url.replace("http:", "https:")}${path}` },
    body: "",
  }),
  "a redirect to another host": (_, path) => ({
    status: 301,
    headers: { location: `https://elsewhere.example${path}` },
    body: "",
  }),
};

let upstream: Upstream;
let fault: Fault = well;
let now = 1_000_000;

beforeAll(async () => {
  upstream = await startRecorded(() => fault);
});
afterAll(() => upstream.close());
beforeEach(() => {
  now = 1_000_000;
});

function newSource(findings: Finding[] = []): Source {
  const provider = { base: new URL(`${upstream.url}/`), assetOrigins: [], hasScripts: true, showsSamples: false };
  const report = (finding: Finding) => void findings.push(finding);
  return { ...createSource(provider, { now: () => now }), report };
}

const paths = ["/services", "/blog/tip-12", "/category/windows-2", "/no-such-page"] as const;

/** Statuses of a page, a post, a list and an address that nothing has, then of sitemap and feed. */
async function walk(source: Source): Promise<(number | string)[]> {
  const documents: number[] = [];
  for (const path of paths) documents.push((await loadDocument(path, source)).status);
  return [...documents, (await contentSitemap({}, source)).status, (await contentFeed(source)).status];
}

const whole = [200, 200, 200, 404, "found", "found"];
const away = [503, 503, 503, 503, "unavailable", "unavailable"];

describe("a new process", () => {
  test.each<[string, (number | string)[], Finding["what"] | undefined]>([
    ["well", whole, undefined],
    ["down", away, undefined],
    ["maintenance", away, undefined],
    ["a challenge in place of the interface", away, undefined],
    ["the interface blocked by 403", away, undefined],
    ["wp-json closed by a plug-in", whole, "REST interface elsewhere"],
    ["wp-json unknown to the server", whole, "REST interface elsewhere"],
    ["a list of terms that fails", [200, 200, 503, 404, "unavailable", "found"], undefined],
    ["a PHP notice", whole, "text around JSON"],
    ["a PHP notice that makes it HTML", whole, "text around JSON"],
    ["a comment after the JSON", whole, "text around JSON"],
    ["a redirect to itself", away, undefined],
    ["a redirect to https of itself", away, undefined],
    ["a redirect to another host", away, undefined],
  ])("%s", async (name, expected, finding) => {
    fault = faults[name] ?? well;
    const findings: Finding[] = [];
    const source = newSource(findings);
    expect(await walk(source)).toEqual(expected);
    expect(findings.map(({ what }) => what).filter((what) => what !== "page without its styles")).toEqual(
      finding ? expect.arrayContaining([finding]) : [],
    );
    fault = well;
    now += Math.max(cacheTimes.failed, openTime) + 1;
    expect(await walk(source), "after it").toEqual(whole);
  });
});

test.each(["a redirect to https of itself", "a redirect to itself"])(
  "%s sends no visitor to WordPress",
  async (name) => {
    fault = faults[name] ?? well;
    const source = newSource();
    for (const path of ["/-/p/27", "/-/cat/3", "/no-such-page"])
      expect(await loadDocument(path, source), path).toMatchObject({ status: 503, failure: { kind: "redirect" } });
  },
);

test.each([
  ["a challenge in place of the interface", 200],
  ["the interface blocked by 403", 403],
] as const)("of %s the failure has the interface that was asked and its status", async (name, status) => {
  fault = faults[name] ?? well;
  const { failure } = await loadDocument("/category/windows-2", newSource());
  expect(failure).toMatchObject({ kind: "format", status, asked: "/wp-json/wp/v2/posts" });
});

describe("a WordPress that calls itself by another address than it is asked at", () => {
  const alias = "http://old-cms.example";
  const renamed: Fault = ({ status, headers, body }, path) => {
    if (!isApi(path)) return { status: 301, headers: { location: alias + path }, body: "" };
    const known = body.replaceAll(upstream.url, alias);
    return {
      status,
      headers,
      body: known.replaceAll(upstream.url.replaceAll("/", "\\/"), alias.replaceAll("/", "\\/")),
    };
  };

  test("sends no visitor there", async () => {
    fault = renamed;
    const findings: Finding[] = [];
    const source = newSource(findings);
    expect(await walk(source)).toEqual(whole);
    const documents = await Promise.all(
      ["/services", "/our-story", "/fogged-windows"].map((path) => loadDocument(path, source)),
    );
    expect(documents.map(({ status, location }) => location ?? status)).toEqual([200, 200, "/blog/fogged-windows"]);
    expect(JSON.stringify(documents)).not.toContain(`href=\\"${alias}`);
    expect(findings).toContainEqual(expect.objectContaining({ detail: expect.stringContaining(alias) }));
  });
});

test.each(Object.entries(faults))("what was read before stands on a day of %s", async (_, given) => {
  fault = well;
  const source = newSource();
  expect(await walk(source)).toEqual(whole);
  fault = given;
  now += 3_600_000;
  const [page, post, list, , sitemap, feed] = await walk(source);
  expect([page, post, list, sitemap, feed]).toEqual([200, 200, 200, "found", "found"]);
});
