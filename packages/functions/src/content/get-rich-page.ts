import { getRichPageEndpoint } from "@site/core/content/contract";
import { loadRichPage } from "@site/wordpress/pages/load-rich-page";
import { api } from "../http/api.ts";
import { toAnswer } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getRichPageEndpoint, async ({ context, event, query }) =>
  toAnswer(await loadRichPage(event.pathParameters?.slug ?? "", await source(context), query.path)),
);
