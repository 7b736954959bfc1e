import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** Body types that API Gateway passes as text; everything else arrives base64-encoded, posted forms among it. Told by
 * https://github.com/ministackorg/ministack/pull/766, which compared with the service. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/i;

/** Common log format: 21/Nov/2026:07:31:00 +0000. */
function commonLogTime(date: Date): string {
  const [, day, month, year, time] = /(\d+) (\w+) (\d+) (\S+)/.exec(date.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

function query(parameters: URLSearchParams): Record<string, string> | undefined {
  const names = new Set(parameters.keys());
  if (names.size === 0) return undefined;
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name).join(",")]));
}

export interface Received {
  method: string;
  headers: IncomingHttpHeaders;
  sourceIp: string;
  url: URL;
  body: Buffer;
  routeKey: string;
  pathParameters: Record<string, string>;
}

/** A request to this machine as CloudFront hands it on: it replaces `host` and keeps the one that the visitor addressed. */
export const throughCloudFront = ({ method = "GET", headers, socket }: IncomingMessage) => ({
  method,
  headers: { ...headers, "x-viewer-host": headers.host ?? "" },
  sourceIp: socket.remoteAddress ?? "127.0.0.1",
});

/** The event of an HTTP API (payload format 2.0) for a request, as AWS documents it: lower-case header names, cookies
 * in their own list, repeated query values joined by commas, optional members absent. Not compared with a live
 * gateway. */
export function toEvent(received: Received): APIGatewayProxyEventV2 {
  const { method, sourceIp, url, body, routeKey, pathParameters } = received;
  const { cookie, ...rest } = received.headers;
  const headers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, [value].flat().join(",")]));
  const isText = textTypes.test(headers["content-type"] ?? "");
  const queryStringParameters = query(url.searchParams);
  const now = new Date();
  return structuredClone({
    version: "2.0",
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers,
    ...(queryStringParameters ? { queryStringParameters } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method,
        path: url.pathname,
        protocol: "HTTP/1.1",
        sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.byteLength > 0 ? { body: body.toString(isText ? "utf8" : "base64") } : {}),
    isBase64Encoded: body.byteLength > 0 && !isText,
  });
}
