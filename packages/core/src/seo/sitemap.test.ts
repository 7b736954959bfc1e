import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { builtPages } from "../site/built-pages.ts";
import { element } from "../site/markup.ts";
import { blogPath, pages } from "../site/pages.ts";
import { feedPath, sitemapPath } from "../site/redirects.ts";
import { renderFeed } from "./feed.ts";
import { buildMetadata } from "./metadata-of.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";

/** Texts of all elements of a name; fails on XML whose elements are not closed in order. */
function collectTexts(xml: string, wanted: string): string[] {
  const open: string[] = [];
  const texts: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        if (name === wanted) texts.push("");
      },
      ontext(text) {
        if (open.at(-1) === wanted) texts.push((texts.pop() ?? "") + text);
      },
      onclosetag(name, isImplied) {
        expect(open.pop()).toBe(name);
        if (isImplied) expect(name).toBe("atom:link");
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return texts;
}

test("the sitemap lists each indexable page once, by the address that counts", () => {
  const listed = collectTexts(
    renderSitemap(() => undefined, [], undefined, new Date("2025-12-24")),
    "loc",
  );
  const expected = builtPages
    .filter(({ path, canonical }) => canonical === undefined && buildMetadata(path)?.isIndexed)
    .map(({ path }) => profile.website + path);
  expect(listed).toEqual(expected);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of [pages.chat.path, pages.staff.path, pages.search.path])
    expect(listed).not.toContain(profile.website + path);
});

test("a page's last change is said where it is known and left out where it is not", () => {
  const sitemap = renderSitemap((path) => (path === pages.quote.path ? "2026-10-05" : undefined));
  expect(collectTexts(sitemap, "lastmod")).toEqual(["2026-10-05"]);
  expect(sitemap).toContain(`${pages.quote.path}</loc><lastmod>2026-10-05</lastmod>`);
});

test("robots.txt hides nothing and names the sitemap", () => {
  expect(renderRobots()).toContain(`Sitemap: ${profile.website}${sitemapPath}`);
  expect(renderRobots()).not.toMatch(/Disallow: ./);
});

test("the feed carries every article, the newest first, with the day of its publication", () => {
  const feed = renderFeed();
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date));
  expect(collectTexts(feed, "guid")).toEqual(newestFirst.map(({ slug }) => profile.website + blogPath(slug)));
  const days = collectTexts(feed, "pubDate").map((time) => new Date(time).toISOString().slice(0, 10));
  expect(days).toEqual(newestFirst.map(({ date }) => date));
  expect(feed).toContain(`href="${profile.website}${feedPath}"`);
});

test("texts are escaped", () => {
  expect(element("title", `Bath & "Tub" <1>`)).toBe("<title>Bath &amp; &quot;Tub&quot; &lt;1&gt;</title>");
});

test("a giveaway is listed until its entries are closed, and its record says where it stands", () => {
  const isListed = (now: string) => renderSitemap(() => undefined, [], undefined, new Date(now)).includes("/win<");
  expect(["2025-12-24", "2026-01-27", "2026-11-27"].map(isListed)).toEqual([true, false, false]);
  expect(buildMetadata("/win", new Date("2026-11-27"))).toMatchObject({
    ogTitle: "$25,000 Home Improvement Giveaway",
    description: expect.stringContaining("was held on February 1, 2026"),
  });
  expect(buildMetadata("/win", new Date("2025-12-24"))?.ogTitle).toBe(pages.win.title);
});
