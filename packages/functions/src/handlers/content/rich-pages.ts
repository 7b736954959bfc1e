import {
  getRichConfigEndpoint,
  getRichPageBySlugEndpoint,
  getRichPageEndpoint,
  getRichStyleEndpoint,
} from "@site/core/content/contract";
import { loadRichConfig, loadRichPage } from "@site/wordpress/pages/load-rich-page";
import { loadRichStyle } from "@site/wordpress/pages/load-rich-style";
import { api } from "../../http/api.ts";
import { getValueOrThrow, toAnswer } from "./answer.ts";
import { source } from "./source.ts";

export const getRichPageHandler = api(getRichPageEndpoint, async ({ context, event, query }) =>
  toAnswer(await loadRichPage(event.pathParameters?.slug ?? "", await source(context), query.path)),
);

export const getRichPageBySlugHandler = api(getRichPageBySlugEndpoint, async ({ context, event }) =>
  toAnswer(await loadRichPage(event.pathParameters?.slug ?? "", await source(context))),
);

export const getRichConfigHandler = api(getRichConfigEndpoint, async ({ context, event, query }) => ({
  body: getValueOrThrow(await loadRichConfig(event.pathParameters?.file ?? "", await source(context), query.path)),
  headers: { "content-type": "text/javascript; charset=utf-8" },
}));

export const getRichStyleHandler = api(getRichStyleEndpoint, async ({ context, event: { pathParameters }, query }) => ({
  body: getValueOrThrow(
    await loadRichStyle(
      { slug: pathParameters?.slug ?? "", file: pathParameters?.file ?? "", path: query.path },
      await source(context),
    ),
  ),
  headers: { "content-type": "text/css; charset=utf-8" },
}));
