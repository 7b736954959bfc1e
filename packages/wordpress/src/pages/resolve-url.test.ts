import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { absoluteSrcset, absoluteUrl, rewriteLink } from "../clean/rewrite-links.ts";
import { type FetchResult, ProviderFailure } from "../fetch/failure.ts";
import { loadAddresses } from "../posts/address-index.ts";
import { loadArchive } from "../posts/load-archive.ts";
import { createSource, type Source } from "../source.ts";
import { loadDocument } from "./load-document.ts";
import { resolveUrl } from "./resolve-url.ts";
import { contentFeed, contentSitemap, type SiteFile } from "./site-files.ts";

const base = "https://content.test/";

const item = (id: number, path: string, more: object = {}) => ({
  id,
  slug: path.split("/").at(-1) ?? "",
  type: "page",
  status: "publish",
  date: "2026-05-04T10:00:00",
  date_gmt: "2026-05-04T14:00:00",
  modified_gmt: "2026-05-05T14:00:00",
  link: `${base}${path}/`,
  title: { rendered: `Title of ${path}` },
  content: { rendered: `<p>Text of ${path}</p>`, protected: false },
  excerpt: { rendered: `<p>Excerpt of ${path}</p>` },
  author: 1,
  ...more,
});
const post = (id: number, path: string, more: object = {}) =>
  item(id, path, { type: "post", categories: [3], ...more });
const term = (id: number, path: string, name: string, parent = 0) => ({
  id,
  slug: path.split("/").at(-1),
  link: `${base}${path}/`,
  name,
  parent,
});

const tips = Array.from({ length: 12 }, (_, index) =>
  post(100 + index, `tip-${index + 1}`, {
    date_gmt: `2025-01-${String(index + 10)}T14:00:00`,
    date: "2025-01-20T10:00:00",
  }),
);

const held: Record<string, { id: number; slug?: string; name?: string; link?: string }[]> = {
  pages: [
    item(1, "services/team"),
    item(2, "team"),
    item(3, "about-us/team"),
    item(4, "empty", { excerpt: { rendered: "" }, content: { rendered: "<p></p>", protected: false } }),
    item(5, "our-work", { excerpt: { rendered: "" }, content: { rendered: "<figure><img src='a.jpg'></figure>" } }),
    item(6, "windows/bay-and-bow"),
    item(7, "old-specials"),
    item(8, "bought-out"),
    item(9, "by-http", { link: "http://content.test/by-http/" }),
    item(14, "cover"),
    item(15, "page"),
    item(13, "by-our-name", { link: "https://www.example.com/by-our-name/" }),
  ],
  posts: [
    post(10, "fogged-windows"),
    post(11, "%e7%aa%93", { categories: [4] }),
    post(16, "cover", { categories: [] }),
    post(17, "ends.html", { slug: "ends", categories: [] }),
    post(12, "secret", { content: { rendered: "", protected: true } }),
    ...tips,
  ],
  categories: [term(3, "category/care", "Care"), term(4, "category/care/wood", "Wood", 3)],
  tags: [],
  users: [{ id: 1, slug: "pat", name: "Pat", link: `${base}author/pat/` }],
};

/** Pages of WordPress's own: a renamed post, the page of its posts, and nothing else. */
const html: Record<string, { body: string; url?: string }> = {
  "/old-name/": { body: "<body class='single'>", url: `${base}fogged-windows/` },
  "/old-specials/": { body: "<body><main>Text of the team</main>", url: `${base}services/team/` },
  "/journal/": { body: "<body class='blog hfeed'>" },
};

const door = new URL(`${base}wp-content/uploads/2024/door.jpg`);

const queries: Record<string, string> = {
  "?author=1": "author/pat/",
  "?m=202501": "2025/01/",
  "?name=fogged-windows": "fogged-windows/",
};

