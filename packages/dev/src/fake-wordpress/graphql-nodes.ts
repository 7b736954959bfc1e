import { getUri, type Item, itemAt, type Library, listPublished, makeExcerpt, mediaUrl, type Term } from "./library.ts";

const globalId = (kind: string, id: number | string): string => Buffer.from(`${kind}:${id}`).toString("base64");

const connection = <Node>(nodes: Node[], hasNextPage = false, last?: number) => ({
  nodes,
  pageInfo: { hasNextPage, endCursor: last === undefined ? null : globalId("arrayconnection", last) },
});

interface Format {
  format?: "RAW" | "RENDERED";
}

const formatText =
  (text: string | null) =>
  ({ format }: Format) =>
    format === "RAW" ? null : text;

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

const userNode = ({ author: { id, name, slug } }: Library) => ({
  id: globalId("user", id),
  name,
  slug,
  email: null,
  username: null,
});

interface ListArguments {
  first?: number;
  where?: { name?: string; status?: string };
}

interface By {
  uri?: string;
  slug?: string;
}

interface Id {
  id: string;
  idType?: string;
}

export function getNodes(library: Library, origin: string) {
  const terms = (ids: number[] = []) => connection(library.terms.filter(({ id }) => ids.includes(id)).map(termNode));

  function node(item: Item | undefined, isInList = false): object | null {
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
      date: isProtected && isInList ? null : item.date,
      modified: item.date,
      title: formatText(item.title),
      content: formatText(isProtected || item.content === "" ? null : item.content),
      excerpt: formatText(isProtected ? null : makeExcerpt(item)),
      hasPassword: isProtected,
      password: null,
      featuredImage: mediaEdge(library, origin, item),
      author: { node: userNode(library) },
      categories: terms(item.categories),
      tags: terms(item.tags),
      parent: () => ({ node: node(library.items.find(({ id }) => id === item.parent)) }),
      children: () => connection(library.items.filter(({ parent }) => parent === item.id).map((child) => node(child))),
    };
  }

  const items = (type: Item["type"]) => listPublished(library, type);

  function byId(type: Item["type"], id: string, idType = "ID"): object | null {
    const at = idType === "URI" ? itemAt(library, id) : undefined;
    const found = items(type).find((item) => {
      if (idType === "URI") return item === at;
      if (idType === "SLUG") return item.slug === id;
      return idType === "DATABASE_ID" ? String(item.id) === id : globalId("post", item.id) === id;
    });
    return node(found);
  }

  function list(type: Item["type"], { first = 10, where }: ListArguments) {
    if (where?.status && where.status !== "PUBLISH") return connection([]);
    const found = items(type).filter(({ slug }) => where?.name === undefined || slug === where.name);
    const shown = found.slice(0, first);
    return connection(
      shown.map((item) => node(item, true)),
      found.length > first,
      shown.at(-1)?.id,
    );
  }

  function nodeByUri({ uri }: { uri: string }): object | null {
    if (uri === "/") return { __typename: "ContentType", id: globalId("post_type", "post"), uri };
    // A real WordPress answers an address of another host with an unrelated post; nothing is better.
    if (uri === "" || /^[a-z]+:|^\/\/|^\/\?/i.test(uri)) return null;
    const category = library.terms.find((term) => `/${term.taxonomy}/${term.slug}/` === uri);
    if (category) return { __typename: "Category", ...termNode(category), uri };
    return node(itemAt(library, uri));
  }

  const by = (type: Item["type"], { uri, slug }: By) =>
    slug === undefined ? byId(type, uri ?? "", "URI") : byId(type, slug, "SLUG");

  return {
    nodeByUri,
    contentNode: ({ id, idType }: Id) => byId("page", id, idType) ?? byId("post", id, idType),
    page: ({ id, idType }: Id) => byId("page", id, idType),
    pageBy: (given: By) => by("page", given),
    post: ({ id, idType }: Id) => byId("post", id, idType),
    postBy: (given: By) => by("post", given),
    posts: (given: ListArguments) => list("post", given),
    pages: (given: ListArguments) => list("page", given),
    users: () => connection([userNode(library)]),
    viewer: null,
    generalSettings: { title: library.title },
    allSettings: { generalSettingsTitle: library.title, generalSettingsEmail: null },
  };
}
