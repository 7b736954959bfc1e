import type { ContentChange } from "@site/core/content/change-contract";
import {
  getBlocksEndpoint,
  getPostEndpoint,
  getRichPageBySlugEndpoint,
  getRichPageEndpoint,
} from "@site/core/content/contract";
import { getPath } from "@site/core/contract/endpoint";
import { apiPaths } from "@site/core/contract/paths";
import { blogPath, decodeSegment, pages } from "@site/core/site/pages";
import { feedPath, sitemapPath } from "@site/core/site/redirects";
import { cleanSlug, encodedPath, type Provider, providerPath } from "../provider.ts";
import type { Source } from "../source.ts";

const getSlugs = (change: ContentChange): string[] =>
  "slugs" in change ? change.slugs.flatMap((slug) => cleanSlug(decodeSegment(slug)) ?? []) : [];

/** Plain paths on this site; that of the start page is this site's own. */
const getPaths = (provider: Provider, change: ContentChange): string[] =>
  "paths" in change
    ? change.paths.flatMap((path) => {
        const url = URL.parse(path, provider.base.href);
        const plain = url ? providerPath(provider, url) : "/";
        return plain === "/" ? [] : [plain];
      })
    : [];

/** Makes a process forget what changed, as far as it was read before a time, ms since 1970: the texts themselves, and
 * every list, since each of them may name them. */
export function invalidateChanges(source: Source, changes: readonly ContentChange[], before: number): void {
  const isAll = changes.some(({ type }) => type === "all");
  const slugs = new Set(changes.flatMap(getSlugs));
  const paths = changes.flatMap((change) => getPaths(source.provider, change));
  const isNamed = (key: string): boolean => {
    const name = key.split(" ")[0] ?? "";
    return isAll || slugs.has(name) || paths.some((path) => name === path || name.startsWith(`${path}/`));
  };
  const { posts, rich, blocks, styles, lists, queries, items, terms, archives, menus, emptyPages, redirects } = source;
  for (const cache of [posts, rich, blocks]) cache.forget(isNamed, before);
  for (const cache of [lists, queries, items, terms, archives, menus, emptyPages, redirects])
    cache.forget(() => true, before);
  styles.forget(() => isAll, before);
}

/** Addresses that may name any text: lists, search, files for machines. */
const shared = [
  pages.blog.path,
  `${pages.blog.path}/page/*`,
  `${pages.search.path}*`,
  "/-/*",
  feedPath,
  sitemapPath,
  `${apiPaths.getArchive}*`,
  `${apiPaths.getSeo}*`,
  `${apiPaths.listContent.replace("{resource}", "p")}*`,
];

const ofPost = (slug: string): string[] => [blogPath(slug), getPath(getPostEndpoint, { slug: decodeSegment(slug) })];

function ofPage(asked: string): string[] {
  const slug = decodeSegment(asked);
  return [
    `${getPath(getRichPageEndpoint, { slug })}*`,
    getPath(getRichPageBySlugEndpoint, { slug }),
    `${getPath(getBlocksEndpoint, { slug })}*`,
    apiPaths.getRichConfig.replace("{file}", `${encodeURIComponent(slug)}.js`),
    `${apiPaths.getRichStyle.replace("{slug}", encodeURIComponent(slug)).replace("{file}", "")}*`,
  ];
}

/** Links of WordPress write the bytes of other scripts in lower case. */
const spellings = (path: string): string[] => [path, path.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())];

/** As many paths with a * as CloudFront empties at a time. */
const mostWildcards = 15;

/** What the edge keeps of the changed texts, as CloudFront takes it: paths, some of them with `*` at their end. */
export function getEdgePaths(provider: Provider, changes: readonly ContentChange[]): string[] {
  if (changes.some(({ type }) => type === "all")) return ["/*"];
  const own = changes.flatMap((change) => [
    ...getSlugs(change).flatMap((slug) => (change.type === "post" ? ofPost(slug) : ofPage(slug))),
    ...getPaths(provider, change).map((path) => `${encodedPath(path)}*`),
  ]);
  const paths = [...new Set([...shared, ...own.flatMap(spellings)])];
  return paths.filter((path) => path.endsWith("*")).length > mostWildcards ? ["/*"] : paths;
}
