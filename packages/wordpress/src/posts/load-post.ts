import type { ContentPost } from "@site/core/content/contract";
import * as z from "zod";
import { type Outcome, ProviderFailure } from "../fetch/failure.ts";
import { findItems, runQuery } from "../fetch/rest-client.ts";
import { GraphqlPost } from "../fetch/rest-schemas.ts";
import { cleanSlug, type Provider } from "../provider.ts";
import { lookupSignal, type Source } from "../source.ts";
import { addressed, loadIndex } from "./address-index.ts";
import { nearbyPosts } from "./nearby-posts.ts";
import { isUnclear, postOfItem, postOfNode } from "./to-post.ts";

/** How long a missing plug-in or add-on is believed to be missing, ms. */
const lackTime = 600_000;

const seoFields = "seo { title metaDesc opengraphTitle opengraphDescription }";

const postQuery = (hasSeo: boolean): string =>
  `query PostBySlug($id: ID!) { post(id: $id, idType: SLUG) { databaseId slug title excerpt content hasPassword date modified
  author { node { name } } categories { nodes { name } } tags { nodes { name slug } }
  featuredImage { node { sourceUrl altText srcSet } } ${hasSeo ? seoFields : ""} } }`;

const PostReply = z.object({ post: GraphqlPost.nullable() });

async function askGraphql(source: Source, slug: string, signal: AbortSignal): Promise<GraphqlPost | null> {
  const hasSeo = Date.now() > source.lacks.seo;
  const { reply } = await runQuery(source, { query: postQuery(hasSeo), variables: { id: slug } }, signal);
  if (hasSeo && reply.errors?.some(({ message }) => message.includes('"seo"'))) {
    source.lacks.seo = Date.now() + lackTime;
    return askGraphql(source, slug, signal);
  }
  const data = PostReply.safeParse(reply.data);
  if (!data.success) throw new ProviderFailure("format", "The content provider's answer was not understood.");
  return data.data.post;
}

function toPost(provider: Provider, slug: string, node: GraphqlPost | null): ContentPost | undefined {
  // WPGraphQL gives a slug of another script decoded, REST encoded.
  return node && cleanSlug(node.slug) === slug && !node.hasPassword ? postOfNode(provider, node) : undefined;
}

async function fromRest(source: Source, slug: string, signal: AbortSignal): Promise<ContentPost | undefined> {
  const [[item], { provider }] = await Promise.all([findItems(source, "posts", slug, signal), addressed(source)]);
  return item && !item.content?.protected ? postOfItem(provider, item) : undefined;
}

async function findAlone(source: Source, slug: string, signal: AbortSignal): Promise<ContentPost | undefined> {
  if (Date.now() < source.lacks.graphql) return fromRest(source, slug, signal);
  try {
    const [node, { provider }] = await Promise.all([askGraphql(source, slug, signal), addressed(source)]);
    return node && isUnclear(node) ? await fromRest(source, slug, signal) : toPost(provider, slug, node);
  } catch (error) {
    // A provider that hangs will not answer REST in the time that is left.
    if (!(error instanceof ProviderFailure) || error.kind === "timeout" || error.kind === "open") throw error;
    const post = await fromRest(source, slug, signal);
    source.lacks.graphql = Date.now() + lackTime;
    return post;
  }
}

/** A published post by its slug, from WPGraphQL, else from REST. Protected posts are missing.
 * @param slug as it stands in the address, percent-decoded once */
export async function loadPost(slug: string, source: Source | undefined): Promise<Outcome<ContentPost>> {
  const clean = cleanSlug(slug);
  if (!clean || !source) return { status: "missing" };
  const signal = lookupSignal();
  const reading = source.posts.load(clean, () => findAlone(source, clean, signal));
  const [outcome, index] = await Promise.all([reading, loadIndex(source)]);
  // While the list of posts can't be had, a post is not remembered as one without others around it.
  if (outcome.status !== "found" || index.failures.post) return outcome;
  return { status: "found", value: { ...outcome.value, nearby: nearbyPosts(index, outcome.value.databaseId) } };
}