function htmlAt(url: URL) {
  if (url.pathname === "/door-picture/" || url.search === "?p=77")
    throw new ProviderFailure("redirect", "a file", { target: door });
  const led = queries[url.search];
  if (led) return { status: 200, type: "text/html", text: "<body class='archive'>", url: new URL(led, base) };
  if (url.pathname === "/bought-out/")
    throw new ProviderFailure("redirect", "away", { target: new URL("https://elsewhere.example/offer") });
  const found = html[url.pathname];
  const end = new URL(found?.url ?? url);
  return { status: found ? 200 : 404, type: "text/html", text: found?.body ?? "", url: end };
}

function newSource(): Source {
  const source = createSource({ base: new URL(base), assetOrigins: [], hasScripts: false });
  const call: Source["call"] = async ({ url }) => {
    const resource = /wp-json\/wp\/v2\/(\w+)/.exec(url.pathname)?.[1];
    const { slug, include, page = "1" } = Object.fromEntries(url.searchParams);
    if (!resource) return htmlAt(url);
    const all = page === "1" ? (held[resource] ?? []) : [];
    const ids = include?.split(",").map(Number);
    const ofIds = ids ? ids.flatMap((id) => all.find((each) => each.id === id) ?? []) : all;
    const found = slug ? ofIds.filter((each) => each.slug === encodeURIComponent(slug).toLowerCase()) : ofIds;
    return { status: 200, type: "application/json", text: JSON.stringify(found), url };
  };
  return { ...source, call, callAside: call };
}

test.each([
  ["/services/team", { kind: "page", slug: "team", path: "/services/team" }],
  ["/team", { kind: "page", slug: "team", path: "/team" }],
  ["/fogged-windows", { kind: "redirect", to: "/blog/fogged-windows" }],
  ["/窓", { kind: "redirect", to: "/blog/%E7%AA%93" }],
  ["/-/p/10", { kind: "redirect", to: "/blog/fogged-windows" }],
  ["/-/page_id/1", { kind: "redirect", to: "/services/team" }],
  ["/-/cat/4", { kind: "redirect", to: "/category/care/wood" }],
  ["/-/s/fog", { kind: "redirect", to: "/search?q=fog" }],
  ["/cover", { kind: "page", slug: "cover", path: "/cover" }],
  ["/ends", { kind: "redirect", to: "/blog/ends" }],
  ["/page", { kind: "page", slug: "page", path: "/page" }],
  ["/page/2", { kind: "none" }],
  ["/category/care/page/2", { kind: "archive", path: "/category/care/page/2" }],
  ["/-/tag/none", { kind: "none" }],
  ["/-/feed/rss2", { kind: "redirect", to: "/blog/feed.xml" }],
  ["/category/care", { kind: "archive", path: "/category/care" }],
  ["/category/care/page/2", { kind: "archive", path: "/category/care/page/2" }],
  ["/category/care/page/9", { kind: "redirect", to: "/category/care" }],
  ["/category/care/page/1", { kind: "redirect", to: "/category/care" }],
  ["/category/wood", { kind: "redirect", to: "/category/care/wood" }],
  ["/category/care/feed", { kind: "redirect", to: "/blog/feed.xml" }],
  ["/author/pat", { kind: "archive", path: "/author/pat" }],
  ["/2025/01", { kind: "archive", path: "/2025/01" }],
  ["/1999/01", { kind: "none" }],
  ["/windows/no-such", { kind: "none" }],
  ["/services/no-such", { kind: "none" }],
  ["/blog/page/2", { kind: "archive", path: "/blog/page/2" }],
  ["/unknown", { kind: "page", slug: "unknown", path: "/unknown" }],
  ["/services/team/2", { kind: "redirect", to: "/services/team" }],
  ["/fogged-windows/3", { kind: "redirect", to: "/blog/fogged-windows" }],
  ["/wp-content/uploads/2024/a b.pdf", { kind: "redirect", to: `${base}wp-content/uploads/2024/a%20b.pdf` }],
])("%s stands for %o", async (path, place) => {
  expect(await resolveUrl(path, newSource())).toEqual(place);
});

