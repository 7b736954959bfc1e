import { buildMetadata, type PageMetadata } from "@site/core/seo/metadata-of";
import { renderHead, renderPlainHead } from "@site/core/seo/render-head";
import { cataloguePageData } from "@site/core/site/page-data";
import { type PageData, type PageDocument, restoreAddress } from "@site/core/site/page-document";
import { fullTitle, notFoundText } from "@site/core/site/pages";
import type { HandlerContext } from "../context.ts";
import { renderDocument } from "./page-server.ts";

export const notFoundHead = renderPlainHead(fullTitle("Page not found"), notFoundText);

interface OwnPage {
  path: string;
  start?: PageDocument["start"];
  /** What it shows beside its catalogue, by the address that a browser would ask. */
  data?: PageData;
  isRefused?: boolean;
}

const refusedHead = (path: string, metadata: PageMetadata): string =>
  `${renderHead(path, { ...metadata, title: `Error: ${metadata.title}` })}<script>${restoreAddress}</script>`;

export function renderBuiltPage(
  { settings }: HandlerContext,
  { path, start = "use", data = {}, isRefused = false }: OwnPage,
): Promise<string> {
  const metadata = buildMetadata(path);
  const head = metadata ? (isRefused ? refusedHead(path, metadata) : renderHead(path, metadata)) : notFoundHead;
  return renderDocument(settings.pagesDir, { path, head, data: { ...cataloguePageData(path), ...data }, start });
}
