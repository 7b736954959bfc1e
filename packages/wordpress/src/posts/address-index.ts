import { builtPaths, isOurs } from "@site/core/content/built-paths";
import { plainText } from "@site/core/content/plain-text";
import { blogPath, decodeSegment, pages } from "@site/core/site/pages";
import { withTimeout } from "@site/core/with-timeout";
import { namesSite } from "../clean/rewrite-links.ts";
import { type FetchResult, noneWhereHidden, ProviderFailure } from "../fetch/failure.ts";
import { lookupTime } from "../fetch/fetch-provider.ts";
import { findAll } from "../fetch/rest-client.ts";
import { IndexedItem, IndexedTerm } from "../fetch/rest-schemas.ts";
import { encodedPath, type Provider, pathOfLink } from "../provider.ts";
import type { Source } from "../source.ts";
import { titleOf } from "./title-of.ts";

/** A published page or post of the provider: where it lies there, and what lists and neighbors need of it. */
export type KnownItem = ReturnType<typeof toItem>;

export type KnownTerm = ReturnType<typeof toTerm>;

/** Every address of the provider that is read without asking for it. */
export interface AddressIndex {
  items: KnownItem[];
  terms: KnownTerm[];
  /** What became of each of its lists: what one that can't be had would name may be there all the same. */
  lists: Lists;
  readAt: number | undefined;
  /** Addresses of the provider, by path and as "?p=" with a number, to those of this site. Our own pages stay ours. */
  addresses: ReadonlyMap<string, string>;
  /** What the provider calls itself where it is not asked there. */
  alias: string | undefined;
}

const utc = (time: string | null | undefined): string => (time ? `${time}Z` : "");

const toItem = (provider: Provider, type: "page" | "post", item: IndexedItem) => ({
  id: item.id,
  type,
  slug: decodeSegment(item.slug),
  title: titleOf(item.title.rendered, { slug: item.slug, type, date: item.date }),
  /** Below the provider's base, plain. */
  path: pathOfLink(provider, item.link),
  origin: URL.parse(item.link, provider.base.href)?.origin ?? provider.base.origin,
  /** UTC, ISO. */
  date: utc(item.date_gmt),
  /** In the provider's own zone: its archives go by it. */
  localDate: item.date ?? "",
  modified: utc(item.modified_gmt),
  author: item.author ?? 0,
  terms: [...(item.categories ?? []), ...(item.tags ?? [])],
  isProtected: item.content?.protected ?? false,
});

const toTerm = (provider: Provider, kind: "category" | "tag", term: IndexedTerm) => ({
  id: term.id,
  kind,
  slug: decodeSegment(term.slug),
  name: plainText(term.name),
  path: pathOfLink(provider, term.link),
  parent: term.parent ?? 0,
});

const itemFields = "id,slug,link,title,date,date_gmt,modified_gmt,author,content.protected,categories,tags";
const termFields = "id,slug,name,link,parent";

const readItems = async (source: Source, type: KnownItem["type"]): Promise<KnownItem[]> => {
  const items = (await findAll(source, `${type}s`, itemFields, IndexedItem)).map((item) =>
    toItem(source.provider, type, item),
  );
  // What can't be shown here must not be linked, found or listed either.
  return type === "page"
    ? items.filter(({ path }) => !isOurs(path))
    : items.sort((a, b) => b.date.localeCompare(a.date));
};

const readTerms = async (source: Source, kind: KnownTerm["kind"]): Promise<KnownTerm[]> => {
  const resource = kind === "category" ? "categories" : "tags";
  const reading = findAll(source, resource, termFields, IndexedTerm, { hide_empty: "true" });
  const terms = (await noneWhereHidden(reading, [404])) ?? [];
  return terms.map((term) => toTerm(source.provider, kind, term));
};

const late = (): FetchResult<never> => ({
  status: "unavailable",
  failure: new ProviderFailure("timeout", "The content provider's addresses took too long."),
});

async function loadLists(source: Source, time: number) {
  const inTime = <Value>(list: Promise<FetchResult<Value>>) => withTimeout(list, time, late);
  const items = (type: KnownItem["type"]) => inTime(source.items.load(type, () => readItems(source, type)));
  const terms = (kind: KnownTerm["kind"]) => inTime(source.terms.load(kind, () => readTerms(source, kind)));
  const lists = [items("page"), items("post"), terms("category"), terms("tag")] as const;
  const [page, post, category, tag] = await Promise.all(lists);
  return { page, post, category, tag };
}

const listedKinds = ["page", "post", "category", "tag"] as const;

type Lists = Awaited<ReturnType<typeof loadLists>>;

const itemsOf = <Item>(list: FetchResult<Item[]>): Item[] => (list.status === "found" ? list.value : []);

