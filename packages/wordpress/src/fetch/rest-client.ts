import type { ContentResource } from "@site/core/content/contract";
import { plainText } from "@site/core/content/plain-text";
import type * as z from "zod";
import { ownExcerpt } from "../clean/own-excerpt.ts";
import { pathOfLink, providerUrl } from "../provider.ts";
import type { Source } from "../source.ts";
import { buildStatusFailure, catchFailure, ProviderFailure } from "./failure.ts";
import type { ProviderReply } from "./fetch-provider.ts";
import { parseItems } from "./parse-items.ts";
import { buildFormatFailure, extractJson, findJson, isJson, parseJson } from "./parse-json.ts";
import { GraphqlReply, RestRoot, WordpressItem } from "./rest-schemas.ts";

type Query = Record<string, string>;

const itemFields = ["id", "slug", "type", "status", "date", "modified", "link", "template", "title", "excerpt"];
const embedFields = ["yoast_head_json", "_links", "_embedded"];

/** Items of a list without a slug. */
const listLength = 20;
/** Pages of one slug, each below another page. */
const namesakes = 20;

/** An answer that is none. WordPress refuses in JSON; a page in its place is that of a server on the way. */
export const refusal = (reply: ProviderReply): ProviderFailure =>
  buildStatusFailure(reply, isJson(reply.type) ? "status" : "format");

/** Without permalinks, or behind a server that knows no "wp-json", the REST interface has a query of its own. */
const restUrl = ({ provider, rest }: Source, route: string, query: Query): URL =>
  rest.isQuery
    ? providerUrl(provider, "", { rest_route: `/${route}`, ...query })
    : providerUrl(provider, `wp-json/${route}`, query);

async function findRest({ provider, call, rest, restPlaces, report }: Source): Promise<void> {
  const result = await restPlaces.load("", async () => {
    const url = providerUrl(provider, "", { rest_route: "/", _fields: "namespaces" });
    const reply = await call({ url, accept: "application/json" });
    return reply.status === 200 && RestRoot.safeParse(extractJson(reply)).success;
  });
  rest.isQuery = result.status === "found" && result.value;
  if (rest.isQuery) report({ what: "REST interface elsewhere", where: "wp-json", detail: "?rest_route= is asked" });
}

/** Whether something else than the interface has answered: a page, or a plug-in that closes the folder. */
function isElsewhere({ status, type, text }: ProviderReply): boolean {
  if (status === 401 || status === 403) return !isJson(type) || /"rest_\w*log/.test(text);
  return !isJson(type) && (status === 200 || status === 404) && !findJson(text);
}

/** What the REST interface answers, wherever it is. @param headers ours @throws ProviderFailure */
export async function askRest(
  source: Source,
  route: string,
  query: Query,
  headers: Record<string, string> = {},
): Promise<ProviderReply> {
  const ask = () => source.call({ url: restUrl(source, route, query), accept: "application/json", headers });
  const wasQuery = source.rest.isQuery;
  const reply = await ask();
  if (!isElsewhere(reply)) return reply;
  await findRest(source);
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

async function readListPage<Item>(source: Source, resource: string, query: Query, schema: z.ZodType<Item>) {
  const reply = await askRest(source, `wp/v2/${resource}`, query);
  if (reply.status === 400 && query.page) return undefined;
  if (reply.status !== 200) throw refusal(reply);
  const list = extractJson(reply, noticeFor(source, resource));
  const odd = (item: string, detail: string) =>
    source.report({ what: "odd item", where: `${resource} ${item}`, detail });
  const items = parseItems(schema, list, odd);
  if (!items) throw buildFormatFailure(reply);
  return { items, length: Array.isArray(list) ? list.length : 0, pages: reply.pages };
}

/** A list of the REST interface. @throws ProviderFailure */
export const readList = async <Item>(source: Source, resource: string, query: Query, schema: z.ZodType<Item>) =>
  (await readListPage(source, resource, query, schema))?.items ?? [];

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
  query: Query = {},
): Promise<Item[]> {
  const aside = { ...source, call: source.callAside };
  const read = (page: number) => {
    const asked = { ...query, per_page: String(listPage), page: String(page), _fields: fields };
    return readListPage(aside, resource, asked, schema);
  };
  const first = await read(1);
  // A host that takes the count out of the answer has all pages asked: those beyond the last are none.
  const count = first?.pages ?? (first?.length === listPage ? listPages : 1);
  const others = Array.from({ length: Math.min(count, listPages) - 1 }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(others))].flatMap((page) => page?.items ?? []);
}

