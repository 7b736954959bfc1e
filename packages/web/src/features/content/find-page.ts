import {
  type ContentItem,
  type ContentPage,
  type ContentResource,
  type GraphqlAnswer,
  listContentEndpoint,
  queryContentEndpoint,
} from "@site/core/content/contract";
import { getPath } from "@site/core/contract/endpoint";
import { ApiError, request } from "@site/ui/lib/api.ts";

/** How long GraphQL stays off after an answer that asks for REST, ms. */
const graphqlPause = 30_000;

function getDetails(error: unknown): { text: string; isFallback: boolean } {
  const { details, fallback } = error instanceof ApiError ? error.body : {};
  return { text: details || "Unknown error", isFallback: fallback === "rest" };
}

function createContentClient(now: () => number) {
  let offUntil = 0;
  return {
    /** @returns the data of a query. @throws Error in words for the visitor */
    async query(query: string, variables: Record<string, string>, signal?: AbortSignal) {
      if (now() < offUntil) throw new Error("GraphQL disabled, use REST fallback");
      const operationName = /^query (\w+)/.exec(query)?.[1];
      const body = { query, variables, operationName };
      const response = await request("POST", queryContentEndpoint.path, body, {}, signal).catch((cause: unknown) => {
        const { text, isFallback } = getDetails(cause);
        if (isFallback) offUntil = now() + graphqlPause;
        throw new Error(`WpGraphQL error: ${text}`, { cause });
      });
      const { data, errors = [] }: GraphqlAnswer = await response.json();
      if (errors.length > 0) throw new Error(`GraphQL errors: ${errors.map(({ message }) => message).join(", ")}`);
      return data ?? {};
    },
    /** The item of a slug, or nothing. @throws Error "WordPress REST API error: ..." */
    async rest(resource: ContentResource, slug: string, signal?: AbortSignal): Promise<ContentItem | undefined> {
      const url = `${getPath(listContentEndpoint, { resource })}?slug=${encodeURIComponent(slug)}`;
      const response = await request("GET", url, undefined, {}, signal).catch((cause: unknown) => {
        throw new Error(`WordPress REST API error: ${getDetails(cause).text}`, { cause });
      });
      const items: ContentItem[] = await response.json();
      return items[0];
    },
  };
}

let client: ReturnType<typeof createContentClient> | undefined;

/** Prepares the client of this browser; a second call starts anew. @param now tests bring a clock */
export function initContentClient(now: () => number = Date.now): void {
  client = createContentClient(now);
}

/** @throws Error when it was not initialised */
export function contentClient() {
  if (!client) throw new Error("The content client is not initialised.");
  return client;
}

const nodeQuery = `query NodeByUri($uri: String!) { nodeByUri(uri: $uri) { __typename id uri
  ... on DatabaseIdentifier { databaseId } ... on NodeWithTitle { title } ... on NodeWithContentEditor { content }
  ... on ContentNode { slug status date modified }
  ... on NodeWithFeaturedImage { featuredImage { node { sourceUrl altText } } } ... on NodeWithExcerpt { excerpt } } }`;

const pageQuery = `query PageByUri($id: ID!) { page(id: $id, idType: URI) { __typename id uri databaseId title content slug
  status date modified featuredImage { node { sourceUrl altText } } } }`;

const getUris = (slug: string): string[] => [`/${slug}`, `/${slug}/`, slug];

type Node = Partial<ContentPage> & { __typename?: string };

/** Pages and posts of the very slug count; categories and a node of another address don't. */
function toPage(value: unknown, slug: string): ContentPage | undefined {
  const node: Node = Object(value);
  if ((node.__typename !== "Page" && node.__typename !== "Post") || node.slug !== slug) return undefined;
  return {
    id: node.id ?? "",
    databaseId: node.databaseId ?? 0,
    title: node.title ?? "",
    content: node.content ?? null,
    slug,
    status: node.status ?? "publish",
    date: node.date ?? null,
    modified: node.modified ?? null,
    featuredImage: node.featuredImage ?? null,
    excerpt: node.excerpt ?? null,
  };
}

async function fromGraphql(slug: string, signal?: AbortSignal): Promise<ContentPage | undefined> {
  const client = contentClient();
  for (const uri of getUris(slug)) {
    const { nodeByUri } = await client.query(nodeQuery, { uri }, signal);
    const page = toPage(nodeByUri, slug);
    if (page) return page;
  }
  for (const id of getUris(slug)) {
    const { page: node } = await client.query(pageQuery, { id }, signal);
    const page = toPage(node, slug);
    if (page) return page;
  }
  return undefined;
}

async function fromRest(slug: string, signal?: AbortSignal): Promise<ContentPage | undefined> {
  const item = await contentClient().rest("pages", slug, signal);
  if (!item) return undefined;
  return {
    id: String(item.id),
    databaseId: item.id,
    title: item.title.rendered,
    content: item.content?.rendered ?? null,
    slug: item.slug,
    status: item.status,
    date: item.date,
    modified: item.modified,
    featuredImage: item.featuredImage,
    excerpt: item.excerpt.rendered,
  };
}

async function warnOnFailure<Result>(step: Promise<Result>): Promise<Result | undefined> {
  try {
    return await step;
  } catch (error) {
    console.warn(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** A page of the content provider: by GraphQL as a node and as a page, each with three forms of its address; REST fills
 * in a page without content, and stands in when GraphQL fails or finds nothing.
 * @returns null when both find nothing or fail */
export async function findPage(slug: string, signal?: AbortSignal): Promise<ContentPage | null> {
  const page = await warnOnFailure(fromGraphql(slug, signal));
  if (page?.content) return page;
  const stored = await warnOnFailure(fromRest(slug, signal));
  if (!page) return stored ?? null;
  return stored ? { ...page, title: stored.title, content: stored.content, excerpt: stored.excerpt } : page;
}
