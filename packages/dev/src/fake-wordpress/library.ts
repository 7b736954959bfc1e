/** What a provider holds, in the terms of WordPress. Texts are plain; content is HTML. */
export interface Item {
  id: number;
  type: "page" | "post";
  slug: string;
  title: string;
  content: string;
  excerpt?: string;
  /** Site time without a zone, such as "2026-09-14T09:30:00". */
  date: string;
  status?: "publish" | "draft" | "private" | "future";
  parent?: number;
  media?: number;
  categories?: number[];
  tags?: number[];
  password?: string;
  /** A page made with a builder brings its own style sheet and scripts. */
  isBuilt?: boolean;
}

export interface Term {
  id: number;
  taxonomy: "category" | "post_tag";
  slug: string;
  name: string;
}

export interface Media {
  id: number;
  file: string;
  alt: string;
  width: number;
  height: number;
}

export interface Library {
  title: string;
  author: { id: number; name: string; slug: string };
  terms: Term[];
  media: Media[];
  items: Item[];
}

const isPublic = ({ status = "publish" }: Item): boolean => status === "publish";

export const listPublished = ({ items }: Library, type: Item["type"]): Item[] =>
  items
    .filter((item) => item.type === type && isPublic(item))
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

/** "/about-us/team/": pages lie below their parents, posts at the root. */
export function getUri(library: Library, item: Item): string {
  const parent = library.items.find(({ id }) => id === item.parent);
  return `${parent ? getUri(library, parent) : "/"}${item.slug}/`;
}

/** The published item at a path, with or without slashes at its ends. */
export function itemAt(library: Library, path: string): Item | undefined {
  const wanted = `/${path.split(/[?#]/)[0]?.replace(/^\/+|\/+$/g, "")}/`;
  return library.items.find((item) => isPublic(item) && getUri(library, item) === wanted);
}

const entities: Record<string, string> = {
  "&": "&#038;",
  "’": "&#8217;",
  "‘": "&#8216;",
  "“": "&#8220;",
  "”": "&#8221;",
};

export const texturize = (text: string): string => text.replace(/[&’‘“”]/g, (char) => entities[char] ?? char);

/** The excerpt, or the first 55 words of the text. */
export function makeExcerpt(item: Item): string {
  if (item.password || item.content === "") return "";
  const text = item.excerpt
    ? texturize(item.excerpt)
    : item.content.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, " ");
  return `<p>${text.trim().split(/\s+/).slice(0, 55).join(" ")}</p>\n`;
}

export const mediaUrl = (origin: string, { file }: Media): string => `${origin}/wp-content/uploads/${file}`;
