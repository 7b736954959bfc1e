import { type CachePolicy, getPath, siteGet, sitePost } from "../contract/endpoint.ts";

// No schema here on purpose, as in the catalogue: content pages stay light, and what the provider says is parsed on the
// server, in wordpress/src/fetch/rest-schemas.ts.

export type Rendered = string | { rendered: string };

export interface MenuLink {
  label: string;
  /** On this site a path. */
  href: string;
}

/** A menu of the provider below its own pages, where the deployment asks for one. */
export interface Menu {
  title: string;
  links: MenuLink[];
}

interface WithMenus {
  menus?: Menu[];
}

/** A page whose own styles and scripts come with it. `success` is false when the page exists and is empty. */
export interface RichPage extends WithMenus {
  success: boolean;
  page: { id: number; title: string; url: string; description?: string; image?: string };
  content: {
    css: { external_urls: string[]; inline_styles: string };
    javascript: { external_urls: string[] };
    rendered_html: string;
  };
}

/** A page as plain blocks: sanitised HTML without the provider's styles. */
export interface BlocksPage extends WithMenus {
  title: string;
  content: string;
  description?: string;
  image?: string;
}

interface Image {
  /** `srcSet` names the sizes that the provider keeps of it. */
  node: { sourceUrl: string; altText: string; srcSet?: string };
}

export interface ContentPage {
  id: string;
  databaseId: number;
  title: string;
  content: string | null;
  slug: string;
  status: string;
  date: string | null;
  modified: string | null;
  featuredImage: Image | null;
  excerpt: string | null;
}

export interface PostLink {
  title: string;
  path: string;
}

export interface FoundPage extends PostLink {
  /** What it says around the words, or of itself. */
  excerpt?: string;
}

/** Posts that a reader may want next: by date, and by what they are about. */
export interface NearbyPosts {
  older?: PostLink;
  newer?: PostLink;
  related: PostLink[];
}

/** Title, content and excerpt: a string from our API; WordPress's REST form has objects. `date` has no time zone. */
export interface ContentPost {
  title: Rendered;
  excerpt: string;
  /** The excerpt is the beginning of the text: nobody wrote one. */
  repeatsText?: true;
  content: string;
  slug: string;
  databaseId: number;
  date: string | null;
  modified: string | null;
  author: { node: { name: string } } | null;
  categories: { nodes: { name: string }[] };
  tags: { nodes: { name: string; slug: string }[] };
  featuredImage: Image | null;
  seo?: { title?: string; metaDesc?: string; opengraphTitle?: string; opengraphDescription?: string };
  nearby?: NearbyPosts;
}

/** One item of a REST list; lists without a slug leave `content` out. */
export interface ContentItem {
  id: number;
  slug: string;
  status: string;
  date: string | null;
  modified: string | null;
  link: string;
  title: { rendered: string };
  content?: { rendered: string };
  excerpt: { rendered: string };
  summary: string;
  author: string | null;
  categories: string[];
  featuredImage: Image | null;
}

/** One page of a list of posts: all of them, or those of a category, tag, author or time, or those that have some
 * words. */
export interface Archive extends WithMenus {
  path: string;
  title: string;
  page: number;
  pages: number;
  posts: ContentItem[];
  found?: FoundPage[];
  /** Whether our own sample articles stand among the posts. */
  hasSamples: boolean;
  isPartial?: boolean;
}

/** Among the data of a document: its nulls say that the provider could not be asked, not that there is nothing. */
export const failedKey = "content-failed";

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
}

export const contentResources = ["pages", "posts"] as const;
export type ContentResource = (typeof contentResources)[number];

/** As long as the server's own memory of the provider. How old a text can be at most follows: docs/wordpress.md. */
const contentCache: CachePolicy = { browser: 60, edge: 60, staleWhileRevalidate: 60 };

/** POST {query, variables, operationName}; what may be asked stands in guard-query.ts. */
export const queryContentEndpoint = sitePost("queryContent", { bodyLimit: 16 * 1024 });

export const listContentEndpoint = siteGet("listContent", contentCache, { query: ["slug"] });

/** A page in full, styles and scripts included: "elementor" in its specified address, "rich" in code, "full" in documents.
 * `?path=` tells a page below another from its namesakes. */
export const getRichPageEndpoint = siteGet("getRichPage", contentCache, { query: ["path"] });

/** Address of a page in one of its two forms. @param path of the page, plain */
export function pageUrl(endpoint: typeof getRichPageEndpoint | typeof getBlocksEndpoint, path: string): string {
  const segments = path.split("/").filter(Boolean);
  const url = getPath(endpoint, { slug: segments.at(-1) ?? "" });
  return segments.length > 1 ? `${url}?path=${encodeURIComponent(path)}` : url;
}

/** `?path=` names the list, with its page: "/category/doors/page/2". */
export const getArchiveEndpoint = siteGet("getArchive", contentCache, { query: ["path"] });

/** @param path of the list, plain */
export const archiveUrl = (path: string): string => `${getArchiveEndpoint.path}?path=${encodeURIComponent(path)}`;

export const getRichPageBySlugEndpoint = siteGet("getRichPageBySlug", contentCache);

/** The page's own configuration of its scripts, as a script of our origin: the policy allows no inline ones. */
export const getRichConfigEndpoint = siteGet("getRichConfig", contentCache, { query: ["path"] });

/** A style sheet of a page, rewritten so that it reaches nothing outside the page's content. */
export const getRichStyleEndpoint = siteGet("getRichStyle", contentCache, { query: ["path"] });

/** A font or picture that a style sheet names: `?path=` below the provider's address, or a whole address on a named
 * host. Its address changes with its version. */
export const getThemeFileEndpoint = siteGet(
  "getThemeFile",
  { browser: 86_400, edge: 604_800, staleWhileRevalidate: 86_400 },
  { query: ["path"] },
);

export const getBlocksEndpoint = siteGet("getBlocks", contentCache, { query: ["path"] });

export const getPostEndpoint = siteGet("getPost", contentCache);
