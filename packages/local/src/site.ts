import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { pageHeaders } from "@site/web/headers";
import { lookup } from "mrmime";

interface Encoded {
  encoding?: string;
  body: Buffer;
}

interface SiteFile {
  type: string;
  etag: string;
  raw: Buffer;
  encoded: Map<string, Promise<Buffer>>;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
const compressible = /^(text\/|application\/(json|javascript|xml|rss\+xml)|image\/svg)/;
const immutable = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";
/** CloudFront compresses objects from 1,000 bytes on. */
const minCompressed = 1000;

function choose(accepted: string): keyof typeof compress | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

async function encode(file: SiteFile, accepted: string): Promise<Encoded> {
  const encoding = choose(accepted);
  if (!encoding || file.raw.byteLength < minCompressed || !compressible.test(file.type)) return { body: file.raw };
  let body = file.encoded.get(encoding);
  if (!body) {
    body = compress[encoding](file.raw);
    file.encoded.set(encoding, body);
  }
  return { encoding, body: await body };
}

function keyOf(path: string): string {
  if (path === "/") return "index.html";
  return extname(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? "/");
  } catch {
    return undefined;
  }
}

async function send(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404) {
  const { encoding, body } = await encode(file, String(request.headers["accept-encoding"] ?? ""));
  const headers = {
    ...(file.type === "text/html" ? pageHeaders() : {}),
    "x-content-type-options": "nosniff",
    "content-type": file.type.startsWith("text/") ? `${file.type}; charset=utf-8` : file.type,
    "cache-control": request.url?.startsWith("/assets/") && status === 200 ? immutable : revalidate,
    etag: file.etag,
    vary: "accept-encoding",
    ...(encoding ? { "content-encoding": encoding } : {}),
  };
  if (status === 200 && request.headers["if-none-match"] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "content-length": body.byteLength });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Serves the built site the way the bucket behind CloudFront does: `/x` is the object `x.html`, hashed assets are kept
 * for a year, HTML is asked for again, and a missing key answers 404 with the built not-found page.
 * @param root folder of the built site
 */
export function siteServer(root: string) {
  const files = new Map<string, SiteFile>();

  async function load(key: string): Promise<SiteFile | undefined> {
    const path = join(root, normalize(`/${key}`));
    const info = await stat(path).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const etag = `"${info.size.toString(16)}-${info.mtimeMs.toString(16)}"`;
    const known = files.get(key);
    if (known?.etag === etag) return known;
    const file = {
      type: lookup(path) ?? "application/octet-stream",
      etag,
      raw: await readFile(path),
      encoded: new Map(),
    };
    files.set(key, file);
    return file;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodePath(request.url ?? "/");
    const found = path === undefined ? undefined : await load(keyOf(path));
    const file = found ?? (await load("404.html"));
    if (file) await send(request, response, file, found ? 200 : 404);
    else response.writeHead(404).end();
  };
}
