import { type BlocksPage, getBlocksEndpoint, getRichPageEndpoint, pageUrl } from "@site/core/content/contract";
import { parsePreviewPath } from "@site/core/content/preview";
import { renderPlainHead } from "@site/core/seo/render-head";
import { fullTitle } from "@site/core/site/pages";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import { loadPreview } from "@site/wordpress/pages/load-preview";
import { getSource } from "@site/wordpress/source";
import type { HandlerContext } from "../../context.ts";
import type { RenderedAnswer } from "../../http/page.ts";
import { renderDocument } from "../../http/page-server.ts";

const sentence = (title: string, content: string): BlocksPage => ({ title, content: `<p>${content}</p>` });

const expired = sentence("This preview has ended", "Links to previews work for an hour. Please press Preview again.");
const missing = sentence("Nothing to preview", "The text was deleted for good, or never saved.");
const away = sentence("No preview at the moment", "WordPress does not answer. Please try again in a minute.");

async function find(context: HandlerContext, path: string): Promise<{ status: 200 | 404 | 503; page: BlocksPage }> {
  const { settings, now } = context;
  const source = getSource(settings.wordpress);
  const secret = settings.wordpress?.secret;
  const id = secret && parsePreviewPath(secret, path, now());
  if (!source || !secret || !id) return { status: 404, page: missing };
  if (id === "expired") return { status: 404, page: expired };
  try {
    const page = await loadPreview(source, secret, id, now());
    return page ? { status: 200, page } : { status: 404, page: missing };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { status: 503, page: away };
  }
}

/** A draft for whoever has an editor's link, which nobody keeps or lists. @param path signed by WordPress */
export async function renderPreview(context: HandlerContext, path: string): Promise<RenderedAnswer> {
  const { status, page } = await find(context, path);
  const head = renderPlainHead(fullTitle(`Preview: ${page.title}`), "A text that is not published.");
  const data = { [pageUrl(getRichPageEndpoint, path)]: null, [pageUrl(getBlocksEndpoint, path)]: page };
  const rendered = { path, head, data, start: "control" } as const;
  return { status, isPrivate: true, body: await renderDocument(context.settings.pagesDir, rendered) };
}
