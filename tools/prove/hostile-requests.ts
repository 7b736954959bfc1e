import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { changeRecordEndpoint } from "@site/core/office/record/record-contract";
import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import fc, { type Arbitrary } from "fast-check";
import * as z from "zod";
import { newForm } from "./submissions.ts";

/** A request as it goes over the wire. */
export interface WireRequest {
  host: "site" | "office";
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Max Woolf's list of strings that break programs; nobody here wrote them. */
const naughty: string[] = naughtyStrings.filter(Boolean);

const long = [200, 201, 254, 255, 1000, 5000, 5001, 15_000].flatMap((size) =>
  ["x", " ", "<div>", "é", "\n", "=", "😀"].map((unit) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size)),
);

/** Any text that JSON can carry. */
const hostileText: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...naughty), weight: 4 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 300 }), weight: 2 },
  { arbitrary: fc.constantFrom(...long), weight: 1 },
  {
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((codes) => String.fromCharCode(...codes)),
    weight: 1,
  },
);

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  maxLength?: number;
  format?: string;
}

/** Values that a contract takes, or nearly. */
function plausible({
  type,
  enum: values,
  const: only,
  oneOf,
  anyOf = oneOf,
  properties,
  required = [],
  format,
}: JsonSchema): Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (only !== undefined) return fc.constant(only);
  if (anyOf) return fc.oneof(...anyOf.map(plausible));
  if (properties) {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plausible(schema)]));
    return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  }
  if (type === "boolean") return fc.boolean();
  if (type === "number" || type === "integer") return fc.oneof(fc.integer(), fc.double());
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.oneof(
    fc.constantFrom(
      "Ann Lee",
      "ann@example.org",
      "(315) 555-0142",
      "12 Main St",
      "Utica, NY 13501",
      "Windows",
      "yes",
      "Google",
    ),
    hostileText,
  );
}

const anything = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }), fc.constant(null));

/** A body that is taken as it is, with at most one field spoiled: so that what stands behind the first check is met, too. */
const nearlyValid = (valid: Record<string, unknown>): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom("", ...Object.keys(valid)), hostileText, fc.constantFrom("replace", "append", "prepend"))
    .map(([name, text, how]) => {
      const old = String(valid[name] ?? "");
      const changed = { replace: text, append: old + text, prepend: text + old }[how];
      return JSON.stringify(name ? { ...valid, [name]: changed } : valid);
    });

