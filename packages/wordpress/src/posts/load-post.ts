import type { ContentPost, NearbyPosts, PostLink } from "@site/core/content/contract";
import * as z from "zod";
import { type FetchResult, ProviderFailure } from "../fetch/failure.ts";
import { findItems, runQuery } from "../fetch/rest-client.ts";
import { GraphqlPost } from "../fetch/rest-schemas.ts";
import { cleanSlug } from "../provider.ts";
import { inOneLookup, type Source } from "../source.ts";
import {
  type AddressIndex,
  failureOf,
  getSitePath,
  type KnownItem,
  listedPosts,
  loadAddresses,
  loadIndex,
} from "./address-index.ts";
import { isUnclear, postOfItem, postOfNode } from "./to-post.ts";

/** How long a missing plug-in or add-on is believed to be missing, ms. */
const lackTime = 600_000;

const seoFields = "seo { title metaDesc opengraphTitle opengraphDescription }";

const postQuery = (hasSeo: boolean): string =>
  `query PostBySlug($id: ID!) { post(id: $id, idType: SLUG) { databaseId slug title excerpt content hasPassword date modified
  author { node { name } } categories { nodes { name } } tags { nodes { name slug } }
  featuredImage { node { sourceUrl altText srcSet } } ${hasSeo ? seoFields : ""} } }`;

const PostReply = z.object({ post: GraphqlPost.nullable() });

async function askGraphql(source: Source, slug: string): Promise<GraphqlPost | null> {
  const hasSeo = Date.now() > source.lacks.seo;
  const { reply } = await runQuery(source, { query: postQuery(hasSeo), variables: { id: slug } });
  if (hasSeo && reply.errors?.some(({ message }) => message.includes('"seo"'))) {
    source.lacks.seo = Date.now() + lackTime;
    return askGraphql(source, slug);
  }
  const data = PostReply.safeParse(reply.data);
  if (!data.success) throw new ProviderFailure("format", "The content provider's answer was not understood.");
  return data.data.post;
}

async function fromRest(source: Source, slug: string): Promise<ContentPost | undefined> {
  const [[item], { provider }] = await Promise.all([findItems(source, "posts", slug), loadAddresses(source)]);
  return item && !item.content?.protected ? postOfItem(provider, item) : undefined;
}

async function findAlone(source: Source, slug: string): Promise<ContentPost | undefined> {
  if (Date.now() < source.lacks.graphql) return fromRest(source, slug);
  try {
    const [node, { provider }] = await Promise.all([askGraphql(source, slug), loadAddresses(source)]);
    if (node && isUnclear(node)) return await fromRest(source, slug);
    // WPGraphQL gives a slug of another script decoded, REST encoded.
    return node && cleanSlug(node.slug) === slug && !node.hasPassword ? postOfNode(provider, node) : undefined;
  } catch (error) {
    // A provider that hangs will not answer REST in the time that is left.
    if (!(error instanceof ProviderFailure) || error.kind === "timeout" || error.kind === "open") throw error;
    const post = await fromRest(source, slug);
    source.lacks.graphql = Date.now() + lackTime;
    return post;
  }
}

const relatedCount = 3;

const linkTo = (post: KnownItem): PostLink => ({ title: post.title, path: getSitePath(post) });

/** The posts before and after one, and those that share most categories and tags with it. */
function nearbyPosts(index: AddressIndex, id: number): NearbyPosts {
  const posts = listedPosts(index);
  const place = posts.findIndex((post) => post.id === id);
  const own = posts[place];
  if (!own) return { related: [] };
  const [newer, older] = [posts[place - 1], posts[place + 1]];
  const terms = new Set(own.terms);
  const related = posts
    .filter((post) => post !== own && post !== newer && post !== older)
    .map((post) => ({ post, shared: post.terms.filter((term) => terms.has(term)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, relatedCount);
  return {
    older: older && linkTo(older),
    newer: newer && linkTo(newer),
    related: related.map(({ post }) => linkTo(post)),
  };
}

/** A published post by its slug, from WPGraphQL, else from REST. Protected posts are missing.
 * @param slug as it stands in the address, percent-decoded once */
export async function loadPost(slug: string, source: Source | undefined): Promise<FetchResult<ContentPost>> {
  const clean = cleanSlug(slug);
  if (!clean || !source) return { status: "missing" };
  const reading = source.posts.load(clean, () => findAlone(inOneLookup(source), clean));
  const [result, index] = await Promise.all([reading, loadIndex(source)]);
  // While the list of posts can't be had, a post is not remembered as one without others around it.
  if (result.status !== "found" || failureOf(index, ["post"])) return result;
  return { status: "found", value: { ...result.value, nearby: nearbyPosts(index, result.value.databaseId) } };
}
