import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, normalize } from "node:path";
import type { Settings } from "@site/core/settings";
import { decideFor } from "@site/core/site/edge-function";
import { decodeSegment } from "@site/core/site/pages";
import { computeEtag, isFresh } from "@site/functions/http/etag";
import { officeHeaders } from "@site/office/headers";
import { pageHeaders } from "@site/web/headers";
import { contentOrigins } from "@site/wordpress/provider";
import { lookup } from "mrmime";
import { type Encodable, encode } from "./encoding.ts";

export interface SiteAnswer extends Encodable {
  status: number;
  headers: Record<string, string>;
  etag: string;
}

/** Asks the page function for what the bucket doesn't have. @param path as the edge sends it to an origin */
export type PageOrigin = (request: IncomingMessage, path: string) => Promise<SiteAnswer>;

const immutable = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";

const isPage = (type: string): boolean => type.startsWith("text/html");

/** Sends an answer as CloudFront does. @param headersOfPages what it adds to each page */
async function send(
  headersOfPages: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
  answer: SiteAnswer,
): Promise<void> {
  const { encoding, body } = await encode(answer, request.headers["accept-encoding"]?.toString());
  const headers = {
    ...(isPage(answer.type) ? headersOfPages : {}),
    "x-content-type-options": "nosniff",
    "content-type": /^text\/[^;]*$/.test(answer.type) ? `${answer.type}; charset=utf-8` : answer.type,
    ...answer.headers,
    etag: encoding ? `W/${answer.etag}` : answer.etag,
    vary: "accept-encoding",
    ...(encoding ? { "content-encoding": encoding } : {}),
  };
  if (answer.status === 200 && isFresh(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(answer.status, { ...headers, "content-length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The objects of a folder as a bucket serves them: by key, read again when the file changes. */
function bucket(root: string): (path: string) => Promise<SiteAnswer | undefined> {
  const answers = new Map<string, { version: string; answer: SiteAnswer }>();
  return async (path) => {
    const key = decodeSegment(path);
    if (key.includes("\0")) return undefined;
    // A request may name a whole address in place of a path: none leads out of the folder.
    const file = join(root, normalize(`/${key}`));
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const version = `${info.size}-${info.mtimeMs}`;
    const cached = answers.get(file);
    if (cached?.version === version) return cached.answer;
    const raw = await readFile(file);
    const answer = {
      status: 200,
      headers: { "cache-control": path.startsWith("/assets/") ? immutable : revalidate },
      type: lookup(file) ?? "application/octet-stream",
      etag: computeEtag(raw),
      raw,
      encoded: new Map(),
    };
    answers.set(file, { version, answer });
    return answer;
  };
}

/** A query as CloudFront hands it to its function: the values as they came. */
const edgeQuery = (query = ""): Record<string, { value: string }> =>
  Object.fromEntries(
    query.split("&").flatMap((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return name ? [[name, { value }]] : [];
    }),
  );

/** What CloudFront adds to every answer of the site. */
export const headersOfPages = ({ wordpress, filesUrl }: Settings): Record<string, string> =>
  pageHeaders({
    provider: contentOrigins(wordpress).join(" "),
    hasProviderScripts: wordpress?.hasScripts,
    frames: wordpress?.frameHosts,
    files: filesUrl,
  });

/** Serves the built site the way CloudFront does: its function decides on the address, the bucket answers, and what the
 * bucket doesn't have is rendered by the page function. Hashed assets are kept for a year, HTML is asked for again.
 * @param root folder of the built site */
export function siteServer(settings: Settings, root: string, renderPage: PageOrigin) {
  const find = bucket(root);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const { uri = path, redirect } = decideFor(path, edgeQuery(query));
    if (redirect !== undefined) {
      const location = query ? `${redirect}?${query}` : redirect;
      response.writeHead(301, { location, "cache-control": "public, max-age=86400" }).end();
      return;
    }
    const found = await find(uri);
    await send(headersOfPages(settings), request, response, found ?? (await renderPage(request, uri)));
  };
}

/** Serves the built office from its folder: what is no file is a screen, which the page shows. */
export function officeSite(root: string) {
  const find = bucket(root);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const isFile = /\.\w+$/.test(pathname);
    const found = await find(isFile ? pathname : "/index.html");
    if (!found) return void response.writeHead(404).end();
    await send(officeHeaders, request, response, found);
  };
}
