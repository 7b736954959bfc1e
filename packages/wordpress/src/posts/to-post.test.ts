import { expect, test } from "vitest";
import { GraphqlPost, WordpressItem } from "../fetch/rest-schemas.ts";
import { postOfItem, postOfNode, toContentItem } from "./to-post.ts";

const provider = { base: new URL("https://blog.example.org/"), assetOrigins: [], hasScripts: true };

const shared = { slug: "fog", date: "2026-10-19T08:30:00", modified: "2026-11-02T10:00:00" };

const item = WordpressItem.parse({
  ...shared,
  id: 7,
  type: "post",
  status: "publish",
  link: "https://blog.example.org/fog/",
  title: { rendered: "Fog &amp; glass" },
  excerpt: { rendered: "<p>Three places.</p>" },
  content: { rendered: "<p>All of it.</p>", protected: false },
  yoast_head_json: {
    title: "Fog | Blog",
    description: "Why windows fog up.",
    og_title: "Fog on windows",
    og_description: "What to do about it.",
  },
});

const seo = {
  title: "Fog | Blog",
  metaDesc: "Why windows fog up.",
  opengraphTitle: "Fog on windows",
  opengraphDescription: "What to do about it.",
};

const graphqlPost = GraphqlPost.parse({
  ...shared,
  databaseId: 7,
  title: "Fog & glass",
  excerpt: "<p>Three places.</p>",
  content: "<p>All of it.</p>",
  hasPassword: false,
  author: { node: { name: "Pat" } },
  categories: { nodes: [{ name: "Windows" }] },
  tags: { nodes: [{ name: "winter", slug: "winter" }] },
  featuredImage: null,
  seo,
});

test("a post of REST carries its dates and what search engines shall be told [J-15]", () => {
  expect(postOfItem(provider, item)).toMatchObject({
    ...shared,
    title: "Fog & glass",
    excerpt: "<p>Three places.</p>",
    content: "<p>All of it.</p>",
    databaseId: 7,
    seo,
  });
});

test("a post of GraphQL carries the same [J-15]", () => {
  expect(postOfNode(provider, graphqlPost)).toMatchObject({
    ...shared,
    databaseId: 7,
    author: { node: { name: "Pat" } },
    categories: { nodes: [{ name: "Windows" }] },
    tags: { nodes: [{ name: "winter", slug: "winter" }] },
    seo,
  });
});

test("tags in a title of GraphQL are no text of it", () => {
  const node = { ...graphqlPost, title: "Vinyl <em>or</em> wood?<br>5 < 6" };
  expect(postOfNode(provider, node).title).toBe("Vinyl or wood? 5 < 6");
});

test("an item whose terms or search data are missing for an error is there without them", () => {
  const denied = { code: "rest_forbidden", message: "Sorry", data: { status: 401 } };
  const odd = WordpressItem.parse({ ...item, yoast_head_json: null, _embedded: { "wp:term": [denied] } });
  expect(postOfItem(provider, odd)).toMatchObject({ title: "Fog & glass", categories: { nodes: [] } });
});

test("an item of a list has title, content and excerpt as objects [I-16]", () => {
  expect(toContentItem(provider, item)).toMatchObject({
    title: { rendered: "Fog & glass" },
    content: { rendered: "<p>All of it.</p>" },
    excerpt: { rendered: "<p>Three places.</p>" },
  });
});
