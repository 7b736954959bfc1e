import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import { currentEdition, getWindowState } from "@site/core/business/edition";
import { listenLocally } from "@site/core/listen-locally";
import { listedPages } from "@site/core/seo/sitemap";
import { builtPages } from "@site/core/site/built-pages";
import { blogPath, notFoundText, pages } from "@site/core/site/pages";
import { feedPath, redirects, sitemapPath } from "@site/core/site/redirects";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { listPublished } from "@site/dev/fake-wordpress/library";
import { createProvider } from "@site/dev/fake-wordpress/server";
import { expect, startSite, test } from "../support/servers/site.ts";

/** Text of the first match, with entities of the five characters decoded: what a crawler without a browser reads. */
const first = (html: string, pattern: RegExp): string | undefined =>
  pattern
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .trim();

const getHead = (html: string) => ({
  title: first(html, /<title>(.*?)<\/title>/s),
  description: first(html, /<meta name="description" content="([^"]*)"/),
  canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
  h1: first(html, /<h1[^>]*>(.*?)<\/h1>/s),
  markup: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json),
  ),
});

test("every route shows its own title, description, canonical, h1 and structured data to a plain request", async ({
  site,
}) => {
  const titles = new Map<string | undefined, string>();
  for (const { path, canonical } of builtPages) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    const head = getHead(await response.text());
    expect(head.title, path).toContain(profile.company);
    expect(titles.get(head.title), `${path} has the title of another page`).toBeUndefined();
    titles.set(head.title, path);
    expect(head.description?.length, path).toBeGreaterThan(30);
    expect(head.canonical, path).toBe(profile.website + (canonical ?? path));
    expect(head.h1?.length, path).toBeGreaterThan(3);
    expect(head.markup.length, path).toBeGreaterThan(0);
    for (const data of head.markup) expect(data["@context"], path).toBe("https://schema.org");
  }
});

test("unknown paths of every depth answer a real 404 with the not-found view, out of search results [B-31]", async ({
  site,
}) => {
  for (const path of [
    "/no/such/page",
    "/windows/unknown",
    "/careers/astronaut",
    "/blog/a/b",
    "/%zz",
    "/a/b/c.html",
    "//a:99999/x",
    "//[/x",
  ]) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(response.status, path).toBe(404);
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, path).not.toContain('rel="canonical"');
    expect(getHead(html).h1, path).toMatch(/not (found|available)/i);
  }
  expect(await (await fetch(`${site.url}/no/such/page`)).text()).toContain(notFoundText.replaceAll("'", "&#x27;"));
  expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
});

test("a page rendered on demand hydrates without a mismatch", async ({ page }) => {
  await page.goto("/windows/unknown");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
});

test("a provider's post and page show title and text to a plain request, and once seen they outlive the provider", async () => {
  const provider = createProvider({ library: demoLibrary });
  const site = await startSite({ env: { WORDPRESS_URL: await listenLocally(provider) } });
  const read = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, html: await response.text() };
  };
  try {
    const seen = { "/blog/why-windows-fog-up": "Why windows fog up", "/our-crew": "Our crew" };
    for (const [path, title] of Object.entries(seen)) {
      const { status, html } = await read(path);
      expect(status, path).toBe(200);
      expect(getHead(html)).toMatchObject({ canonical: profile.website + path, h1: expect.stringContaining(title) });
      expect(getHead(html).title).toContain(title);
      expect(html.match(/<p[^>]*>[^<]{20,}/g)?.length, path).toBeGreaterThan(1);
    }
    expect((await read("/no-such-page")).status).toBe(404);
    expect((await read("/blog/no-such-post")).status).toBe(404);
    provider.close();
    provider.closeAllConnections();
    for (const path of Object.keys(seen)) expect((await read(path)).status, path).toBe(200);
    const unseen = await read("/energy-guide");
    expect(unseen.status).toBe(503);
    expect(unseen.html).toContain("Unable to load page from WordPress.");
  } finally {
    await site.stop();
    provider.close();
  }
});

test("other spellings and old addresses are redirected for good, with their query", async ({ site }) => {
  const cases = { "/Quote/?a=1": "/quote?a=1", "/windows/index.html": "/windows", "//faq": "/faq", ...redirects };
  for (const [from, to] of Object.entries(cases)) {
    const response = await fetch(site.url + from, { redirect: "manual" });
    expect(response.status, from).toBe(301);
    expect(response.headers.get("location"), from).toBe(to);
  }
});

