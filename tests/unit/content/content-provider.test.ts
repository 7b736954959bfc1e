import { readSettings } from "@site/core/settings";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import type { FetchResult } from "@site/wordpress/fetch/failure";
import { extractPage } from "@site/wordpress/pages/extract-page";
import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { loadRichConfig, loadRichPage } from "@site/wordpress/pages/load-rich-page";
import { loadRichStyle } from "@site/wordpress/pages/load-rich-style";
import { loadPost } from "@site/wordpress/posts/load-post";
import { listItems } from "@site/wordpress/proxy/list-items";
import { queryContent } from "@site/wordpress/proxy/query-content";
import { createSource, getSource, type Source } from "@site/wordpress/source";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOfIndex, startLibrary, type Upstream } from "../../support/servers/upstream.ts";
import { contractLibrary } from "../../wordpress/contract-library.ts";

const started: Upstream[] = [];
let contract: Upstream;
let demo: Upstream;

async function start(...options: Parameters<typeof startLibrary>): Promise<Upstream> {
  const upstream = await startLibrary(...options);
  started.push(upstream);
  return upstream;
}

beforeAll(async () => {
  contract = await start(contractLibrary);
  demo = await start(demoLibrary);
});

afterAll(() => Promise.all(started.map((upstream) => upstream.close())));

const source = ({ url }: Upstream): Source =>
  createSource({ base: new URL(`${url}/`), assetOrigins: [], hasScripts: true });

function found<Value>(result: FetchResult<Value>): Value {
  if (result.status !== "found") throw new Error(`nothing was found: ${JSON.stringify(result)}`);
  return result.value;
}

for (const hasGraphql of [true, false]) {
  test(`a post has every field, ${hasGraphql ? "from GraphQL" : "from REST when GraphQL is not installed"} [J-15, J-16, R-15]`, async () => {
    const upstream = await start(contractLibrary, hasGraphql);
    const post = found(await loadPost("new-windows-don-t-wait", source(upstream)));
    expect(post).toMatchObject({
      title: "New windows? Don’t wait — it’s 2026",
      slug: "new-windows-don-t-wait",
      databaseId: 10,
      date: "2026-01-15T09:30:00",
      modified: "2026-01-15T09:30:00",
      author: { node: { name: "Pat O'Neil" } },
      categories: { nodes: [{ name: "Windows" }] },
      featuredImage: {
        node: { sourceUrl: `${upstream.url}/wp-content/uploads/2026/11/window.jpg`, altText: "A blue window" },
      },
    });
    expect(post.tags.nodes.map(({ slug }) => slug).toSorted()).toEqual(["double-hung", "energy"]);
    expect(post.content).toContain('href="/about-us"');
    expect(post.content).not.toContain("<script");
    expect(post.excerpt).toContain("time");
    const asked = upstream.seen.filter((line) => !isOfIndex(line)).map((line) => line.split("?")[0]);
    expect(asked).toEqual(
      hasGraphql ? ["POST /graphql", "POST /graphql"] : ["POST /graphql", "GET /wp-json/wp/v2/posts"],
    );
  });
}

test("without the search add-on its fields are asked for once and not again", async () => {
  const upstream = await start(contractLibrary);
  const own = source(upstream);
  await loadPost("hello-world", own);
  await loadPost("filler-1", own);
  expect(upstream.seen.filter((line) => !isOfIndex(line))).toHaveLength(3);
});

test.each(["nope", "draft-post", "private-post", "future-post", "secret-post", "about-us", "filler-1,filler-2"])(
  "the post %s is missing",
  async (slug) => {
    expect(await loadPost(slug, source(contract))).toEqual({ status: "missing" });
  },
);

