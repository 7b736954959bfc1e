import type { Finding, Report } from "@site/wordpress/fetch/report";
import { loadBlocks } from "@site/wordpress/pages/load-blocks";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { loadRichPage } from "@site/wordpress/pages/load-rich-page";
import { loadRichStyle } from "@site/wordpress/pages/load-rich-style";
import { loadPost } from "@site/wordpress/posts/load-post";
import { listItems } from "@site/wordpress/proxy/list-items";
import { queryContent } from "@site/wordpress/proxy/query-content";
import { createSource, type Source } from "@site/wordpress/source";
import { addressChecks } from "./address-checks.ts";
import { contentChecks, findingsCheck } from "./content-checks.ts";
import { lookChecks } from "./look-checks.ts";
import { mapFew } from "./map-few.ts";
import { menuChecks } from "./menu-checks.ts";

/** What the checks need of a WordPress: its address, and a published page and post of it. */
export interface Subject {
  url: string;
  source: Source;
  page: string;
  post: string;
  hasGraphql: boolean;
  /** What was found wrong with it while it was read. */
  findings: readonly Finding[];
}

export interface Check {
  name: string;
  needsGraphql?: boolean;
  /** @returns what is worth saying of it @throws Error that says what is different */
  run(subject: Subject): Promise<unknown>;
}

function same(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}

function holds(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(what);
}

interface RestAnswer {
  status: number;
  body: { code?: string }[] & { code?: string };
  total: string | null;
}

async function rest({ url }: Subject, path: string): Promise<RestAnswer> {
  const response = await fetch(new URL(`wp-json/wp/v2/${path}`, url), { redirect: "manual" });
  return { status: response.status, body: await response.json(), total: response.headers.get("x-wp-total") };
}

async function refused(subject: Subject, path: string, status: number, code: string): Promise<void> {
  const answer = await rest(subject, path);
  same(path, [answer.status, answer.body.code], [status, code]);
}

const missing = "no-such-content-4711";
const nodeQuery =
  "query N($uri: String!) { nodeByUri(uri: $uri) { __typename uri ... on NodeWithTitle { title } ... on ContentNode { slug } ... on NodeWithExcerpt { excerpt } } }";

