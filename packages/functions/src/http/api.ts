import middy, { type MiddlewareObj } from "@middy/core";
import type { EndpointDefinition, QueryOf, RequestOf } from "@site/core/contract/endpoint";
import { AppError, generalFailure } from "@site/core/contract/errors";
import type { Member } from "@site/core/office/auth/members";
import type { StaffSession } from "@site/core/office/auth/sessions";
import { idFromKey } from "@site/core/store/ids";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { HandlerContext } from "../context.ts";
import { lambda } from "../lambda.ts";
import { errorResponder, parseRequest } from "./errors.ts";
import { crossSiteGuard, jsonBody, originGuard } from "./guards.ts";
import { responseHeaders } from "./headers.ts";
import { requestLog } from "./log.ts";
import type { Posted } from "./no-js-form.ts";

/** The HTTP API event (payload 2.0) and what the middlewares add to it. */
export interface ApiEvent extends APIGatewayProxyEventV2 {
  json?: unknown;
  /** Set by what has read a body of another type than JSON. */
  isBodyRead?: true;
  twilioForm?: Readonly<Record<string, string>>;
  /** Set by `noJsForm`: what a browser sent by itself, without script. */
  posted?: Posted;
  /** The status that the API gave to that, for which the browser gets a redirect: leads are counted by it. */
  accepted?: number;
  startedAt?: number;
  /** Id of the record the request is about, for the log. */
  recordId?: string;
  /** Set by `rateLimit`: whether the limiter could count. */
  limiter?: "ok" | "unavailable";
  /** Set by `rateLimit`: the client sent more than it may, and that is only noted. */
  isOverLimit?: boolean;
  isCanary?: boolean;
  /** Why a page could not be had of the content provider, for the log. */
  provider?: { path: string; kind: string; status?: number; asked?: string };
  /** Set by `staffGuard`: who asks, and in which session. */
  staff?: { member: Member; session: StaffSession };
}

export const getUserAgent = ({ requestContext }: Pick<ApiEvent, "requestContext">, length = 300): string =>
  requestContext.http.userAgent.slice(0, length);

export type ApiResult = APIGatewayProxyStructuredResultV2;

export type Middleware = MiddlewareObj<ApiEvent, ApiResult>;

export interface ApiRequest<E extends EndpointDefinition> {
  context: HandlerContext;
  body: RequestOf<E>;
  /** Id for the record to be written: the browser's Idempotency-Key, else a new one. */
  id: string;
  /** The part of the query string that the endpoint declares. */
  query: QueryOf<E>;
  event: Omit<ApiEvent, "queryStringParameters">;
  signal: AbortSignal;
}

interface Answer {
  status?: number;
  /** Sent as JSON, unless it is bytes, or text, with a content-type of its own. */
  body: unknown;
  headers?: Record<string, string>;
  cookies?: string[];
}

function sentBody(body: unknown, headers: Record<string, string>): Pick<ApiResult, "body" | "isBase64Encoded"> {
  if (Buffer.isBuffer(body)) return { body: body.toString("base64"), isBase64Encoded: true };
  const isText = typeof body === "string" && "content-type" in headers;
  return { body: isText ? body : JSON.stringify(body) };
}

/** Time kept back before Lambda's own limit, so that a stalled dependency still ends in a JSON answer. ms. */
const reserve = 1000;

function outOfTime(): never {
  throw new AppError("unavailable", generalFailure, { retryAfter: 2 });
}

/** The one Middy stack. `after` and `onError` run in reverse order: the error responder writes the answer, then headers
 * and log see it.
 * @param endpoint contract by which the request is parsed and the answer is cached
 * @param respond calls one use-case and returns the 2xx answer; throws AppError for a refusal
 * @param guards more middlewares, run on a well-formed body before it is validated
 * @param readers middlewares that read a body of another type than JSON and may answer in that type */
export function api<E extends EndpointDefinition>(
  endpoint: E,
  respond: (request: ApiRequest<E>) => Promise<Answer> | Answer,
  guards: (context: HandlerContext) => Middleware[] = () => [],
  readers: (context: HandlerContext) => Middleware[] = () => [],
) {
  const isWrite = endpoint.method === "POST";
  return lambda<ApiEvent, ApiResult>((context) =>
    middy<ApiEvent, ApiResult>({ timeoutEarlyInMillis: reserve, timeoutEarlyResponse: outOfTime })
      .use(requestLog(`${endpoint.method} ${endpoint.path}`))
      .use(responseHeaders(endpoint))
      .use({ before: () => context.loadSecrets() })
      .use(originGuard(context.settings))
      .use(isWrite ? [crossSiteGuard(), ...readers(context), jsonBody(endpoint)] : [])
      .use(guards(context))
      .use(errorResponder())
      .handler(async (event, _context, { signal }) => {
        const body = endpoint.request ? parseRequest(endpoint.request, event.json) : undefined;
        const id = event.posted?.id ?? idFromKey(event.headers["idempotency-key"]);
        if (isWrite) event.recordId = id;
        const query = (event.queryStringParameters ?? {}) as QueryOf<E>;
        const answer = await respond({ context, body: body as RequestOf<E>, query, id, event, signal });
        const { status = 200, headers = {}, cookies } = answer;
        return { statusCode: status, headers, ...sentBody(answer.body, headers), cookies };
      }),
  );
}
