import { createHash } from "node:crypto";
import type { MiddlewareObj } from "@middy/core";
import { type CachePolicy, type EndpointDefinition, noStore } from "@site/core/contract/endpoint";
import type { ApiEvent, ApiResult } from "./api.ts";

const cacheControl = ({ browser, edge, staleWhileRevalidate }: CachePolicy): string =>
  `public, max-age=${browser}, s-maxage=${edge}, stale-while-revalidate=${staleWhileRevalidate}`;

const etagOf = (body: string): string => `"${createHash("sha1").update(body).digest("base64url")}"`;

/** JSON type, no sniffing and the contract's cache policy; errors and writes are never kept. */
export const responseHeaders = ({ cache }: EndpointDefinition): MiddlewareObj<ApiEvent, ApiResult> => ({
  after({ event, response }) {
    if (!response) return;
    const headers: Record<string, string | number | boolean> = {
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": cache === noStore ? noStore : cacheControl(cache),
      ...response.headers,
    };
    if (cache !== noStore && response.body !== undefined) {
      headers.etag = etagOf(response.body);
      if (event.headers["if-none-match"] === headers.etag) {
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
