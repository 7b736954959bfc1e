import { buildMetadata, type PageMetadata } from "@site/core/seo/metadata-of";
import { getSocialImage } from "@site/core/seo/options";
import { builtPages } from "@site/core/site/built-pages";
import { blogPath, pages } from "@site/core/site/pages";
import { expect, test } from "vitest";
import * as z from "zod";
import { isStructuredData } from "../../support/markup-schemas.ts";

const Text = z.string().min(1);
const Address = z.url({ protocol: /^https$/ });
const Terms = z.array(Text).min(1);

/** Every field of the record, and no other. */
const Record = z.strictObject({
  title: Text,
  description: z.string().min(20).max(155),
  keywords: Terms,
  canonical: Address,
  ogType: z.enum(["website", "article"]),
  ogTitle: z.string().min(1).max(60),
  ogDescription: Text,
  ogImage: Address,
  twitterCard: z.literal("summary_large_image"),
  twitterTitle: Text,
  twitterDescription: Text,
  twitterImage: Address,
  schemaMarkup: z.array(z.custom(isStructuredData, "no valid structured data")).min(1),
  voiceSearchKeywords: Terms,
  conversationalQueries: z.array(z.string().endsWith("?")).min(6),
});

function found(path: string): PageMetadata {
  const metadata = buildMetadata(path);
  if (!metadata) throw new Error(`no metadata for ${path}`);
  return metadata;
}

const all = builtPages.map(({ path }) => ({ path, metadata: found(path) }));

test("the contact page tells search engines on which days the office is closed", () => {
  const [, business] = found("/contact").schemaMarkup;
  const holidays = z
    .object({
      specialOpeningHoursSpecification: z.array(
        z.object({ name: Text, validFrom: z.iso.date(), opens: z.literal("00:00"), closes: z.literal("00:00") }),
      ),
    })
    .parse(business).specialOpeningHoursSpecification;
  expect(holidays.map(({ name }) => name)).toContain("Thanksgiving");
  expect(holidays).toHaveLength(6);
});

test.each(all)("$path has the whole record of the specification [Q-27]", ({ metadata }) => {
  const { isIndexed: _, ...record } = metadata;
  expect(Record.safeParse(record).error).toBeUndefined();
});

test("every page has its own title, description and picture, and its own canonical address but for /chat", () => {
  const isUnique = (texts: string[]) => new Set(texts).size === texts.length;
  const others = all.filter(({ path }) => path !== pages.chat.path);
  expect(isUnique(all.map(({ metadata }) => metadata.title))).toBe(true);
  expect(isUnique(all.map(({ metadata }) => metadata.description))).toBe(true);
  expect(isUnique(others.map(({ metadata }) => metadata.canonical))).toBe(true);
  expect(isUnique(others.map(({ metadata }) => metadata.ogImage))).toBe(true);
  expect(found(pages.chat.path).canonical).toBe(found(pages.home.path).canonical);
});

test("canonical and picture addresses are absolute and follow the path", () => {
  expect(found("/quote").canonical).toBe("https://www.example.com/quote");
  expect(found("/windows/double-hung").ogImage).toBe("https://www.example.com/og/windows-double-hung.png");
  expect(getSocialImage("/")).toBe("/og/home.png");
});

test("query, hash, capitals and a slash at the end make no other page, and /post counts as /blog", () => {
  for (const path of ["/quote?service=windows", "/quote/", "/Quote", "/quote#form"]) {
    expect(buildMetadata(path)?.canonical).toBe("https://www.example.com/quote");
  }
  expect(buildMetadata("/post/choosing-window-styles")?.canonical).toBe(
    `https://www.example.com${blogPath("choosing-window-styles")}`,
  );
});

test.each([
  "",
  "quote",
  "//evil.example",
  "/no-such-page",
  "/windows/no-such",
  "/<script>",
  "/%2e%2e/quote",
  "/quote\n",
])("the unknown path %j has no record", (path) => {
  expect(buildMetadata(path)).toBeUndefined();
});

test("a page that search engines leave out is known", () => {
  expect(all.filter(({ metadata }) => !metadata.isIndexed).map(({ path }) => path)).toEqual([
    pages.staff.path,
    pages.search.path,
  ]);
});
