import type { ContentItem, ContentPost } from "@site/core/content/contract";
import { plainText, shortText } from "@site/core/content/plain-text";
import { escapeMarkup } from "@site/core/site/markup";
import { ownExcerpt, repeatsText } from "../clean/own-excerpt.ts";
import { absoluteSrcset, absoluteUrl, rewriteLink } from "../clean/rewrite-links.ts";
import { sanitize } from "../clean/sanitize.ts";
import { stripShortcodes } from "../clean/strip-shortcodes.ts";
import type { GraphqlPost, WordpressItem, WordpressMedia } from "../fetch/rest-schemas.ts";
import type { Provider } from "../provider.ts";
import { titleOf } from "./title-of.ts";

function getImage(provider: Provider, source?: string | null, alt?: string | null, srcSet?: string | null) {
  const sourceUrl = source ? absoluteUrl(source, provider.base) : undefined;
  if (!sourceUrl) return null;
  const sizes = srcSet ? absoluteSrcset(srcSet, provider.base) : "";
  return { node: { sourceUrl, altText: alt ?? "", srcSet: sizes || undefined } };
}

/** The sizes of a picture that show all of it: WordPress cuts its thumbnail to a square. */
function wholeSizes(details: WordpressMedia["media_details"]): { source_url: string; width: number }[] {
  const { width = 0, height = 0, sizes = {} } = details ?? {};
  const isWhole = (size: { width: number; height: number }) =>
    Math.abs(size.width / size.height - width / height) < 0.02;
  return Object.values(sizes)
    .filter(isWhole)
    .sort((a, b) => a.width - b.width);
}

export function featuredImage(provider: Provider, { _embedded }: WordpressItem) {
  const [media] = _embedded?.["wp:featuredmedia"] ?? [];
  const sizes = wholeSizes(media?.media_details);
  const srcSet = sizes.map(({ source_url, width }) => `${source_url} ${width}w`).join(", ");
  return getImage(provider, media?.source_url, media?.alt_text, srcSet);
}

/** WordPress's word for a post that nobody put in a category. */
const isTelling = ({ slug }: { slug: string }): boolean => slug !== "uncategorized";

const getTerms = ({ _embedded }: WordpressItem, taxonomy: string) =>
  (_embedded?.["wp:term"] ?? [])
    .flat()
    .filter((term) => term.taxonomy === taxonomy && isTelling(term))
    .map(({ name, slug }) => ({ name: plainText(name), slug }));

function withSeo(
  given: Partial<Record<keyof NonNullable<ContentPost["seo"]>, string | null | undefined>>,
): Pick<ContentPost, "seo"> {
  const seo = Object.entries(given).flatMap(([key, text]) => (text ? [[key, plainText(text)]] : []));
  return seo.length > 0 ? { seo: Object.fromEntries(seo) } : {};
}

function toText(provider: Provider, given: string, content: string) {
  const excerpt = ownExcerpt(stripShortcodes(given), stripShortcodes(content));
  return {
    excerpt: sanitize(provider, excerpt),
    repeatsText: repeatsText(excerpt, content) || undefined,
    content: sanitize(provider, content),
  };
}

/** A post from its REST form. Titles and names are plain text, content and excerpt sanitised HTML. */
export function postOfItem(provider: Provider, item: WordpressItem): ContentPost {
  const yoast = item.yoast_head_json;
  const author = item._embedded?.author?.[0]?.name;
  return {
    title: titleOf(item.title.rendered, item),
    ...toText(provider, item.excerpt?.rendered ?? "", item.content?.rendered ?? ""),
    slug: item.slug,
    databaseId: item.id,
    date: item.date ?? null,
    modified: item.modified ?? null,
    author: author ? { node: { name: plainText(author) } } : null,
    categories: { nodes: getTerms(item, "category").map(({ name }) => ({ name })) },
    tags: { nodes: getTerms(item, "post_tag") },
    featuredImage: featuredImage(provider, item),
    ...withSeo({
      title: yoast?.title,
      metaDesc: yoast?.description,
      opengraphTitle: yoast?.og_title,
      opengraphDescription: yoast?.og_description,
    }),
  };
}

/** A title whose entities are characters already; its tags are not gone yet, and look like those that an editor spelled. */
const withoutTags = (title: string): string => title.replace(/<br\b[^<>]*>/gi, " ").replace(/<\/?[a-z][^<>]*>/gi, "");

/** Whether only REST can tell what a title of WPGraphQL says. */
export const isUnclear = ({ title }: GraphqlPost): boolean => /<[a-z/]/i.test(title ?? "");

/** A post from its GraphQL form, where names are plain text already. */
export function postOfNode(provider: Provider, node: GraphqlPost): ContentPost {
  const image = node.featuredImage?.node;
  const name = node.author?.node?.name;
  return {
    title: titleOf(escapeMarkup(withoutTags(node.title ?? "")), node),
    ...toText(provider, node.excerpt ?? "", node.content ?? ""),
    slug: node.slug,
    databaseId: node.databaseId,
    date: node.date,
    modified: node.modified,
    author: name ? { node: { name } } : null,
    categories: { nodes: (node.categories?.nodes ?? []).filter(({ name }) => name !== "Uncategorized") },
    tags: node.tags ?? { nodes: [] },
    featuredImage: getImage(provider, image?.sourceUrl, image?.altText, image?.srcSet),
    ...withSeo(node.seo ?? {}),
  };
}

/** An item of a list, with plain titles and the provider's links leading to this site. */
export function toContentItem(provider: Provider, item: WordpressItem): ContentItem {
  return {
    id: item.id,
    slug: item.slug,
    status: item.status,
    date: item.date ?? null,
    modified: item.modified ?? null,
    link: rewriteLink(provider, item.link) ?? `/${item.slug}`,
    title: { rendered: titleOf(item.title.rendered, item) },
    ...(item.content?.rendered === undefined
      ? {}
      : { content: { rendered: sanitize(provider, item.content.rendered) } }),
    excerpt: { rendered: sanitize(provider, item.excerpt?.rendered ?? "") },
    summary: shortText(stripShortcodes(item.excerpt?.rendered ?? ""), 240),
    author: plainText(item._embedded?.author?.[0]?.name ?? "") || null,
    categories: getTerms(item, "category").map(({ name }) => name),
    featuredImage: featuredImage(provider, item),
  };
}
