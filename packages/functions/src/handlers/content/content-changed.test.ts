import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { ContentChange } from "@site/core/content/change-contract";
import { listenLocally } from "@site/core/listen-locally";
import { newId } from "@site/core/store/ids";
import { sign } from "@site/core/webhook/send-event";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { createProvider } from "@site/dev/fake-wordpress/server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler as changed } from "./content-changed.ts";
import { getArchiveHandler as getArchive, getPostHandler as getPost } from "./look-ups.ts";

const secret = "a key of both sides";
const library = structuredClone(demoLibrary);
const purged: { path: string | undefined; body: string }[] = [];
let edgeStatus: number;
let edgeSays: string;
const servers = [
  createProvider({ library }),
  createServer(async (request, response) => {
    purged.push({ path: request.url, body: await text(request) });
    const isAll = purged.at(-1)?.body.includes("<Path>/*</Path>");
    response.writeHead(isAll && edgeSays ? 201 : edgeStatus).end(edgeSays);
  }),
];

/** Time passes between two visits, so that the next one asks what changed. */
const over = setTimeout(() => {}, 0);
const passes = () => vi.setSystemTime(Date.now() + 1500);
let settings: Record<string, string>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const [provider, edge] = await Promise.all(
    servers.map(async (server) => {
      return listenLocally(server);
    }),
  );
  settings = { WORDPRESS_URL: `${provider}/`, WORDPRESS_SECRET: secret, AWS_ENDPOINT_URL: String(edge) };
});

afterAll(() => {
  vi.useRealTimers();
  for (const server of servers) server.close();
});

const context = () => handlerContextWith(settings);

async function visit(
  handler: typeof getPost | typeof getArchive,
  asked: Parameters<typeof buildEvent>[0],
  using = context(),
) {
  passes();
  // Changes and the provider are given 300 ms and the like, which a loaded machine may need.
  const limits = vi.spyOn(globalThis, "setTimeout").mockReturnValue(over);
  const { statusCode, body = "" } = await handler.withContext(using)(buildEvent(asked), buildContext());
  limits.mockRestore();
  return { status: statusCode, body };
}

const post = (slug: string, using = context()) => visit(getPost, { pathParameters: { slug } }, using);
const list = () => visit(getArchive, { queryStringParameters: { path: "/blog" } });

async function report(
  changes: readonly ContentChange[],
  {
    id = newId(),
    at = new Date(),
    key = secret,
    headers = {},
  }: { id?: string; at?: Date; key?: string; headers?: Record<string, string> } = {},
  using = context(),
) {
  const body = JSON.stringify({ id, changes });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = { "x-timestamp": timestamp, "x-signature": `sha256=${sign(key, timestamp, body)}` };
  const event = buildEvent({ body, headers: { ...signed, ...headers } });
  const { statusCode, body: answer = "{}" } = await changed.withContext(using)(event, buildContext());
  return { status: statusCode, answer: JSON.parse(answer) };
}

const slug = "why-windows-fog-up";
const change = (): ContentChange => ({ type: "post", slugs: [slug], paths: [`/${slug}/`, "/category/windows/"] });
const own = library.items.find((item) => item.slug === slug);
if (!own) throw new Error("the sample has no such post");
const asPublished = { ...own, status: "publish" };

beforeEach(async () => {
  edgeStatus = 201;
  edgeSays = "";
  purged.length = 0;
  Object.assign(own, asPublished);
  await report([{ type: "all" }]);
  expect((await post(slug)).status).toBe(200);
});

test("an edit is shown to the next visitor after its report, in the text and in the list, and not before", async () => {
  expect((await post(slug)).body).toContain(own.title);
  expect((await list()).body).toContain(own.title);
  own.title = "What fog on a window says";
  expect((await post(slug)).body).not.toContain(own.title);
  expect(await report([change()])).toMatchObject({ status: 200 });
  expect((await post(slug)).body).toContain(own.title);
  expect((await list()).body).toContain(own.title);
});

test("a post in the trash is gone with its report, also while its WordPress is away", async () => {
  expect((await post(slug)).status).toBe(200);
  own.status = "draft";
  await report([change()]);
  expect((await post(slug)).status).toBe(404);
  expect((await list()).body).not.toContain(slug);
});

