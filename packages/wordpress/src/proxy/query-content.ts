import type { GraphqlAnswer } from "@site/core/content/contract";
import { AppError } from "@site/core/contract/errors";
import { sanitize } from "../clean/sanitize.ts";
import { ProviderFailure, toContentError } from "../fetch/failure.ts";
import { type GraphqlQuery, runQuery } from "../fetch/rest-client.ts";
import type { Provider } from "../provider.ts";
import type { Source } from "../source.ts";
import { guardQuery } from "./guard-query.ts";

const htmlFields = new Set(["content", "excerpt"]);

function clean(provider: Provider, value: unknown, field = ""): unknown {
  if (typeof value === "string") return htmlFields.has(field) ? sanitize(provider, value) : value;
  if (Array.isArray(value)) return value.map((item) => clean(provider, item, field));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, clean(provider, child, key)]));
}

async function ask(source: Source, query: GraphqlQuery): Promise<GraphqlAnswer> {
  const { status, reply } = await runQuery(source, query);
  const errors = reply.errors?.map(({ message }) => ({ message }));
  // One bad query must not switch GraphQL off for its visitor, so that this is no failure of the provider.
  if (status >= 400 && errors?.some(({ message }) => message.startsWith("Syntax Error")))
    throw new AppError("invalid", "This query is not allowed: the content provider can't parse it.");
  if (status !== 200 || (reply.data === undefined && !errors))
    throw new ProviderFailure("status", errors?.[0]?.message ?? `The content provider answered ${status}.`);
  const data = Object.entries(reply.data ?? {}).map(([name, value]) => [name, clean(source.provider, value)]);
  return { ...(reply.data ? { data: Object.fromEntries(data) } : {}), ...(errors ? { errors } : {}) };
}

/** Passes an allowed query on to WPGraphQL.
 * @param body of the request, parsed from JSON
 * @throws AppError invalid for a forbidden query; with `fallback: "rest"` while the provider has no usable GraphQL */
export async function queryContent(body: unknown, source: Source | undefined): Promise<GraphqlAnswer> {
  const query = guardQuery(body);
  if (!source) throw toContentError(new ProviderFailure("open", "No content provider is configured."), "rest");
  const result = await source.queries.load(JSON.stringify(query), () => ask(source, query));
  if (result.status === "unavailable") throw toContentError(result.failure, "rest");
  return result.status === "found" ? result.value : {};
}
