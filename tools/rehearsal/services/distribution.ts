import { apiRoot } from "@site/core/contract/paths";
import { type Encodable, encode } from "@site/dev/server/encoding";
import type { Answer, Request, Site } from "../internet.ts";
import type { Deployment, Resource } from "../template.ts";
import { parseList, toObject, toText, type Value } from "../value.ts";
import type { Buckets } from "./buckets.ts";
import { runAtEdge, viewerRequestFunction } from "./edge-functions.ts";
import { getForwarding, getResponseHeaders } from "./policies.ts";

type Parts = { [key: string]: Value };

type Ask = (request: Request) => Promise<Answer> | Answer;

/** An address of CloudFront, as its origins see it. */
const edgeAddress = "130.176.0.1";

const pattern = (text: string): RegExp =>
  new RegExp(
    `^/?${text
      .replace(/^\//, "")
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
  );

const withoutBody = new Set(["GET", "HEAD", "OPTIONS"]);

/** A distribution of the templates. @param sites by host: the HTTP API and whatever else an origin names */
export function createDistribution(
  deployment: Deployment,
  resource: Resource,
  {
    buckets,
    sites,
    complain,
  }: { buckets: Buckets; sites: (host: string) => Site | undefined; complain: (what: string) => void },
) {
  const arn = resource.attribute("Arn");
  const config = toObject(resource.properties.DistributionConfig);
  const origins = new Map(parseList(config.Origins).map((origin) => [toText(toObject(origin).Id), toObject(origin)]));
  const groups = new Map(
    parseList(toObject(config.OriginGroups).Items).map((group) => [toText(toObject(group).Id), toObject(group)]),
  );

  function askOrigin(origin: Parts): Ask {
    const host = toText(origin.DomainName);
    const bucket = /^(.+)\.s3[.-]/.exec(host)?.[1];
    if (bucket && !origin.OriginAccessControlId) throw new Error(`the origin ${host} has no access control`);
    const own = parseList(origin.OriginCustomHeaders).map((header) => {
      const { HeaderName, HeaderValue } = toObject(header);
      return [toText(HeaderName).toLowerCase(), toText(HeaderValue)];
    });
    return (request) => {
      if (bucket) {
        const path = request.url.split("?")[0] ?? "/";
        if (path.startsWith(apiRoot) || !withoutBody.has(request.method))
          complain(`a behavior of ${resource.id} sends ${request.method} ${path} to the bucket ${bucket}`);
        return buckets.answerDistribution(bucket, arn, request);
      }
      const site = sites(host);
      if (!site) throw new Error(`nobody answers at ${host}, an origin of ${resource.id}`);
      return site({ ...request, host, headers: { ...request.headers, ...Object.fromEntries(own), host } });
    };
  }

  function askGroup(group: Parts): Ask {
    const [primary, secondary] = parseList(toObject(group.Members).Items).map((member) =>
      getTarget(toObject(member).OriginId),
    );
    const codes = parseList(toObject(toObject(group.FailoverCriteria).StatusCodes).Items).map(Number);
    if (!primary || !secondary) throw new Error(`the origin group ${toText(group.Id)} needs two members`);
    return async (request) => {
      const answer = await primary(request);
      return withoutBody.has(request.method) && codes.includes(answer.status) ? secondary(request) : answer;
    };
  }

  function getTarget(id: Value | undefined): Ask {
    const name = toText(id);
    const group = groups.get(name);
    if (group) return askGroup(group);
    const origin = origins.get(name);
    if (!origin) throw new Error(`a behavior points to the origin ${name}, which the distribution doesn't have`);
    return askOrigin(origin);
  }

  function createBehavior(settings: Parts) {
    const methods = parseList(settings.AllowedMethods ?? ["GET", "HEAD"]).map(toText);
    const ask = getTarget(settings.TargetOriginId);
    const forwarding = getForwarding(deployment, settings);
    const added = getResponseHeaders(deployment, settings.ResponseHeadersPolicyId);
    const atEdge = viewerRequestFunction(deployment, settings.FunctionAssociations);

    /** What the origin gets of a request. */
    function forward(request: Request): Request {
      const { cookie = "", "x-forwarded-for": forwardedFor, ...headers } = request.headers;
      const cookies = String(cookie)
        .split(/;\s*/)
        .filter((each) => each && forwarding.cookie(each.split("=")[0] ?? ""));
      const [path = "/", query = ""] = request.url.split(/\?(.*)/s);
      const parameters = query.split("&").filter((each) => each && forwarding.query(each.split("=")[0] ?? ""));
      // Its cache answers conditional requests, and compresses by itself.
      const kept = Object.entries(headers).filter(
        ([name]) => forwarding.header(name) && !/^(if-|accept-encoding$|connection$|transfer-encoding$)/.test(name),
      );
      return {
        ...request,
        url: parameters.length > 0 ? `${path}?${parameters.join("&")}` : path,
        headers: {
          "user-agent": "Amazon CloudFront",
          ...Object.fromEntries(kept),
          ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
          via: "2.0 rehearsal.cloudfront.net (CloudFront)",
          "x-amz-cf-id": "rehearsal",
          "x-forwarded-for": [forwardedFor, request.peer].flat().filter(Boolean).join(", "),
        },
        peer: edgeAddress,
      };
    }

    async function answer(viewer: Request): Promise<Answer> {
      if (!methods.includes(viewer.method))
        return refuse(403, "This distribution is not configured to allow the HTTP request method");
      const edge = atEdge ? runAtEdge(atEdge, viewer) : { request: viewer };
      return edge.answer ?? (await ask(forward(edge.request)));
    }

    return async (viewer: Request): Promise<Answer> => {
      const given = await answer(viewer);
      const headers: Record<string, string | string[]> = { ...given.headers };
      for (const [name, { value, isForced }] of added) if (isForced || !(name in headers)) headers[name] = value;
      return finish(viewer, { ...given, headers }, forwarding.compresses);
    };
  }

  const packed = new WeakMap<Buffer, Encodable>();

  /** Validates the viewer's copy and compresses. */
  async function finish({ headers: asked }: Request, answer: Answer, compresses: boolean): Promise<Answer> {
    const { status, headers = {}, body = "" } = answer;
    const etag = headers.etag;
    const known = asked["if-none-match"]?.replaceAll("W/", "");
    if (status === 200 && typeof etag === "string" && known?.includes(etag.replace("W/", "")))
      return { status: 304, headers };
    if (!compresses || headers["content-encoding"]) return answer;
    const raw = typeof body === "string" ? Buffer.from(body) : body;
    const item = packed.get(raw) ?? { type: String(headers["content-type"] ?? ""), raw, encoded: new Map() };
    packed.set(raw, item);
    const { encoding, body: sent } = await encode(item, asked["accept-encoding"]?.toString());
    if (!encoding) return answer;
    if (typeof etag === "string") headers.etag = `W/${etag.replace("W/", "")}`;
    return { status, headers: { ...headers, "content-encoding": encoding, vary: "accept-encoding" }, body: sent };
  }

  const refuse = (status: number, message: string): Answer => ({
    status,
    headers: { "content-type": "text/html", server: "CloudFront" },
    body: `<html><body><h1>${status}</h1>${message}</body></html>`,
  });

  const others = parseList(config.CacheBehaviors).map((behavior) => {
    const parts = toObject(behavior);
    return { path: pattern(toText(parts.PathPattern)), behave: createBehavior(parts) };
  });
  const ordinary = createBehavior(toObject(config.DefaultCacheBehavior));
  if (parseList(config.CustomErrorResponses).length > 0)
    throw new Error("the distribution replaces error answers: what the API refuses would look accepted");

  return {
    /** Its own name and its aliases. */
    hosts: [resource.attribute("DomainName"), ...parseList(config.Aliases).map(toText)],
    answer(request: Request): Promise<Answer> {
      const path = request.url.split("?")[0] ?? "/";
      return (others.find((each) => each.path.test(path))?.behave ?? ordinary)(request);
    },
  };
}
