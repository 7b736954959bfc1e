import {
  getArchiveEndpoint,
  getBlocksEndpoint,
  getPostEndpoint,
  listContentEndpoint,
  queryContentEndpoint,
} from "@site/core/content/contract";
import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { loadArchive } from "@site/wordpress/posts/load-archive";
import { loadPost } from "@site/wordpress/posts/load-post";
import { listItems } from "@site/wordpress/proxy/list-items";
import { queryContent } from "@site/wordpress/proxy/query-content";
import { api } from "../../http/api.ts";
import { getValueOrThrow, toAnswer } from "./answer.ts";
import { source } from "./source.ts";

export const queryContentHandler = api(queryContentEndpoint, async ({ context, event }) => ({
  body: await queryContent(event.json, await source(context)),
}));

export const listContentHandler = api(listContentEndpoint, async ({ context, event, query }) => ({
  body: await listItems(event.pathParameters?.resource, query.slug, await source(context)),
}));

export const getArchiveHandler = api(getArchiveEndpoint, async ({ context, query: { path = "" } }) =>
  toAnswer(await loadArchive(path, await source(context))),
);

export const getBlocksHandler = api(getBlocksEndpoint, async ({ context, event, query }) => ({
  body: getValueOrThrow(await loadBlocks(event.pathParameters?.slug ?? "", await source(context), query.path)),
}));

export const getPostHandler = api(getPostEndpoint, async ({ context, event }) => ({
  body: getValueOrThrow(await loadPost(event.pathParameters?.slug ?? "", await source(context))),
}));
