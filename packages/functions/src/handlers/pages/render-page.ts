import { archiveUrl, failedKey, getBlocksEndpoint, getRichPageEndpoint, pageUrl } from "@site/core/content/contract";
import { previewRoot } from "@site/core/content/preview";
import { getPath } from "@site/core/contract/endpoint";
import { listReviewsEndpoint } from "@site/core/reviews/contract";
import { feedLink, renderHead, renderPlainHead } from "@site/core/seo/render-head";
import { environment } from "@site/core/settings";
import { builtPages } from "@site/core/site/built-pages";
import { cataloguePageData } from "@site/core/site/page-data";
import type { PageDocument } from "@site/core/site/page-document";
import {
  calendarFile,
  decodeSegment,
  doneOf,
  fullTitle,
  isArchivePath,
  isRenderedOnDemand,
  isRequestPath,
  notFoundText,
  pages,
  parseThanksPath,
  requestPath,
  tokenOf,
} from "@site/core/site/pages";
import { feedPath, sitemapPath } from "@site/core/site/redirects";
import { withTimeout } from "@site/core/with-timeout";
import { type FetchResult, ProviderFailure } from "@site/wordpress/fetch/failure";
import { type ContentDocument, loadDocument } from "@site/wordpress/pages/load-document";
import { contentFeed, contentSitemap, type SiteFile } from "@site/wordpress/pages/site-files";
import { loggablePath } from "@site/wordpress/posts/address-index";
import { plainPath } from "@site/wordpress/provider";
import type { HandlerContext } from "../../context.ts";
import type { ApiEvent } from "../../http/api.ts";
import { page, type RenderedAnswer } from "../../http/page.ts";
import { loadRenderer, readPageDates, renderDocument, renderOnce } from "../../http/page-server.ts";
import { notFoundHead, renderBuiltPage } from "../../http/render-built-page.ts";
import { source } from "../content/source.ts";
import { renderPreview } from "./render-preview.ts";

// Before the first request Lambda gives a process a whole processor; in a test and on one machine there is no variable.
if (environment.PAGES_DIR) loadRenderer(environment.PAGES_DIR).catch(() => undefined);

const missingHeads = {
  page: renderPlainHead(fullTitle("Content not available"), notFoundText),
  post: renderPlainHead(fullTitle("Post not available"), notFoundText),
} as const;

const toLog = (path: string, { kind, status, asked }: ProviderFailure) => ({ path, kind, status, asked });

/** An older part of the provider in a file is said to be so, ms. */
const usualAge = 300_000;

const plainType = "text/plain; charset=utf-8";

function siteFile(path: string, file: FetchResult<SiteFile>, now: Date): RenderedAnswer {
  if (file.status !== "found") {
    const provider = file.status === "unavailable" ? { provider: toLog(path, file.failure) } : {};
    return { status: 503, type: plainType, body: "Please ask again in a moment.", ...provider };
  }
  const { xml, readAt } = file.value;
  const age = now.getTime() - (readAt ?? now.getTime());
  const staleness = age > usualAge ? { age: Math.round(age / 1000) } : {};
  return { status: 200, type: "application/xml; charset=utf-8", body: xml, ...staleness };
}

const thanksHead = renderPlainHead(fullTitle("Thank you"), "We have what you sent.");

/** What the thanks say of a request; undefined for a token that is none. Somebody who reads too many still gets thanks, with what the
 * token says by itself. */
async function describeRequest(context: HandlerContext, token: string, event: ApiEvent) {
  const { parseToken } = await import("@site/core/records/request-link");
  const { buildReference } = await import("@site/core/records/reference");
  const id = parseToken(token)?.id;
  if (!id) return undefined;
  const sent = { reference: buildReference(id), page: requestPath(token) };
  const { findRequest } = await import("@site/core/request-page/find-request");
  const { checkRate } = await import("../../http/rate-limit-guard.ts");
  await checkRate(context, event, { limit: "request-page-read", isLenient: () => true });
  // A request that waits in the queue has no row yet, and thanks go without a table.
  const found = event.isOverLimit ? undefined : await findRequest(context, token).catch(() => undefined);
  if (!found) return sent;
  const { describeSent } = await import("@site/core/records/describe-sent");
  const { publicUrl } = context.settings;
  const url = publicUrl ? { url: `${publicUrl}${sent.page}` } : {};
  return { ...describeSent(context, found.record, found.row), ...sent, ...url };
}

/** The pages that thank for a form. They say by when we answer, so they are not built; who sent something sees its
 * reference. */
async function renderThanks(
  context: HandlerContext,
  path: string,
  event: ApiEvent,
  token?: string,
): Promise<RenderedAnswer> {
  // Loads the table's client, which pages of the provider do without.
  const { loadOfficeClosings } = await import("@site/core/office/settings/load-office-closings");
  await loadOfficeClosings(context);
  const sent = token && (await describeRequest(context, token, event));
  const data = sent ? { [path]: sent } : {};
  const body = await renderDocument(context.settings.pagesDir, { path, head: thanksHead, data, start: "control" });
  return { status: 200, ...(token ? { isPrivate: true } : {}), body };
}