/** A plausible body with some fields spoiled, added or taken out. */
function getBody(request: z.ZodType, valid: Record<string, unknown> | undefined): Arbitrary<string> {
  const schema = z.toJSONSchema(request, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const names = Object.keys(schema.properties ?? {});
  const spoiled = fc
    .tuple(
      plausible(schema),
      fc.dictionary(fc.oneof(fc.constantFrom(...names, "__proto__", "constructor"), hostileText), anything, {
        maxKeys: 2,
      }),
      fc.subarray(names, { maxLength: Math.min(1, names.length) }),
    )
    .map(([body, changes, missing]) => {
      const entries = Object.entries({ ...Object(body), ...changes }).filter(([name]) => !missing.includes(name));
      return JSON.stringify(Object.fromEntries(entries));
    });
  const cut = fc.tuple(plausible(schema), fc.nat(400)).map(([body, at]) => JSON.stringify(body).slice(0, at));
  const deep = fc.integer({ min: 4, max: 8000 }).map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`);
  const large = fc.integer({ min: 16_000, max: 20_000 }).map((size) => JSON.stringify({ name: "x".repeat(size) }));
  return fc.oneof(
    ...(valid ? [{ arbitrary: nearlyValid(valid), weight: 12 }] : []),
    { arbitrary: plausible(schema).map((body) => JSON.stringify(body)), weight: 5 },
    { arbitrary: spoiled, weight: 8 },
    { arbitrary: cut, weight: 1 },
    { arbitrary: deep, weight: 1 },
    { arbitrary: large, weight: 1 },
    { arbitrary: hostileText, weight: 1 },
    { arbitrary: fc.json({ maxDepth: 8 }), weight: 1 },
  );
}

/** Half a pair of UTF-16 can't be encoded. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Header values may hold no controls, and Node's client sends Latin-1 only. */
const headerText = hostileText.map((text) => encodeURI(wellFormed(text)).slice(0, 300));

const headers: Arbitrary<Record<string, string>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 5 },
  {
    arbitrary: fc.dictionary(
      fc.constantFrom(
        "content-type",
        "origin",
        "sec-fetch-site",
        "idempotency-key",
        "cookie",
        "accept-encoding",
        "if-none-match",
        "x-forwarded-for",
        "x-forwarded-host",
        "x-canary",
        "user-agent",
        "x-original-url",
      ),
      fc.oneof(
        headerText,
        fc.constantFrom(
          "text/plain",
          "application/json; charset=utf-16",
          "https://evil.example",
          "cross-site",
          "null",
          "br;q=0",
        ),
      ),
      { maxKeys: 2 },
    ),
    weight: 1,
  },
);

/** A path segment or a query value as a client may send it: encoded once, twice or not at all where that is possible. */
const segment = fc.oneof(
  hostileText.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 400)),
  hostileText.map((text) => encodeURIComponent(encodeURIComponent(wellFormed(text))).slice(0, 400)),
  fc.string({ unit: fc.constantFrom(..."abcxyz019-_.~%/:@!$&'()*+,;=[]|^\\{}<>"), maxLength: 40 }),
  fc.constantFrom(
    "windows",
    "..",
    "%2e%2e",
    "%00",
    "%",
    "%ff",
    "//[",
    "//a:99999/x",
    "wp-admin",
    "about",
    "index.html",
  ),
);

const query = fc.oneof(
  { arbitrary: fc.constant(""), weight: 2 },
  {
    arbitrary: fc
      .array(
        fc.tuple(fc.constantFrom("path", "slug", "page", "per_page", "rating", "query", "s", "_fields"), segment),
        { maxLength: 3 },
      )
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
    weight: 1,
  },
);

/** @param known values for path parameters that lead to something */
function filled(path: string, known: Api["known"] = {}): Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => name);
  const values = names.map((name) => fc.oneof(segment, ...(known[name] ? [fc.constantFrom(...known[name])] : [])));
  return fc.tuple(fc.tuple(...values), query).map(([texts, asked]) => {
    const left = [...texts];
    return path.replace(/\{\w+\}/g, () => left.shift() ?? "x") + asked;
  });
}

const validBodies = new Map<string, Record<string, unknown>>([
  ...[0, 3, 4, 6].map((number) => newForm(number, 0)).map(({ path, body }) => [path, body] as const),
  [changeRecordEndpoint.path, { version: 0, change: { kind: "note", text: "Called, no answer" } }],
]);

const anyQuery = fc.record({ query: fc.oneof(hostileText, fc.constant("{ posts { nodes { title } } }")) });

interface Api {
  host: WireRequest["host"];
  endpoints: readonly EndpointDefinition[];
  /** Values for path parameters that lead to something. */
  known?: Record<string, readonly string[]>;
}

const apiRequest = ({ method, path, request }: EndpointDefinition, { host, known }: Api): Arbitrary<WireRequest> =>
  fc.record({
    host: fc.constant(host),
    method: fc.oneof(
      { arbitrary: fc.constant(method), weight: 12 },
      { arbitrary: fc.constantFrom("GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "HEAD"), weight: 1 },
    ),
    target: filled(path, known),
    headers: headers.map((more) => ({ ...(method === "POST" ? { "content-type": "application/json" } : {}), ...more })),
    body: request
      ? getBody(request, validBodies.get(path))
      : method === "POST"
        ? anyQuery.map((asked) => JSON.stringify(asked))
        : fc.constant(undefined),
  });

const pageRequest: Arbitrary<WireRequest> = fc.record({
  host: fc.constantFrom("site", "site", "site", "office"),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
  target: fc.tuple(fc.array(segment, { maxLength: 3 }), query).map(([parts, asked]) => `/${parts.join("/")}${asked}`),
  headers,
  body: fc.constant(undefined),
});

/** Requests over every endpoint of some APIs and over addresses of pages. */
export const hostileRequest = (...apis: Api[]): Arbitrary<WireRequest> =>
  fc.oneof(
    ...apis.flatMap((api) =>
      api.endpoints.map((endpoint) => ({
        arbitrary: apiRequest(endpoint, api),
        weight: endpoint.method === "POST" ? 4 : 1,
      })),
    ),
    { arbitrary: pageRequest, weight: 8 },
  );
