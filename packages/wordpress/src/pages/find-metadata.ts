import { AppError, generalFailure } from "@site/core/contract/errors";
import { seoMessages } from "@site/core/seo/contract";
import { buildMetadata, type PageMetadata } from "@site/core/seo/metadata-of";
import type { Source } from "../source.ts";
import { loadDocument } from "./load-document.ts";

/** What a page of this site, or of the content provider, tells search engines and link previews.
 * @param path with or without query
 * @throws AppError notFound for an address without a page, unavailable while the provider is away */
export async function findMetadata(path: string, source: Source | undefined): Promise<PageMetadata> {
  const own = buildMetadata(path);
  if (own) return own;
  const document = await loadDocument(path.split(/[?#]/)[0] ?? "", source);
  if (document.metadata) return document.metadata;
  if (document.status === 503) throw new AppError("unavailable", generalFailure, { retryAfter: 5 });
  throw new AppError("notFound", seoMessages.pageUnknown);
}