/** The contract between this site and a WordPress (tests/wordpress/recordings), for any WordPress. */
export const checks: readonly Check[] = [
  ...addressChecks,
  ...lookChecks,
  ...contentChecks,
  ...menuChecks,
  {
    name: "a slug that nothing has answers an empty list",
    async run(subject) {
      const { status, body, total } = await rest(subject, `pages?slug=${missing}`);
      same("answer", [status, body, total], [200, [], "0"]);
    },
  },
  {
    name: "an unknown id is refused",
    run: (subject) => refused(subject, "posts/999999999", 404, "rest_post_invalid_id"),
  },
  { name: "drafts are refused", run: (subject) => refused(subject, "posts?status=draft", 400, "rest_invalid_param") },
  {
    name: "a page is found by its slug alone",
    async run({ source, page }) {
      const [item, ...others] = await listItems("pages", page, source);
      same("slug and others", [item?.slug, others.length], [page, 0]);
      holds("the title is plain text", !/&#?\w+;/.test(item?.title.rendered ?? "&x;"));
    },
  },
  {
    name: "the newest posts come without their content",
    async run({ source }) {
      const posts = await listItems("posts", undefined, source);
      holds("there are posts", posts.length > 0);
      holds(
        "without content",
        posts.every(({ content }) => content === undefined),
      );
    },
  },
  {
    name: "a post has what its page shows",
    async run({ source, post }) {
      const result = await loadPost(post, source);
      if (result.status !== "found") throw new Error(`the post is ${result.status}`);
      same("slug", result.value.slug, post);
      holds(
        "it has a number, a title and a date",
        Boolean(result.value.databaseId && result.value.title && result.value.date),
      );
      holds("its HTML has no script", !/<script|\son\w+=/i.test(result.value.content));
    },
  },
  {
    name: "a page's public HTML gives its content, styles and sheets",
    async run({ source, page, url }) {
      const result = await loadRichPage(page, source);
      if (result.status !== "found") throw new Error(`the page is ${result.status}`);
      const { success, content } = result.value;
      if (!success) return;
      holds("it has content", content.rendered_html.length > 0);
      holds("no link leads to the provider's pages", !content.rendered_html.includes(`href="${new URL(url).origin}/"`));
      for (const sheet of content.css.external_urls.filter((address) => address.startsWith("/"))) {
        const style = await loadRichStyle({ slug: page, file: sheet.split("/").at(-1) ?? "" }, source);
        holds(`the sheet ${sheet} can be read`, style.status !== "unavailable");
      }
    },
  },
  {
    name: "a page's blocks are there, and what doesn't exist is missing everywhere",
    async run({ source, page }) {
      same("blocks", (await loadBlocks(page, source)).status, "found");
      const results = [
        await loadBlocks(missing, source),
        await loadRichPage(missing, source),
        await loadPost(missing, source),
      ];
      same(
        "missing",
        results.map(({ status }) => status),
        ["missing", "missing", "missing"],
      );
    },
  },
  {
    name: "a node is found with and without its slashes",
    needsGraphql: true,
    async run({ source, page }) {
      for (const uri of [`/${page}`, `/${page}/`, page]) {
        const { data } = await queryContent({ query: nodeQuery, variables: { uri } }, source);
        holds(uri, JSON.stringify(data).includes(`"slug":"${page}"`));
      }
      same("missing", await queryContent({ query: nodeQuery, variables: { uri: `/${missing}/` } }, source), {
        data: { nodeByUri: null },
      });
    },
  },
  {
    name: "pages have no excerpt field, and the whole query fails",
    needsGraphql: true,
    async run({ source, page }) {
      const { data, errors } = await queryContent(
        { query: `{ page(id: "${page}", idType: URI) { excerpt } }` },
        source,
      );
      holds("no data", !data);
      holds("an error names the field", Boolean(errors?.[0]?.message.includes('"excerpt"')));
    },
  },
  {
    name: "a syntax error is 500 with errors",
    needsGraphql: true,
    async run({ url }) {
      const headers = { "content-type": "application/json" };
      const response = await fetch(new URL("graphql", url), {
        method: "POST",
        headers,
        body: '{"query":"query { pages {"}',
      });
      same("status", response.status, 500);
      holds("errors", (await response.text()).includes("Syntax Error"));
    },
  },
  findingsCheck,
];

/**
 * Finds out what a WordPress has to check with.
 * @param address of a WordPress with pretty permalinks and at least one published page and one post
 */
export async function examine(address: string, hosts: readonly string[] = []): Promise<Subject> {
  const url = address.endsWith("/") ? address : `${address}/`;
  const provider = { base: new URL(url), assetOrigins: hosts.map((host) => `https://${host}`), frameHosts: hosts };
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);
  const source = { ...createSource({ ...provider, hasScripts: true }), report };
  const slugs = async (resource: "pages" | "posts") =>
    (await listItems(resource, undefined, source)).map(({ slug }) => slug);
  const isOpen = async (slug: string) => (await loadPost(slug, source)).status === "found";
  const posts = await slugs("posts");
  const open = await mapFew(posts, isOpen);
  const pages = await slugs("pages");
  // A page below another one has another address than its slug.
  const isFilled = async (slug: string) => {
    const blocks = await loadBlocks(slug, source);
    const hasText = blocks.status === "found" && blocks.value.content.trim() !== "";
    return hasText && (await loadDocument(`/${slug}`, source)).status === 200;
  };
  const filled = await mapFew(pages, isFilled);
  const top = pages.find((_, index) => filled[index]);
  const post = posts.find((_, index) => open[index]);
  if (!top || !post) throw new Error("it has no published page or no published post to check with");
  const probe = await queryContent({ query: "{ __typename }" }, source).catch(() => undefined);
  return { url, source, page: top, post, hasGraphql: probe !== undefined, findings };
}
