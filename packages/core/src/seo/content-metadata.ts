import { zonedInstant } from "../business/local-time.ts";
import { formatServices } from "../catalogue/options.ts";
import type { Archive, ContentPost } from "../content/contract.ts";
import { plainText, shortText } from "../content/plain-text.ts";
import { blogPath, pages } from "../site/pages.ts";
import { businessReference, context } from "./business-markup.ts";
import type { StructuredData } from "./contract.ts";
import { buildMetadata, type PageMetadata, toMetadata } from "./metadata-of.ts";
import { absoluteUrl, getSocialImage } from "./options.ts";

interface Described {
  title: string;
  description?: string;
  image?: string;
}

/** Where the provider has no picture for it, the home page's stands for it. */
const homeImage = absoluteUrl(getSocialImage(pages.home.path));

/** The head of a page of the provider: its own address counts, whatever the provider's host says.
 * @param path as addresses are written */
export function contentPageMetadata(path: string, page: Described): PageMetadata {
  const markup: StructuredData = {
    ...context,
    "@type": "WebPage",
    name: page.title,
    description: page.description,
    url: absoluteUrl(path),
    publisher: businessReference,
  };
  const { title, description, image } = page;
  return toMetadata({ path, title, description: description || title, image: image ?? homeImage, markup: [markup] });
}

/** The head of one page of a list. What a search finds is left out of search results. */
export function archiveMetadata({ path, title, page, found }: Archive): PageMetadata {
  const built = page === 1 ? buildMetadata(path) : undefined;
  if (built) return { ...built, isIndexed: found === undefined && built.isIndexed };
  const name = page === 1 ? title : `${title}, page ${page}`;
  const place = `${path.split("/").map(encodeURIComponent).join("/")}${page === 1 ? "" : `/page/${page}`}`;
  const markup: StructuredData = {
    ...context,
    "@type": "CollectionPage",
    name,
    url: absoluteUrl(place),
    publisher: businessReference,
  };
  const description = `${name}: articles on ${title === pages.blog.title ? formatServices() : title}.`;
  return toMetadata({ path: place, title: name, description, image: homeImage, markup: [markup] });
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
    ...context,
    "@type": "BlogPosting",
    headline: title,
    description,
    ...instant("datePublished", post.date),
    ...instant("dateModified", post.modified),
    image,
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    author: author ? { "@type": "Person", name: author } : businessReference,
    publisher: businessReference,
  };
  return toMetadata({
    path,
    title,
    headTitle: post.seo?.title,
    description: description ?? title,
    image: image ?? homeImage,
    markup: [markup],
    isArticle: true,
  });
}
