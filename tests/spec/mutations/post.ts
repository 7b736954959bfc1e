import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const view = "packages/web/src/features/content/post-view.tsx";
const unavailable = "packages/web/src/pages/blog-post.tsx";
const toPost = "packages/wordpress/src/posts/to-post.ts";

export const changes: Changes = {
  "J-01": [["packages/core/src/site/pages.ts", 'post: "/post/:slug"', 'post: "/news/:slug"']],
  "J-02": [
    [
      "packages/web/src/pages/blog-post.tsx",
      "if (isLoading || isAsked) return <PageSkeleton />;",
      "if (isLoading || isAsked) return null;",
    ],
  ],
  "J-03": [[unavailable, "Post Not Available", "No post"]],
  "J-04": [
    [
      unavailable,
      "We're having trouble loading this blog post content from WordPress. Please try again later.",
      "No such post.",
    ],
  ],
  "J-05": [[unavailable, "Return to Home", "Home"]],
  "J-06": [[view, "{image && (", "{false && ("]],
  "J-07": [
    [view, '<chakra.h1 textStyle="h1">{title}</chakra.h1>', "", "shown"],
    [view, 'typeof value === "string" ? value : value.rendered', "String(value)", "object with rendered"],
  ],
  "J-08": [[view, "{author && <span>By {author.node.name}</span>}", ""]],
  "J-09": [[view, "<Day date={date} />", '<Day date={"2020-01-01"} />']],
  "J-10": [[view, "items={post.categories.nodes.map(({ name }) => name)}", "items={[]}"]],
  "J-11": [[view, "{post.excerpt && (", "{false && ("]],
  "J-12": [[view, "<SafeHtml html={post.content} />", ""]],
  "J-13": [[view, "items={post.tags.nodes.map(({ name }) => name)}", "items={[]}"]],
  "J-14": [[view, "<Day date={post.modified} />", "<Day date={post.date ?? post.modified} />"]],
  "J-15": [
    [toPost, "title: yoast?.title,", "", "seo.title"],
    [toPost, "metaDesc: yoast?.description,", "", "seo.metaDesc"],
    [toPost, "opengraphDescription: yoast?.og_description,", "", "seo.opengraphDescription"],
    [toPost, 'tags: { nodes: getTerms(item, "post_tag") },', "tags: { nodes: [] },", "tags"],
    [toPost, "databaseId: item.id,", "databaseId: 0,", "databaseId"],
  ],
  "J-16": [
    ["packages/wordpress/src/posts/load-post.ts", "const [[item], { provider }]", "const [[, item], { provider }]"],
  ],
};
