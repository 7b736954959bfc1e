import { readWithLimit } from "@site/core/with-timeout";
import { isOnProvider, type Provider } from "../provider.ts";
import type { Bulkhead } from "./bulkhead.ts";
import { buildStatusFailure, interfaceOf, ProviderFailure } from "./failure.ts";
import { type HttpResponse, sendRequest } from "./send-request.ts";

/** The whole of one look-up, which may take several calls, ends before Lambda's 12 s. */
export const lookupTime = 9500;

/** Limits of one call: the whole answer within 8 s, 3 MB after decompression, three hops on the provider's own host. */
const callLimits = { time: 8000, bytes: 3 * 1024 * 1024, redirects: 3 } as const;

export interface ProviderCall {
  url: URL;
  accept: "application/json" | "text/html" | "text/css" | "*/*";
  body?: unknown;
  /** Ours, never a visitor's. */
  headers?: Record<string, string>;
  /** Of the look-up that it belongs to; one of its own unless told otherwise. */
  signal?: AbortSignal;
}

export interface ProviderReply {
  status: number;
  /** Media type in lower case, without parameters. */
  type: string;
  text: string;
  /** The body as it came, where anything was accepted. */
  bytes?: Buffer;
  url: URL;
  /** Seconds for which a cache on the way has kept it, where one says so. */
  age?: number;
  pages?: number;
}

async function readReply(response: HttpResponse, accept: ProviderCall["accept"], url: URL): Promise<ProviderReply> {
  const type = response.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const bytes = await readWithLimit(callLimits.bytes, response.body);
  if (!bytes) throw new ProviderFailure("tooLarge", "The content provider's answer is too large.");
  const body = accept === "*/*" ? { text: "", bytes } : { text: bytes.toString("utf8") };
  const age = Number(response.headers.age);
  const pages = Number(response.headers["x-wp-totalpages"]);
  return { status: response.status, type, ...body, url, ...(age > 0 ? { age } : {}), ...(pages > 0 ? { pages } : {}) };
}

async function follow(provider: Provider, call: ProviderCall, signal: AbortSignal): Promise<ProviderReply> {
  const { accept } = call;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const headers = { ...call.headers, accept, "user-agent": "contractor-site" };
  let target: URL | undefined = call.url;
  for (let hop = 0; hop <= callLimits.redirects; hop += 1) {
    if (!target || !isOnProvider(provider, target))
      throw new ProviderFailure("redirect", "The content provider leads to another host.", { target });
    // A picture's own page may lead to the picture, which nobody here wants to read.
    if (accept === "text/html" && target.pathname.includes("/wp-content/uploads/"))
      throw new ProviderFailure("redirect", "The content provider leads to a file.", { target });
    const response = await sendRequest(target, { body, signal, headers });
    if (response.status < 300 || response.status > 399) return readReply(response, accept, target);
    response.body.destroy();
    if (body !== undefined) throw new ProviderFailure("redirect", "The content provider redirects a query.");
    target = URL.parse(response.headers.location ?? "", target.href) ?? undefined;
  }
  throw new ProviderFailure("redirect", "The content provider redirects without end.");
}

function toFailure(error: unknown, signal: AbortSignal): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (signal.aborted) return new ProviderFailure("timeout", "The content provider took too long.", { cause: error });
  return new ProviderFailure("network", "The content provider can't be reached.", { cause: error });
}

/** One anonymous call of the provider: no cookies, no headers of the visitor, within its limits.
 * @returns the answer, whatever its status below 500; a query (POST) also with 5xx, which GraphQL uses for its errors
 * @throws ProviderFailure */
export function fetchProvider(
  provider: Provider,
  gate: Bulkhead,
  call: ProviderCall,
  time: number = callLimits.time,
): Promise<ProviderReply> {
  const { signal: lookup = AbortSignal.timeout(lookupTime) } = call;
  return gate.run(async () => {
    const signal = AbortSignal.any([lookup, AbortSignal.timeout(time)]);
    try {
      const reply = await follow(provider, call, signal);
      // What still waited to be unpacked was dropped then, and its end looks like any other.
      signal.throwIfAborted();
      const isQueryError = call.body !== undefined && reply.type === "application/json";
      if (reply.status >= 500 && !isQueryError) throw buildStatusFailure(reply);
      return reply;
    } catch (error) {
      const failure = toFailure(error, signal);
      failure.asked = interfaceOf(call.url);
      throw failure;
    }
  }, lookup);
}
