import { articles } from "@site/company/articles";
import { builtPaths } from "@site/core/content/built-paths";
import { plainText } from "@site/core/content/plain-text";
import { type FeedItem, renderFeed } from "@site/core/seo/feed";
import { renderSitemap } from "@site/core/seo/sitemap";
import { blogPath, pages } from "@site/core/site/pages";
import type { FetchResult } from "../fetch/failure.ts";
import { lookupTime } from "../fetch/fetch-provider.ts";
import { findAll } from "../fetch/rest-client.ts";
import { IndexedItem } from "../fetch/rest-schemas.ts";
import { failureOf, getSitePath, listedPosts, loadIndex } from "../posts/address-index.ts";
import { loadArchive } from "../posts/load-archive.ts";
import { encodedPath } from "../provider.ts";
import { type Source, showsSamples } from "../source.ts";

const isEmpty = (html: string): boolean => plainText(html) === "" && !/<(?:img|picture|video|iframe|svg)\b/i.test(html);

/** Numbers of the pages that hold nothing, such as the one that WordPress shows its posts on. A page of pictures, videos
 * or shortcodes has no excerpt either, so that of those few the text is read. */
const emptyPages = (source: Source): Promise<FetchResult<number[]>> =>
  source.emptyPages.load("all", async () => {
    const items = await findAll(source, "pages", "id,slug,link,title,excerpt", IndexedItem);
    const wordless = items.filter(({ excerpt }) => excerpt?.rendered.trim() === "").map(({ id }) => id);
    if (wordless.length === 0) return [];
    const query = { include: wordless.join(",") };
    const texts = await findAll(source, "pages", "id,slug,link,title,content", IndexedItem, query);
    return texts.filter(({ content }) => isEmpty(content?.rendered ?? "")).map(({ id }) => id);
  });

export interface SiteFile {
  xml: string;
  readAt?: number;
}

/** The sitemap: pages of the build, then pages, posts and lists of the provider, unavailable while one of those is.
 * @param dates days on which the text of built pages last changed */
export async function contentSitemap(
  dates: Readonly<Record<string, string>>,
  source: Source | undefined,
): Promise<FetchResult<SiteFile>> {
  if (!source) return { status: "found", value: { xml: renderSitemap((path) => dates[path]) } };
  const [index, without] = await Promise.all([loadIndex(source, lookupTime), emptyPages(source)]);
  const failure = failureOf(index) ?? (without.status === "unavailable" ? without.failure : undefined);
  if (failure) return { status: "unavailable", failure };
  const empty = new Set(without.status === "found" ? without.value : []);
  const shownPages = index.items.filter(
    ({ id, type, path, isProtected }) =>
      type === "page" && path !== pages.home.path && !isProtected && !empty.has(id) && !builtPaths.has(path),
  );
  const posts = listedPosts(index);
  const used = new Set(posts.flatMap(({ terms }) => terms));
  const lists = index.terms.filter(({ id, slug }) => used.has(id) && slug !== "uncategorized");
  const changes = new Map(posts.map((post) => [getSitePath(post), post.modified]));
  const samples = new Set(showsSamples(source) ? [] : articles.map(({ slug }) => blogPath(slug)));
  const xml = renderSitemap(
    // A post of the provider stands in the place of a sample of its name.
    (path) => changes.get(path) ?? dates[path],
    [
      ...[...shownPages, ...posts].map((item) => ({ path: getSitePath(item), changed: item.modified || undefined })),
      ...lists.map(({ path }) => ({ path: encodedPath(path) })),
    ],
    (path) => !samples.has(path) || changes.has(path),
  );
  return { status: "found", value: { xml, readAt: index.readAt } };
}

/** The feed: the provider's newest posts and, unless they are switched off, our samples; unavailable while posts are. */
export async function contentFeed(source: Source | undefined): Promise<FetchResult<SiteFile>> {
  if (!source) return { status: "found", value: { xml: renderFeed() } };
  const result = await loadArchive(pages.blog.path, source);
  if (result.status !== "found") return result;
  const { posts, failure } = result.value;
  if (failure) return { status: "unavailable", failure };
  const index = await loadIndex(source);
  const theirs = posts.map(
    ({ id, slug, title, summary, categories, date }): FeedItem => ({
      slug,
      title: title.rendered,
      excerpt: summary,
      category: categories[0] ?? "",
      date: index.items.find((item) => item.type === "post" && item.id === id)?.date || date || "",
    }),
  );
  const samples = showsSamples(source) ? articles.filter(({ slug }) => !posts.some((post) => post.slug === slug)) : [];
  const xml = renderFeed([...theirs.filter(({ date }) => date !== ""), ...samples]);
  return { status: "found", value: { xml, readAt: index.readAt } };
}
