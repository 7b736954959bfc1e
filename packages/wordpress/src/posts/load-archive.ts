import type { Archive } from "@site/core/content/contract";
import { isPageEnabled, pages } from "@site/core/site/pages";
import { type FetchResult, noneWhereHidden } from "../fetch/failure.ts";
import { findNewest, findPosts, readList } from "../fetch/rest-client.ts";
import { Author } from "../fetch/rest-schemas.ts";
import { cleanSlug, pathOfLink, plainPath } from "../provider.ts";
import { type Source, showsSamples } from "../source.ts";
import {
  type AddressIndex,
  failureOf,
  frontsOf,
  type KnownItem,
  listedPosts,
  loadIndex,
  readIndexOrFail,
  withAddresses,
} from "./address-index.ts";
import { withMenus } from "./load-menus.ts";
import { type PartialArchive, searchArchive, shortArchive } from "./search-archive.ts";
import { toContentItem } from "./to-post.ts";

/** As many as WordPress shows unless told otherwise, so that its numbered pages mean the same here. */
const pageLength = 10;

interface Selection {
  title: string;
  posts: KnownItem[];
}

export function splitPage(path: string): { path: string; page: number } {
  const [, base = path, number = "1"] = /^(.*)\/page\/([1-9]\d{0,3})$/.exec(path) ?? [];
  return { path: base || "/", page: Number(number) };
}

function withChildren({ terms }: AddressIndex, id: number): Set<number> {
  const ids = new Set([id]);
  for (let size = 0; size < ids.size; ) {
    size = ids.size;
    for (const term of terms) if (ids.has(term.parent)) ids.add(term.id);
  }
  return ids;
}

function ofTerm(index: AddressIndex, path: string): Selection | undefined {
  const term = index.terms.find((candidate) => candidate.path === path);
  if (!term) return undefined;
  const ids = withChildren(index, term.id);
  const posts = listedPosts(index).filter(({ terms }) => terms.some((each) => ids.has(each)));
  return { title: term.name, posts };
}

/** "/2026", "/2026/09" or "/2026/09/14", behind what permalinks begin with; "/date" where those have numbers. */
function ofTime(index: AddressIndex, path: string): Selection | undefined {
  const below = frontsOf(index).flatMap((front) => (path.startsWith(`${front}/`) ? path.slice(front.length) : []));
  const parts = below.map((rest) => /^(?:\/date)?\/(\d{4})(?:\/(\d\d))?(?:\/(\d\d))?$/.exec(rest)).find(Boolean);
  const [, year, month, day] = parts ?? [];
  if (!year) return undefined;
  const prefix = [year, month, day].flatMap((part) => part ?? []).join("-");
  const posts = listedPosts(index).filter(({ localDate }) => localDate.startsWith(prefix));
  const title = new Date(`${year}-${month ?? "01"}-${day ?? "01"}T00:00:00Z`).toLocaleDateString("en-US", {
    ...{ timeZone: "UTC", year: "numeric" },
    ...(month ? { month: "long" } : {}),
    ...(day ? { day: "numeric" } : {}),
  });
  return { title, posts };
}

async function ofAuthor(source: Source, index: AddressIndex, path: string): Promise<Selection | undefined> {
  const slug = cleanSlug(/\/author\/([^/]+)$/.exec(path)?.[1] ?? "");
  if (!slug) return undefined;
  const query = { slug: decodeURIComponent(slug), _fields: "id,name,slug,link" };
  // Many hide who writes: then nobody has a list.
  const found = await noneWhereHidden(readList(source, "users", query, Author));
  const author = found?.find((each) => each.slug === slug && pathOfLink(source.provider, each.link) === path);
  if (!author) return undefined;
  return { title: `Articles by ${author.name}`, posts: listedPosts(index).filter((post) => post.author === author.id) };
}

async function select(source: Source, index: AddressIndex, path: string): Promise<Selection | undefined> {
  if (path === pages.blog.path) return { title: pages.blog.title, posts: listedPosts(index) };
  const selection = ofTerm(index, path) ?? ofTime(index, path) ?? (await ofAuthor(source, index, path));
  return selection && selection.posts.length > 0 ? selection : undefined;
}

/** How long a first visitor waits for the addresses of all posts, ms, before WordPress is asked for its own list. */
const timeoutMs = 300;

async function readArchive(asked: Source, fullPath: string): Promise<Archive | undefined> {
  const { path, page } = splitPage(fullPath);
  const isBlog = path === pages.blog.path;
  const hasSamples = isBlog && page === 1 && showsSamples(asked);
  if (isBlog && failureOf(await loadIndex(asked, timeoutMs), ["post"])?.kind === "timeout") {
    const newest = await findNewest(asked, page, pageLength);
    const posts = newest?.items.map((item) => toContentItem(asked.provider, item)) ?? [];
    return newest && { path, title: pages.blog.title, page, pages: newest.pages, posts, hasSamples };
  }
  const index = await readIndexOrFail(asked, ["post"]);
  const selection = await select(asked, index, path);
  const failure = failureOf(index, ["category", "tag"]);
  // Among the terms that can't be read may be the one that is asked for.
  if (!selection && failure) throw failure;
  if (!selection) return undefined;
  const pageCount = Math.max(1, Math.ceil(selection.posts.length / pageLength));
  if (page > pageCount) return undefined;
  const shown = selection.posts.slice((page - 1) * pageLength, page * pageLength);
  const items = await findPosts(asked, shown);
  const { provider } = withAddresses(asked, index);
  const posts = items.map((item) => toContentItem(provider, item));
  return { path, title: selection.title, page, pages: pageCount, posts, hasSamples };
}

const samplesOnly: Archive = { ...shortArchive(pages.blog), hasSamples: true };

/** One page of a list of posts, or what a search finds.
 * @param asked path of the list, plain, such as "/category/doors/page/2" or "/search/fogged windows" */
export async function loadArchive(asked: string, source: Source | undefined): Promise<FetchResult<PartialArchive>> {
  const path = plainPath(asked);
  if (path.length > 300) return { status: "missing" };
  const search = `${pages.search.path}/`;
  if (path.startsWith(search)) return searchArchive(path.slice(search.length), source);
  const isOwn = path === pages.blog.path && isPageEnabled(path);
  if (!source) return isOwn ? { status: "found", value: samplesOnly } : { status: "missing" };
  const reading = source.archives.load(path, () => readArchive(source, path));
  const result = await (isOwn ? reading : withMenus(source, reading));
  if (result.status !== "unavailable" || !isOwn) return result;
  // Our own articles stay readable while the provider is away, unless they are switched off.
  const own = { ...samplesOnly, hasSamples: showsSamples(source), isPartial: true };
  return { status: "found", value: { ...own, failure: result.failure } };
}
