import { listContent } from "@site/core/content/contract";
import { listItems } from "@site/wordpress/list-items";
import { api } from "../http/api.ts";

export const handler = api(listContent, async ({ event }) => ({
  body: await listItems(event.pathParameters?.resource, event.queryStringParameters?.slug),
}));
