import type { ContentResource } from "@site/core/content/contract";
import { plainText } from "@site/core/content/plain-text";
import type * as z from "zod";
import { ownExcerpt } from "../clean/own-excerpt.ts";
import { itemPath, ownAddress, providerUrl } from "../provider.ts";
import { lookupSignal, type Source } from "../source.ts";
import { answered, ProviderFailure } from "./failure.ts";
import type { ProviderCall, ProviderReply } from "./fetch-provider.ts";
import { parseItems } from "./parse-items.ts";
import { isJson, parseJson, readJson } from "./parse-json.ts";
import { GraphqlReply, RestRoot, WordpressItem } from "./rest-schemas.ts";

const itemFields = ["id", "slug", "type", "status", "date", "modified", "link", "template", "title", "excerpt"];
const embedFields = ["yoast_head_json", "_links", "_embedded"];

/** Items of a list without a slug. */
const listLength = 20;
/** Pages of one slug, each below another page. */
const namesakes = 20;

/** An answer that is none. WordPress refuses in JSON; a page in its place is that of a server on the way. */
export const refusal = ({ status, type }: ProviderReply): ProviderFailure =>
  answered(status, isJson(type) ? "status" : "format");

/** Without permalinks, or behind a server that knows no "wp-json", the REST interface has a query of its own. */
const restUrl = ({ provider, rest }: Source, route: string, query: Record<string, string>): URL =>
  rest.isQuery
    ? providerUrl(provider, "", { rest_route: `/${route}`, ...query })
    : providerUrl(provider, `wp-json/${route}`, query);

async function findRest({ provider, call, rest, restPlaces, report }: Source, signal: AbortSignal): Promise<void> {
  const outcome = await restPlaces.load("", async () => {
    const url = providerUrl(provider, "", { rest_route: "/", _fields: "namespaces" });
    const reply = await call({ url, accept: "application/json", signal });
    return reply.status === 200 && RestRoot.safeParse(readJson(reply)).success;
  });
  rest.isQuery = outcome.status === "found" && outcome.value;
  if (rest.isQuery) report({ what: "REST interface elsewhere", where: "wp-json", detail: "?rest_route= is asked" });
}

/** Whether something else than the interface has answered: a page, or a plug-in that closes the folder. */
function isElsewhere(reply: ProviderReply): boolean {
  if (/^(?:401|403)$/.test(String(reply.status))) return !isJson(reply.type) || /"rest_\w*log/.test(reply.text);
  if (isJson(reply.type) || (reply.status !== 200 && reply.status !== 404)) return false;
  try {
    readJson(reply);
    return false;
  } catch {
    return true;
  }
}

export async function askRest(
  source: Source,
  route: string,
  query: Record<string, string>,
  options: Pick<ProviderCall, "signal" | "headers">,
): Promise<ProviderReply> {
  const ask = () => source.call({ url: restUrl(source, route, query), accept: "application/json", ...options });
  const wasQuery = source.rest.isQuery;
  const reply = await ask();
  if (!isElsewhere(reply)) return reply;
  await findRest(source, options.signal);
  return source.rest.isQuery === wasQuery ? reply : ask();
}

const longestNotice = 160;

/** Notices of PHP name files of the provider; around what a search finds they might repeat its words. */
const noticeFor =
  ({ report }: Source, resource: string) =>
  (around: string) => {
    const words = resource === "search" ? "" : plainText(around.replace(/<!--|-->/g, " ")).slice(0, longestNotice);
    report({ what: "text around JSON", where: resource, detail: words });
  };

interface ListPage<Item> {
  items: Item[];
  length: number;
  pages: number | undefined;
}

async function readListPage<Item>(
  source: Source,
  resource: string,
  query: Record<string, string>,
  schema: z.ZodType<Item>,
  signal: AbortSignal,
): Promise<ListPage<Item> | undefined> {
  const reply = await askRest(source, `wp/v2/${resource}`, query, { signal });
  if (reply.status === 400 && query.page) return undefined;
  if (reply.status !== 200) throw refusal(reply);
  const list = readJson(reply, noticeFor(source, resource));
  const odd = (item: string, detail: string) =>
    source.report({ what: "odd item", where: `${resource} ${item}`, detail });
  return { items: parseItems(schema, list, odd), length: Array.isArray(list) ? list.length : 0, pages: reply.pages };
}

/** A list of the REST interface. @throws ProviderFailure */
export const readList = async <Item>(
  source: Source,
  resource: string,
  query: Record<string, string>,
  schema: z.ZodType<Item>,
  signal: AbortSignal,
): Promise<Item[]> => (await readListPage(source, resource, query, schema, signal))?.items ?? [];

const listPage = 100;
/** Pages of a list that are read at most: the newest 2,000 items. */
const listPages = 20;

/** All items of a list, each page of it in its own time: the first says how many there are, the others come at once.
 * @throws ProviderFailure */
export async function findAll<Item>(
  source: Source,
  resource: string,
  fields: string,
  schema: z.ZodType<Item>,
  query: Record<string, string> = {},
): Promise<Item[]> {
  const aside = { ...source, call: source.callAside };
  const read = (page: number) => {
    const asked = { ...query, per_page: String(listPage), page: String(page), _fields: fields };
    return readListPage(aside, resource, asked, schema, lookupSignal());
  };
  const first = await read(1);
  // A host that takes the count out of the answer has all pages asked: those beyond the last are none.
  const count = first?.pages ?? (first?.length === listPage ? listPages : 1);
  const others = Array.from({ length: Math.min(count, listPages) - 1 }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(others))].flatMap((page) => page?.items ?? []);
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
  const read = (more: object) => readList(source, resource, { ...query, ...embedded, ...more }, WordpressItem, signal);
  const items = await read({}).catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.kind === "tooLarge")
      return read({ _fields: fieldsWith("content.protected") });
    throw error;
  });
  return items.map((item) => withoutContent(summedUp(item)));
}

/** One page of all posts that are open, newest first, as the provider lists them. @throws ProviderFailure */
export async function findNewest(
  source: Source,
  page: number,
  length: number,
): Promise<{ items: WordpressItem[]; pages: number } | undefined> {
  const light = { ...embedded, _fields: fieldsWith("content.protected") };
  const query = { ...light, per_page: String(length), page: String(page) };
  const found = await readListPage(source, "posts", query, WordpressItem, lookupSignal());
  if (!found || found.length === 0) return undefined;
  const open = found.items.filter(({ content }) => !content?.protected);
  return { items: open, pages: found.pages ?? page };
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
  const items = await readList(source, resource, query, WordpressItem, signal);
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
    return url !== undefined && itemPath(source.provider, url) === wanted;
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
  source: Source,
  query: GraphqlQuery,
  signal: AbortSignal,
): Promise<{ status: number; reply: GraphqlReply }> {
  const { provider, call } = source;
  const answer = await call({ url: providerUrl(provider, "graphql"), accept: "application/json", body: query, signal });
  const { status } = answer;
  if (status === 404 || status === 415) throw answered(status);
  return { status, reply: parseJson(GraphqlReply, answer, noticeFor(source, "graphql")) };
}
