import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";
import { decideAtEdge } from "./edge.ts";
import { edgeFunctionSource, edgeTable } from "./edge-function.ts";
import { redirects } from "./redirects.ts";

interface Answer {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

type Handler = (event: object) => Answer;

const load = (source: string): Handler => runInNewContext(`${source}; handler`, {});
const source = edgeFunctionSource();
const handler = load(source);

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** What the generated source makes of a path: the origin's path, or "301 " and the new address. */
function ask(uri: string, querystring: Query = {}): string | undefined {
  const answer = handler({ version: "1.0", context: {}, request: { method: "GET", uri, querystring, headers: {} } });
  return answer.statusCode ? `${answer.statusCode} ${answer.headers?.location.value}` : answer.uri;
}

test("the generated source fits CloudFront: under 10 KB, no imports, none of the syntax that it lacks", () => {
  expect(Buffer.byteLength(source)).toBeLessThan(10_000);
  expect(source).not.toMatch(/\bimport\b|\brequire\b|\?\.|\?\?|\.\.\.|\) of |\bclass\b|catch \{|__vi|__name/);
});

test("words of a search stay as they are, whatever they end with, and Google's proof is a file", () => {
  for (const words of ["index.html", ".html", "bay.html", "Bay/"])
    expect(ask("/search", { q: { value: words } })).toBe(`/search/${words.replace("/", "%20")}`);
  expect(ask("/google0123456789abcdef.html")).toBe("/google0123456789abcdef.html");
});

test("every built page is asked for as its object; the reviews, and what the content provider has a part in, as itself", () => {
  for (const { path } of builtPages) {
    const object = path === "/" ? "/index.html" : `${path}.html`;
    expect(ask(path)).toBe(/^\/(blog|testimonials)(\/|$)/.test(path) ? path : object);
  }
});

test("the words of a search and WordPress's numbers become paths, because the origin gets no query; with any other the home page is the home page [B-01]", () => {
  expect(ask("/search", { q: { value: "bay+window%2Fdoor" } })).toBe("/search/bay%20window%20door");
  expect(ask("/search", { q: { value: "" } })).toBe("/search.html");
  expect(ask("/", { p: { value: "26" } })).toBe("/-/p/26");
  expect(ask("/", { utm_source: { value: "mail" }, page_id: { value: "7" } })).toBe("/-/page_id/7");
  expect(ask("/", { s: { value: "fog" } })).toBe("/-/s/fog");
  const others = { tag: "energy", author: "1", m: "201201", name: "fogged-windows", feed: "rss2", pagename: "team" };
  for (const [name, value] of Object.entries(others))
    expect(ask("/", { [name]: { value } })).toBe(`/-/${name}/${value}`);
  expect(ask("/", { m: { value: "1" } })).toBe("/index.html");
  for (const name of ["name", "page", "id", "q", "y"])
    expect(ask("/", { [name]: { value: "Ann" } })).toBe("/index.html");
  expect(ask("/quote", { p: { value: "26" } })).toBe("/quote.html");
});

test("every other spelling of a page is redirected to the one", () => {
  for (const { path } of builtPages.filter((page) => page.path !== "/")) {
    const spellings = [
      `${path}/`,
      `${path}///`,
      `${path}.html`,
      `${path}/index.html`,
      `/${path}`,
      path.toUpperCase(),
      path.replace(/[a-z]/, (char) => `%${char.charCodeAt(0).toString(16)}`),
    ];
    for (const spelling of spellings) expect(ask(spelling), spelling).toBe(`301 ${path}`);
  }
  expect(ask("/index.html")).toBe("301 /");
  expect(ask("//")).toBe("301 /");
});

test("old addresses lead to their new ones, in any spelling, and never in circles", () => {
  for (const [from, to] of Object.entries(redirects)) {
    for (const spelling of [from, `${from}/`, from.toUpperCase()]) expect(ask(spelling)).toBe(`301 ${to}`);
    expect(ask(to)).not.toMatch(/^301/);
  }
});

test("/chat is a page, /post/{slug} is left to the page function", () => {
  expect(ask("/chat")).toBe("/chat.html");
  expect(ask("/post/some-news")).toBe("/post/some-news");
});

test("addresses that the content provider may know keep their path; their other spellings are redirected", () => {
  for (const path of ["/our-crew", "/blog/spring-news", "/post/spring-news", "/a_b-9"]) {
    expect(ask(path)).toBe(path);
    expect(ask(`${path}/`)).toBe(`301 ${path}`);
    expect(ask(path.toUpperCase())).toBe(`301 ${path}`);
  }
});

test.each([
  "/assets/app-DeF3.js",
  "/fonts/besley-600.woff2",
  "/sitemap.xml",
  "/robots.txt",
  "/blog/feed.xml",
  "/no/such/page",
  "/no/such/page/",
  "/windows/unknown",
  "/..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/a/../quote",
  "/./quote",
  "/%",
  "/%zz",
  "/%c0%ae",
  "/quote%00",
  "/caf%C3%A9",
  "/constructor/x",
  "/__proto__/x",
])("%s goes to the origin as it came", (path) => {
  expect(ask(path)).toBe(path);
});

test.each(["/\\evil.example/", "//evil.example/x/", "/%5cevil.example/", "/%2f%2fevil.example/", "///evil.example//"])(
  "%s never becomes the address of another site",
  (path) => {
    expect(ask(path)).not.toMatch(/^301 (\/[/\\]|[^/])/);
  },
);

test("names of JavaScript's own objects are no pages", () => {
  for (const name of ["/constructor", "/__proto__", "/toString"]) expect(ask(name)).not.toMatch(/\.html$/);
});

test("a redirect keeps the query as it was sent", () => {
  const query = {
    service: { value: "windows" },
    tag: { value: "a", multiValue: [{ value: "a" }, { value: "b%20c" }] },
    flag: { value: "" },
  };
  expect(ask("/Quote/", query)).toBe("301 /quote?service=windows&tag=a&tag=b%20c&flag");
  expect(ask("/quote", query)).toBe("/quote.html");
});

test("the site's other names lead to its one address, page and query kept", () => {
  const redirecting = load(edgeFunctionSource({ from: ["example.org"], to: "www.example.org" }));
  const visit = (host: string, uri: string) =>
    redirecting({ request: { uri, querystring: { a: { value: "1" } }, headers: { host: { value: host } } } });
  expect(visit("example.org", "/Quote/")).toMatchObject({
    statusCode: 301,
    headers: { location: { value: "https://www.example.org/Quote/?a=1" } },
  });
  expect(visit("example.org", "//evil.example/").headers?.location.value).toMatch(/^https:\/\/www\.example\.org\//);
  expect(visit("www.example.org", "/quote").uri).toBe("/quote.html");
});

test("the source survives the bundler that SST reads its configuration with", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "edge-function.ts")],
    bundle: true,
    keepNames: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const bundled = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? "").toString("base64")}`;
  const { edgeFunctionSource: printed }: { edgeFunctionSource: () => string } = await import(bundled);
  const deployed = load(printed());
  const request = (uri: string) => ({ request: { uri, querystring: {} } });
  expect(deployed(request("/quote")).uri).toBe("/quote.html");
  expect(deployed(request("/Quote/")).headers?.location.value).toBe("/quote");
  expect(printed()).not.toMatch(/__name|catch \{/);
});

test("the source decides exactly as the function that the local server calls", () => {
  for (const path of ["/", "/Quote", "/x/", "/a/b/", "/%zz", ...Object.keys(redirects)]) {
    const { uri, redirect } = decideAtEdge(path, edgeTable);
    expect(ask(path)).toBe(redirect === undefined ? uri : `301 ${redirect}`);
  }
});
