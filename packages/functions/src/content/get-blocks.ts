import { getBlocksEndpoint } from "@site/core/content/contract";
import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { api } from "../http/api.ts";
import { getValueOrThrow } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getBlocksEndpoint, async ({ context, event, query }) => ({
  body: getValueOrThrow(await loadBlocks(event.pathParameters?.slug ?? "", await source(context), query.path)),
}));
