import type { Archive, FoundPage } from "@site/core/content/contract";
import { pages } from "@site/core/site/pages";
import { searchOwnPages, searchTitles } from "@site/core/site-search/search-own-pages";
import { cutText } from "@site/core/text/cut-text";
import type { FetchResult, ProviderFailure } from "../fetch/failure.ts";
import { readList } from "../fetch/rest-client.ts";
import { FoundItem } from "../fetch/rest-schemas.ts";
import type { Source } from "../source.ts";
import { type AddressIndex, getSitePath, readIndexOrFail } from "./address-index.ts";

const mostFound = 30;

async function providerPages(source: Source, index: AddressIndex, search: string): Promise<FoundPage[]> {
  const query = { search, per_page: String(mostFound), type: "post", subtype: "post,page", _fields: "id" };
  const found = await readList(source, "search", query, FoundItem);
  const open = index.items.filter(({ isProtected }) => !isProtected);
  const asked = found.flatMap(({ id }) => open.find((item) => item.id === id) ?? []);
  // WordPress looks for the words as they stand.
  const shown = asked.length > 0 ? asked : await searchTitles(open, search);
  return shown.map((item) => ({ title: item.title, path: getSitePath(item) }));
}

export type PartialArchive = Archive & { failure?: ProviderFailure };

export const shortArchive = ({ path, title }: { path: string; title: string }): Archive => ({
  path,
  title,
  page: 1,
  pages: 1,
  posts: [],
  hasSamples: false,
});

/** What this site and the provider have on some words: our own pages first. @param text as typed */
export async function searchArchive(text: string, source: Source | undefined): Promise<FetchResult<PartialArchive>> {
  const search = cutText(text.replace(/\s+/g, " ").trim(), 100);
  const own = search ? await searchOwnPages(search) : [];
  const archive = (found: FoundPage[]): Archive => ({ ...shortArchive(pages.search), found });
  if (!source || !search) return { status: "found", value: archive(own) };
  const result = await source.archives.load(`?${search.toLowerCase()}`, async () => {
    const theirs = await providerPages(source, await readIndexOrFail(source, ["page", "post"]), search);
    const known = new Set(own.map(({ path }) => path));
    return archive([...own, ...theirs.filter(({ path }) => !known.has(path))].slice(0, mostFound));
  });
  if (result.status !== "unavailable") return result;
  return { status: "found", value: { ...archive(own), isPartial: true, failure: result.failure } };
}
