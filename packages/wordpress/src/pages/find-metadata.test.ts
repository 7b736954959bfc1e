import { expect, test } from "vitest";
import { ProviderFailure } from "../fetch/failure.ts";
import { createSource, type Source } from "../source.ts";
import { findMetadata } from "./find-metadata.ts";

const base = new URL("https://content.test/");

const item = {
  id: 7,
  slug: "spring-news",
  status: "publish",
  date: "2026-05-04T10:00:00",
  modified: "2026-05-05T10:00:00",
  link: `${base}spring-news/`,
  title: { rendered: "Spring &amp; news" },
  content: { rendered: "<p>News text</p>" },
  excerpt: { rendered: "<p>Short words.</p>" },
};

/** A WordPress whose REST API knows one post and whose other pages are missing; `isDown` makes every call fail. */
function newSource({ isDown = false } = {}): Source {
  const call: Source["call"] = async ({ url }) => {
    if (isDown) throw new ProviderFailure("network", "down");
    const isAsked = url.pathname.includes("/posts") && url.searchParams.get("slug") === item.slug;
    return { status: 200, type: "application/json", text: JSON.stringify(isAsked ? [item] : []), url };
  };
  return { ...createSource({ base, assetOrigins: [], hasScripts: false }), call, callAside: call };
}

test("a page of ours needs no provider", async () => {
  const { canonical } = await findMetadata("/quote?service=windows", newSource({ isDown: true }));
  expect(canonical).toBe("https://www.example.com/quote");
});

test("a post of the provider has a record of its own under this site's address [Q-27]", async () => {
  const record = await findMetadata("/blog/spring-news/?from=mail", newSource());
  expect(record).toMatchObject({
    canonical: "https://www.example.com/blog/spring-news",
    ogTitle: "Spring & news",
    ogType: "article",
    description: "Short words.",
  });
  expect((await findMetadata("/post/spring-news", newSource())).canonical).toBe(record.canonical);
});

test("an address that nobody knows is not found, and one that nobody can look up is unavailable", async () => {
  await expect(findMetadata("/blog/nothing", newSource())).rejects.toMatchObject({ code: "notFound" });
  await expect(findMetadata("/no/such/page", newSource())).rejects.toMatchObject({ code: "notFound" });
  await expect(findMetadata("/blog/spring-news", newSource({ isDown: true }))).rejects.toMatchObject({
    code: "unavailable",
  });
});
