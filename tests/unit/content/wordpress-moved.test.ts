import { absoluteUrl } from "@site/core/seo/options";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { createSource } from "@site/wordpress/source";
import { afterEach, expect, test } from "vitest";
import { startUpstream, type Upstream } from "../../support/servers/upstream.ts";

let upstream: Upstream;

afterEach(() => upstream.close());

/** A WordPress without texts that redirects one address, as plug-ins for redirects do. */
async function sourceThatLeads(from: string, to: string) {
  upstream = await startUpstream(({ url = "" }, response) => {
    if (url === from) return void response.writeHead(301, { location: to }).end();
    if (url === to) return void response.writeHead(200, { "content-type": "text/html" }).end("<body class='page'>");
    const isList = url.startsWith("/wp-json/wp/v2/");
    response.writeHead(isList ? 200 : 404, { "content-type": isList ? "application/json" : "text/html" });
    response.end(isList ? "[]" : "");
  });
  return createSource({ base: new URL(`${upstream.url}/`), assetOrigins: [], hasScripts: false });
}

test.each([
  ["a text of a name like WordPress's own", "/wp-windows-tips/", "/wp-windows-tips"],
  ["another website", "https://portal.example.net/login?from=site", "https://portal.example.net/login?from=site"],
  ["this site's own host, which was WordPress's once", absoluteUrl("/our-story/"), "/our-story"],
])("an address that editors sent to %s leads there", async (_, to, location) => {
  const source = await sourceThatLeads("/portal/", to);
  expect(await loadDocument("/portal", source)).toMatchObject({ status: 301, location });
});

test.each(["/about.html", "/old/about.html", "/about.php", "/shop/list.aspx", "/about.htm"])(
  "%s of the site before leads where a plug-in sends it",
  async (from) => {
    const source = await sourceThatLeads(from, "/our-story/");
    const asked = from.replace(/\.html$/, "");
    expect(await loadDocument(asked, source)).toMatchObject({ status: 301, location: "/our-story" });
    for (const path of ["/wp-login.php", "/old/../wp-login.php", "/a.b.php", "/about.exe"])
      expect(await loadDocument(path, source), path).toMatchObject({ status: 404 });
    expect(upstream.seen.filter((line) => /login|a\.b|exe/.test(line))).toEqual([]);
  },
);

test.each([
  ["to itself on this site's host", absoluteUrl("/portal/"), 404],
  ["to what is no website", "ftp://files.example.net/portal", 404],
])("one that leads %s is not there", async (_, to, status) => {
  expect(await loadDocument("/portal", await sourceThatLeads("/portal/", to))).toMatchObject({ status });
});
