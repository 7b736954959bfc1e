import { readWithLimit } from "@site/core/with-timeout";
import { isOnProvider, type Provider, parseUrl } from "../provider.ts";
import type { Bulkhead } from "./bulkhead.ts";
import { answered, ProviderFailure } from "./failure.ts";
import { type HttpResponse, sendRequest } from "./send-request.ts";

/** Limits of one call: the whole answer within 8 s, 3 MB after decompression, three hops on the provider's own host. */
const callLimits = { time: 8000, bytes: 3 * 1024 * 1024, redirects: 3 } as const;

export interface ProviderCall {
  url: URL;
  accept: "application/json" | "text/html" | "text/css" | "*/*";
  body?: unknown;
  /** Ours, never a visitor's. */
  headers?: Record<string, string>;
  signal: AbortSignal;
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

const tooLarge = () => new ProviderFailure("tooLarge", "The content provider's answer is too large.");

/** Counts what comes out of decompression, so that a small packed body can't grow without end. */
async function readBytes({ headers, body }: HttpResponse): Promise<Buffer> {
  const isTooLarge = Number(headers["content-length"] ?? 0) > callLimits.bytes;
  if (isTooLarge) body.destroy();
  const bytes = isTooLarge ? undefined : await readWithLimit(callLimits.bytes, body);
  if (!bytes) throw tooLarge();
  return bytes;
}

async function getReply(response: HttpResponse, accept: ProviderCall["accept"], url: URL): Promise<ProviderReply> {
  const type = response.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const bytes = await readBytes(response);
  const body = accept === "*/*" ? { text: "", bytes } : { text: bytes.toString("utf8") };
  const age = Number(response.headers.age);
  const pages = Number(response.headers["x-wp-totalpages"]);
  return { status: response.status, type, ...body, url, ...(age > 0 ? { age } : {}), ...(pages > 0 ? { pages } : {}) };
}

const isUpload = ({ pathname }: URL): boolean => /\/wp-content\/uploads\/./.test(pathname);

/** Where a redirect leads. @throws ProviderFailure when that is not the provider's own host, or a file in place of a page */
function redirectTarget(provider: Provider, from: URL, { headers }: HttpResponse, accept: ProviderCall["accept"]): URL {
  const target = parseUrl(headers.location ?? "", from);
  if (!target || !isOnProvider(provider, target))
    throw new ProviderFailure("redirect", "The content provider leads to another host.", { target });
  // A picture's own page may lead to the picture, which nobody here wants to read.
  if (accept === "text/html" && isUpload(target))
    throw new ProviderFailure("redirect", "The content provider leads to a file.", { target });
  return target;
}

async function follow(provider: Provider, call: ProviderCall): Promise<ProviderReply> {
  const { accept, headers, signal } = call;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  let target = call.url;
  for (let hop = 0; hop <= callLimits.redirects; hop += 1) {
    if (!isOnProvider(provider, target)) throw new ProviderFailure("redirect", "The address is not the provider's.");
    const response = await sendRequest(target, {
      method: body === undefined ? "GET" : "POST",
      body,
      signal,
      headers: {
        ...headers,
        accept,
        "user-agent": "contractor-site",
        ...(body ? { "content-type": "application/json" } : {}),
      },
    });
    if (response.status < 300 || response.status > 399) return getReply(response, accept, target);
    response.body.destroy();
    if (body !== undefined) throw new ProviderFailure("redirect", "The content provider redirects a query.");
    target = redirectTarget(provider, target, response, accept);
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
  return gate.run(async () => {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(time)]);
    try {
      const reply = await follow(provider, { ...call, signal });
      // What still waited to be unpacked was dropped then, and its end looks like any other.
      signal.throwIfAborted();
      const isQueryError = call.body !== undefined && reply.type === "application/json";
      if (reply.status >= 500 && !isQueryError) throw answered(reply.status);
      return reply;
    } catch (error) {
      const failure = toFailure(error, signal);
      failure.asked = /\/(?:wp-json\/|graphql$).*/.exec(call.url.pathname)?.[0];
      throw failure;
    }
  }, call.signal);
}
