import type * as z from "zod";
import { apiPaths } from "./paths.ts";

/** How long a successful GET may be kept. Seconds; `noStore` for every write and for personal data. */
export interface CachePolicy {
  /** Seconds a browser may reuse the answer without asking. */
  browser: number;
  /** Seconds the edge may reuse it. */
  edge: number;
  /** Seconds a stale copy may be served while a fresh one is fetched. */
  staleWhileRevalidate: number;
}

export const noStore = "no-store";

export interface EndpointDefinition {
  method: "GET" | "POST";
  /** API Gateway form: `{name}` is one path segment. */
  path: `/api/${string}`;
  /** Names that a handler reads of the query string; CloudFront drops every other, which would only fill its cache. */
  query?: readonly string[];
  /** Parses the JSON body of a POST. Unknown fields are dropped by the schema. */
  request?: z.ZodType;
  /** Describes the 2xx JSON body; the browser parses with it before it shows success. */
  response?: z.ZodType;
  cache: CachePolicy | typeof noStore;
  /** Largest accepted body in bytes, measured before parsing (after base64 decoding). */
  bodyLimit?: number;
}

/** One endpoint, stated once: the stack, the handler, the local server, the browser and the tests read this value. */
export const defineEndpoint = <const Definition extends EndpointDefinition>(definition: Definition): Definition =>
  definition;

type More = Omit<EndpointDefinition, "method" | "path" | "cache">;

/** An endpoint that is read, by its name among the paths. The mark has bundles leave out those that they don't use. */
// @__NO_SIDE_EFFECTS__
export const siteGet = <const Name extends keyof typeof apiPaths, const M extends More = Record<never, never>>(
  name: Name,
  cache: EndpointDefinition["cache"],
  more = {} as M,
) => defineEndpoint({ ...more, method: "GET", path: apiPaths[name], cache });

/** One that is written to: its answers are kept nowhere. */
// @__NO_SIDE_EFFECTS__
export const sitePost = <const Name extends keyof typeof apiPaths, const M extends More>(name: Name, more: M) =>
  defineEndpoint({ ...more, method: "POST", path: apiPaths[name], cache: noStore });

export type RequestOf<E extends EndpointDefinition> = E extends { request: z.ZodType }
  ? z.output<E["request"]>
  : undefined;

export type QueryOf<E extends EndpointDefinition> = E extends { query: readonly (infer Name extends string)[] }
  ? Partial<Record<Name, string>>
  : Record<never, string>;

type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

/** The path with its `{parameters}` filled in and percent-encoded.
 * @example getPath(getCategoryEndpoint, { category: "windows" }) // "/api/products/category/windows" */
export function getPath<E extends EndpointDefinition>(
  endpoint: E,
  ...[parameters]: [PathParameters<E["path"]>] extends [never] ? [] : [Record<PathParameters<E["path"]>, string>]
): string {
  const values: Record<string, string> = parameters ?? {};
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}
