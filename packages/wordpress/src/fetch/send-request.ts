import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline, type Readable } from "node:stream";
import { constants, createUnzip } from "node:zlib";

interface HttpRequest {
  headers: Record<string, string>;
  /** JSON, which is sent by POST. */
  body?: string;
  /** Ends the answer's body too. */
  signal: AbortSignal;
}

export interface HttpResponse {
  status: number;
  headers: IncomingMessage["headers"];
  /** Unpacked. Whoever does not read it has to destroy it: it holds its connection. */
  body: Readable;
}

/** An answer may end a little early inside its packing, which browsers forgive as well. */
const lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };

function unpack(message: IncomingMessage): Readable {
  const encoding = message.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  // Whoever reads learns of a failure from the unpacked side.
  if (/^(?:x-)?gzip$|^deflate$/.test(encoding)) return pipeline(message, createUnzip(lenient), () => undefined);
  // Some hosts write a character set or nothing there, which packs nothing.
  if (!/^(?:br|zstd|(?:x-)?compress)$|,/.test(encoding)) return message;
  message.destroy();
  throw new Error("The answer is packed in a way that was not asked for.");
}

/** The host closed a kept connection just when it was used again: most often it has read nothing of the request. */
const wasStale = (reused: boolean, error: NodeJS.ErrnoException): boolean => reused && error.code === "ECONNRESET";

/** One request by HTTP/1.1 that sends no credentials and follows no redirect. What it asks for must be safe to ask twice.
 * `fetch` would do, but loading it takes 50 ms of CPU, a seventh of a page's cold start; this takes 14.
 * @throws Error of the network, or the signal's */
export async function sendRequest(url: URL, request: HttpRequest): Promise<HttpResponse> {
  const { headers, body, signal } = request;
  const method = body === undefined ? "GET" : "POST";
  const contentType = body === undefined ? {} : { "content-type": "application/json" };
  const options = { method, headers: { ...headers, ...contentType, "accept-encoding": "gzip" }, signal, auth: null };
  const sent = (url.protocol === "https:" ? https : http).request(url, options).end(body);
  try {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once("response", resolve).once("error", reject);
      // The only word of an answer that changes the protocol, which nobody asked for.
      sent.once("close", () => reject(new Error("The connection was closed without an answer.")));
    });
    return { status: message.statusCode ?? 0, headers: message.headers, body: unpack(message) };
  } catch (error) {
    if (error instanceof Error && wasStale(sent.reusedSocket, error)) return sendRequest(url, request);
    throw error;
  }
}
