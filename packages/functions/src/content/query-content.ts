import { queryContentEndpoint } from "@site/core/content/contract";
import { queryContent } from "@site/wordpress/specified/query-content";
import { api } from "../http/api.ts";
import { source } from "./source.ts";

export const handler = api(queryContentEndpoint, async ({ context, event }) => ({
  body: await queryContent(event.json, await source(context)),
}));