test("a builder's page comes with its styles and scripts, in order, and the content only [I-02, I-13, R-12, R-13]", async () => {
  const { success, page, content } = found(await loadRichPage("project-steps", source(demo)));
  expect(success).toBe(true);
  expect(page).toMatchObject({ id: 206, title: "From first call to last nail & beyond", url: "/project-steps" });
  expect(page.description).toContain("Four steps");
  expect(content.css.external_urls).toHaveLength(3);
  expect(
    content.css.external_urls.every((url) => url.startsWith("/api/wordpress/elementor/style/project-steps/")),
  ).toBe(true);
  expect(content.javascript.external_urls).toEqual([
    `${demo.url}/wp-includes/js/jquery/jquery.min.js`,
    "/api/wordpress/elementor/config/project-steps.js",
    `${demo.url}/wp-content/plugins/elementor/assets/js/frontend.min.js`,
  ]);
  expect(content.css.inline_styles).toContain(".wp-page .wp-body{");
  expect(content.css.inline_styles).not.toContain("emoji");
  expect(content.rendered_html).toMatch(/^<div class="wp-body page-id-206 elementor-page elementor-kit-1">/);
  expect(content.rendered_html).toContain("Four steps, one team");
  expect(content.rendered_html).toContain(
    `src="${demo.url}/wp-content/uploads/2026/09/windows-bay-bow-picture-windows.svg"`,
  );
  expect(content.rendered_html).toContain('href="/energy-guide"');
  expect(content.rendered_html).not.toMatch(/Sample content|<h1|<script/);
});

test("a builder's backgrounds that wait for its observer are shown at once", () => {
  const html = `<body><div data-elementor-type="wp-page"><div class="elementor-element e-con e-parent">Words</div></div></body>`;
  const provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };
  expect(extractPage(provider, { slug: "x", html, base: provider.base })?.html).toContain(
    'class="elementor-element e-con e-parent e-lazyloaded"',
  );
});

test("a page's sheets are served scoped, and only those that it names", async () => {
  const own = source(demo);
  const { content } = found(await loadRichPage("project-steps", own));
  const sheets = await Promise.all(
    content.css.external_urls.map((url) =>
      loadRichStyle({ slug: "project-steps", file: url.split("/").at(-1) ?? "" }, own),
    ),
  );
  const css = sheets.map(found).join("\n");
  expect(css).toContain(".wp-page .wp-body{line-height:1.7}");
  expect(css).toContain(".wp-page .elementor-card{");
  expect(css).not.toMatch(/(^|\})\s*(a|body|footer|h1)\b/);
  expect(await loadRichStyle({ slug: "project-steps", file: "ffffffffffff.css" }, own)).toEqual({ status: "missing" });
  expect(await loadRichStyle({ slug: "nope", file: "ffffffffffff.css" }, own)).toEqual({ status: "missing" });
});

test("the builder's configuration is a script of ours, without nonces", async () => {
  const script = found(await loadRichConfig("project-steps.js", source(demo)));
  expect(script).toContain('window.elementorFrontendConfig={"environmentMode"');
  expect(script).not.toMatch(/nonce|0123456789/i);
  expect(await loadRichConfig("energy-guide.js", source(demo))).toEqual({ status: "missing" });
});

test("scripts can be switched off", async () => {
  const own = createSource({ base: new URL(`${demo.url}/`), assetOrigins: [], hasScripts: false });
  expect(found(await loadRichPage("project-steps", own)).content.javascript.external_urls).toEqual([]);
});

test("a block page is rich too; nested pages are found by their last segment; posts have a page of their own", async () => {
  const own = source(demo);
  const guide = found(await loadRichPage("/energy-guide/", own));
  expect(guide.content.rendered_html).toContain("First the leaks");
  expect(guide.content.rendered_html).toContain("www.openstreetmap.org");
  expect(found(await loadRichPage("apprentices", own)).page.url).toBe("/our-crew/apprentices");
  expect(found(await loadRichPage("why-windows-fog-up", own)).page.id).toBe(101);
});

test("an empty and a protected page exist without content [I-13]", async () => {
  for (const slug of ["empty-page", "for-customers"]) {
    const page = found(await loadRichPage(slug, source(demo)));
    expect(page).toMatchObject({ success: false, content: { rendered_html: "", javascript: { external_urls: [] } } });
  }
  expect(found(await loadBlocks("empty-page", source(demo))).content).toBe("");
  expect(await loadBlocks("for-customers", source(demo))).toEqual({ status: "missing" });
});

test("blocks are title and sanitised content [I-14, R-14]", async () => {
  const blocks = found(await loadBlocks("about-us", source(contract)));
  expect(blocks.title).toBe("Homeowners’ choice & “more”");
  expect(blocks.content).toContain("Energy &amp; comfort");
  expect(blocks.content).not.toContain("__fixture");
});

