import type { ServerResponse } from "node:http";
import { sourcesStamp } from "@site/web/built-site";
import { readKnownReviews, writeKnownReviews } from "@site/web/known-reviews";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fetchReviews } from "../../../tools/sst/fetch-reviews.ts";
import { readyCloud, startStubCloud } from "../../support/servers/stub-cloud.ts";
import { startUpstream, type Upstream } from "../../support/servers/upstream.ts";

const stage = "noted";

const list = { reviews: [{ id: "a", authorName: "Ann", rating: "5", timeDescription: "a week ago" }] };

let stub: Awaited<ReturnType<typeof startStubCloud>>;
let site: Upstream;
let answer: (response: ServerResponse) => void;

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

beforeAll(async () => {
  stub = await startStubCloud();
  site = await startUpstream((_, response) => answer(response));
});

afterEach(() => void Object.assign(stub.cloud, structuredClone(readyCloud)));

afterAll(async () => {
  stub.close();
  await site.close();
  await writeKnownReviews(stage, undefined);
});

const note = () =>
  fetchReviews(stage, {
    region: "us-east-1",
    maxAttempts: 1,
    endpoint: stub.endpoint,
    credentials: { accessKeyId: "x", secretAccessKey: "y" },
  });

function deploy(): void {
  stub.cloud.stacks[`${stage}-contractor-site-Web`] = { outputs: { SiteUrl: site.url } };
}

test("a deployment notes what the stage's own site shows, and only other reviews make another build", async () => {
  deploy();
  answer = json(200, list);
  expect(await note()).toBe("Reviews: the home page is built with the newest of 1.");
  expect(site.seen.at(-1)).toBe("GET /api/google-reviews");
  expect((await readKnownReviews(stage))?.newest).toEqual({ id: "a", authorName: "Ann", rating: "5", reviewText: "" });
  const before = await sourcesStamp(stage);
  answer = json(200, { reviews: [{ ...list.reviews[0], timeDescription: "2 weeks ago" }] });
  await note();
  expect(await sourcesStamp(stage)).toBe(before);
  answer = json(200, { reviews: [{ ...list.reviews[0], authorName: "Bob" }] });
  await note();
  expect(await sourcesStamp(stage)).not.toBe(before);
});

test("before a stage's first deployment there is nobody to ask, which is said", async () => {
  expect(await note()).toMatch(/^Reviews: the stage has no site yet: the home page is built without a review/);
  expect(await readKnownReviews(stage)).toBeUndefined();
});

test.each([
  ["refuses", json(503, { message: "later" }), /HTTP 503/],
  ["answers with something else", json(200, { reviews: "none" }), /the answer is no list of reviews/],
  ["answers with a page", (response: ServerResponse) => void response.end("<html>"), /SyntaxError/],
  ["breaks off", (response: ServerResponse) => void response.destroy(), /fetch failed/],
  ["never answers", () => {}, /TimeoutError/],
])("a site that %s stops no deployment, and what was noted before is gone", async (_, broken, reason) => {
  deploy();
  answer = json(200, list);
  await note();
  answer = broken;
  expect(await note()).toMatch(reason);
  expect(await readKnownReviews(stage)).toBeUndefined();
});

test("an account that can't be asked stops no deployment either", async () => {
  stub.cloud.denied = ["cloudformation"];
  expect(await note()).toMatch(/^Reviews could not be had \(AccessDenied/);
});

test("a site without reviews says so", async () => {
  deploy();
  answer = json(200, { reviews: [] });
  expect(await note()).toMatch(/^Reviews: there is none yet/);
});
