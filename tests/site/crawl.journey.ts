import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import { listenLocally } from "@site/core/listen-locally";
import { buildMetadata } from "@site/core/seo/metadata-of";
import { builtPages } from "@site/core/site/built-pages";
import { blogPath, pages } from "@site/core/site/pages";
import { feedPath, sitemapPath } from "@site/core/site/redirects";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { listPublished } from "@site/dev/fake-wordpress/library";
import { createProvider } from "@site/dev/fake-wordpress/server";
import { getHead } from "../support/head.ts";
import { expect, startSite, test } from "../support/servers/site.ts";

test("every route shows its own record, its h1 and a picture that is there to a plain request, and no placeholder [A-18, Q-27]", async ({
  page,
  site,
}) => {
  for (const { path, canonical } of builtPages) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html, path).not.toMatch(/\{(phone|email|company|name)\}/);
    const head = await getHead(page, html);
    const record = buildMetadata(path);
    expect(head, path).toMatchObject({
      title: record?.title,
      description: record?.description,
      robots: record?.isIndexed ? undefined : "noindex",
      canonical: profile.website + (canonical ?? path),
      ogImage: record?.ogImage,
      ogTitle: record?.ogTitle,
      twitterCard: "summary_large_image",
      schemaMarkup: JSON.parse(JSON.stringify(record?.schemaMarkup)),
    });
    expect(head.heading?.length, path).toBeGreaterThan(3);
    const picture = await fetch((head.ogImage ?? "").replace(profile.website, site.url));
    expect(picture.headers.get("content-type"), path).toBe("image/png");
  }
});

test("unknown paths of every depth answer a real 404 with the not-found view, out of search results [B-31]", async ({
  page,
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
    expect(response.status, path).toBe(404);
    const head = await getHead(page, await response.text());
    expect(head, path).toMatchObject({ robots: "noindex", canonical: undefined });
    expect(head.heading, path).toMatch(/not (found|available)/i);
  }
  const html = await (await fetch(`${site.url}/no/such/page`)).text();
  expect(html).toContain("The page you&#x27;re looking for doesn&#x27;t exist.");
  expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
});

test("a page rendered on demand hydrates without a mismatch", async ({ page }) => {
  await page.goto("/windows/unknown");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
});

test("a provider's post and page show title and text to a plain request, and once seen they outlive the provider", async ({
  page,
}) => {
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
      expect(await getHead(page, html)).toMatchObject({
        title: expect.stringContaining(title),
        canonical: profile.website + path,
        heading: expect.stringContaining(title),
      });
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

test("/chat counts as the home page, /post/{slug} as /blog/{slug}", async ({ page, site }) => {
  const canonicalAt = async (path: string) =>
    (await getHead(page, await (await fetch(site.url + path)).text())).canonical;
  expect(await canonicalAt(pages.chat.path)).toBe(`${profile.website}/`);
  for (const { slug } of articles) expect(await canonicalAt(`/post/${slug}`)).toBe(profile.website + blogPath(slug));
});

test("the served sitemap names pages of the build and of the content provider, each once and by the address that counts; robots.txt names it", async ({
  page,
  site,
}) => {
  const read = async (path: string) => (await fetch(site.url + path, { redirect: "manual" })).text();
  const places = [...(await read(sitemapPath)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = ""]) => place);
  expect(new Set(places).size).toBe(places.length);
  const own = new Set(builtPages.map(({ path }) => profile.website + path));
  expect(places).toContain(profile.website + pages.quote.path);
  const theirs = places.filter((place) => !own.has(place));
  expect(theirs).toContain(`${profile.website}/our-crew/apprentices`);
  for (const place of theirs) {
    const { robots, canonical } = await getHead(page, await read(place.replace(profile.website, "")));
    expect({ robots, canonical }, place).toEqual({ robots: undefined, canonical: place });
  }
  expect(await read("/robots.txt")).toContain(`Sitemap: ${profile.website}${sitemapPath}`);
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
