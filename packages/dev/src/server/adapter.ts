import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { readWithLimit, withTimeout } from "@site/core/with-timeout";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { encode } from "./encoding.ts";
import { throughCloudFront, toEvent } from "./event.ts";

type Result = APIGatewayProxyStructuredResultV2 | string | undefined;
export type LambdaHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>;

export interface InvokedFunction {
  name: string;
  handler: LambdaHandler;
  /** Lambda's own limit in seconds. */
  timeout: number;
}

export interface LocalRoute extends Omit<InvokedFunction, "name"> {
  endpoint: EndpointDefinition;
}

/** Payload limits of API Gateway and Lambda, bytes. */
const maxRequest = 10 * 1024 * 1024;
const maxResponse = 6 * 1024 * 1024;

interface Match {
  route: LocalRoute;
  pathParameters: Record<string, string>;
}

/** Names of a template filled from a path, or undefined when it does not match. @throws URIError on bad percent-encoding */
export function matchPath(template: string, path: string): Record<string, string> | undefined {
  const wanted = template.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name && value !== "") parameters[name] = decodeURIComponent(value);
    else if (segment !== value) return undefined;
  }
  return parameters;
}

function matches(routes: LocalRoute[], path: string): Match[] {
  const variables = ({ endpoint }: LocalRoute) => endpoint.path.split("{").length;
  return routes
    .toSorted((a, b) => variables(a) - variables(b))
    .flatMap((route) => {
      const pathParameters = matchPath(route.endpoint.path, path);
      return pathParameters ? [{ route, pathParameters }] : [];
    });
}

function send(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers });
  response.end(JSON.stringify({ message }));
}

/** The body bytes of an answer; without a statusCode API Gateway takes the whole answer as a JSON body. */
function getBody(result: Result): Buffer {
  if (typeof result === "string") return Buffer.from(result);
  if (!result || !("statusCode" in result)) return Buffer.from(JSON.stringify(result ?? null));
  return Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
}

async function sendResult(request: IncomingMessage, response: ServerResponse, result: Result): Promise<void> {
  const {
    statusCode = 200,
    headers = { "content-type": "application/json" },
    cookies = [],
  } = typeof result === "object" ? result : {};
  const raw = getBody(result);
  if (raw.byteLength > maxResponse) {
    send(response, 500, "Internal Server Error");
    return;
  }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, String(value));
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  // CloudFront compresses what it may keep.
  const isKept = request.method === "GET" && String(headers["cache-control"]).startsWith("public");
  const accepted = isKept ? request.headers["accept-encoding"]?.toString() : undefined;
  const { encoding, body } = await encode({ type: String(headers["content-type"]), raw, encoded: new Map() }, accepted);
  if (encoding) {
    response.setHeader("content-encoding", encoding).setHeader("vary", "accept-encoding");
    if (headers.etag) response.setHeader("etag", `W/${headers.etag}`);
  }
  response.writeHead(statusCode).end(body);
}

/** Runs a handler as Lambda does: with a context, and not longer than its limit. */
export async function invoke(
  { name, handler, timeout }: InvokedFunction,
  event: APIGatewayProxyEventV2,
): Promise<Result> {
  const deadline = Date.now() + timeout * 1000;
  const context = {
    awsRequestId: randomUUID(),
    functionName: name,
    getRemainingTimeInMillis: () => deadline - Date.now(),
  } as Context;
  return withTimeout(handler(event, context), timeout * 1000, () => ({
    statusCode: 503,
    body: JSON.stringify({ message: "Service Unavailable" }),
  }));
}

function refuse(request: IncomingMessage, response: ServerResponse, candidates: Match[]): void {
  const allow = candidates.map(({ route }) => route.endpoint.method).join(", ");
  if (candidates.length === 0) send(response, 404, "Not Found");
  else if (request.method === "OPTIONS") response.writeHead(204, { allow }).end();
  else send(response, 405, "Method Not Allowed", { allow });
}

async function respond(routes: LocalRoute[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const candidates = matches(routes, url.pathname);
  const match = candidates.find(({ route }) => route.endpoint.method === request.method);
  if (!match) {
    refuse(request, response, candidates);
    return;
  }
  const body = await readWithLimit(maxRequest, request.iterator({ destroyOnReturn: false }));
  if (!body) {
    send(response, 413, "Request Too Long", { connection: "close" });
    return;
  }
  const { route, pathParameters } = match;
  const name = `${route.endpoint.method} ${route.endpoint.path}`;
  const event = toEvent({ ...throughCloudFront(request), url, body, routeKey: name, pathParameters });
  const result = await invoke({ ...route, name }, event);
  await sendResult(request, response, result);
}

/** Runs Lambda handlers behind Node's HTTP server the way an HTTP API does.
 * @returns a listener that always answers, with JSON `{message}` when it has to refuse */
export function apiAdapter(routes: LocalRoute[], headers: Record<string, string>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // CloudFront adds it to every answer, the service's own refusals among them.
    for (const [name, value] of Object.entries({ ...headers, "x-content-type-options": "nosniff" }))
      response.setHeader(name, value);
    try {
      await respond(routes, request, response);
    } catch (error) {
      if (response.headersSent || response.destroyed) response.end();
      else if (error instanceof URIError) send(response, 400, "Bad Request");
      else {
        console.error(JSON.stringify({ level: "error", route: request.url?.split("?")[0], error: String(error) }));
        send(response, 500, "Internal Server Error");
      }
    }
  };
}
