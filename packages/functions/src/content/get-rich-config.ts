import { getRichConfigEndpoint } from "@site/core/content/contract";
import { loadRichConfig } from "@site/wordpress/pages/load-rich-page";
import { api } from "../http/api.ts";
import { getValueOrThrow } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getRichConfigEndpoint, async ({ context, event, query }) => ({
  body: getValueOrThrow(await loadRichConfig(event.pathParameters?.file ?? "", await source(context), query.path)),
  headers: { "content-type": "text/javascript; charset=utf-8" },
}));