/** The one address of an item on this site. */
export const getSitePath = ({ type, slug, path }: KnownItem): string =>
  type === "post" ? blogPath(slug) : encodedPath(path);

/** Posts that lists show, newest first. */
export const listedPosts = ({ items }: AddressIndex): KnownItem[] =>
  items.filter(({ type, isProtected }) => type === "post" && !isProtected);

function getAddresses(items: readonly KnownItem[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const item of items) {
    const isBuilt = builtPaths.has(item.path) || item.path === pages.home.path;
    const target = isBuilt ? item.path : getSitePath(item);
    // Where a page and a post have one address, WordPress shows the page, and pages come first.
    if (!addresses.has(item.path)) addresses.set(item.path, target);
    addresses.set(`?p=${item.id}`, target);
  }
  return addresses;
}

/** All links of a provider that was moved have its name, but those that lead elsewhere. */
function findAlias({ base }: Provider, items: readonly KnownItem[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { origin } of items) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const url = most && new URL(most[0]);
  return url && url.host !== base.host && !namesSite(url) ? url.origin : undefined;
}

/** The index that was last put together of a source's lists: looking things up in it builds maps. */
const composed = new WeakMap<Source["items"], AddressIndex>();

function compose(source: Source, lists: Lists): AddressIndex {
  const known = composed.get(source.items);
  if (known && listedKinds.every((name) => known.lists[name] === lists[name])) return known;
  const times = listedKinds.flatMap((name) => source.items.readAt(name) ?? source.terms.readAt(name) ?? []);
  const items = [...itemsOf(lists.page), ...itemsOf(lists.post)];
  const index: AddressIndex = {
    items,
    terms: [...itemsOf(lists.category), ...itemsOf(lists.tag)],
    lists,
    readAt: times.sort((a, b) => a - b)[0],
    addresses: getAddresses(items),
    alias: findAlias(source.provider, items),
  };
  composed.set(source.items, index);
  return index;
}

/** How long a page waits for the index, ms: without it links stay as WordPress has them, and lead on by a redirect. */
const timeoutMs = 2500;

/** All pages, posts and terms, as far as they can be read; `lists` tells what is missing.
 * @param time how long is waited, ms */
export const loadIndex = async (source: Source, time = timeoutMs): Promise<AddressIndex> =>
  compose(source, await loadLists(source, time));

/** Why an index is not whole. @param names lists that matter, all unless told otherwise */
export const failureOf = ({ lists }: AddressIndex, names: readonly (keyof Lists)[] = listedKinds) =>
  names.map((name) => (lists[name].status === "unavailable" ? lists[name].failure : undefined)).find(Boolean);

/** All pages, posts and terms. @throws ProviderFailure when one of these lists can't be had */
export async function readIndexOrFail(source: Source, names?: readonly (keyof Lists)[]): Promise<AddressIndex> {
  const index = await loadIndex(source, lookupTime);
  const failure = failureOf(index, names);
  if (failure) throw failure;
  return index;
}

const ownFirsts = /^\/(?:blog|post|category|tag|author|search)(?=\/)/;

/** An address as logs may have it: one of the provider's, or the shape of what a visitor may have written. */
export function loggablePath(source: Source | undefined, path: string): string {
  const { items = [], terms = [] } = (source && composed.get(source.items)) ?? {};
  const isKnown =
    [...items, ...terms].some((each) => each.path === path) ||
    items.some((item) => decodeSegment(getSitePath(item)) === path);
  return isKnown ? path : `${ownFirsts.exec(path)?.[0] ?? ""}/*`;
}

/** What stands before the addresses of WordPress's own lists, "" or a path: permalinks may begin with a fixed part, and
 * those of another language with its name. */
export function frontsOf({ items, terms }: AddressIndex): string[] {
  const ofTerms = terms.flatMap(({ path, kind }) => new RegExp(`^(.*?)/${kind}/`).exec(path)?.[1] ?? []);
  if (ofTerms.length > 0) return [...new Set(ofTerms)];
  const folders = items.filter(({ type }) => type === "post").map(({ path }) => path.split("/").slice(1, -1));
  const [first = [], ...others] = folders;
  const isFixed = (part: string, place: number) => !/^\d+$/.test(part) && others.every((each) => each[place] === part);
  const end = first.findIndex((part, place) => !isFixed(part, place));
  const fixed = end < 0 ? first : first.slice(0, end);
  return [fixed.map((part) => `/${part}`).join("")];
}

/** The source with the addresses of an index, for links in what its provider says. */
export const withAddresses = (source: Source, { addresses, alias }: AddressIndex): Source => ({
  ...source,
  provider: { ...source.provider, addresses, alias },
});

/** The source with the addresses of its provider, as far as they are known. */
export const loadAddresses = async (source: Source): Promise<Source> => withAddresses(source, await loadIndex(source));
