import { getUri, type Item, itemAt, type Library, listPublished, makeExcerpt, mediaUrl, type Term } from "./library.ts";

const globalId = (kind: string, id: number | string): string => Buffer.from(`${kind}:${id}`).toString("base64");

function mediaEdge(library: Library, origin: string, item: Item) {
  const media = library.media.find(({ id }) => id === item.media);
  if (!media) return null;
  const { id, alt, width, height } = media;
  const sourceUrl = mediaUrl(origin, media);
  const srcSet = `${sourceUrl} ${width}w`;
  return {
    node: {
      id: globalId("post", id),
      sourceUrl,
      altText: alt,
      srcSet,
      sizes: `(max-width: ${width}px) 100vw, ${width}px`,
      mediaDetails: { width, height },
    },
  };
}

const termNode = (term: Term) => ({ id: globalId("term", term.id), name: term.name, slug: term.slug });

const userNode = ({ author: { id, name, slug } }: Library) => ({ id: globalId("user", id), name, slug });

interface Id {
  id: string;
  idType?: string;
}

export function getNodes(library: Library, origin: string) {
  const terms = (ids: number[] = []) => ({ nodes: library.terms.filter(({ id }) => ids.includes(id)).map(termNode) });

  function node(item: Item | undefined): object | null {
    if (!item) return null;
    const isProtected = item.password !== undefined;
    return {
      __typename: item.type === "page" ? "Page" : "Post",
      id: globalId("post", item.id),
      databaseId: item.id,
      uri: getUri(library, item),
      slug: item.slug,
      status: "publish",
      link: origin + getUri(library, item),
      date: item.date,
      modified: item.date,
      title: item.title,
      content: isProtected || item.content === "" ? null : item.content,
      excerpt: isProtected ? null : makeExcerpt(item),
      hasPassword: isProtected,
      password: null,
      featuredImage: mediaEdge(library, origin, item),
      author: { node: userNode(library) },
      categories: terms(item.categories),
      tags: terms(item.tags),
    };
  }

  function byId(type: Item["type"], id: string, idType = "ID"): object | null {
    const at = idType === "URI" ? itemAt(library, id) : undefined;
    const found = listPublished(library, type).find((item) => {
      if (idType === "URI") return item === at;
      if (idType === "SLUG") return item.slug === id;
      return idType === "DATABASE_ID" ? String(item.id) === id : globalId("post", item.id) === id;
    });
    return node(found);
  }

  function nodeByUri({ uri }: { uri: string }): object | null {
    if (uri === "/") return { __typename: "ContentType", id: globalId("post_type", "post"), uri };
    // A real WordPress answers an address of another host with an unrelated post; nothing is better.
    if (uri === "" || /^[a-z]+:|^\/\/|^\/\?/i.test(uri)) return null;
    const category = library.terms.find((term) => `/${term.taxonomy}/${term.slug}/` === uri);
    if (category) return { __typename: "Category", ...termNode(category), uri };
    return node(itemAt(library, uri));
  }

  return {
    nodeByUri,
    page: ({ id, idType }: Id) => byId("page", id, idType),
    post: ({ id, idType }: Id) => byId("post", id, idType),
  };
}
