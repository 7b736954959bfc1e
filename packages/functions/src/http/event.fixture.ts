import { submitQuoteEndpoint } from "@site/core/leads/contract";
import type { Context } from "aws-lambda";
import type { ApiEvent } from "./api.ts";

const routeKey = `${submitQuoteEndpoint.method} ${submitQuoteEndpoint.path}`;

/** An HTTP API event for tests: a JSON POST from the site's own page unless told otherwise. */
export function buildEvent({ headers = {}, ...more }: Partial<ApiEvent> = {}): ApiEvent {
  return {
    version: "2.0",
    routeKey,
    rawPath: submitQuoteEndpoint.path,
    rawQueryString: "",
    headers: { host: "site.test", "content-type": "application/json", ...headers },
    requestContext: {
      accountId: "000000000000",
      apiId: "test",
      domainName: "site.test",
      domainPrefix: "site",
      http: {
        method: "POST",
        path: submitQuoteEndpoint.path,
        protocol: "HTTP/1.1",
        sourceIp: "192.0.2.1",
        userAgent: "test",
      },
      requestId: "request",
      routeKey,
      stage: "$default",
      time: "21/Nov/2026:12:00:00 +0000",
      timeEpoch: 0,
    },
    isBase64Encoded: false,
    ...more,
  };
}

/** A Lambda context with this much time left, in ms. */
export const buildContext = (remaining = 10_000): Context =>
  ({ awsRequestId: "request-1", getRemainingTimeInMillis: () => remaining }) as Context;
