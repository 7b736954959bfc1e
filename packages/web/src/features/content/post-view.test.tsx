import type { ContentPost } from "@site/core/content/contract";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { PostView } from "./post-view.tsx";

const post: ContentPost = {
  title: "Fog on windows",
  excerpt: "<p>Three places.</p>",
  content: "<p>All of it.</p>",
  slug: "fog",
  databaseId: 7,
  date: "2026-10-19T08:30:00",
  modified: "2026-11-02T10:00:00",
  author: { node: { name: "Pat Sample" } },
  categories: { nodes: [{ name: "Windows" }] },
  tags: { nodes: [{ name: "winter", slug: "winter" }] },
  featuredImage: null,
};

const render = (more: Partial<ContentPost> = {}): string => toHtml(<PostView post={{ ...post, ...more }} />);

test.each(["Fog on windows", { rendered: "Fog on windows" }])("the title %j is the heading [J-07]", (title) => {
  expect(render({ title })).toMatch(/<h1[^>]*>Fog on windows<\/h1>/);
});

test("the day of publication and the day of the last change are two [J-09, J-14]", () => {
  const html = render();
  expect(html).toMatch(/Published <time datetime="2026-10-19">October 19, 2026<\/time>/i);
  expect(html).toMatch(/Last updated <time datetime="2026-11-02">November 2, 2026<\/time>/i);
});

test("an excerpt that is the beginning of the text is not said twice", () => {
  expect(render({ repeatsText: true })).not.toContain("Three places.");
});

test("author, categories, excerpt, text and tags stand in the post [J-08, J-10, J-11, J-12, J-13]", () => {
  const html = render();
  for (const text of ["By Pat Sample", ">Windows</li>", "<p>Three places.</p>", "<p>All of it.</p>", ">winter</li>"])
    expect(html).toContain(text);
});
