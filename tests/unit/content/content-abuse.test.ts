import { handlerContextWith } from "@site/functions/context.fixture";
import {
  getArchiveHandler as archive,
  getBlocksHandler as blocks,
  listContentHandler as list,
  getPostHandler as post,
  queryContentHandler as query,
} from "@site/functions/handlers/content/look-ups";
import {
  getRichConfigHandler as config,
  getRichPageHandler as rich,
  getRichPageBySlugHandler as richBySlug,
  getRichStyleHandler as style,
} from "@site/functions/handlers/content/rich-pages";
import type { ApiEvent } from "@site/functions/http/api";
import { buildContext, buildEvent } from "@site/functions/http/event.fixture";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isOfIndex, startLibrary, startUpstream, type Upstream } from "../../support/servers/upstream.ts";
import { contractLibrary } from "../../wordpress/contract-library.ts";

let upstream: Upstream;
let context = handlerContextWith();
/** Another host: every payload that names one names this. */
let attacker: Upstream;

beforeAll(async () => {
  upstream = await startLibrary(contractLibrary);
  attacker = await startUpstream((_request, response) => void response.end("secret"));
  context = handlerContextWith({ WORDPRESS_URL: upstream.url });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterAll(async () => {
  await upstream.close();
  await attacker.close();
});

beforeEach(() => {
  upstream.seen.length = 0;
});

/** The only paths that may ever be asked for, with the only parameters. */
const allowed =
  /^(POST \/graphql|GET \/wp-json\/wp\/v2\/(pages|posts)\?(slug=(?:[a-z0-9_-]|%[0-9A-F]{2})+&per_page=20|per_page=20)&_embed=[^&]+&_fields=[^&]+|GET \/wp-json\/wp\/v2\/(pages|posts|categories|tags)\?(hide_empty=true&)?per_page=100&page=1&_fields=[a-zC_,.%2]+|GET \/wp-json\/wp\/v2\/users\?slug=[A-Za-z0-9%_-]+&_fields=id%2Cname%2Cslug%2Clink|GET \/wp-json\/wp\/v2\/search\?search=[^&]+&per_page=30&type=post&subtype=post%2Cpage&_fields=id|GET \/[a-z0-9_/-]*\/|GET \/wp-content\/[^?]*\.css)$/;

function expectOnlyAllowed(): void {
  expect(upstream.seen.filter((line) => !allowed.test(line))).toEqual([]);
  expect(attacker.seen).toEqual([]);
}

const call = async (handler: typeof post, event: Partial<ApiEvent>) => {
  const {
    statusCode = 0,
    headers = {},
    body = "",
  } = await handler.withContext(context)(buildEvent(event), buildContext());
  return { status: statusCode, headers, body };
};

const host = () => attacker.url.replace("http://", "");

const slugs = (): string[] => [
  "..",
  "../users",
  "../../../wp-json/wp/v2/users",
  "..%2fusers",
  "%2e%2e%2fusers",
  "%252e%252e%252fusers",
  "..\\users",
  "a/../../users",
  "a%00",
  "a\u0000b",
  "a\r\nX-Injected: 1",
  "a%0d%0aHost:%20evil",
  `//${host()}/x`,
  `\\\\${host()}\\x`,
  `@${host()}`,
  `x@${host()}`,
  attacker.url,
  `${attacker.url}/wp-json`,
  `http:${host()}`,
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]:80/",
  "http://0x7f000001/",
  "http://2130706433/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:25/",
  "data:text/html,x",
  "about-us,team",
  "about-us&status=draft",
  "about-us&password=open",
  "about-us&context=edit",
  "about-us?rest_route=/wp/v2/users",
  "about-us#x",
  "?rest_route=/wp/v2/users",
  "users",
  "wp-admin",
  "wp-login.php",
  "xmlrpc.php",
  "wp-config.php",
  ".env",
  ".git/config",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "%",
  "%zz",
  "%c0%ae%c0%ae",
  "\u202e",
  "\ud800",
  "__proto__",
  "constructor",
  "x".repeat(5000),
];

test("no slug makes a request leave for anything but the provider's allowed paths", async () => {
  expect(slugs().length).toBeGreaterThanOrEqual(50);
  for (const slug of slugs()) {
    for (const handler of [rich, richBySlug, blocks, post]) {
      const { status, headers } = await call(handler, { pathParameters: { slug } });
      expect([404], `${slug} ${status}`).toContain(status);
      expect(Object.keys(headers)).not.toContain("set-cookie");
    }
    for (const path of [`/category/${slug}`, `/author/${slug}`, `/${slug}/page/2`, slug])
      expect((await call(archive, { queryStringParameters: { path } })).status, path).toBe(404);
    const found = await call(archive, { queryStringParameters: { path: `/search/${slug}` } });
    expect([200, 404], slug).toContain(found.status);
    expect((await call(config, { pathParameters: { file: `${slug}.js` } })).status, slug).toBe(404);
    expect((await call(style, { pathParameters: { slug: "about-us", file: slug } })).status, slug).toBe(404);
    expect(await call(list, { pathParameters: { resource: "pages" }, queryStringParameters: { slug } })).toMatchObject({
      status: 200,
      body: "[]",
    });
  }
  expectOnlyAllowed();
});

test.each([
  "users",
  "settings",
  "comments",
  "media",
  "types",
  "plugins",
  "pages/../users",
  "..",
  "..%2fusers",
  "pages/5",
  "posts?status=draft",
  "Pages",
  "pages ",
  "__proto__",
  "constructor",
  "",
])("the resource %j does not exist, and nothing is asked", async (resource) => {
  expect((await call(list, { pathParameters: { resource } })).status).toBe(404);
  expect(upstream.seen).toEqual([]);
});

test("parameters that would reveal more are not passed on, nor are cookies and credentials", async () => {
  const sensitive = { status: "draft", password: "open", context: "edit", rest_route: "/wp/v2/users", per_page: "100" };
  const headers = { cookie: "wordpress_logged_in=1", authorization: "Bearer x", "x-wp-nonce": "deadbeef" };
  const answer = await call(list, {
    pathParameters: { resource: "posts" },
    queryStringParameters: { ...sensitive, slug: "secret-post" },
    headers,
  });
  // A nonce would have been answered 403, and the password would have revealed the text.
  expect(answer).toMatchObject({ status: 200 });
  expect(JSON.parse(answer.body)[0].content).toEqual({ rendered: "" });
  expectOnlyAllowed();
});

test.each([
  ['mutation { sendPasswordResetEmail(input: {username: "admin"}) { success } }'],
  ["subscription { x }"],
  ["{ __schema { types { name } } }"],
  ["{ users { nodes { name } } }"],
  ["{ viewer { id } }"],
  ["{ allSettings { generalSettingsEmail } }"],
  ["{ page(id: 8, idType: DATABASE_ID, asPreview: true) { title } }"],
  ["{ posts(first: 100) { nodes { title } } }"],
  ["query A { __typename } query B { __typename }"],
  [`{ ${"a: __typename ".repeat(400)} }`],
])("the query %s is refused before anything is asked, without a fallback", async (text) => {
  const { status, body } = await call(query, { body: JSON.stringify({ query: text }) });
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual({ message: expect.stringContaining("not allowed") });
  expect(upstream.seen).toEqual([]);
});

test("a batch, a foreign content type, a body over 16 KB and broken JSON are refused", async () => {
  const status = async (event: Partial<ApiEvent>) => (await call(query, event)).status;
  expect(await status({ body: '[{"query":"{ __typename }"}]' })).toBe(400);
  expect(await status({ body: '{"query":"{ __typename }"}', headers: { "content-type": "text/plain" } })).toBe(415);
  expect(await status({ body: JSON.stringify({ query: "{ __typename }", x: "y".repeat(17_000) }) })).toBe(413);
  expect(await status({ body: "{bad" })).toBe(400);
  expect(upstream.seen).toEqual([]);
});

test("a page that names another host as its own address is not fetched from there", async () => {
  const lying = await startUpstream((request, response) => {
    if (!request.url?.startsWith("/wp-json/")) return void response.end();
    const item = {
      id: 1,
      slug: "lying",
      link: `${attacker.url}/lying/`,
      title: { rendered: "x" },
      content: { rendered: "<p>x</p>" },
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify([item]));
  });
  context = handlerContextWith({ WORDPRESS_URL: lying.url });
  expect((await call(rich, { pathParameters: { slug: "lying" } })).status).toBe(200);
  expect(attacker.seen).toEqual([]);
  // It is looked for where WordPress is asked, under the same path.
  expect(lying.seen.filter((line) => !isOfIndex(line))).toEqual([
    expect.stringContaining("/wp-json/wp/v2/pages?slug=lying"),
    "GET /lying/",
  ]);
  context = handlerContextWith({ WORDPRESS_URL: upstream.url });
  await lying.close();
});
