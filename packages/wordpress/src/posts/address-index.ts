import { plainText } from "@site/core/content/plain-text";
import { blogPath, decoded, pages } from "@site/core/site/pages";
import { withTimeout } from "@site/core/with-timeout";
import { ProviderFailure } from "../fetch/failure.ts";
import { findAll } from "../fetch/rest-client.ts";
import { type IndexedItem, IndexedItems, type IndexedTerm, IndexedTerms } from "../fetch/rest-schemas.ts";
import { ownAddress, type Provider } from "../provider.ts";
import { encodedPath, providerPath } from "../provider-path.ts";
import { lookupTime, type Source } from "../source.ts";
import { builtPaths, isOurs } from "./built-paths.ts";

/** A published page or post of the provider: where it lies there, and what lists and neighbors need of it. */
export interface KnownItem {
  id: number;
  type: "page" | "post";
  slug: string;
  title: string;
  /** Below the provider's base, plain. */
  path: string;
  /** UTC, ISO. */
  date: string;
  /** In the provider's own zone: its archives go by it. */
  localDate: string;
  modified: string;
  author: number;
  terms: number[];
  isProtected: boolean;
}

interface KnownTerm {
  id: number;
  kind: "category" | "tag";
  slug: string;
  name: string;
  path: string;
  parent: number;
}

/** Every address of the provider that is read without asking for it. */
export interface AddressIndex {
  items: KnownItem[];
  terms: KnownTerm[];
}

const pathOfLink = (provider: Provider, link: string): string => {
  const url = ownAddress(provider, link);
  return url ? providerPath(provider, url) : "/";
};

const utc = (time: string | null | undefined): string => (time ? `${time}Z` : "");

const toItem = (provider: Provider, type: KnownItem["type"], item: IndexedItem): KnownItem => ({
  id: item.id,
  type,
  slug: decoded(item.slug),
  title: plainText(item.title.rendered),
  path: pathOfLink(provider, item.link),
  date: utc(item.date_gmt),
  localDate: item.date ?? "",
  modified: utc(item.modified_gmt),
  author: item.author ?? 0,
  terms: [...(item.categories ?? []), ...(item.tags ?? [])],
  isProtected: item.content?.protected ?? false,
});

const toTerm = (provider: Provider, kind: KnownTerm["kind"], term: IndexedTerm): KnownTerm => ({
  id: term.id,
  kind,
  slug: decoded(term.slug),
  name: plainText(term.name),
  path: pathOfLink(provider, term.link),
  parent: term.parent ?? 0,
});

const itemFields = "id,slug,link,title,date,date_gmt,modified_gmt,author,content.protected,categories,tags";
const termFields = "id,slug,name,link,parent";

/** Terms that can't be listed cost their archives and nothing else. */
const orNone = <Item>(step: Promise<Item[]>): Promise<Item[]> =>
  step.catch((error: unknown) => {
    if (error instanceof ProviderFailure) return [];
    throw error;
  });

async function readIndex(source: Source): Promise<AddressIndex> {
  const { provider } = source;
  const items = (resource: "pages" | "posts") => findAll(source, resource, itemFields, IndexedItems);
  const terms = (resource: "categories" | "tags") =>
    orNone(findAll(source, resource, termFields, IndexedTerms, { hide_empty: "true" }));
  const [pageItems, postItems, categories, tags] = await Promise.all([
    items("pages"),
    items("posts"),
    terms("categories"),
    terms("tags"),
  ]);
  const newestFirst = postItems
    .map((item) => toItem(provider, "post", item))
    .sort((a, b) => b.date.localeCompare(a.date));
  return {
    // What can't be shown here must not be linked, found or listed either.
    items: [
      ...pageItems.map((item) => toItem(provider, "page", item)).filter(({ path }) => !isOurs(path)),
      ...newestFirst,
    ],
    terms: [
      ...categories.map((term) => toTerm(provider, "category", term)),
      ...tags.map((term) => toTerm(provider, "tag", term)),
    ],
  };
}

const waitFor = (source: Source, time: number) =>
  withTimeout(
    source.index.load("all", () => readIndex(source)),
    time,
    () => undefined,
  );

/** All pages, posts and terms. @throws ProviderFailure */
export async function readIndexOrFail(source: Source): Promise<AddressIndex> {
  const outcome = await waitFor(source, lookupTime);
  if (!outcome) throw new ProviderFailure("timeout", "The content provider's addresses took too long.");
  if (outcome.status === "unavailable") throw outcome.failure;
  return outcome.status === "found" ? outcome.value : noIndex;
}

/** What stands for the index while it can't be read. */
export const noIndex: AddressIndex = { items: [], terms: [] };

/** How long a page waits for the index, ms: without it links stay as WordPress has them, and lead on by a redirect. */
const patience = 2500;

/** All pages, posts and terms, or none while they can't be read.
 * @param time how long is waited, ms */
export async function loadIndex(source: Source, time = patience): Promise<AddressIndex> {
  const outcome = await waitFor(source, time);
  return outcome?.status === "found" ? outcome.value : noIndex;
}

/** The one address of an item on this site. */
export function getSitePath({ type, slug, path }: KnownItem): string {
  if (type === "post") return blogPath(slug);
  return encodedPath(path);
}

const addressMaps = new WeakMap<AddressIndex, ReadonlyMap<string, string>>();

/** Addresses of the provider, by path and as "?p=" with a number, to those of this site. Our own pages stay ours. */
function getAddresses(index: AddressIndex): ReadonlyMap<string, string> {
  const known = addressMaps.get(index);
  if (known) return known;
  const addresses = new Map<string, string>();
  for (const item of index.items) {
    const isBuilt = builtPaths.has(item.path) || item.path === pages.home.path;
    const target = isBuilt ? item.path : getSitePath(item);
    addresses.set(item.path, target);
    addresses.set(`?p=${item.id}`, target);
  }
  addressMaps.set(index, addresses);
  return addresses;
}

/** The source with the addresses of an index, for links in what its provider says. */
export const withAddresses = (source: Source, index: AddressIndex): Source => ({
  ...source,
  provider: { ...source.provider, addresses: getAddresses(index) },
});

/** The source with the addresses of its provider, as far as they are known. */
export const addressed = async (source: Source): Promise<Source> => withAddresses(source, await loadIndex(source));
