import type { ContentResource } from "@site/core/content/contract";
import type * as z from "zod";
import { ProviderFailure } from "./failure.ts";
import type { ProviderReply } from "./fetch-provider.ts";
import { providerUrl } from "./provider.ts";
import type { Source } from "./source.ts";
import { GraphqlReply, type WordpressItem, WordpressItems } from "./wordpress-replies.ts";

const itemFields = ["id", "slug", "status", "date", "modified", "link", "title", "excerpt"];
const embedFields = ["yoast_head_json", "_links", "_embedded"];

/** Items of a list without a slug. */
const listLength = 20;

const unreadable = (cause?: unknown) =>
  new ProviderFailure("format", "The content provider's answer was not understood.", { cause });

function parseJson<Schema extends z.ZodType>(schema: Schema, { type, text }: ProviderReply): z.output<Schema> {
  if (!/^application\/(json|.*\+json)$/.test(type)) throw unreadable();
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw unreadable(error);
  }
}

/** Published pages or posts, anonymously.
 * @param slug checked by cleanSlug; without one the newest items come without their content
 * @throws ProviderFailure */
export async function findItems(
  { provider, call }: Source,
  resource: ContentResource,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<WordpressItem[]> {
  const fields = slug === undefined ? itemFields : [...itemFields, "content"];
  const url = providerUrl(provider, `wp-json/wp/v2/${resource}`, {
    ...(slug === undefined ? { per_page: String(listLength) } : { slug: decodeURIComponent(slug), per_page: "1" }),
    _embed: "author,wp:featuredmedia,wp:term",
    _fields: [...fields, ...embedFields].join(","),
  });
  const reply = await call({ url, accept: "application/json", signal });
  if (reply.status !== 200) throw new ProviderFailure("status", `The content provider answered ${reply.status}.`);
  const items = parseJson(WordpressItems, reply);
  // A provider may answer with something near: only the very slug counts.
  return items.filter((item) => item.status === "publish" && (slug === undefined || item.slug === slug));
}

/** A published page of a slug, or else a post. @throws ProviderFailure */
export async function findPageOrPost(source: Source, slug: string, signal: AbortSignal) {
  const [page] = await findItems(source, "pages", slug, signal);
  return page ?? (await findItems(source, "posts", slug, signal))[0];
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
  if (answer.status === 404 || answer.status === 415)
    throw new ProviderFailure("status", `The content provider answered ${answer.status}.`);
  return { status: answer.status, reply: parseJson(GraphqlReply, answer) };
}
