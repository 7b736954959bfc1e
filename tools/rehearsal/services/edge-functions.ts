import { createContext, runInContext } from "node:vm";
import type { Request } from "../internet.ts";
import type { Deployment } from "../template.ts";
import { parseList, toObject, toText, type Value } from "../value.ts";

interface Part {
  value: string;
  multiValue?: { value: string }[];
}

type Parts = Record<string, Part>;

interface EdgeAnswer {
  statusCode?: number;
  headers?: Parts;
  body?: string | { data: string };
  uri: string;
  querystring: Parts;
  cookies: Parts;
}

const getParts = (pairs: Iterable<readonly [string, string]>): Parts => {
  const parts: Parts = {};
  for (const [name, value] of pairs) {
    const known = parts[name];
    parts[name] = known ? { ...known, multiValue: [...(known.multiValue ?? [known]), { value }] } : { value };
  }
  return parts;
};

const getPairs = (parts: Parts): [string, string][] =>
  Object.entries(parts).flatMap(([name, part]) =>
    (part.multiValue ?? [part]).map(({ value }): [string, string] => [name, value]),
  );

/** Name and value of each item; an edge function sees them as they were sent. */
const split = (text: string, separator: string | RegExp): [string, string][] =>
  text
    .split(separator)
    .filter(Boolean)
    .map((item) => {
      const [name = "", ...rest] = item.split("=");
      return [name, rest.join("=")];
    });

const join = (parts: Parts, separator: string): string =>
  getPairs(parts)
    .map(([name, value]) => (value === "" ? name : `${name}=${value}`))
    .join(separator);

/** The event of CloudFront's functions for viewer requests. */
export function edgeEvent({ method, url, headers, peer }: Request) {
  const [uri = "/", query = ""] = url.split(/\?(.*)/s);
  const { cookie = "", ...rest } = headers;
  const sent = Object.entries(rest).map(([name, value]): [string, string] => [name, [value].flat().join(",")]);
  return {
    version: "1.0",
    context: { eventType: "viewer-request", distributionId: "EREHEARSAL" },
    viewer: { ip: peer },
    request: {
      method,
      uri,
      querystring: getParts(split(query, "&")),
      headers: getParts(sent),
      cookies: getParts(split(cookie, /;\s*/)),
    },
  };
}

type Handler = (event: ReturnType<typeof edgeEvent>) => EdgeAnswer;

/** A behavior's function for viewer requests, compiled in a world of its own; undefined when it has none. */
export function viewerRequestFunction(deployment: Deployment, associations: Value | undefined): Handler | undefined {
  const all = parseList(associations).map(toObject);
  const other = all.find(({ EventType }) => EventType !== "viewer-request");
  if (other) throw new Error(`the rehearsal doesn't run functions at ${toText(other.EventType)}`);
  const [association] = all;
  if (!association) return undefined;
  const { properties } = deployment.find("AWS::CloudFront::Function", association.FunctionARN);
  const world = createContext({});
  runInContext(toText(properties.FunctionCode), world);
  return (event) => {
    const text = runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, world);
    return JSON.parse(text);
  };
}

/** Runs a function on a request. @returns the request for the origin, or the function's own answer */
export function runAtEdge(handler: Handler, request: Request) {
  const answer = handler(edgeEvent(request));
  if (answer.statusCode !== undefined) {
    const headers = Object.fromEntries(getPairs(answer.headers ?? {}));
    const body = typeof answer.body === "object" ? answer.body.data : answer.body;
    return { answer: { status: answer.statusCode, headers, body: body ?? "" } };
  }
  const query = join(answer.querystring, "&");
  const cookie = join(answer.cookies, "; ");
  const headers = { ...Object.fromEntries(getPairs(answer.headers ?? {})), ...(cookie ? { cookie } : {}) };
  return { request: { ...request, url: query ? `${answer.uri}?${query}` : answer.uri, headers } };
}