test.each([
  ["/old-name", "/blog/fogged-windows"],
  ["/blog/old-name", "/blog/fogged-windows"],
  ["/journal", "/blog"],
  ["/old-specials", "/services/team"],
  ["/bought-out", "https://elsewhere.example/offer"],
  ["/-/author/1", "/author/pat"],
  ["/-/m/202501", "/2025/01"],
  ["/-/name/fogged-windows", "/blog/fogged-windows"],
  ["/-/p/77", `${base}wp-content/uploads/2024/door.jpg`],
  ["/door-picture", `${base}wp-content/uploads/2024/door.jpg`],
])("%s is told by WordPress to be at %s", async (path, location) => {
  expect(await loadDocument(path, newSource())).toMatchObject({ status: 301, location });
});

test.each(["/by-http", "/by-our-name"])("%s is shown, whatever WordPress calls itself", async (path) => {
  const { status, data, metadata } = await loadDocument(path, newSource());
  expect(status).toBe(200);
  expect(JSON.stringify(data)).toContain(`Text of ${path.slice(1)}`);
  expect(metadata?.canonical).toBe(`https://www.example.com${path}`);
});

test("while the list of addresses can't be read, pages are asked for by their names, nested ones too", async () => {
  const source = newSource();
  const failing = { ...source, callAside: () => Promise.reject(new ProviderFailure("timeout", "slow")) };
  expect(await resolveUrl("/about-us/team", failing)).toEqual({ kind: "page", slug: "team", path: "/about-us/team" });
  const { status, data } = await loadDocument("/about-us/team", failing);
  expect(status).toBe(200);
  expect(JSON.stringify(data)).toContain("Text of about-us/team");
  expect(await loadDocument("/about-us/nobody", failing)).toMatchObject({ status: 404 });
});

test("where nobody may know who writes, an author has no list", async () => {
  const source = newSource();
  const call: Source["call"] = async (asked) =>
    asked.url.pathname.endsWith("/users")
      ? { status: 401, type: "application/json", text: "{}", url: asked.url }
      : source.call(asked);
  expect(await loadDocument("/author/pat", { ...source, call })).toMatchObject({ status: 404 });
});

test("files that WordPress lists under this site's own name are taken from where it lies now", async () => {
  const own = `${profile.website}/wp-content/uploads/a.jpg`;
  expect(rewriteLink(newSource().provider, own)).toBe(`${base}wp-content/uploads/a.jpg`);
  expect(absoluteUrl(own, new URL(base))).toBe(`${base}wp-content/uploads/a.jpg`);
  expect(absoluteSrcset(`${own} 2x`, new URL(base))).toBe(`${base}wp-content/uploads/a.jpg 2x`);
});

test("an address that nobody has is a 404, and one of a protected post leads in no circle", async () => {
  for (const path of ["/services/no-such", "/no-such", "/blog/secret", "/wp-admin/x", "/a%2Fb/c"])
    expect(await loadDocument(path, newSource()), path).toMatchObject({ status: 404 });
});

test("a list has its posts newest first, with those of the terms below it and without protected ones", async () => {
  const result = await loadArchive("/category/care", newSource());
  const archive = result.status === "found" ? result.value : undefined;
  expect(archive).toMatchObject({ title: "Care", page: 1, pages: 2 });
  expect(archive?.posts.map(({ slug }) => slug).slice(0, 3)).toEqual(["fogged-windows", "%e7%aa%93", "tip-12"]);
  expect(archive?.posts).toHaveLength(10);
  expect(JSON.stringify(archive)).not.toContain("secret");
});

