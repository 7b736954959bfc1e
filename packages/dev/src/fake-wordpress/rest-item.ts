import { getUri, type Item, type Library, makeExcerpt, mediaUrl, texturize } from "./library.ts";

const protectedBody = ({ password, content }: Item) => ({
  rendered: password ? "" : content,
  protected: password !== undefined,
});

function getLinks(origin: string, item: Item) {
  const route = `${origin}/wp-json/wp/v2/${item.type}s`;
  const embeddable = (href: string) => [{ embeddable: true, href }];
  return {
    self: [{ href: `${route}/${item.id}` }],
    collection: [{ href: route }],
    author: embeddable(`${origin}/wp-json/wp/v2/users/1`),
    ...(item.media ? { "wp:featuredmedia": embeddable(`${origin}/wp-json/wp/v2/media/${item.media}`) } : {}),
    curies: [{ name: "wp", href: "https://api.w.org/{rel}", templated: true }],
  };
}

function embeddedMedia(library: Library, origin: string, item: Item) {
  const media = library.media.find(({ id }) => id === item.media);
  if (!media) return {};
  const { id, alt, width, height, file } = media;
  const source_url = mediaUrl(origin, media);
  const media_details = { width, height, file, sizes: { full: { file, width, height, source_url } } };
  return {
    "wp:featuredmedia": [{ id, type: "attachment", alt_text: alt, media_type: "image", media_details, source_url }],
  };
}

const getTerms = ({ terms }: Library, ids: number[] = []) =>
  ids.flatMap((id) => terms.filter((term) => term.id === id));

function getEmbedded(library: Library, origin: string, item: Item) {
  const { author } = library;
  const lists = [getTerms(library, item.categories), getTerms(library, item.tags)];
  return {
    author: [{ ...author, link: `${origin}/author/${author.slug}/` }],
    ...embeddedMedia(library, origin, item),
    ...(item.type === "post" ? { "wp:term": lists } : {}),
  };
}

/** A page or post as the REST interface shows it. */
export function restItem(library: Library, origin: string, item: Item, isEmbedding: boolean): Record<string, unknown> {
  const link = origin + getUri(library, item);
  return {
    id: item.id,
    date: item.date,
    date_gmt: item.date,
    guid: { rendered: link },
    modified: item.date,
    modified_gmt: item.date,
    slug: item.slug,
    status: "publish",
    type: item.type,
    link,
    title: { rendered: texturize(item.title) },
    content: protectedBody(item),
    excerpt: { rendered: makeExcerpt(item), protected: item.password !== undefined },
    author: library.author.id,
    featured_media: item.media ?? 0,
    ...(item.type === "page"
      ? { parent: item.parent ?? 0 }
      : { categories: item.categories ?? [], tags: item.tags ?? [] }),
    _links: getLinks(origin, item),
    ...(isEmbedding ? { _embedded: getEmbedded(library, origin, item) } : {}),
  };
}
