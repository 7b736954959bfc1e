import { findArticle } from "@site/company/articles";
import { getBlocks, getPost, getRichPage } from "@site/core/content/contract";
import { pathOf } from "@site/core/contract/endpoint";
import { contentPageMetadata, postMetadata } from "@site/core/seo/content-metadata";
import { metadataOf, type PageMetadata } from "@site/core/seo/metadata-of";
import type { ContentAddress } from "@site/core/site/content-address";
import type { PageData } from "@site/core/site/page-document";
import { blogPath } from "@site/core/site/pages";
import { loadBlocks } from "./load-blocks.ts";
import { loadPost } from "./load-post.ts";
import { loadRichPage } from "./load-rich-page.ts";
import type { Outcome } from "./outcome.ts";
import type { Source } from "./source.ts";

/** A page of the content provider as a server renders it: with its answers, or with the certainty that there are none. */
export interface ContentDocument {
  status: 200 | 404 | 502;
  /** Answers by the URL that the browser would ask; null where there is nothing, so that it does not ask again. */
  data: PageData;
  metadata?: PageMetadata;
}

const statusOf = ({ status }: Outcome<unknown>): ContentDocument["status"] => (status === "unavailable" ? 502 : 404);

async function loadPostDocument(slug: string, source: Source | undefined): Promise<ContentDocument> {
  const post = await loadPost(slug, source);
  const url = pathOf(getPost, { slug });
  if (post.status === "found") return { status: 200, data: { [url]: post.value }, metadata: postMetadata(post.value) };
  // An article of ours stands in for a post that the provider doesn't have.
  const metadata = findArticle(slug) && metadataOf(blogPath(slug));
  return { status: metadata ? 200 : statusOf(post), data: { [url]: null }, ...(metadata ? { metadata } : {}) };
}

async function loadPageDocument(slug: string, source: Source | undefined): Promise<ContentDocument> {
  const rich = await loadRichPage(slug, source);
  const richUrl = pathOf(getRichPage, { slug });
  if (rich.status === "found" && rich.value.success) {
    return { status: 200, data: { [richUrl]: rich.value }, metadata: contentPageMetadata(slug, rich.value.page) };
  }
  const nothing = { [richUrl]: null, [pathOf(getBlocks, { slug })]: null };
  // A page that is missing, or whose provider is, has no blocks either.
  if (rich.status !== "found") return { status: statusOf(rich), data: nothing };
  const blocks = await loadBlocks(slug, source);
  if (blocks.status !== "found" || blocks.value.content === "") return { status: statusOf(blocks), data: nothing };
  const data = { ...nothing, [pathOf(getBlocks, { slug })]: blocks.value };
  return { status: 200, data, metadata: contentPageMetadata(slug, blocks.value) };
}

/** What the provider has at an address, its true status and its head. */
export const loadDocument = ({ kind, slug }: ContentAddress, source: Source | undefined): Promise<ContentDocument> =>
  kind === "post" ? loadPostDocument(slug, source) : loadPageDocument(slug, source);