test("links in content lead to the one address of a post, and to nested pages as they lie", async () => {
  const { provider } = await loadAddresses(newSource());
  for (const [href, target] of [
    ["/fogged-windows/#top", "/blog/fogged-windows#top"],
    [`${base}services/team/`, "/services/team"],
    ["/?p=10", "/blog/fogged-windows"],
    ["/category/care/", "/category/care"],
    // What WordPress calls itself: with another scheme, or by the name of this site, where it stood before.
    ["http://content.test/services/team/", "/services/team"],
    ["https://www.example.com/services/team/", "/services/team"],
    ["http://example.com/fogged-windows/", "/blog/fogged-windows"],
    ["https://example.net/fogged-windows/", "https://example.net/fogged-windows/"],
  ] as const)
    expect(rewriteLink(provider, href)).toBe(target);
});

async function xmlOf(reading: Promise<FetchResult<SiteFile>>): Promise<string> {
  const file = await reading;
  if (file.status !== "found") throw new Error(file.status);
  return file.value.xml;
}

test("sitemap and feed name what the provider has, each once, with its date", async () => {
  const sitemap = await xmlOf(contentSitemap({ "/quote": "2026-01-01" }, newSource()));
  expect(sitemap).toContain("/services/team</loc><lastmod>2026-05-05T14:00:00Z</lastmod>");
  expect(sitemap).toContain("/blog/%E7%AA%93</loc>");
  expect(sitemap).toContain("/category/care/wood</loc>");
  expect(sitemap).toContain("/our-work</loc>");
  for (const hidden of ["secret", "/empty<", "bay-and-bow"]) expect(sitemap).not.toContain(hidden);
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(new Set(places).size).toBe(places.length);
  const feed = await xmlOf(contentFeed(newSource()));
  expect(feed).toContain("/blog/fogged-windows</link>");
  expect(feed).toContain("Mon, 04 May 2026 14:00:00 GMT");
  expect(feed).not.toContain("secret");
});

/** A source whose links lie below a folder. @param what begins the paths that do */
function movedSource(what: string, folder: string): Source {
  const source = newSource();
  const moved = new RegExp(`"link":"${base}(?=${what})`, "g");
  const call: Source["call"] = async (asked) => {
    const reply = await source.call(asked);
    return { ...reply, text: reply.text.replace(moved, `"link":"${base}${folder}`) };
  };
  return { ...source, call, callAside: call };
}

const lists = "fogged|tip-|secret|%e7|author|category";

test.each([
  ["/news", "/news/2025/01"],
  ["/blog", "/blog/2025/01"],
  ["/archives", "/archives/date/2025/01"],
  ["", "/2025/01"],
])("lists stand behind what permalinks begin with: %s", async (front, month) => {
  const own = movedSource(lists, `${front.slice(1)}${front && "/"}`);
  for (const path of [`${front}/author/pat`, month, `${front}/category/care`, `${front}/category/care/page/2`])
    expect(await resolveUrl(path, own), path).toEqual({ kind: "archive", path });
  expect(await resolveUrl(`${front}/fogged-windows`, own)).toMatchObject(
    front === "/blog" ? { kind: "post" } : { kind: "redirect", to: "/blog/fogged-windows" },
  );
  if (front) expect(await resolveUrl("/author/pat", own)).toMatchObject({ kind: "none" });
});

test("lists of another language stand behind its name, and those of the first where they were", async () => {
  const own = movedSource('category/care/"', "de/");
  for (const path of ["/2025/01", "/de/2025/01", "/de/category/care", "/category/care/wood"])
    expect(await resolveUrl(path, own), path).toEqual({ kind: "archive", path });
});

test("a year's list where posts are at /blog has an address beside them", async () => {
  const own = movedSource(lists, "blog/");
  expect(await resolveUrl("/blog/2025", own)).toEqual({ kind: "redirect", to: "/blog/date/2025" });
  expect(await loadDocument("/blog/date/2025", own)).toMatchObject({ status: 200, kind: "archive" });
  expect(await resolveUrl("/blog/2025", newSource())).toEqual({ kind: "post", slug: "2025" });
});