const buildEmbedQuery = (content: string): Query => ({
  _embed: "author,wp:featuredmedia,wp:term",
  _fields: [...itemFields, content, ...embedFields].join(","),
});

/** Without texts, of which a list needs only whether they are open. */
const light = buildEmbedQuery("content.protected");
const whole = buildEmbedQuery("content");

const summarizeItem = (item: WordpressItem): WordpressItem => {
  const rendered = ownExcerpt(item.excerpt?.rendered ?? "", item.content?.rendered ?? "");
  return { ...item, ...(item.excerpt ? { excerpt: { ...item.excerpt, rendered } } : {}) };
};

/** Items of a list without their content, which only their summaries are looked up in. One that is larger than an
 * answer may be costs the others nothing but that. */
async function readItems(source: Source, resource: ContentResource, query: Query): Promise<WordpressItem[]> {
  const read = (fields: Query) => readList(source, resource, { ...query, ...fields }, WordpressItem);
  const reading = await catchFailure(read(whole));
  if (reading instanceof ProviderFailure && reading.kind !== "tooLarge") throw reading;
  const items = reading instanceof ProviderFailure ? await read(light) : reading;
  return items.map((item) => ({ ...summarizeItem(item), content: { protected: item.content?.protected } }));
}

/** One page of all posts that are open, newest first, as the provider lists them. @throws ProviderFailure */
export async function findNewest(source: Source, page: number, length: number) {
  const query = { ...light, per_page: String(length), page: String(page) };
  const found = await readListPage(source, "posts", query, WordpressItem);
  if (!found || found.length === 0) return undefined;
  return { items: found.items.filter(({ content }) => !content?.protected), pages: found.pages ?? page };
}

/** Published posts of some numbers, in their order, without their content. @throws ProviderFailure */
export async function findPosts(source: Source, posts: readonly { id: number }[]): Promise<WordpressItem[]> {
  if (posts.length === 0) return [];
  const include = posts.map(({ id }) => id).join(",");
  return readItems(source, "posts", { include, orderby: "include", per_page: String(posts.length) });
}

/** Published pages or posts, anonymously.
 * @param slug checked by cleanSlug; several pages may have it. Without one the newest come, without their content
 * @throws ProviderFailure */
export async function findItems(source: Source, resource: ContentResource, slug?: string): Promise<WordpressItem[]> {
  if (slug === undefined) {
    const newest = await readItems(source, resource, { per_page: String(listLength) });
    return newest.filter(({ status }) => status === "publish");
  }
  const query = { slug: decodeURIComponent(slug), per_page: String(namesakes), ...whole };
  const items = await readList(source, resource, query, WordpressItem);
  // A provider may answer with something near: only the very slug counts.
  return items.filter((item) => item.status === "publish" && item.slug === slug).map(summarizeItem);
}

/** A published page of a slug, or else a post.
 * @param path where it lies at the provider, plain; of several pages that have the slug this one is meant
 * @throws ProviderFailure */
export async function findPageOrPost(source: Source, slug: string, path?: string): Promise<WordpressItem | undefined> {
  const found = await findItems(source, "pages", slug);
  const exact = found.find(({ link }) => pathOfLink(source.provider, link) === (path ?? `/${slug}`));
  if (exact || path !== undefined) return exact;
  return found[0] ?? (await findItems(source, "posts", slug))[0];
}

export interface GraphqlQuery {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** A query of WPGraphQL. @returns status and body, which holds `data`, `errors` or both. @throws ProviderFailure */
export async function runQuery(source: Source, body: GraphqlQuery): Promise<{ status: number; reply: GraphqlReply }> {
  const url = providerUrl(source.provider, "graphql");
  const answer = await source.call({ url, accept: "application/json", body });
  const { status } = answer;
  if (status === 404 || status === 415) throw buildStatusFailure(answer);
  return { status, reply: parseJson(GraphqlReply, answer, noticeFor(source, "graphql")) };
}
