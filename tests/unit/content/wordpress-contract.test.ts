import { readFileSync } from "node:fs";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { GraphqlPost, WordpressItem } from "@site/wordpress/fetch/rest-schemas";
import { postOfItem, postOfNode } from "@site/wordpress/posts/to-post";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { checks, examine, type Subject } from "../../../tools/wordpress/contract-suite.ts";
import { startLibrary, type Upstream } from "../../support/servers/upstream.ts";
import { contractLibrary } from "../../wordpress/contract-library.ts";

const recorded = (name: string) =>
  JSON.parse(readFileSync(`tests/wordpress/recordings/${name}.json`, "utf8")).response.json;

for (const [label, library, hasGraphql] of [
  ["the sample provider", demoLibrary, true],
  ["the recorded sites' content", contractLibrary, true],
  ["a provider without WPGraphQL", contractLibrary, false],
] as const) {
  describe(`the contract suite on ${label}`, () => {
    let upstream: Upstream;
    let subject: Subject;
    beforeAll(async () => {
      upstream = await startLibrary(library, hasGraphql);
      subject = await examine(upstream.url);
    });
    afterAll(() => upstream.close());

    test("WPGraphQL is noticed", () => {
      expect(subject.hasGraphql).toBe(hasGraphql);
    });
    test.each(checks.filter(({ needsGraphql }) => hasGraphql || !needsGraphql))("$name", async ({ run }) => {
      await run(subject);
    });
  });
}

const provider = { base: new URL("http://127.0.0.1:9481/"), assetOrigins: [], hasScripts: true };

test("the recorded answers of both WordPress versions and of WPGraphQL give the same post", () => {
  const posts = [
    ...["a-rest-post-by-slug-embed", "b-rest-post-by-slug-embed"].map((name) => {
      const [item] = z.array(WordpressItem).parse(recorded(name));
      if (!item) throw new Error(`${name} is empty`);
      return postOfItem({ ...provider, base: new URL("/", item.link) }, item);
    }),
    postOfNode(provider, GraphqlPost.parse(recorded("b-graphql-post-slug").data.post)),
  ];
  for (const post of posts) {
    expect(post).toMatchObject({
      title: "New windows? Don’t wait — it’s 2026",
      databaseId: 10,
      author: { node: { name: "Pat O'Neil" } },
      categories: { nodes: [{ name: "Windows" }] },
      tags: { nodes: [{ slug: "double-hung" }, { slug: "energy" }] },
      featuredImage: { node: { altText: "A blue window" } },
    });
    expect(post.featuredImage?.node.sourceUrl).toMatch(/\/wp-content\/uploads\/2026\/11\/window\.jpg$/);
    expect(post.content).toContain('href="/about-us"');
    expect(post.content).toMatch(/srcset="http:\/\/127\.0\.0\.1:\d+\/wp-content\/\S+ 1200w, /);
    expect(post.content).not.toContain("__fixture");
  }
});
