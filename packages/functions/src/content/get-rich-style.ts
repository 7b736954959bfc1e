import { getRichStyle } from "@site/core/content/contract";
import { loadRichStyle } from "@site/wordpress/load-rich-style";
import { api } from "../http/api.ts";
import { foundOrThrow } from "./answer.ts";

export const handler = api(getRichStyle, async ({ event: { pathParameters } }) => ({
  body: foundOrThrow(await loadRichStyle(pathParameters?.slug ?? "", pathParameters?.file ?? "")),
  headers: { "content-type": "text/css; charset=utf-8" },
}));
