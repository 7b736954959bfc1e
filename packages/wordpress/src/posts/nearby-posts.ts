import type { NearbyPosts, PostLink } from "@site/core/content/contract";
import { type AddressIndex, getSitePath, type KnownItem, listedPosts } from "./address-index.ts";

const relatedCount = 3;

const linkTo = (post: KnownItem): PostLink => ({ title: post.title, path: getSitePath(post) });

/** The posts before and after one, and those that share most categories and tags with it. */
export function nearbyPosts(index: AddressIndex, id: number): NearbyPosts {
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
    ...(older ? { older: linkTo(older) } : {}),
    ...(newer ? { newer: linkTo(newer) } : {}),
    related: related.map(({ post }) => linkTo(post)),
  };
}
