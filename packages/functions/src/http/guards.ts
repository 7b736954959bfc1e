import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { AppError } from "@site/core/contract/errors";
import { formBodyLimit } from "@site/core/contract/form-schema";
import { tryParseJson } from "@site/core/parse-json";
import type { Settings } from "@site/core/settings";
import { timingSafeCompare } from "@site/core/timing-safe-compare";
import type { ApiEvent, Middleware } from "./api.ts";

const maxDepth = 5;

/** Refuses what did not come through CloudFront, where the firewall stands (an HTTP API takes none of its own). */
export const originGuard = (settings: Settings): Middleware => ({
  before({ event }) {
    const secrets = settings.originSecrets;
    if (secrets.length === 0) return;
    const given = event.headers["x-origin-verify"] ?? "";
    if (!secrets.some((secret) => timingSafeCompare(secret, given))) throw new AppError("forbidden", "Forbidden");
  },
});

/** Host that the visitor's browser addressed: CloudFront replaces `host` and keeps the original here. */
export const siteHost = ({ headers }: ApiEvent): string | undefined => headers["x-viewer-host"] ?? headers.host;

/** Refuses writes that another site's page sends with our visitor's cookies. Clients without these headers pass. */
export const crossSiteGuard = (): Middleware => ({
  before({ event }) {
    const { origin, "sec-fetch-site": fetchSite } = event.headers;
    // A page that tells nobody its address says "null" of itself; then the browser's own word on the site counts.
    const isOwnNull = origin === "null" && fetchSite === "same-origin";
    const isForeignOrigin = origin !== undefined && !isOwnNull && URL.parse(origin)?.host !== siteHost(event);
    const isForeignFetch = fetchSite !== undefined && !["same-origin", "none"].includes(fetchSite);
    if (isForeignOrigin || isForeignFetch) throw new AppError("forbidden", "This request came from another site.");
  },
});

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1));
}

/** The bytes of a body. API Gateway encodes those of every type that it doesn't know as text. */
export const getBody = ({ body = "", isBase64Encoded }: ApiEvent): Buffer =>
  Buffer.from(body, isBase64Encoded ? "base64" : "utf8");

export const bodyType = ({ headers }: ApiEvent): string | undefined =>
  headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

export const tooLarge = (limit: number): AppError =>
  new AppError("tooLarge", `Please send at most ${limit / 1024} KB.`);

/** Size, then type, then JSON, then depth: nothing is parsed that is too large or says it is something else. */
export const jsonBody = ({ bodyLimit = formBodyLimit }: EndpointDefinition): Middleware => ({
  before({ event }) {
    if (event.isBodyRead) return;
    const bytes = getBody(event);
    if (bytes.byteLength > bodyLimit) throw tooLarge(bodyLimit);
    if (bodyType(event) !== "application/json")
      throw new AppError("unsupportedMediaType", "Please send JSON (content-type application/json).");
    event.json = tryParseJson(bytes.toString("utf8"));
    if (event.json === undefined) throw new AppError("malformed", "Please send valid JSON.");
    if (isDeeperThan(event.json, maxDepth))
      throw new AppError("malformed", `Please nest JSON at most ${maxDepth} levels deep.`);
  },
});
