import { metadataOf } from "@site/core/seo/metadata-of";
import { renderHead, renderPlainHead } from "@site/core/seo/render-head";
import { builtPages } from "@site/core/site/built-pages";
import { contentAddressOf } from "@site/core/site/content-address";
import { cataloguePageData } from "@site/core/site/page-data";
import { notFoundText, type Page } from "@site/core/site/pages";
import { fullTitle } from "@site/core/site/title";
import { loadDocument } from "@site/wordpress/load-document";
import { source } from "../content/source.ts";
import type { HandlerContext } from "../context.ts";
import { page, type RenderedAnswer } from "../http/page.ts";
import { renderDocument } from "./page-server.ts";

const notFoundHead = renderPlainHead(fullTitle("Page not found"), notFoundText);

const missingHeads = {
  page: renderPlainHead(fullTitle("Content not available"), notFoundText),
  post: renderPlainHead(fullTitle("Post not available"), notFoundText),
} as const;

/** A page of the build that the bucket has not, or no longer: during a deployment, say; else the not-found view. */
async function renderOwn({ settings }: HandlerContext, path: string, built: Page | undefined): Promise<RenderedAnswer> {
  const metadata = built && metadataOf(path);
  const head = metadata ? renderHead(path, metadata) : notFoundHead;
  const isReadOnly = built?.isReadOnly ?? false;
  const html = await renderDocument(settings.pagesDir, { path, head, data: cataloguePageData(path), isReadOnly });
  return { status: built ? 200 : 404, html };
}

/** What the bucket has no object for: what the content provider has at the address, else a page of ours. */
export const handler = page(async (context, path) => {
  const address = contentAddressOf(path);
  const built = builtPages.find((candidate) => candidate.path === path);
  if (!address || built) return renderOwn(context, path, built);
  const { status, data, metadata } = await loadDocument(address, source(context));
  const head = metadata ? renderHead(path, metadata) : missingHeads[address.kind];
  // A page of the provider may bring scripts, so only posts wait for a control to be used.
  const isReadOnly = status === 200 && address.kind === "post";
  return { status, html: await renderDocument(context.settings.pagesDir, { path, head, data, isReadOnly }) };
});
