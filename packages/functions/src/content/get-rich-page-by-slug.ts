import { getRichPageBySlugEndpoint } from "@site/core/content/contract";
import { loadRichPage } from "@site/wordpress/pages/load-rich-page";
import { api } from "../http/api.ts";
import { toAnswer } from "./answer.ts";
import { source } from "./source.ts";

export const handler = api(getRichPageBySlugEndpoint, async ({ context, event }) =>
  toAnswer(await loadRichPage(event.pathParameters?.slug ?? "", await source(context))),
);