test("the edge forgets what shows the text, and nothing else", async () => {
  await report([change()], { headers: { "x-distribution-id": "E2EXAMPLE" } });
  const [asked] = purged;
  expect(asked?.path).toBe("/2020-05-31/distribution/E2EXAMPLE/invalidation");
  const paths = [...(asked?.body ?? "").matchAll(/<Path>([^<]+)<\/Path>/g)].map(([, path]) => path);
  expect(asked?.body).toContain(`<Quantity>${paths.length}</Quantity>`);
  expect(paths).toEqual(
    expect.arrayContaining([
      `/blog/${slug}`,
      `/api/wordpress/post/${slug}`,
      "/blog",
      "/category/windows*",
      "/sitemap.xml",
    ]),
  );
  expect(paths.filter((path) => /^\/(\*|blog\*|api\/(wordpress\/)?\*)?$/.test(path ?? ""))).toEqual([]);
  await report([{ type: "all" }], { headers: { "x-distribution-id": "E2EXAMPLE" } });
  expect(purged[1]?.body).toContain("<Items><Path>/*</Path></Items>");
});

test("when the edge refuses, the report fails in words, so that WordPress can send it again", async () => {
  edgeStatus = 500;
  const { status, answer } = await report([change()], { headers: { "x-distribution-id": "E2EXAMPLE" } });
  expect(status).toBe(502);
  expect(answer.message).toContain("old text may be shown");
});

test("while the edge is still at work on other reports, or there is too much for it, it forgets everything", async () => {
  const headers = { "x-distribution-id": "E2EXAMPLE" };
  edgeStatus = 400;
  edgeSays = "<ErrorResponse><Error><Code>TooManyInvalidationsInProgress</Code></Error></ErrorResponse>";
  expect(await report([change()], { headers })).toMatchObject({ status: 200 });
  expect(purged).toHaveLength(2);
  expect(purged[1]?.body).toContain("<Items><Path>/*</Path></Items>");
  purged.length = 0;
  const terms = Array.from({ length: 10 }, (_, at) => `/tag/term-${at}/`);
  await report([{ type: "post", slugs: [slug], paths: terms }], { headers });
  expect(purged[0]?.body).toContain("<Items><Path>/*</Path></Items>");
});

test("a report that the edge refused empties it when it is sent again", async () => {
  const sent = { id: newId(), headers: { "x-distribution-id": "E2EXAMPLE" } };
  edgeStatus = 500;
  expect(await report([change()], sent)).toMatchObject({ status: 502 });
  edgeStatus = 201;
  purged.length = 0;
  expect(await report([change()], sent)).toMatchObject({ status: 200 });
  expect(purged[0]?.body).toContain(`<CallerReference>${sent.id}</CallerReference>`);
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

test("a report counts once, within five minutes, and with the right key only", async () => {
  const sent = { at: new Date(), id: newId() };
  expect(await report([change()], sent)).toMatchObject({ status: 200 });
  expect(await report([change()], sent)).toMatchObject({ status: 409 });
  for (const when of [minutes(-6), minutes(6)])
    expect(await report([change()], { at: when })).toMatchObject({ status: 401 });
  expect(await report([change()], { at: minutes(-4) })).toMatchObject({ status: 200 });
  expect(await report([change()], { key: "another" })).toMatchObject({ status: 401 });
  expect(await report([change()], { headers: { "x-signature": "" } })).toMatchObject({ status: 401 });
  expect(await report([change()], { headers: { "x-timestamp": "0" } })).toMatchObject({ status: 401 });
});

test("a report of more or other things than there are is refused with a message", async () => {
  const many = Array.from({ length: 21 }, change);
  expect(await report(many)).toMatchObject({ status: 400, answer: { message: expect.any(String) } });
  expect(await report([{ type: "lists", paths: ["https://evil.example/"] }])).toMatchObject({ status: 400 });
});

test("while the table is away, texts are shown, and a report of that time is read when it is back", async () => {
  own.title = "What fog on a window means";
  await report([change()]);
  vi.setSystemTime(Date.now() + 30_000);
  const apart = handlerContextWith({ ...settings, TABLE_NAME: "" });
  const shown = await post(slug, apart);
  expect(shown.status).toBe(200);
  expect(shown.body).not.toContain(own.title);
  vi.setSystemTime(Date.now() + 30_000);
  expect((await post(slug)).body).toContain(own.title);
});

test("without a key there are no reports", async () => {
  const { WORDPRESS_SECRET: _, ...others } = settings;
  const answer = await report([change()], {}, handlerContextWith(others));
  expect(answer).toMatchObject({ status: 404 });
});
