import { type CachePolicy, type EndpointDefinition, noStore } from "@site/core/contract/endpoint";
import type { Middleware } from "./api.ts";
import { computeEtag, isFresh } from "./etag.ts";

/** Of a page that is for one person only: kept by nobody, listed by nobody, and its address told to nobody. */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
};

const cacheControl = ({ browser, edge, staleWhileRevalidate }: CachePolicy): string =>
  `public, max-age=${browser}, s-maxage=${edge}, stale-while-revalidate=${staleWhileRevalidate}`;

/** JSON type, no sniffing and the contract's cache policy; errors and writes are never kept. */
export const responseHeaders = ({ cache }: EndpointDefinition): Middleware => ({
  after({ event, response }) {
    if (!response) return;
    const headers: Record<string, string | number | boolean> = {
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": cache === noStore ? noStore : cacheControl(cache),
      ...response.headers,
    };
    if (cache !== noStore && response.body !== undefined) {
      const etag = computeEtag(response.body);
      headers.etag = etag;
      if (isFresh(event.headers["if-none-match"], etag)) {
        response.statusCode = 304;
        response.body = "";
      }
    }
    response.headers = headers;
  },
  onError({ response }) {
    if (!response) return;
    response.headers = {
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": noStore,
      ...response.headers,
    };
  },
});
