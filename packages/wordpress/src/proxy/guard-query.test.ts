import { expect, test } from "vitest";
import { guardQuery } from "./guard-query.ts";

const guard = (query: string, variables?: Record<string, unknown>, operationName?: string) =>
  guardQuery({ query, variables, operationName });

const nested = (depth: number): string => `${"parent { node { ".repeat(depth)}id${" } }".repeat(depth)}`;

test.each([
  [
    "query N($uri: String!) { nodeByUri(uri: $uri) { __typename id uri ... on NodeWithTitle { title } } }",
    { uri: "/about-us/" },
  ],
  ["query P($id: ID!) { page(id: $id, idType: URI) { id databaseId title content } }", { id: "about-us" }],
  ['{ post(id: "x", idType: SLUG) { author { node { name } } seo { title } } }', {}],
  ["{ posts(first: 20) { nodes { slug } pageInfo { hasNextPage endCursor } } }", {}],
  ["query L($n: Int) { posts(first: $n) { nodes { slug } } }", { n: 5 }],
  ['{ a: nodeByUri(uri: "/x") { id } b: nodeByUri(uri: "/x/") { id } }', {}],
])("the site's own kind of query passes: %s", (query, variables) => {
  expect(guard(query, variables).query).toBe(query);
});

test.each<[string, Record<string, unknown>?, string?]>([
  ['mutation { sendPasswordResetEmail(input: {username: "admin"}) { success } }'],
  ['mutation M { createPost(input: {title: "x"}) { post { id } } }'],
  ["subscription { postAdded { id } }"],
  ["{ __schema { types { name } } }"],
  ['{ __type(name: "User") { name } }'],
  ["{ users { nodes { name slug } } }"],
  ['{ user(id: "1") { email } }'],
  ["{ viewer { id } }"],
  ["{ allSettings { generalSettingsEmail } }"],
  ["{ generalSettings { url } }"],
  ["{ contentNodes { nodes { id } } }"],
  ["{ mediaItems { nodes { sourceUrl } } }"],
  ["{ comments { nodes { content } } }"],
  ["{ page(id: 8, idType: DATABASE_ID, asPreview: true) { title } }"],
  ["{ posts(where: {status: DRAFT}) { nodes { title } } }"],
  ["{ posts(first: 21) { nodes { title } } }"],
  ["{ posts(first: 100000) { nodes { title } } }"],
  ["{ posts(first: -1) { nodes { title } } }"],
  ["query L($n: Int) { posts(first: $n) { nodes { slug } } }", { n: 100 }],
  ["query L($n: Int = 100) { posts(first: $n) { nodes { slug } } }"],
  ["{ posts(last: 20) { nodes { title } } }"],
  ["{ post(id: 1) { author { node { email } } } }"],
  ["{ post(id: 1) { author { node { slug databaseId } } } }"],
  ["{ post(id: 1) { author { node { posts { nodes { id } } } } } }"],
  ["{ post(id: 1) { password } }"],
  ["{ post(id: 1) { comments { nodes { content } } } }"],
  ["{ post(id: 1) { revisions { nodes { content } } } }"],
  ["{ post(id: 1) { x: content } }"],
  ["{ post(id: 1) { title @include(if: true) } }"],
  ["query @x { post(id: 1) { title } }"],
  ["query A { __typename } query B { __typename }"],
  ["query A { __typename } fragment F on Page { id }"],
  ["{ post(id: 1) { ...F } } fragment F on Post { id }"],
  ["{ post(id: 1) { ...F } } fragment F on Post { ...F }"],
  ["{ ... on RootQuery { users { nodes { name } } } }"],
  [`{ page(id: "x") { ${nested(4)} } }`],
  [`{ page(id: "x") { ${nested(40)} } }`],
  [`{ ${Array.from({ length: 11 }, (_, index) => `a${index}: nodeByUri(uri: "/") { id }`).join(" ")} }`],
  [`{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: __typename`).join(" ")} }`],
  ['{ nodeByUri(uri: "https://evil.example/about-us/") { id } }'],
  ['{ nodeByUri(uri: "//evil.example/") { id } }'],
  ['{ nodeByUri(uri: "\\\\\\\\evil.example\\\\x") { id } }'],
  ["query N($uri: String!) { nodeByUri(uri: $uri) { id } }", { uri: "http://169.254.169.254/latest/meta-data/" }],
  ["query N($uri: String!) { nodeByUri(uri: $uri) { id } }", { uri: { a: 1 } }],
  ["query N($uri: String!) { nodeByUri(uri: $uri) { id } }", { uri: ["/a"] }],
  ["query N($uri: String!) { nodeByUri(uri: $uri) { id } }", { uri: "/x" }, "Other"],
  ["query {"],
  ["{{{"],
  ["{ pages { nodes { id } } } # ".padEnd(9000, "x")],
  ["type Query { a: Int }"],
  ["schema { query: Q }"],
  ['{ nodeByUri(uri: {a: "x"}) { id } }'],
  ['{ nodeByUri(uri: ["x"]) { id } }'],
  ['{ nodeByUri(uri: "/", evil: 1) { id } }'],
])("this query is refused: %s", (query, variables, operationName) => {
  expect(() => guard(query, variables, operationName)).toThrow(/not allowed|Please send a query/);
});

test.each([
  undefined,
  null,
  [],
  [{ query: "{ __typename }" }],
  "{ __typename }",
  { query: "" },
  { query: 1 },
  { queryId: "x" },
  { extensions: { persistedQuery: { version: 1, sha256Hash: "a" } } },
  { query: "{ __typename }", variables: [] },
])("the body %j is refused", (body) => {
  expect(() => guardQuery(body)).toThrow("Please send a query");
});
