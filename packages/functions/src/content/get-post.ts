import { getPostEndpoint } from "@site/core/content/contract";
import { loadPost } from "@site/wordpress/posts/load-post";
import { api } from "../http/api.ts";
import { getValueOrThrow } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getPostEndpoint, async ({ context, event }) => ({
  body: getValueOrThrow(await loadPost(event.pathParameters?.slug ?? "", await source(context))),
}));
