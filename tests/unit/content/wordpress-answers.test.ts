import type { ProviderReply } from "@site/wordpress/fetch/fetch-provider";
import type { Finding } from "@site/wordpress/fetch/report";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { contentSitemap } from "@site/wordpress/pages/site-files";
import { loadArchive } from "@site/wordpress/posts/load-archive";
import type { Source } from "@site/wordpress/source";
import { describe, expect, test } from "vitest";
import { recordedSource } from "../../wordpress/tape.ts";

/** The recorded WordPress with something about its answers, and what is found wrong with it. */
function altered(change: (reply: ProviderReply, url: URL) => Partial<ProviderReply>) {
  const recorded = recordedSource();
  const findings: Finding[] = [];
  const call: Source["call"] = async (asked) => {
    const reply = await recorded.call(asked);
    return { ...reply, ...change(reply, asked.url) };
  };
  const report = (finding: Finding) => void findings.push(finding);
  return { source: { ...recorded, call, callAside: call, report }, findings };
}

const isApi = ({ pathname }: URL) => pathname.startsWith("/wp-json/");
const notice =
  "<br />\n<b>Deprecated</b>: Creation of dynamic property Foo::$bar in <b>/var/www/foo.php</b> on line <b>12</b>, [0] {}<br />\n";

async function expectWhole(source: Source) {
  for (const path of ["/services", "/services/team", "/category/windows-2", "/blog/tip-12", "/author/pat-oneil"])
    expect((await loadDocument(path, source)).status, path).toBe(200);
  expect((await contentSitemap({}, source)).status).toBe("found");
  expect((await loadDocument("/no-such-page", source)).status).toBe(404);
}

describe("JSON stands where it stands [W7]", () => {
  test.each([
    ["behind a notice of PHP", (text: string) => ({ text: notice + text })],
    ["behind a notice that made a page of the answer", (text: string) => ({ text: notice + text, type: "text/html" })],
    ["before a comment of a plug-in", (text: string) => ({ text: `${text}<!-- cached by Foo [1] -->` })],
    ["between both", (text: string) => ({ text: `\uFEFF${notice}${text}\n${notice}<!-- cached -->` })],
  ])("%s it is read, and the log has what stood around it", async (_, change) => {
    const { source, findings } = altered(({ text, status }, url) => (isApi(url) && status === 200 ? change(text) : {}));
    await expectWhole(source);
    expect(findings).toContainEqual({
      what: "text around JSON",
      where: "pages",
      detail: expect.stringMatching(/Deprecated|cached/),
    });
  });

  test.each([
    ["a page of HTML with JSON of its own", '<!DOCTYPE html><html><body><script>x=[{"id":1}]</script></body></html>'],
    ["a page that holds an empty list", "<html><body>[]</body></html>"],
    ["brackets and no JSON", "<p>[gallery {x}]</p>"],
    ["half of an answer", `${notice}[{"id":1,"slug":"a`],
  ])("%s is no answer", async (_, text) => {
    const { source } = altered((_reply, url) => (isApi(url) ? { text, type: "text/html" } : {}));
    expect((await loadDocument("/services", source)).status).toBe(503);
    expect((await contentSitemap({}, source)).status).toBe("unavailable");
  });

  /** The same question to the folder. */
  function asFolder(url: URL, route: string): URL {
    const plain = new URL(url);
    plain.pathname = `/wp-json${route}`;
    plain.searchParams.delete("rest_route");
    return plain;
  }

  test.each([
    ["a server that knows no such folder", { status: 404, type: "text/html", text: "<html>nginx 404</html>" }],
    ["a WordPress without permalinks", { status: 200, type: "text/html", text: "<html><h1>Home</h1></html>" }],
    ["a plug-in that closes it", { status: 401, type: "application/json", text: '{"code":"rest_not_logged_in"}' }],
  ])("where /wp-json/ is answered by %s, ?rest_route= is asked once and then used", async (_, closed) => {
    const recorded = recordedSource();
    const asked: string[] = [];
    const call: Source["call"] = async (given) => {
      const { url } = given;
      asked.push(url.pathname + url.search);
      if (isApi(url)) return { ...closed, url };
      const route = url.searchParams.get("rest_route");
      if (!route) return recorded.call(given);
      if (route === "/") return { status: 200, type: "application/json", text: '{"namespaces":["wp/v2"]}', url };
      return recorded.call({ ...given, url: asFolder(url, route) });
    };
    await expectWhole({ ...recorded, call, callAside: call, report: () => undefined });
    expect(asked.filter((address) => address.includes("rest_route=%2F&"))).toHaveLength(1);
    // Those that were on their way before it was known.
    expect(asked.filter((address) => address.startsWith("/wp-json/")).length).toBeLessThanOrEqual(6);
  });
});

/** One post of a list with a part that is something else. */
const withOdd = (change: (item: Record<string, unknown>) => void) =>
  altered(({ text, type, status }, url) => {
    if (!url.pathname.endsWith("/v2/posts") || status !== 200 || type !== "application/json") return {};
    const items = JSON.parse(text);
    for (const item of items) if (item.slug === "tip-12") change(item);
    return { text: JSON.stringify(items) };
  });

describe("one odd item costs the others nothing [R20]", () => {
  test.each([
    [
      "source_url",
      (item: object) => Object.assign(item, { _embedded: { "wp:featuredmedia": [{ source_url: false }] } }),
    ],
    ["title", (item: object) => Object.assign(item, { title: null })],
    ["excerpt", (item: object) => Object.assign(item, { excerpt: false })],
    ["name", (item: object) => Object.assign(item, { _embedded: { author: [{ name: false }] } })],
    ["link", (item: object) => Object.assign(item, { link: false })],
  ])("an odd %s is left out with no more than it takes, and is named", async (part, change) => {
    const { source, findings } = withOdd(change);
    // Without its link a post has no address: the lists that the recording has would be longer by one.
    for (const path of part === "link" ? [] : ["/blog", "/category/windows-2", "/blog/page/2"]) {
      const outcome = await loadArchive(path, source);
      expect(outcome.status === "found" && outcome.value.posts.length, path).toBeGreaterThan(0);
    }
    const sitemap = await contentSitemap({}, source);
    expect(sitemap.status === "found" && sitemap.value.xml.match(/\/blog\//g)?.length).toBeGreaterThan(25);
    if (part !== "link") expect(sitemap.status === "found" && sitemap.value.xml).toContain("/blog/tip-12<");
    expect(findings.length).toBeGreaterThan(0);
    for (const { what, where, detail } of findings) {
      expect(what).toBe("odd item");
      expect(where).toMatch(/^posts \d+$/);
      expect(detail).toContain(part);
    }
  });

  test("a list of nothing but odd items is no empty list", async () => {
    const { source } = altered(({ type }, url) =>
      isApi(url) && type === "application/json" ? { text: '[{"id":false},{"id":null}]' } : {},
    );
    expect((await loadDocument("/services", source)).status).toBe(503);
    expect((await contentSitemap({}, source)).status).toBe("unavailable");
  });
});
