import { articles } from "@site/company/articles";
import type { Archive, PostLink } from "@site/core/content/contract";
import { builtPages } from "@site/core/site/built-pages";
import { pages } from "@site/core/site/pages";
import type { ProviderFailure } from "../fetch/failure.ts";
import type { Outcome } from "../fetch/outcome.ts";
import { readList } from "../fetch/rest-client.ts";
import { FoundItem } from "../fetch/rest-schemas.ts";
import { lookupSignal, type Source } from "../source.ts";
import { type AddressIndex, getSitePath, readIndexOrFail } from "./address-index.ts";

const mostFound = 30;

/** Pages of this site whose name, description or text has all the words. */
function ownPages(words: readonly string[]): PostLink[] {
  const bodies = new Map(articles.map(({ slug, sections }) => [slug, JSON.stringify(sections)]));
  return builtPages
    .filter(({ path, isIndexed = true }) => isIndexed && path !== pages.chat.path)
    .filter(({ path, title, description }) => {
      const text = `${title} ${description} ${bodies.get(path.split("/").at(-1) ?? "") ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map(({ path, title }) => ({ path, title }));
}

async function providerPages(source: Source, index: AddressIndex, search: string): Promise<PostLink[]> {
  const query = { search, per_page: String(mostFound), type: "post", subtype: "post,page", _fields: "id" };
  const found = (await readList(source, "search", query, FoundItem, lookupSignal())) ?? [];
  return found.flatMap(({ id }) => {
    const item = index.items.find((candidate) => candidate.id === id && !candidate.isProtected);
    return item ? [{ title: item.title, path: getSitePath(item) }] : [];
  });
}

export type PartialArchive = Archive & { failure?: ProviderFailure };

/** What this site and the provider have on some words: our own pages first. @param text as typed */
export async function searchArchive(text: string, source: Source | undefined): Promise<Outcome<PartialArchive>> {
  const search = text.replace(/\s+/g, " ").trim().slice(0, 100);
  const words = search.toLowerCase().split(" ").filter(Boolean);
  const own = words.length > 0 ? ownPages(words) : [];
  const archive = (found: PostLink[]): Archive => ({
    path: pages.search.path,
    title: pages.search.title,
    page: 1,
    pages: 1,
    posts: [],
    found,
    hasSamples: false,
  });
  if (!source || words.length === 0) return { status: "found", value: archive(own) };
  const outcome = await source.archives.load(`?${search.toLowerCase()}`, async () => {
    const theirs = await providerPages(source, await readIndexOrFail(source, ["page", "post"]), search);
    const known = new Set(own.map(({ path }) => path));
    return archive([...own, ...theirs.filter(({ path }) => !known.has(path))].slice(0, mostFound));
  });
  if (outcome.status !== "unavailable") return outcome;
  return { status: "found", value: { ...archive(own), isPartial: true, failure: outcome.failure } };
}
