import { absoluteUrl } from "@site/core/seo/options";
import type { FetchResult } from "@site/wordpress/fetch/failure";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { contentFeed, contentSitemap, type SiteFile } from "@site/wordpress/pages/site-files";
import type { Source } from "@site/wordpress/source";
import { describe, expect, test } from "vitest";
import { addressChecks } from "../../../tools/wordpress/address-checks.ts";
import { addresses, closed } from "../../../tools/wordpress/addresses.ts";
import { graphqlTapeFile, tapeFile, tapeOrigin } from "../../../tools/wordpress/tape.ts";
import { walkAddresses } from "../../../tools/wordpress/walk-addresses.ts";
import { recordedSource } from "../../wordpress/tape.ts";

/** Addresses of the provider that are no files, scripts inside HTML and hidden words. */
const leaks = new RegExp(
  `${tapeOrigin}/(?!wp-content/|wp-includes/)|<script|\\son\\w+=|Hidden (words|draft|private)|set-cookie`,
  "i",
);

async function xmlOf(reading: Promise<FetchResult<SiteFile>>): Promise<string> {
  const file = await reading;
  if (file.status !== "found") throw new Error(file.status);
  return file.value.xml;
}

describe.each([
  ["a real WordPress", tapeFile],
  ["a real WordPress with WPGraphQL", graphqlTapeFile],
])("on %s", (_, file) => {
  test("every address shows its text or leads to it, and no text counts twice", async () => {
    expect(Object.keys(addresses).length).toBeGreaterThanOrEqual(60);
    expect(await walkAddresses(recordedSource(file), addresses)).toEqual([]);
  });

  test("what visitors may not read is not here either", async () => {
    const none = Object.fromEntries(closed.map((path) => [path, "404"]));
    expect(await walkAddresses(recordedSource(file), none)).toEqual([]);
  });

  test("nothing but its files is named in pages, posts, lists, search, sitemap and feed", async () => {
    const source = recordedSource(file);
    const paths = Object.keys(addresses).filter((address) => !address.includes("?"));
    for (const path of [...paths, "/search/hidden"]) {
      const { data, metadata } = await loadDocument(path, source);
      expect(`${JSON.stringify(data)} ${JSON.stringify(metadata)}`, path).not.toMatch(leaks);
    }
    expect(await xmlOf(contentSitemap({}, source))).not.toMatch(leaks);
    const feed = await xmlOf(contentFeed(source));
    expect(feed).not.toMatch(leaks);
    expect(feed.match(/<item>/g)).toHaveLength(10);
  });
});

test("the posts of the second recording came from WPGraphQL", async () => {
  const source = recordedSource(graphqlTapeFile);
  const queries: string[] = [];
  const call: Source["call"] = (asked) => {
    if (asked.body !== undefined) queries.push(asked.url.pathname);
    return source.call(asked);
  };
  expect((await loadDocument("/blog/tip-12", { ...source, call })).status).toBe(200);
  expect(queries).toContain("/graphql");
});

test("the walk notices an address that is lost, one that leads elsewhere and another text", async () => {
  const wrong = {
    "/no-such-page": "Text",
    "/fogged-windows/": "> /fogged-windows",
    "/services/": "Nobody wrote this.",
  };
  expect(await walkAddresses(recordedSource(), wrong)).toHaveLength(3);
});

test.each(addressChecks)("the check on a recorded WordPress: $name", async ({ run }) => {
  await run({ source: recordedSource() });
});

test("the sitemap names each open address once and nothing that is closed", async () => {
  const sitemap = await xmlOf(contentSitemap({}, recordedSource()));
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(new Set(named).size).toBe(named.length);
  const posts = named.filter((address) => address.startsWith(absoluteUrl("/blog/")));
  expect(posts).toHaveLength(31);
  for (const path of ["/services/team/crew-leads", "/fenster-ofen", "/category/windows-2/wooden", "/tag/energy"])
    expect(named).toContain(absoluteUrl(path));
  for (const path of closed) expect(named).not.toContain(absoluteUrl(path));
});

test("the probe for leaks notices an address of the provider", () => {
  expect(leaks.test(`${tapeOrigin}/team/`)).toBe(true);
});