test("a list by slug holds the item with its content, one without a slug holds the newest without [I-16, R-11]", async () => {
  const [item, ...others] = await listItems("pages", "about-us", source(contract));
  expect(others).toEqual([]);
  expect(item).toMatchObject({ id: 5, title: { rendered: "Homeowners’ choice & “more”" }, link: "/about-us" });
  expect(item?.content?.rendered).toContain("Energy");
  expect(item?.excerpt.rendered).toBeTruthy();
  const posts = await listItems("posts", undefined, source(demo));
  expect(posts).toHaveLength(6);
  expect(posts[0]).toMatchObject({ slug: "why-windows-fog-up", categories: ["Windows"], author: "Pat Sample" });
  expect(posts.every((post) => post.content === undefined)).toBe(true);
  expect(await listItems("pages", "nope", source(contract))).toEqual([]);
  expect(await listItems("posts", "a,b", source(contract))).toEqual([]);
  await expect(listItems("users", undefined, source(contract))).rejects.toMatchObject({ code: "notFound" });
});

test("a query is answered with data and the messages of its errors, HTML in it is sanitised [I-15, R-09]", async () => {
  const query = `query N($uri: String!) { nodeByUri(uri: $uri) { __typename id uri ... on DatabaseIdentifier { databaseId }
    ... on NodeWithTitle { title } ... on NodeWithContentEditor { content } ... on ContentNode { slug status date modified }
    ... on NodeWithFeaturedImage { featuredImage { node { sourceUrl altText } } } ... on NodeWithExcerpt { excerpt } } }`;
  const { data, errors } = await queryContent(
    { query, variables: { uri: "/about-us/" }, operationName: "N" },
    source(contract),
  );
  expect(errors).toBeUndefined();
  expect(data?.nodeByUri).toMatchObject({
    __typename: "Page",
    databaseId: 5,
    title: "Homeowners’ choice & “more”",
    slug: "about-us",
    status: "publish",
    featuredImage: { node: { altText: "A blue window" } },
  });
  expect(JSON.stringify(data)).not.toContain("<script");
  const wrong = await queryContent({ query: '{ page(id: "about-us", idType: URI) { excerpt } }' }, source(contract));
  expect(wrong).toEqual({ errors: [{ message: 'Cannot query field "excerpt" on type "Page".' }] });
});

test("200 visitors at once on a cold address cost the provider one request of each kind", async () => {
  const upstream = await start(demoLibrary);
  const own = source(upstream);
  const crowd = <Result>(ask: () => Promise<Result>) => Promise.all(Array.from({ length: 200 }, ask));
  await crowd(() => loadRichPage("project-steps", own));
  expect(upstream.seen.filter((line) => !isOfIndex(line)).map((line) => line.split("?")[0])).toEqual([
    "GET /wp-json/wp/v2/pages",
    "GET /project-steps/",
  ]);
  upstream.seen.length = 0;
  own.lacks.seo = Number.POSITIVE_INFINITY;
  await Promise.all([
    crowd(() => loadPost("why-windows-fog-up", own)),
    crowd(() => loadBlocks("energy-guide", own)),
    crowd(() => listItems("posts", undefined, own)),
    crowd(() => queryContent({ query: '{ post(id: "x", idType: SLUG) { id } }' }, own)),
  ]);
  expect(upstream.seen.filter((line) => !isOfIndex(line))).toHaveLength(4);
});

test("without a provider nothing is there, and nothing fails", async () => {
  const none = getSource(readSettings({}).wordpress);
  expect(await loadPost("x", none)).toEqual({ status: "missing" });
  expect(await loadRichPage("x", none)).toEqual({ status: "missing" });
  expect(await loadBlocks("x", none)).toEqual({ status: "missing" });
  expect(await listItems("posts", undefined, none)).toEqual([]);
});

test.each([
  "http://cms.example.com",
  "https://127.0.0.1/",
  "https://169.254.169.254/",
  "https://[::1]/",
  "https://localhost/",
  "https://u:p@cms.example.com/",
])("on AWS the provider's address can't be %s", async (url) => {
  const { wordpress } = readSettings({ WORDPRESS_URL: url, AWS_LAMBDA_FUNCTION_NAME: "content" });
  expect(() => getSource(wordpress)).toThrow("WORDPRESS_URL");
});
