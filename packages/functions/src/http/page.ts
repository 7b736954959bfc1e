import middy from "@middy/core";
import { profile } from "@site/company/profile";
import { statuses } from "@site/core/contract/errors";
import { apiRoot } from "@site/core/contract/paths";
import type { HandlerContext } from "../context.ts";
import { lambda } from "../lambda.ts";
import type { ApiEvent, ApiResult, Middleware } from "./api.ts";
import { toAppError } from "./errors.ts";
import { computeEtag, isFresh } from "./etag.ts";
import { originGuard } from "./guards.ts";
import { privateHeaders } from "./headers.ts";
import { requestLog } from "./log.ts";

export type RenderedAnswer =
  | {
      status: 200 | 404 | 503;
      /** For one reader only: nobody keeps it, no search engine lists it. */
      isPrivate?: boolean;
      /** HTML unless stated. */
      type?: string;
      /** Seconds since it was true, of what is shown while its provider is away. */
      age?: number;
      provider?: ApiEvent["provider"];
      body: string;
    }
  | { status: 301; location: string };

/** Seconds. Known pages are asked for again after a minute and kept for a day in case their provider is down. A redirect
 * is forgotten within minutes, so that an editor can take it back. */
const keeping = {
  200: "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
  404: "public, max-age=0, s-maxage=30",
  503: "no-store",
  301: "public, max-age=300, s-maxage=60",
} as const satisfies Record<RenderedAnswer["status"], string>;

/** Of a known page that lacks a part for now, such as its styles. */
const keepingPartial = "public, max-age=0, s-maxage=15";

const jsonHeaders = { "content-type": "application/json; charset=utf-8" };

const htmlHeaders = { "content-type": "text/html; charset=utf-8", "x-content-type-options": "nosniff" };

/** Seconds after which it makes sense to ask a provider again that was away. */
const retryAfter = "15";

const availability = ({ status, age }: Extract<RenderedAnswer, { body: string }>): Record<string, string> => ({
  ...(age === undefined ? {} : { age: String(age) }),
  ...(status === 503 ? { "retry-after": retryAfter } : {}),
});

/** When nothing can be rendered: one sentence and the phone number. */
const failurePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please try again later</title>
<p>This page can't be shown right now. Please try again later or call us at ${profile.phone}.</p></html>`;

const failureResponder = (): Middleware => ({
  onError(request) {
    const { code, message } = toAppError(request.error);
    const isApi = request.event.rawPath.startsWith(apiRoot);
    const headers = { ...(isApi ? jsonHeaders : htmlHeaders), "cache-control": "no-store" };
    request.response = { statusCode: statuses[code], headers, body: isApi ? JSON.stringify({ message }) : failurePage };
  },
});

/** `$default` also gets what fits no route of the API: that is answered as the service itself would. */
const notOurs: ApiResult = {
  statusCode: 404,
  headers: { ...jsonHeaders, "cache-control": "no-store" },
  body: JSON.stringify({ message: "Not Found" }),
};

const isPage = ({ rawPath, requestContext }: ApiEvent): boolean =>
  !rawPath.startsWith(apiRoot) && ["GET", "HEAD"].includes(requestContext.http.method);

/** The router prints an address that it can't decode into the log: its percent signs are escaped. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/** The edge asks for objects: `/x.html` is the page `/x`, `/index.html` the home page. Two slashes at the start would be
 * read as the name of another host. */
const getPagePath = (path: string): string =>
  decodable(path)
    // To a URL parser these are slashes.
    .replaceAll("\\", "%5C")
    .replace(/^\/{2,}/, "/")
    .replace(/^(?!\/(?:search|-)\/)(.*)\.html$/, "$1")
    .replace(/^\/index$/, "/");

/** The Middy stack of pages that are rendered on demand: as `api`, but the answer to a page, a failure too, is HTML.
 * @param render is given the path of the page */
export const page = (render: (context: HandlerContext, path: string, event: ApiEvent) => Promise<RenderedAnswer>) =>
  lambda<ApiEvent, ApiResult>((context) =>
    middy<ApiEvent, ApiResult>({ timeoutEarlyInMillis: 1000 })
      .use(requestLog("GET $default"))
      .use({ before: () => context.loadSecrets() })
      .use(originGuard(context.settings))
      .use(failureResponder())
      .use({ before: ({ event }) => (isPage(event) ? undefined : notOurs) })
      .handler(async (event) => {
        const answer = await render(context, getPagePath(event.rawPath), event);
        if (answer.status === 301) {
          const headers = { ...htmlHeaders, "cache-control": keeping[301], location: answer.location };
          return { statusCode: 301, headers, body: "" };
        }
        const { status, body, type = htmlHeaders["content-type"], isPrivate, provider } = answer;
        event.provider = provider;
        if (isPrivate)
          return { statusCode: status, headers: { ...htmlHeaders, ...privateHeaders, "content-type": type }, body };
        const etag = computeEtag(body);
        const headers = {
          ...htmlHeaders,
          "cache-control": status === 200 && provider ? keepingPartial : keeping[status],
          "content-type": type,
          etag,
          ...availability(answer),
        };
        const isKnown = status === 200 && isFresh(event.headers["if-none-match"], etag);
        return isKnown ? { statusCode: 304, headers } : { statusCode: status, headers, body };
      }),
  );
