import { articles } from "@site/company/articles";
import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { ProviderFailure } from "../fetch/failure.ts";
import { createSource, type Source } from "../source.ts";
import { loadDocument } from "./load-document.ts";

const base = new URL("https://content.test/");

const item = (slug: string, html: string) => ({
  id: 7,
  slug,
  status: "publish",
  date: "2026-05-04T10:00:00",
  modified: "2026-05-05T10:00:00",
  link: `${base}${slug}/`,
  title: { rendered: "Doors &amp; more" },
  content: { rendered: html },
  excerpt: { rendered: "<p>Short words.</p>" },
});

const provided: Record<string, ReturnType<typeof item>[]> = {
  pages: [
    item("our-crew", "<p>Crew text</p>"),
    item("empty", ""),
    item("built", ""),
    item("long", "<p>First part</p><!--nextpage--><p>Second part</p>"),
    { ...item("our-authors", "<p>All who write</p>"), link: `${base}blog/our-authors/` },
  ],
  posts: [item("spring-news", "<p>News text</p>")],
};

const publicPages: Record<string, string> = {
  "/built/": '<body><main><div class="brxe-section">Kept by the builder</div></main></body>',
  "/long/": "<body><main><p>First part</p><a href='/long/2/'>2</a></main></body>",
};

/** A WordPress without WPGraphQL, of whose public pages two can be read; `isDown` makes every call fail. */
function newSource(state = { isDown: false }, now?: () => number): Source {
  const source = createSource({ base, assetOrigins: [], hasScripts: false }, now ? { now } : {});
  const call: Source["call"] = async ({ url }) => {
    if (state.isDown) throw new ProviderFailure("network", "down");
    const resource = /wp-json\/wp\/v2\/(\w+)/.exec(url.pathname)?.[1];
    const asked = url.searchParams.get("slug");
    const found = provided[resource ?? ""]?.filter(({ slug }) => asked === null || slug === asked);
    const html = publicPages[url.pathname];
    if (html) return { status: 200, type: "text/html", text: html, url };
    return { status: found ? 200 : 404, type: "application/json", text: JSON.stringify(found ?? {}), url };
  };
  return { ...source, call, callAside: call };
}

const load = (path: string, source: Source | undefined = newSource()) => loadDocument(path, source);

test("a post is found at both of its addresses, with its answer, and counts at /blog", async () => {
  for (const path of ["/blog/spring-news", "/post/spring-news"]) {
    const { status, data, metadata } = await load(path);
    expect(status).toBe(200);
    expect(JSON.stringify(data)).toContain("News text");
    expect(metadata).toMatchObject({
      title: `Doors & more | ${profile.company}`,
      description: "Short words.",
      canonical: `${profile.website}/blog/spring-news`,
      ogType: "article",
    });
    expect(metadata?.schemaMarkup[0]).toMatchObject({ "@type": "BlogPosting", headline: "Doors & more" });
  }
});

test("a page is found with what its view asks for first", async () => {
  const { status, data, metadata } = await load("/our-crew");
  expect(status).toBe(200);
  expect(Object.keys(data)).toHaveLength(1);
  expect(JSON.stringify(data)).toContain("Crew text");
  expect(metadata?.canonical).toBe(`${profile.website}/our-crew`);
});

test("a text with breaks is whole, a builder's page without text of its own is there, a page below the blog is one", async () => {
  for (const [path, text] of [
    ["/long", "Second part"],
    ["/built", "Kept by the builder"],
    ["/blog/our-authors", "All who write"],
  ] as const) {
    const { status, data } = await load(path);
    expect(status, path).toBe(200);
    expect(JSON.stringify(data)).toContain(text);
  }
});

test("what the provider doesn't have, or has without content, is a 404 with the certainty that there is nothing", async () => {
  for (const path of ["/nope", "/empty", "/blog/nope", "/post/nope", "/Not%20a%20slug", "/a%2Fb", "/%zz"]) {
    const { status, data, metadata } = await load(path);
    expect(status, path).toBe(404);
    expect(metadata).toBeUndefined();
    expect(Object.values(data).every((value) => value === null)).toBe(true);
  }
});

test("without a provider everything is a 404 but the site's own articles", async () => {
  const slug = articles[0]?.slug;
  expect(await loadDocument(`/post/${slug}`, undefined)).toMatchObject({
    status: 200,
    metadata: { canonical: `${profile.website}/blog/${slug}` },
  });
  expect(await loadDocument("/our-crew", undefined)).toMatchObject({ status: 404 });
});

test("a provider that is down makes a 503 of what nobody saw, and keeps what was seen for a day", async () => {
  const state = { isDown: false };
  let time = 0;
  const source = newSource(state, () => time);
  expect(await load("/our-crew", source)).toMatchObject({ status: 200 });
  state.isDown = true;
  expect(await load("/blog/spring-news", source)).toMatchObject({ status: 503 });
  expect(await load(`/post/${articles[0]?.slug}`, source)).toMatchObject({ status: 200 });
  time = 23 * 3_600_000;
  expect(await load("/our-crew", source)).toMatchObject({ status: 200 });
});
