import { countPageViewsEndpoint } from "@site/core/traffic/contract";
import { countPageViews } from "@site/core/traffic/count-page-views";
import { isbot } from "isbot";
import { type ApiEvent, api } from "../../http/api.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";

/** Some hundred pages, and a household or a home show behind one address. */
const pageViewLimit = { name: "page-views", count: 300, seconds: 10 * 60 };

/** Programs, and whoever asks not to be tracked by Global Privacy Control or the older Do Not Track. */
const isLeftOut = ({ headers, requestContext }: ApiEvent): boolean =>
  headers["sec-gpc"] === "1" || headers.dnt === "1" || isbot(requestContext.http.userAgent);

export const handler = api(
  countPageViewsEndpoint,
  async ({ context, body, event }) => {
    if (!isLeftOut(event)) await countPageViews(context, body);
    return { body: {} };
  },
  (context) => [rateLimit(context, { limit: pageViewLimit })],
);
