import type { RichPage } from "@site/core/content/contract";
import { isTooDeep, shortText } from "@site/core/content/plain-text";
import { escapeMarkup } from "@site/core/site/markup";
import { rewriteLink } from "../clean/rewrite-links.ts";
import { sanitize } from "../clean/sanitize.ts";
import { bodyClass } from "../clean/scope-css.ts";
import { stripShortcodes } from "../clean/strip-shortcodes.ts";
import { foreignTarget } from "../fetch/ask-provider.ts";
import { buildStatusFailure, catchFailure, type FetchResult, ProviderFailure } from "../fetch/failure.ts";
import { findPageOrPost } from "../fetch/rest-client.ts";
import type { WordpressItem } from "../fetch/rest-schemas.ts";
import { loadAddresses } from "../posts/address-index.ts";
import { withMenus } from "../posts/load-menus.ts";
import { titleOf } from "../posts/title-of.ts";
import { featuredImage } from "../posts/to-post.ts";
import { cleanSlug, isOnProvider, ownAddress, type Provider, providerPath } from "../provider.ts";
import { inOneLookup, type Source } from "../source.ts";
import { extractPage, type PageParts, type RichDocument } from "./extract-page.ts";

export function describePage({ provider }: Source, item: WordpressItem) {
  const description = item.yoast_head_json?.description ?? shortText(stripShortcodes(item.excerpt?.rendered ?? ""));
  const image = featuredImage(provider, item)?.node.sourceUrl;
  return {
    title: titleOf(item.title.rendered, { ...item, type: "page" }),
    description: description || undefined,
    image,
  };
}

const nothing: PageParts = { html: "", styles: [], inlineStyles: "", scripts: [], sheets: [] };

interface Unread {
  reason: string;
  failure?: ProviderFailure;
}

function withoutHtml(provider: Provider, error: ProviderFailure, path: string): PageParts | Unread {
  const target = foreignTarget(provider, error, path);
  if (target) return { ...nothing, leadsTo: target };
  const isAlias = error.target && error.target.origin === provider.alias;
  if (isAlias) return { reason: `WordPress calls itself ${provider.alias} and leads there` };
  // Tomorrow these are the same.
  const isLasting = error.kind === "redirect" || error.kind === "tooLarge";
  return { reason: error.message, ...(isLasting ? {} : { failure: error }) };
}

/** The page's own HTML, if its address is the provider's, or where that address leads since an editor retired the page. A
 * page that can't be read that way is shown without styles. */
async function readPage(source: Source, item: WordpressItem, path?: string): Promise<PageParts | Unread> {
  const { provider, call } = source;
  const link = ownAddress(provider, item.link);
  if (!link || !isOnProvider(provider, link)) return { reason: "its link is not below wordpressUrl" };
  const own = providerPath(provider, link);
  const reply = await catchFailure(call({ url: link, accept: "text/html" }));
  if (reply instanceof ProviderFailure) return withoutHtml(provider, reply, own);
  const { status, type, text, url } = reply;
  if (status === 429) return withoutHtml(provider, buildStatusFailure({ status }), own);
  const target = providerPath(provider, url) === own ? undefined : rewriteLink(provider, url.href);
  if (target) return { ...nothing, leadsTo: target };
  if (status !== 200 || type !== "text/html") return { reason: `WordPress answers its address with ${status} ${type}` };
  const parts = extractPage(provider, { slug: item.slug, html: text, base: url, path });
  for (const sheet of parts?.leftOut ?? []) source.report({ what: "style sheet left out", ...sheet });
  const why = isTooDeep(text) ? "its HTML is nested too deeply" : "no content was found in its HTML";
  return parts ?? { reason: why };
}

/** The text alone. Why that is stands in the HTML and in the log, for whoever wonders.
 * @throws ProviderFailure where there is none, and a builder may keep it elsewhere */
function withoutStyles({ provider, report }: Source, { link, content }: WordpressItem, { reason, failure }: Unread) {
  const html = sanitize(provider, content?.rendered ?? "");
  if (failure && html.trim() === "") throw failure;
  report({ what: "page without its styles", where: link, detail: reason });
  const body = `<div class="${bodyClass}" data-unstyled="${escapeMarkup(reason)}">${html}</div>`;
  return { ...nothing, html: body, failure };
}

