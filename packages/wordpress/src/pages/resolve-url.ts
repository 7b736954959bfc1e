import { isInOwnSection } from "@site/core/content/built-paths";
import { blogPath, isArchivePath, pages } from "@site/core/site/pages";
import { feedPath } from "@site/core/site/redirects";
import { getFile } from "../clean/rewrite-links.ts";
import { type AddressIndex, failureOf, frontsOf, loadIndex } from "../posts/address-index.ts";
import { loadArchive, splitPage } from "../posts/load-archive.ts";
import { encodedPath } from "../provider.ts";
import type { Source } from "../source.ts";

/** What an address stands for. Paths of redirects are addresses as they are sent, all others are plain. */
export type Place =
  | { kind: "post"; slug: string }
  | { kind: "page"; slug: string; path: string }
  | { kind: "archive"; path: string }
  | { kind: "redirect"; to: string }
  | { kind: "none" };

const none: Place = { kind: "none" };
const redirect = (to: string | undefined): Place => (to === undefined ? none : { kind: "redirect", to });

/** What the edge makes of "/?p=12" and its like: an address of WordPress that is a query. */
const queried = /^\/-\/([a-z_]+)\/([^/]{1,100})$/;

export function parseQueryPath(path: string): { name: string; value: string } | undefined {
  const [, name, value] = queried.exec(path) ?? [];
  return name && value ? { name, value } : undefined;
}

function placeOfQuery({ terms, addresses }: AddressIndex, { name, value }: { name: string; value: string }): Place {
  if (name === "s") return redirect(`${pages.search.path}?q=${encodeURIComponent(value)}`);
  if (name === "feed") return redirect(feedPath);
  if (name === "p" || name === "page_id") return redirect(addresses.get(`?p=${value}`));
  const term = terms.find(({ id, kind, slug }) =>
    name === "cat" ? kind === "category" && String(id) === value : name === kind && slug === value,
  );
  return redirect(term && encodedPath(term.path));
}

/** Spellings of an address that WordPress has beside the one that counts. */
function withoutSuffix(path: string): Place | undefined {
  if (/\/feed(\/(rss2?|atom|rdf))?$/.test(path)) return redirect(feedPath);
  const [, base] = /^(.+)\/(?:page\/1|comment-page-\d+|amp|embed)$/.exec(path) ?? [];
  return base ? redirect(encodedPath(base)) : undefined;
}

/** A text that WordPress breaks into numbered parts stands whole at its address. */
function placeOfPart({ addresses }: AddressIndex, path: string): Place | undefined {
  // "/page/2" is the second page of a list, whatever page has the name "page".
  const [, whole] = /^(.+)(?<!\/page)\/\d{1,2}$/.exec(path) ?? [];
  const target = whole && addresses.get(whole);
  return target ? redirect(target) : undefined;
}

function placeOfPath(index: AddressIndex, path: string): Place | undefined {
  const { path: base, page } = splitPage(path);
  const item = index.items.find((candidate) => candidate.path === base && (candidate.type === "page" || page === 1));
  const target = index.addresses.get(base);
  if (!item || target === undefined) return placeOfPart(index, path);
  if (item.type === "post" || target !== encodedPath(base)) return redirect(target);
  return page === 1 ? { kind: "page", slug: item.slug, path: base } : undefined;
}

/** A list of posts; a page of it that doesn't exist leads to its first, and a category's child to its whole path. */
async function placeOfArchive(source: Source, index: AddressIndex, path: string): Promise<Place | undefined> {
  // Without the index a plain path is asked for as a page and no more: one patience for one visitor.
  if (failureOf(index, ["post"]) && !isArchivePath(path)) return undefined;
  const { path: base, page } = splitPage(path);
  if (base === "/category/uncategorized") return redirect(pages.blog.path);
  const { status } = await loadArchive(path, source);
  if (status === "found" || (status === "unavailable" && isArchivePath(path))) return { kind: "archive", path };
  if (page > 1 && (await loadArchive(base, source)).status === "found") return redirect(encodedPath(base));
  const [first, ...rest] = base.split("/").filter(Boolean);
  const term = index.terms.find(({ kind, slug }) => kind === first && slug === rest.at(-1));
  return term && term.path !== base ? redirect(encodedPath(term.path)) : undefined;
}

/** A file of the WordPress that stood at this site's address: it lies where that one lies now. */
const isUpload = /^\/wp-content\/uploads\/./;

/** Addresses of posts and lists, which are this site's own. */
function placeOfOurs(path: string): Place | undefined {
  const slug = /^\/(?:blog|post)\/([^/]+)$/.exec(path)?.[1];
  if (slug) return { kind: "post", slug };
  const isList = path === pages.blog.path || path.startsWith(`${pages.search.path}/`);
  return isList ? { kind: "archive", path } : undefined;
}

const isYear = /^\/blog\/\d{4}$/;

/** A year's list of a WordPress whose permalinks begin as our posts do has another address here. */
function placeOfYear(index: AddressIndex, path: string): Place | undefined {
  const isPost = index.items.some(({ type, slug }) => type === "post" && blogPath(slug) === path);
  const isList = frontsOf(index).includes(pages.blog.path) && !isPost;
  return isList ? redirect(path.replace(pages.blog.path, `${pages.blog.path}/date`)) : undefined;
}

/** A page of all posts, which needs no index. */
async function placeOfNumbered(source: Source, path: string): Promise<Place | undefined> {
  const { path: list, page } = splitPage(path);
  if (page === 1 || list !== pages.blog.path) return undefined;
  return (await loadArchive(path, source)).status === "missing" ? redirect(list) : { kind: "archive", path };
}

function placeByIndex(index: AddressIndex, path: string): Place | undefined {
  const query = parseQueryPath(path);
  return query ? placeOfQuery(index, query) : (withoutSuffix(path) ?? placeOfPath(index, path));
}

/** What a path that no page of the build has stands for, by the index of the provider's addresses.
 * @param path plain
 * @returns "none" for what only the provider itself could tell */
export async function resolveUrl(path: string, source: Source | undefined): Promise<Place> {
  const own = placeOfOurs(path);
  if (own && !(source && isYear.test(path))) return own;
  const named: Place = { kind: "page", slug: path.slice(path.lastIndexOf("/") + 1), path };
  const onTop = path.lastIndexOf("/") === 0 ? named : none;
  if (!source) return onTop;
  const numbered = await placeOfNumbered(source, path);
  if (numbered) return numbered;
  if (isUpload.test(path)) return redirect(getFile(source.provider, encodedPath(path)));
  const index = await loadIndex(source);
  if (own) return placeOfYear(index, path) ?? own;
  const known = placeByIndex(index, path);
  if (isInOwnSection(path)) return known?.kind === "redirect" ? known : none;
  // What nobody knows is newer than the index, perhaps.
  return known ?? (await placeOfArchive(source, index, path)) ?? (failureOf(index) ? named : onTop);
}
