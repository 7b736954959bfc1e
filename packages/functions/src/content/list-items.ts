import { listContentEndpoint } from "@site/core/content/contract";
import { listItems } from "@site/wordpress/specified/list-items";
import { api } from "../http/api.ts";
import { source } from "./source.ts";

export const handler = api(listContentEndpoint, async ({ context, event, query }) => ({
  body: await listItems(event.pathParameters?.resource, query.slug, await source(context)),
}));
