import { countPageViewsEndpoint } from "@site/core/traffic/contract";
import { countPageViews } from "@site/core/traffic/count-page-views";
import { isbot } from "isbot";
import { type ApiEvent, api } from "../../http/api.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";

/** Programs, and whoever asks not to be tracked by Global Privacy Control or the older Do Not Track. */
const isLeftOut = ({ headers, requestContext }: ApiEvent): boolean =>
  headers["sec-gpc"] === "1" || headers.dnt === "1" || isbot(requestContext.http.userAgent);

export const handler = api(
  countPageViewsEndpoint,
  async ({ context, body, event }) => {
    if (!isLeftOut(event)) await countPageViews(context, body);
    return { body: {} };
  },
  (context) => [rateLimit(context, { limit: "page-views" })],
);
