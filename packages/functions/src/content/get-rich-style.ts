import { getRichStyleEndpoint } from "@site/core/content/contract";
import { loadRichStyle } from "@site/wordpress/pages/load-rich-style";
import { api } from "../http/api.ts";
import { getValueOrThrow } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getRichStyleEndpoint, async ({ context, event: { pathParameters }, query }) => ({
  body: getValueOrThrow(
    await loadRichStyle(pathParameters?.slug ?? "", pathParameters?.file ?? "", await source(context), query.path),
  ),
  headers: { "content-type": "text/css; charset=utf-8" },
}));
