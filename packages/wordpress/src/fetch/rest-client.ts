import type { ContentResource } from "@site/core/content/contract";
import type * as z from "zod";
import { ownExcerpt } from "../clean/own-excerpt.ts";
import { ownAddress, providerUrl } from "../provider.ts";
import { providerPath } from "../provider-path.ts";
import { lookupSignal, type Source } from "../source.ts";
import { ProviderFailure } from "./failure.ts";
import type { ProviderReply } from "./fetch-provider.ts";
import { GraphqlReply, type WordpressItem, WordpressItems } from "./rest-schemas.ts";

const itemFields = ["id", "slug", "type", "status", "date", "modified", "link", "template", "title", "excerpt"];
const embedFields = ["yoast_head_json", "_links", "_embedded"];

/** Items of a list without a slug. */
const listLength = 20;
/** Pages of one slug, each below another page. */
const namesakes = 20;

const unreadable = (cause?: unknown) =>
  new ProviderFailure("format", "The content provider's answer was not understood.", { cause });

const isJson = (type: string): boolean => /^application\/(json|.*\+json)$/.test(type);

/** The body of an answer. @throws ProviderFailure when it is something else */
export function parseJson<Schema extends z.ZodType>(schema: Schema, { type, text }: ProviderReply): z.output<Schema> {
  if (!isJson(type)) throw unreadable();
  try {
    // A plug-in's file that was saved with a byte order mark puts it before every answer.
    return schema.parse(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch (error) {
    throw unreadable(error);
  }
}

/** An answer that is none. WordPress says in JSON what it doesn't show; a page in its place is that of a server on the
 * way. */
export const refusal = ({ status, type }: ProviderReply): ProviderFailure =>
  new ProviderFailure(isJson(type) ? "status" : "format", `The content provider answered ${status}.`, { status });

/** A list of the REST interface. @returns undefined where it has no such page of the list @throws ProviderFailure */
export async function readList<Schema extends z.ZodType>(
  { provider, call }: Source,
  resource: string,
  query: Record<string, string>,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema> | undefined> {
  const url = providerUrl(provider, `wp-json/wp/v2/${resource}`, query);
  const reply = await call({ url, accept: "application/json", signal });
  if (reply.status === 400 && query.page) return undefined;
  if (reply.status !== 200) throw refusal(reply);
  return parseJson(schema, reply);
}

const listPage = 100;
/** Pages of a list that are read at most: the newest 2,000 items. */
const listPages = 20;

/** All items of a list, each page of it in its own time. @throws ProviderFailure */
export async function findAll<Item>(
  { callAside: call, ...source }: Source,
  resource: string,
  fields: string,
  schema: z.ZodType<Item[]>,
  query: Record<string, string> = {},
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; page <= listPages; page += 1) {
    const asked = { ...query, per_page: String(listPage), page: String(page), _fields: fields };
    const items = (await readList({ ...source, call, callAside: call }, resource, asked, schema, lookupSignal())) ?? [];
    all.push(...items);
    if (items.length < listPage) break;
  }
  return all;
}

const fieldsWith = (content: string) => [...itemFields, content, ...embedFields].join(",");

const embedded = { _embed: "author,wp:featuredmedia,wp:term", _fields: fieldsWith("content") };

const summedUp = (item: WordpressItem): WordpressItem => {
  const rendered = ownExcerpt(item.excerpt?.rendered ?? "", item.content?.rendered ?? "");
  return { ...item, ...(item.excerpt ? { excerpt: { ...item.excerpt, rendered } } : {}) };
};

const withoutContent = ({ content, ...item }: WordpressItem): WordpressItem => ({
  ...item,
  content: { protected: content?.protected },
});

/** Items of a list without their content, which only their summaries are looked up in. One that is larger than an
 * answer may be costs the others nothing but that. */
async function readItems(
  source: Source,
  resource: ContentResource,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<WordpressItem[]> {
  const read = (more: object) => readList(source, resource, { ...query, ...embedded, ...more }, WordpressItems, signal);
  const items = await read({}).catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.kind === "tooLarge")
      return read({ _fields: fieldsWith("content.protected") });
    throw error;
  });
  return (items ?? []).map((item) => withoutContent(summedUp(item)));
}

/** Published posts of these numbers, in their order, without their content. @throws ProviderFailure */
export async function findPosts(source: Source, ids: readonly number[], signal: AbortSignal): Promise<WordpressItem[]> {
  if (ids.length === 0) return [];
  const query = { include: ids.join(","), orderby: "include", per_page: String(ids.length) };
  return readItems(source, "posts", query, signal);
}

/** Published pages or posts, anonymously.
 * @param slug checked by cleanSlug; several pages may have it, each below another. Without one the newest items come
 * without their content
 * @throws ProviderFailure */
export async function findItems(
  source: Source,
  resource: ContentResource,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<WordpressItem[]> {
  if (slug === undefined) {
    const newest = await readItems(source, resource, { per_page: String(listLength) }, signal);
    return newest.filter(({ status }) => status === "publish");
  }
  const query = { slug: decodeURIComponent(slug), per_page: String(namesakes), ...embedded };
  const items = (await readList(source, resource, query, WordpressItems, signal)) ?? [];
  // A provider may answer with something near: only the very slug counts.
  return items.filter((item) => item.status === "publish" && item.slug === slug).map(summedUp);
}

/** A published page of a slug, or else a post.
 * @param path where it lies at the provider, plain; of several pages that have the slug this one is meant
 * @throws ProviderFailure */
export async function findPageOrPost(source: Source, slug: string, signal: AbortSignal, path?: string) {
  const found = await findItems(source, "pages", slug, signal);
  const wanted = path ?? `/${slug}`;
  const isWanted = ({ link }: WordpressItem) => {
    const url = ownAddress(source.provider, link);
    return url !== undefined && providerPath(source.provider, url) === wanted;
  };
  const exact = found.find(isWanted);
  if (exact || path !== undefined) return exact;
  return found[0] ?? (await findItems(source, "posts", slug, signal))[0];
}

export interface GraphqlQuery {
  query: string;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
}

/** A query of WPGraphQL. @returns status and body, which holds `data`, `errors` or both. @throws ProviderFailure */
export async function runQuery(
  { provider, call }: Source,
  query: GraphqlQuery,
  signal: AbortSignal,
): Promise<{ status: number; reply: GraphqlReply }> {
  const answer = await call({ url: providerUrl(provider, "graphql"), accept: "application/json", body: query, signal });
  const { status } = answer;
  if (status === 404 || status === 415)
    throw new ProviderFailure("status", `The content provider answered ${status}.`, { status });
  return { status, reply: parseJson(GraphqlReply, answer) };
}
