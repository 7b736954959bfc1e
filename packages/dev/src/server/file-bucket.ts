import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { folderObjects } from "@site/core/files/objects";
import type { Settings } from "@site/core/settings";
import { timingSafeCompare } from "@site/core/timing-safe-compare";
import { readWithLimit } from "@site/core/with-timeout";
import { AwsV4Signer } from "aws4fetch";

/** One object in one call, as S3 counts; a visitor's file is smaller. */
const mostBytes = 32 * 1024 * 1024;

/** What a request is held against: the signature of its own method, address and headers, by the same key. */
async function isSigned({ aws }: Settings, { method = "GET", headers }: IncomingMessage, url: URL): Promise<boolean> {
  const { searchParams } = url;
  const given = searchParams.get("X-Amz-Signature") ?? "";
  const datetime = searchParams.get("X-Amz-Date") ?? "";
  const names = (searchParams.get("X-Amz-SignedHeaders") ?? "").split(";").filter((name) => name !== "host");
  const signedAt = Date.parse(datetime.replace(/^(....)(..)(..T..)(..)/, "$1-$2-$3:$4:"));
  const isLate = Date.now() > signedAt + Number(searchParams.get("X-Amz-Expires")) * 1000;
  if (!given || Number.isNaN(signedAt) || isLate) return false;
  const plain = new URL(url);
  plain.searchParams.delete("X-Amz-Signature");
  const own = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? "")]));
  const asked = { ...aws, service: "s3", method, url: plain.href, headers: own, datetime };
  const signed = await new AwsV4Signer({ ...asked, signQuery: true, allHeaders: true }).sign();
  return timingSafeCompare(signed.url.searchParams.get("X-Amz-Signature") ?? "", given);
}

const types: Record<string, string> = { jpg: "image/jpeg", heic: "image/heic", pdf: "application/pdf" };

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a page of this machine asks. */
function isOwnOrigin(origin: string, host = ""): boolean {
  const [page, own] = [URL.parse(origin)?.hostname ?? "", URL.parse(`http://${host}`)?.hostname ?? ""];
  return page !== "" && (page === own || (loopback.test(page) && loopback.test(own)));
}

const cors = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "PUT",
  "access-control-allow-headers": "content-type",
  vary: "origin",
});

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml", connection: "close" });
  response.end(`<Error><Code>${code}</Code></Error>`);
}

/** @returns whether that is all that was asked */
function answerCors({ method, headers: { origin = "", host } }: IncomingMessage, response: ServerResponse): boolean {
  const isOwn = isOwnOrigin(origin, host);
  if (isOwn) for (const [name, value] of Object.entries(cors(origin))) response.setHeader(name, value);
  if (method === "OPTIONS") response.writeHead(isOwn ? 200 : 403).end();
  return method === "OPTIONS";
}

function send(response: ServerResponse, key: string, { searchParams }: URL, body: Buffer): void {
  const disposition = searchParams.get("response-content-disposition");
  const type = searchParams.get("response-content-type") ?? types[key.split(".").at(-1) ?? ""];
  response.writeHead(200, {
    "content-type": type ?? "application/octet-stream",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox",
    ...(disposition ? { "content-disposition": disposition } : {}),
  });
  response.end(body);
}

/** The bucket of files on one machine: a folder behind the same signed links that S3 takes, on an origin of its own.
 * @param onCreated told of every file that came in */
export function createFileBucket(settings: Settings, onCreated: (key: string) => void): Server {
  const objects = folderObjects(settings.filesDir ?? "");
  async function take(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const bytes = await readWithLimit(mostBytes, request.iterator({ destroyOnReturn: false }));
    if (!bytes) return refuse(response, 400, "EntityTooLarge");
    await objects.write(key, bytes, String(request.headers["content-type"]));
    response.writeHead(200).end();
    onCreated(key);
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerCors(request, response)) return;
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (!(await isSigned(settings, request, url))) return refuse(response, 403, "AccessDenied");
    const key = decodeURIComponent(url.pathname.slice(1));
    if (request.method === "PUT") return take(request, response, key);
    const found = await objects.read(key);
    if (found) send(response, key, url, found);
    else refuse(response, 404, "NoSuchKey");
  }
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Whoever went away in the middle of a file hears of nothing.
      if (!response.headersSent && !response.destroyed) refuse(response, 500, "InternalError");
      if (!request.destroyed) console.error(JSON.stringify({ level: "error", task: "bucket", error: String(error) }));
    });
  });
}
