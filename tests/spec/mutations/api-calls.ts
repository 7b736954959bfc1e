import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const api = "packages/ui/src/lib/api.ts";
const client = "packages/web/src/features/content/find-page.ts";
const find = "packages/web/src/features/content/find-page.ts";
const paths = "packages/core/src/contract/paths.ts";
const category = "packages/web/src/features/catalogue/use-category.ts";
const calls = "packages/web/src/features/chat/client/chat-api.ts";

export const changes: Changes = {
  "R-01": [[api, 'credentials: "include"', 'credentials: "omit"']],
  "R-02": [
    [
      api,
      'body === undefined ? headers : { "content-type": "application/json", ...headers }',
      '{ "content-type": "application/json", ...headers }',
      "no type without a body",
    ],
    [api, '{ "content-type": "application/json", ...headers }', "headers", "JSON type"],
  ],
  "R-03": [[api, '[key].flat().join("/")', '[key].flat().join("?")']],
  "R-04": [[api, "`${status}: ${text || statusText}`", "`${status} ${text || statusText}`"]],
  "R-05": [[api, 'on401 === "returnNull" &&', ""]],
  "R-06": [
    [paths, '"/api/chat/sessions"', '"/api/chat/start"', "path"],
    [calls, "startedAt: new Date().toISOString()", "startedAt: Date.now()", "startedAt"],
  ],
  "R-07": [[paths, '"/api/chat/conversation"', '"/api/chat/talk"', "path"]],
  "R-08": [
    [paths, '"/api/chat/messages"', '"/api/chat/message"', "path"],
    [calls, "const body = { sessionId, role, content };", "const body = { sessionId, part: role, content };", "role"],
  ],
  "R-09": [
    [paths, '"/api/wordpress/graphql"', '"/api/graphql"', "path"],
    [
      client,
      "const body = { query, variables, operationName };",
      "const body = { query, variables };",
      "operationName",
    ],
  ],
  "R-10": [[client, 'isFallback: fallback === "rest"', "isFallback: false"]],
  "R-11": [
    [
      "packages/wordpress/src/proxy/list-items.ts",
      "slug === undefined ? !content?.protected : index === 0",
      "slug === undefined || index > 0",
    ],
  ],
  "R-12": [[paths, '"/api/wordpress/elementor/page/slug/{slug}"', '"/api/wordpress/elementor/page/{slug}"']],
  "R-13": [[paths, '"/api/wordpress/elementor/{slug}"', '"/api/wordpress/rich/{slug}"']],
  "R-14": [[paths, '"/api/wordpress/blocks/{slug}"', '"/api/wordpress/block/{slug}"']],
  "R-15": [
    [paths, '"/api/wordpress/post/{slug}"', '"/api/wordpress/news/{slug}"', "path"],
    ["packages/wordpress/src/posts/load-post.ts", "if (Date.now() < source.lacks.graphql) return", "return", "GraphQL"],
  ],
  "R-16": [[find, "[`/${slug}`, `/${slug}/`, slug]", "[`/${slug}/`, slug]"]],
  "R-17": [
    [
      find,
      "const { page: node } = await client.query(pageQuery, { id }, signal);",
      "const node = undefined; void pageQuery; void id;",
    ],
  ],
  "R-18": [
    [find, "content: stored.content, excerpt: stored.excerpt", "content: stored.content", "excerpt"],
    [find, "if (page?.content) return page;", "if (page) return page;", "empty content"],
  ],
  "R-19": [
    [
      find,
      "const stored = await warnOnFailure(fromRest(slug, signal));",
      "const stored = page && (await warnOnFailure(fromRest(slug, signal)));",
    ],
  ],
  "R-20": [
    [
      find,
      "if (!page) return stored ?? null;",
      'if (!page && !stored) throw new Error("nothing found");\n  if (!page) return stored ?? null;',
    ],
  ],
  "R-21": [
    [client, "graphqlPause = 30_000", "graphqlPause = 60_000", "longer"],
    [client, "graphqlPause = 30_000", "graphqlPause = 10_000", "shorter"],
  ],
  "R-22": [[client, "GraphQL disabled, use REST fallback", "GraphQL is off"]],
  "R-23": [
    ["packages/web/src/lib/load-metadata.ts", "maxAge = 60 * 60 * 1000", "maxAge = 10 * 60 * 1000", "an hour"],
    [paths, '"/api/seo"', '"/api/metadata"', "path"],
  ],
  "R-24": [[paths, '"/api/google-reviews"', '"/api/reviews"']],
  "R-25": [["packages/core/src/reviews/list-reviews.ts", "foldName(name) === foldName(person)", "name === person"]],
  "R-26": [
    [category, '"Failed to fetch category"', '"No category"', "error"],
    [
      category,
      "slug ? getPath(getCategoryEndpoint, { category: slug }) : undefined",
      'pathOf(getCategoryEndpoint, { category: slug ?? "" })',
      "only with a slug",
    ],
    [paths, '"/api/products/category/{category}"', '"/api/products/{category}"', "path"],
  ],
  "R-27": [
    [category, '"Failed to fetch topics"', '"No topics"', "error"],
    [category, "return (data?.length ?? 0) > 0;", "return (data?.length ?? 1) > 0;", "behaves as empty"],
    [paths, '"/api/products/topics"', '"/api/topics"', "path"],
  ],
  "R-28": [[paths, '"/api/quotes"', '"/api/quote"', "path"]],
  "R-29": [
    [paths, '"/api/contest/entries"', '"/api/contest/entry"', "path"],
    [api, "this.said = this.body.message;", "this.said = undefined;", "message is read"],
  ],
  "R-30": [[paths, '"/api/jobs/apply"', '"/api/jobs"']],
  "R-31": [
    ["packages/ui/src/lib/swr.ts", "revalidateOnFocus: false", "revalidateOnFocus: true", "focus"],
    ["packages/ui/src/lib/swr.ts", "refreshInterval: 0", "refreshInterval: 60_000", "interval"],
    ["packages/ui/src/lib/swr.ts", "shouldRetryOnError: false", "shouldRetryOnError: true", "retries"],
    ["packages/ui/src/lib/swr.ts", "revalidateIfStale: false", "revalidateIfStale: true", "never stale"],
  ],
};
