import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Asked {
  url: string;
  credentials: RequestCredentials | undefined;
  variables?: Record<string, string>;
  operationName?: string;
}

type Reply = { status?: number; json: unknown };

const asked: Asked[] = [];
let reply: (asked: Asked) => Reply;
let time = 0;

const { contentClient, findPage, initContentClient } = await import("./find-page.ts");

beforeEach(() => {
  asked.length = 0;
  time = 1_000_000;
  initContentClient(() => time);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", async (url: string, { body, credentials }: RequestInit) => {
    const request: Asked = { url, credentials, ...(typeof body === "string" ? JSON.parse(body) : {}) };
    asked.push(request);
    const { status = 200, json } = reply(request);
    return new Response(JSON.stringify(json), { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const graphqlUrl = "/api/wordpress/graphql";
const restUrl = "/api/wordpress/pages?slug=about-us";
const node = {
  __typename: "Page",
  id: "x",
  databaseId: 5,
  title: "About",
  content: "<p>Hi</p>",
  slug: "about-us",
  status: "publish",
};
const item = {
  id: 5,
  slug: "about-us",
  status: "publish",
  title: { rendered: "REST" },
  content: { rendered: "<p>R</p>" },
  excerpt: { rendered: "e" },
};
const nothing: Reply = { json: { data: { nodeByUri: null, page: null } } };
const uris = () => asked.flatMap(({ variables }) => variables?.uri ?? variables?.id ?? "REST");

test("the client can't be used before it is initialised [T-05]", async () => {
  vi.resetModules();
  const fresh = await import("./find-page.ts");
  expect(() => fresh.contentClient()).toThrow("not initialised");
});

test("a page is looked up as a node, then as a page, each with three forms of its address, then by REST [R-16, R-17, R-19, R-01]", async () => {
  reply = ({ url }) => (url === restUrl ? { json: [item] } : nothing);
  expect(await findPage("about-us")).toMatchObject({ databaseId: 5, title: "REST", content: "<p>R</p>" });
  expect(uris()).toEqual(["/about-us", "/about-us/", "about-us", "/about-us", "/about-us/", "about-us", "REST"]);
  expect(asked.every(({ credentials }) => credentials === "include")).toBe(true);
});

test("the first node of the very slug ends the search; another node does not count", async () => {
  reply = ({ variables }) => ({
    json: { data: { nodeByUri: variables?.uri === "/about-us/" ? node : { ...node, slug: "hello-world" } } },
  });
  expect(await findPage("about-us")).toMatchObject({ title: "About" });
  expect(uris()).toEqual(["/about-us", "/about-us/"]);
});

test("what the provider says of a page, both its dates among it, is what the page is made of [I-15]", async () => {
  const { __typename, ...known } = {
    ...node,
    date: "2026-10-01T08:00:00",
    modified: "2026-11-02T09:30:00",
    featuredImage: { node: { sourceUrl: "https://cms.example.com/crew.jpg", altText: "The crew" } },
    excerpt: "In short",
  };
  reply = () => ({ json: { data: { nodeByUri: { __typename, ...known } } } });
  expect(await findPage("about-us")).toEqual(known);
});

test("a page without content gets title, content and excerpt from REST [R-18]", async () => {
  reply = ({ url }) =>
    url === restUrl ? { json: [item] } : { json: { data: { nodeByUri: { ...node, content: null } } } };
  expect(await findPage("about-us")).toMatchObject({ id: "x", title: "REST", content: "<p>R</p>", excerpt: "e" });
});

test("when both find nothing, or both fail, the result is null [R-20]", async () => {
  reply = ({ url }) => (url === graphqlUrl ? nothing : { json: [] });
  expect(await findPage("about-us")).toBeNull();
  reply = () => ({ status: 502, json: { message: "x" } });
  expect(await findPage("about-us")).toBeNull();
});

test("an answer that asks for REST switches GraphQL off for 30 s, then it is on again [R-10, R-21, R-22]", async () => {
  reply = ({ url }) =>
    url === graphqlUrl ? { status: 502, json: { message: "x", details: "down", fallback: "rest" } } : { json: [item] };
  expect(await findPage("about-us")).toMatchObject({ title: "REST" });
  expect(uris()).toEqual(["/about-us", "REST"]);
  time += 29_999;
  await expect(contentClient().query("query Q { x }", {})).rejects.toThrow("GraphQL disabled, use REST fallback");
  expect(await findPage("about-us")).toMatchObject({ title: "REST" });
  expect(uris()).toEqual(["/about-us", "REST", "REST"]);
  time += 1;
  reply = () => ({ json: { data: { nodeByUri: node } } });
  expect(await findPage("about-us")).toMatchObject({ title: "About" });
});

test("an error without that signal leaves GraphQL on, and without details it is unknown [R-21, T-01]", async () => {
  reply = () => ({ status: 400, json: { message: "This query is not allowed." } });
  await expect(contentClient().query("query Q { x }", {})).rejects.toThrow("WpGraphQL error: Unknown error");
  reply = () => ({ json: { data: { x: 1 } } });
  expect(await contentClient().query("query Q { x }", {})).toEqual({ x: 1 });
});

test("a query is sent with its variables and the name of its operation [R-09]", async () => {
  reply = () => ({ json: { data: {} } });
  await contentClient().query("query About { x }", { uri: "/about" });
  expect(asked).toEqual([
    expect.objectContaining({ url: graphqlUrl, variables: { uri: "/about" }, operationName: "About" }),
  ]);
});

test("errors speak in the words of the catalogue [T-01, T-02, T-03]", async () => {
  reply = () => ({ status: 502, json: { message: "m", details: "the plug-in is away" } });
  await expect(contentClient().query("query Q { x }", {})).rejects.toThrow("WpGraphQL error: the plug-in is away");
  await expect(contentClient().rest("pages", "x")).rejects.toThrow("WordPress REST API error: the plug-in is away");
  reply = () => ({ json: { errors: [{ message: "one" }, { message: "two" }] } });
  await expect(contentClient().query("query Q { x }", {})).rejects.toThrow("GraphQL errors: one, two");
});
