import type { ContentItem, ContentResource, GraphqlAnswer } from "@site/core/content/contract";
import { listContentEndpoint, queryContentEndpoint } from "@site/core/content/contract";
import { getPath } from "@site/core/contract/endpoint";
import { ApiError, request } from "@site/ui/lib/api.ts";

/** How long GraphQL stays off after an answer that asks for REST, ms. */
const graphqlPause = 30_000;

interface ContentClient {
  /** @returns the data of a query. @throws Error in words for the visitor */
  query(query: string, variables: Record<string, string>, signal?: AbortSignal): Promise<Record<string, unknown>>;
  /** The item of a slug, or nothing. @throws Error "WordPress REST API error: ..." */
  rest(resource: ContentResource, slug: string, signal?: AbortSignal): Promise<ContentItem | undefined>;
}

function getDetails(error: unknown): { text: string; isFallback: boolean } {
  const { details, fallback } = error instanceof ApiError ? error.body : {};
  return { text: details || "Unknown error", isFallback: fallback === "rest" };
}

function createContentClient(now: () => number): ContentClient {
  let offUntil = 0;
  return {
    async query(query, variables, signal) {
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
    async rest(resource, slug, signal) {
      const url = `${getPath(listContentEndpoint, { resource })}?slug=${encodeURIComponent(slug)}`;
      const response = await request("GET", url, undefined, {}, signal).catch((cause: unknown) => {
        throw new Error(`WordPress REST API error: ${getDetails(cause).text}`, { cause });
      });
      const items: ContentItem[] = await response.json();
      return items[0];
    },
  };
}

let client: ContentClient | undefined;

/** Prepares the client of this browser; a second call starts anew. @param now tests bring a clock */
export function initContentClient(now: () => number = Date.now): void {
  client = createContentClient(now);
}

/** @throws Error when it was not initialised */
export function contentClient(): ContentClient {
  if (!client) throw new Error("The content client is not initialised.");
  return client;
}
