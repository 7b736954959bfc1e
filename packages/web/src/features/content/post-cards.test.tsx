import { articles } from "@site/company/articles";
import type { ContentItem } from "@site/core/content/contract";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { PostCards } from "./post-cards.tsx";

const post = (slug: string, date: string | null): ContentItem => ({
  id: slug.length,
  slug,
  status: "publish",
  date,
  modified: null,
  link: "",
  title: { rendered: slug },
  excerpt: { rendered: "" },
  summary: "",
  author: null,
  categories: [],
  featuredImage: null,
});

const slugsIn = (cards: Parameters<typeof PostCards>[0]): (string | undefined)[] =>
  [...toHtml(<PostCards {...cards} />).matchAll(/href="\/blog\/([^"]*)"/g)].map(([, slug]) => slug);

test("our own articles stand among the provider's posts by their date, what has none last", () => {
  const [article] = articles;
  if (!article) throw new Error("no article");
  const posts = [post("newer", "2030-01-01T09:00:00"), post("older", "2001-01-01T09:00:00"), post("undated", null)];
  expect(slugsIn({ posts, articles: [article] })).toEqual(["newer", article.slug, "older", "undated"]);
  expect(slugsIn({ posts: posts.toReversed() }), "the provider's own order").toEqual(["undated", "older", "newer"]);
});