async function renderOwnRequest(context: HandlerContext, path: string, event: ApiEvent): Promise<RenderedAnswer> {
  const { checkRate } = await import("../../http/rate-limit-guard.ts");
  const { renderRequest, renderVisit } = await import("../request-page/render-request.ts");
  const { parsePending } = await import("../request-page/pending-change.ts");
  await checkRate(context, event, { limit: "request-page-read" });
  const [token, done] = [tokenOf(path), doneOf(path)];
  const file = done === calendarFile ? await renderVisit(context, token) : undefined;
  return file ?? renderRequest(context, { token, done, pending: parsePending(event) });
}

/** The page of all reviews. While they can't be had it comes without: then the browser asks for them. */
async function renderReviews(context: HandlerContext, { path }: { path: string }): Promise<RenderedAnswer> {
  const { listPublicReviews } = await import("@site/core/reviews/list-reviews");
  const reviews = await listPublicReviews(context).catch(() => undefined);
  const data = reviews ? { [getPath(listReviewsEndpoint)]: { reviews } } : {};
  return { status: 200, body: await renderBuiltPage(context, { path, data, start: reviews ? "control" : "idle" }) };
}

/** What the edge was asked for a search: the words are in its query. */
const browserPath = (path: string): string =>
  path.startsWith(`${pages.search.path}/`)
    ? `${pages.search.path}?q=${path.slice(pages.search.path.length + 1)}`
    : path;

function getHead(path: string, { kind, metadata }: ContentDocument): string {
  if (!metadata) return kind === "page" || kind === "post" ? missingHeads[kind] : notFoundHead;
  const head = renderHead(path.split("?")[0] ?? path, metadata);
  return kind === "page" ? head : head + feedLink;
}

/** Below our own sections their pages say what is missing; elsewhere nothing has to be asked for again. */
async function renderNothing(
  { settings }: HandlerContext,
  asked: string,
  status: 200 | 404 | 503,
): Promise<Extract<RenderedAnswer, { body: string }>> {
  // As the application names what it asks for, also where WordPress's own addresses end in a slash.
  const path = decodeSegment(asked).replace(/(.)\/+$/, "$1");
  const data = {
    ...cataloguePageData(path),
    [pageUrl(getRichPageEndpoint, path)]: null,
    [pageUrl(getBlocksEndpoint, path)]: null,
    ...(isArchivePath(path) ? { [archiveUrl(path)]: null } : {}),
    ...(status === 503 ? { [failedKey]: true } : {}),
  };
  const head = status === 503 ? missingHeads.page : notFoundHead;
  const rendered = { path: asked, head, data, start: "idle" } as const;
  return { status, body: await renderDocument(settings.pagesDir, rendered) };
}

/** The provider's share of the function's 12 s, ms: a page without its text says so and leads on. */
const timeoutMs = 8500;

const late = (): ContentDocument => ({
  status: 503,
  kind: "none",
  data: {},
  failure: new ProviderFailure("timeout", "The content provider took too long."),
});

/** A page of the provider may bring scripts, and what could not be had is asked for again. */
function startOf({ status, kind }: ContentDocument): PageDocument["start"] {
  if (status !== 200 || kind === "page") return "idle";
  return kind === "post" ? "control" : "use";
}

async function renderContent(context: HandlerContext, asked: string): Promise<RenderedAnswer> {
  const provided = await source(context);
  const document = await withTimeout(loadDocument(asked, provided), timeoutMs, late);
  const { status, kind, location, failure } = document;
  if (status === 301) return { status, location: location ?? pages.home.path };
  const provider = failure && toLog(loggablePath(provided, plainPath(asked)), failure);
  if (kind === "none") return { ...(await renderNothing(context, asked, status)), provider };
  const path = browserPath(asked);
  const head = getHead(path, document);
  const rendered = { path, head, data: document.data, start: startOf(document) };
  return { status, body: await renderOnce(context.settings.pagesDir, rendered), provider };
}

/** What the bucket has no object for: what the content provider has at the address, else a page of ours; and the files
 * that name the provider's addresses beside ours. */
export const handler = page(async (context, path, event) => {
  if (path === sitemapPath)
    return siteFile(
      path,
      await contentSitemap(await readPageDates(context.settings.pagesDir), await source(context)),
      context.now(),
    );
  if (path === feedPath) return siteFile(path, await contentFeed(await source(context)), context.now());
  if (path.startsWith(previewRoot)) return renderPreview(context, path);
  const thanks = parseThanksPath(path);
  if (thanks) return renderThanks(context, path, event, thanks.token);
  if (isRequestPath(path)) return renderOwnRequest(context, path, event);
  // A page of the build that the bucket has not, or no longer: during a deployment, say.
  const built = builtPages.find((candidate) => candidate.path === path);
  if (built?.path === pages.testimonials.path) return renderReviews(context, built);
  if (built && !isRenderedOnDemand(path)) return { status: 200, body: await renderBuiltPage(context, built) };
  return renderContent(context, path);
});