test("/chat counts as the home page, /post/{slug} as /blog/{slug}", async ({ site }) => {
  const canonicalAt = async (path: string) => getHead(await (await fetch(site.url + path)).text()).canonical;
  expect(await canonicalAt(pages.chat.path)).toBe(`${profile.website}/`);
  for (const { slug } of articles) expect(await canonicalAt(`/post/${slug}`)).toBe(profile.website + blogPath(slug));
});

test("the sitemap lists exactly the pages that may be indexed, with dates that are not in the future", async ({
  page,
  site,
}) => {
  const xml = await (await fetch(site.url + sitemapPath)).text();
  const listed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    if (parsed.querySelector("parsererror")) throw new Error("the sitemap is no XML");
    const toText = (url: Element, name: string) => url.querySelector(name)?.textContent;
    return [...parsed.querySelectorAll("url")].map((url) => ({ loc: toText(url, "loc"), day: toText(url, "lastmod") }));
  }, xml);
  const isOver = getWindowState(currentEdition, new Date()) === "closed";
  const shown = listedPages.filter(({ path }) => !isOver || path !== pages.win.path);
  const own = shown.map(({ path }) => profile.website + path);
  const places = listed.map(({ loc }) => loc ?? "");
  expect(places.slice(0, own.length)).toEqual(own);
  expect(new Set(places).size).toBe(places.length);
  const theirs = places.slice(own.length);
  expect(theirs).toContain(`${profile.website}/our-crew/apprentices`);
  for (const place of theirs) {
    const response = await fetch(place.replace(profile.website, site.url), { redirect: "manual" });
    expect(response.status, place).toBe(200);
    expect(getHead(await response.text()).canonical, place).toBe(place);
  }
  for (const { day } of listed) if (day) expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
  // A giveaway that is over is no news, though its page may be found.
  for (const { path } of builtPages.filter((each) => !isOver || each.path !== pages.win.path)) {
    const html = await (await fetch(site.url + path)).text();
    const isIndexable =
      !html.includes('name="robots" content="noindex"') && getHead(html).canonical === profile.website + path;
    expect(
      listed.some(({ loc }) => loc === profile.website + path),
      path,
    ).toBe(isIndexable);
  }
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(`Sitemap: ${profile.website}${sitemapPath}`);
});

test("the feed of articles parses, and the blog names it", async ({ page, site }) => {
  const response = await fetch(site.url + feedPath);
  expect(response.headers.get("content-type")).toMatch(/xml/);
  const items = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      if (parsed.querySelector("parsererror")) throw new Error("the feed is no XML");
      return [...parsed.querySelectorAll("item > link")].map((link) => link.textContent);
    },
    await response.text(),
  );
  const slugs = [...articles, ...listPublished(demoLibrary, "post")].map(({ slug }) => slug);
  expect(items.toSorted()).toEqual(slugs.map((slug) => profile.website + blogPath(slug)).toSorted());
  expect(await (await fetch(site.url + pages.blog.path)).text()).toContain(`href="${feedPath}"`);
});

test("every page has a social picture of its own, 1200 x 630", async ({ site }) => {
  for (const { path } of listedPages) {
    const html = await (await fetch(site.url + path)).text();
    const image = first(html, /<meta property="og:image" content="([^"]*)"/)?.replace(profile.website, "") ?? "";
    const png = Buffer.from(await (await fetch(site.url + image)).arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
  }
});

test("what does not change is kept, pages are asked for again and cost nothing when they are the same", async ({
  site,
}) => {
  const page = await fetch(`${site.url}${pages.quote.path}`);
  expect(page.headers.get("cache-control")).toContain("must-revalidate");
  const again = await fetch(`${site.url}${pages.quote.path}`, {
    headers: { "if-none-match": page.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  const script = /data-entry="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  const asset = await fetch(site.url + script);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  for (const encoding of ["br", "gzip"]) {
    const packed = await fetch(`${site.url}${pages.quote.path}`, { headers: { "accept-encoding": encoding } });
    expect(packed.headers.get("content-encoding")).toBe(encoding);
  }
});
