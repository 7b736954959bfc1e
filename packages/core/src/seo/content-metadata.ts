import { zonedInstant } from "../business/calendar.ts";
import { servicesText } from "../catalogue/options.ts";
import type { Archive, ContentPost } from "../content/contract.ts";
import { plainText, shortText } from "../content/plain-text.ts";
import { blogPath, pages } from "../site/pages.ts";
import { fullTitle } from "../site/title.ts";
import { businessReference } from "./business-markup.ts";
import type { StructuredData } from "./contract.ts";
import { buildMetadata, type PageMetadata } from "./metadata-of.ts";
import { absoluteUrl, getSocialImage } from "./options.ts";

interface Described {
  title: string;
  description?: string | undefined;
  image?: string | undefined;
}

interface PageFacts {
  path: string;
  /** For the title tag where it differs from the heading. */
  headTitle?: string | undefined;
  ogType: PageMetadata["ogType"];
  schemaMarkup: readonly StructuredData[];
}

function metadata({ title, description, image }: Described, page: PageFacts): PageMetadata {
  const text = description || title;
  const picture = image ?? absoluteUrl(getSocialImage(pages.home.path));
  return {
    title: page.headTitle ?? fullTitle(title),
    description: text,
    keywords: [],
    canonical: absoluteUrl(page.path),
    ogType: page.ogType,
    ogTitle: title,
    ogDescription: text,
    ogImage: picture,
    twitterCard: "summary_large_image",
    twitterTitle: title,
    twitterDescription: text,
    twitterImage: picture,
    schemaMarkup: page.schemaMarkup,
    voiceSearchKeywords: [],
    conversationalQueries: [],
    isIndexed: true,
  };
}

/** The head of a page of the provider: its own address counts, whatever the provider's host says.
 * @param path as addresses are written */
export function contentPageMetadata(path: string, page: Described): PageMetadata {
  const markup: StructuredData = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: page.title,
    ...(page.description ? { description: page.description } : {}),
    url: absoluteUrl(path),
    publisher: businessReference,
  };
  return metadata(page, { path, ogType: "website", schemaMarkup: [markup] });
}

/** The head of one page of a list. What a search finds is left out of search results. */
export function archiveMetadata({ path, title, page, found }: Archive): PageMetadata {
  const built = page === 1 ? buildMetadata(path) : undefined;
  if (built) return { ...built, isIndexed: found === undefined && built.isIndexed };
  const name = page === 1 ? title : `${title}, page ${page}`;
  const place = `${path.split("/").map(encodeURIComponent).join("/")}${page === 1 ? "" : `/page/${page}`}`;
  const markup: StructuredData = {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name,
    url: absoluteUrl(place),
    publisher: businessReference,
  };
  const description = `${name}: articles on ${title === pages.blog.title ? servicesText() : title}.`;
  return metadata({ title: name, description }, { path: place, ogType: "website", schemaMarkup: [markup] });
}

/** WordPress tells the time on its own clock, which is the company's, and names no zone. */
function instant(name: string, local: string | null | undefined): Record<string, string> {
  const at = local && zonedInstant(local);
  return at ? { [name]: at } : {};
}

/** The head of a post of the provider; `/post/x` and `/blog/x` count as the latter. */
export function postMetadata(post: ContentPost): PageMetadata {
  const path = blogPath(post.slug);
  const title = typeof post.title === "string" ? post.title : plainText(post.title.rendered);
  const description = post.seo?.metaDesc || shortText(post.excerpt) || undefined;
  const image = post.featuredImage?.node.sourceUrl;
  const author = post.author?.node.name;
  const markup: StructuredData = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    ...(description ? { description } : {}),
    ...instant("datePublished", post.date),
    ...instant("dateModified", post.modified),
    ...(image ? { image } : {}),
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    author: author ? { "@type": "Person", name: author } : businessReference,
    publisher: businessReference,
  };
  return metadata(
    { title, description, image },
    { path, headTitle: post.seo?.title, ogType: "article", schemaMarkup: [markup] },
  );
}
