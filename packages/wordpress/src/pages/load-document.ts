import { articles } from "@site/company/articles";
import {
  archiveUrl,
  failedKey,
  getBlocksEndpoint,
  getPostEndpoint,
  getRichPageEndpoint,
  pageUrl,
} from "@site/core/content/contract";
import { getPath } from "@site/core/contract/endpoint";
import { archiveMetadata, contentPageMetadata, postMetadata } from "@site/core/seo/content-metadata";
import { buildMetadata, type PageMetadata } from "@site/core/seo/metadata-of";
import type { PageData } from "@site/core/site/page-document";
import { blogPath } from "@site/core/site/pages";
import { askProvider, askQuery } from "../fetch/ask-provider.ts";
import type { FetchResult, ProviderFailure } from "../fetch/failure.ts";
import { failureOf, loadIndex, withAddresses } from "../posts/address-index.ts";
import { loadArchive } from "../posts/load-archive.ts";
import { withMenus } from "../posts/load-menus.ts";
import { loadPost } from "../posts/load-post.ts";
import { encodedPath, plainPath } from "../provider.ts";
import { type Source, showsSamples } from "../source.ts";
import { loadBlocks } from "./load-blocks.ts";
import { loadRichDocument, toRichPage } from "./load-rich-page.ts";
import { type Place, parseQueryPath, resolveUrl } from "./resolve-url.ts";

/** What the content provider has at an address, as a server renders it: with its answers, or with the certainty that
 * there are none. */
export interface ContentDocument {
  status: 200 | 301 | 404 | 503;
  kind: Place["kind"];
  /** Answers by the URL that the browser would ask; null where there is nothing, so that it does not ask again. */
  data: PageData;
  metadata?: PageMetadata;
  /** Where the text of the address is found for good, with 301. */
  location?: string;
  failure?: ProviderFailure;
}

const movedTo = (location: string): ContentDocument => ({ status: 301, kind: "redirect", data: {}, location });

type Missing = Exclude<FetchResult<never>, { status: "found" }>;

/** Nothing to show, and the certainty that there is nothing, or else why nobody knows. @param urls that answer so */
function nothingAt(kind: Place["kind"], result: Missing, urls: readonly string[]): ContentDocument {
  const data = Object.fromEntries(urls.map((url) => [url, null]));
  if (result.status === "missing") return { status: 404, kind, data };
  return { status: 503, kind, data: { ...data, [failedKey]: true }, failure: result.failure };
}

async function loadPostDocument(slug: string, source: Source | undefined): Promise<ContentDocument> {
  const kind = "post";
  const post = await loadPost(slug, source);
  const url = getPath(getPostEndpoint, { slug });
  if (post.status === "found")
    return { status: 200, kind, data: { [url]: post.value }, metadata: postMetadata(post.value) };
  // An article of ours stands in for a post that the provider doesn't have.
  const hasArticle = showsSamples(source) && articles.some((article) => article.slug === slug);
  const metadata = hasArticle ? buildMetadata(blogPath(slug)) : undefined;
  return metadata ? { status: 200, kind, data: { [url]: null }, metadata } : nothingAt(kind, post, [url]);
}

async function loadPageDocument(slug: string, path: string, source: Source | undefined): Promise<ContentDocument> {
  const kind = "page";
  const below = path.lastIndexOf("/") > 0 ? path : undefined;
  const address = encodedPath(path);
  const [richUrl, blocksUrl] = [pageUrl(getRichPageEndpoint, path), pageUrl(getBlocksEndpoint, path)];
  const rich = await withMenus(source, loadRichDocument({ slug, path: below }, source));
  // A page that is missing, or whose provider is, has no blocks either.
  if (rich.status !== "found") return nothingAt(kind, rich, [richUrl, blocksUrl]);
  const { page, isPost, isEmpty, leadsTo, failure } = rich.value;
  // A post, or a page that lies below another, was found by its name alone.
  if (page.url !== address) return movedTo(isPost ? blogPath(slug) : page.url);
  if (leadsTo) return movedTo(leadsTo);
  if (!isEmpty) {
    const data = { [richUrl]: toRichPage(rich.value) };
    return { status: 200, kind, data, metadata: contentPageMetadata(address, page), failure };
  }
  const blocks = await loadBlocks(slug, source, below);
  if (blocks.status !== "found") return nothingAt(kind, blocks, [richUrl, blocksUrl]);
  if (blocks.value.content === "") return nothingAt(kind, { status: "missing" }, [richUrl, blocksUrl]);
  const data = { [richUrl]: null, [blocksUrl]: blocks.value };
  return { status: 200, kind, data, metadata: contentPageMetadata(address, blocks.value) };
}

async function loadArchiveDocument(path: string, source: Source | undefined): Promise<ContentDocument> {
  const kind = "archive";
  const archive = await loadArchive(path, source);
  const url = archiveUrl(path);
  if (archive.status !== "found") return nothingAt(kind, archive, [url]);
  const { failure, ...value } = archive.value;
  const found = { kind, data: { [url]: value }, metadata: archiveMetadata(value) } as const;
  return failure ? { ...found, status: 503, failure } : { ...found, status: 200 };
}

async function load(place: Place, source: Source | undefined): Promise<ContentDocument> {
  if (place.kind === "redirect") return movedTo(place.to);
  if (place.kind === "post") return loadPostDocument(place.slug, source);
  if (place.kind === "page") return loadPageDocument(place.slug, place.path, source);
  if (place.kind === "archive") return loadArchiveDocument(place.path, source);
  return nothingAt("none", { status: "missing" }, []);
}

/** Where the provider says that an unknown address leads. Only while all addresses are known, the rest is nothing. */
async function askFor(document: ContentDocument, path: string, former: string, source: Source) {
  const index = await loadIndex(source);
  const query = parseQueryPath(path);
  const asked = withAddresses(source, index);
  const lead = await (query ? askQuery(asked, query.name, query.value) : askProvider(asked, former));
  if (lead.status === "missing") return document;
  const to = lead.status === "found" ? lead.value.to : undefined;
  if (to !== undefined && to !== encodedPath(path)) return movedTo(to);
  const failure = lead.status === "found" ? failureOf(index) : lead.failure;
  return failure ? nothingAt(document.kind, { status: "unavailable", failure }, Object.keys(document.data)) : document;
}

/** What the provider has at a path, its true status and its head, or where it leads.
 * @param asked path as the browser sent it; no page of the build has it */
export async function loadDocument(asked: string, source: Source | undefined): Promise<ContentDocument> {
  const path = plainPath(asked);
  const place = await resolveUrl(path, source);
  const document = await load(place, source);
  if (document.status !== 404 || !source) return document;
  if (place.kind !== "post") return askFor(document, path, path, source);
  const below = (await loadIndex(source)).items.find((item) => item.type === "page" && item.path === path);
  return below ? loadPageDocument(below.slug, path, source) : askFor(document, path, `/${place.slug}`, source);
}