/** What the usual page builders mark their work with. */
const builders =
  /\bdata-elementor-type=|\sclass="[^"]*\b(?:fl-builder-content|et_pb_section|wpb_row|vc_row|brxe-|ct-section|fusion-fullwidth|breakdance|kt-row-layout|uagb-)/;

/** @returns undefined where the page has nothing to show */
async function loadParts(source: Source, item: WordpressItem, path?: string): Promise<PageParts | undefined> {
  const rendered = item.content?.rendered ?? "";
  const layout = source.provider.layouts?.[item.template || "default"];
  // An article is shown from its blocks, as a page is that has no HTML of its own.
  if (item.content?.protected || layout === "article") return undefined;
  // WordPress's own page of a text with breaks holds its first part only.
  const isWhole = !rendered.includes("<!--nextpage-->");
  const read = isWhole ? await readPage(source, item, path) : { reason: "its text has page breaks" };
  const parts = "reason" in read ? withoutStyles(source, item, read) : read;
  if (parts.leadsTo) return parts;
  // A builder may keep its work elsewhere than in the text.
  if (rendered.trim() === "" && !builders.test(parts.html)) return undefined;
  // A page whose author chose no layout and no builder gets the site's type; a builder's page chooses its own.
  const frame = layout === "plain" ? "wp-column" : layout || builders.test(parts.html) ? undefined : "wp-site-type";
  return frame ? { ...parts, html: `<div class="${frame}">${parts.html}</div>` } : parts;
}

async function findRichPage(asked: Source, slug: string, path?: string): Promise<RichDocument | undefined> {
  const [item, source] = await Promise.all([findPageOrPost(asked, slug, path), loadAddresses(asked)]);
  if (!item) return undefined;
  const parts = await loadParts(source, item, path);
  const url = rewriteLink(source.provider, item.link) ?? `/${item.slug}`;
  const page = { id: item.id, url, ...describePage(source, item) };
  return { ...(parts ?? nothing), isEmpty: parts === undefined, isPost: item.type === "post", page };
}

interface RichPageQuery {
  /** As it stands in the address, percent-decoded once; of a nested page the last segment. */
  slug: string;
  /** Of a nested page, plain. */
  path?: string;
  /** Tells a reading of its own from what is remembered. */
  reading?: string;
}

/** A page with the addresses of its sheets and its scripts' configuration, which have routes of their own. */
export async function loadRichDocument(
  { slug, path, reading = "" }: RichPageQuery,
  source: Source | undefined,
): Promise<FetchResult<RichDocument>> {
  const clean = cleanSlug(slug);
  if (!clean || !source) return { status: "missing" };
  return source.rich.load(`${path ?? clean} ${reading}`, () => findRichPage(inOneLookup(source), clean, path));
}

export const toRichPage = ({ page, isEmpty, menus, ...parts }: RichDocument & Pick<RichPage, "menus">): RichPage => ({
  success: !isEmpty,
  page,
  menus,
  content: {
    css: { external_urls: parts.styles, inline_styles: parts.inlineStyles },
    javascript: { external_urls: parts.scripts },
    rendered_html: parts.html,
  },
});

/** A published page (or post) of a slug as the provider's public HTML shows it, with its styles and scripts.
 * @param slug as it stands in the address, percent-decoded once; of a nested page the last segment
 * @param path of a nested page, plain
 * @returns found with `success: false` for a page that is empty or protected */
export async function loadRichPage(
  slug: string,
  source: Source | undefined,
  path?: string,
): Promise<FetchResult<RichPage & Pick<RichDocument, "failure">>> {
  const result = await withMenus(source, loadRichDocument({ slug, path }, source));
  if (result.status !== "found") return result;
  const { leadsTo, failure } = result.value;
  return leadsTo ? { status: "missing" } : { status: "found", value: { ...toRichPage(result.value), failure } };
}

/** The configuration script of a page. @param file "{slug}.js" @param path of a nested page, plain */
export async function loadRichConfig(
  file: string,
  source: Source | undefined,
  path?: string,
): Promise<FetchResult<string>> {
  const result = await loadRichDocument({ slug: file.replace(/\.js$/, ""), path }, source);
  if (result.status !== "found") return result;
  const { config, failure } = result.value;
  if (failure) return { status: "unavailable", failure };
  return config === undefined ? { status: "missing" } : { status: "found", value: config };
}
