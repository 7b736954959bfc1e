import { defineEndpoint, noStore } from "@site/core/contract/endpoint";
import { AppError, statuses } from "@site/core/contract/errors";
import { listKeys } from "@site/core/contract/form";
import { formBodyLimit } from "@site/core/contract/form-schema";
import { newId } from "@site/core/store/ids";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { handlerContextWith } from "../context.fixture.ts";
import { type ApiEvent, api } from "./api.ts";
import { buildContext, buildEvent } from "./event.fixture.ts";

const Note = z.object({ text: z.string("Text is needed"), count: z.number("Count is needed").optional() });
const write = defineEndpoint({ method: "POST", path: "/api/notes", request: Note, cache: noStore });
const readNotes = defineEndpoint({
  method: "GET",
  path: "/api/notes",
  cache: { browser: 60, edge: 600, staleWhileRevalidate: 30 },
});

const local = handlerContextWith();

let log: string[];

beforeEach(() => {
  log = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => log.push(String(line)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const handler = api(write, ({ body, id }) => ({ status: 201, body: { id, text: body.text } }));

async function call(event: Partial<ApiEvent>, target = handler, remaining?: number, context = local) {
  const {
    statusCode,
    headers = {},
    body = "",
  } = await target.withContext(context)(buildEvent(event), buildContext(remaining));
  return { status: statusCode, headers, json: body ? JSON.parse(body) : undefined };
}

const post = (value: unknown, event: Partial<ApiEvent> = {}) => call({ body: JSON.stringify(value), ...event });

test("a valid body reaches the use-case and its answer comes back as JSON", async () => {
  const key = newId();
  const answer = await post({ text: "hello", unknown: 1 }, { headers: { "idempotency-key": key } });
  expect(answer).toMatchObject({ status: 201, json: { id: key, text: "hello" } });
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

test("malformed JSON is a 400, an empty body too", async () => {
  expect(await call({ body: '{"text' })).toMatchObject({ status: 400, json: { message: "Please send valid JSON." } });
  expect(await call({})).toMatchObject({ status: 400 });
});

test("another content type is a 415 before anything is parsed", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]) {
    expect(await post({ text: "x" }, { headers: { "content-type": type } })).toMatchObject({
      status: 415,
      json: { message: "Please send JSON (content-type application/json)." },
    });
  }
  const headers = { "content-type": undefined } as unknown as Record<string, string>;
  expect(await post({ text: "x" }, { headers })).toMatchObject({ status: 415 });
  for (const type of ["Application/JSON; charset=utf-8", "application/json ;charset=utf-8"])
    expect(await post({ text: "x" }, { headers: { "content-type": type } })).toMatchObject({ status: 201 });
});

test("a body one byte over the limit is a 413, at the limit it is read, base64 counts decoded", async () => {
  const filler = (bytes: number) => `{"text":"${"x".repeat(bytes - 11)}"}`;
  expect(await call({ body: filler(formBodyLimit) })).toMatchObject({ status: 201 });
  expect(await call({ body: filler(formBodyLimit + 1) })).toMatchObject({
    status: 413,
    json: { message: "Please send at most 64 KB." },
  });
  const encoded = Buffer.from(filler(formBodyLimit)).toString("base64");
  expect(await call({ body: encoded, isBase64Encoded: true })).toMatchObject({ status: 201 });
});

test("deep nesting is refused", async () => {
  expect(await call({ body: "[".repeat(7000) + "]".repeat(7000) })).toMatchObject({ status: 400 });
  const fiveLevels = { text: "x", a: { b: [{ c: {} }], d: null } };
  expect(await post(fiveLevels)).toMatchObject({ status: 201 });
  expect(await post({ text: "x", a: { b: [{ c: { d: {} } }] } })).toMatchObject({
    status: 400,
    json: { message: "Please nest JSON at most 5 levels deep." },
  });
});

test("half a letter is refused at its field, and a whole one is kept", async () => {
  expect(await call({ body: '{"text":"a\\ud800b"}' })).toMatchObject({
    status: 400,
    json: { fields: { text: "Please type this again: a letter in it is broken." } },
  });
  expect(await call({ body: '{"text":"\\ud83d\\ude00"}' })).toMatchObject({ status: 201, json: { text: "😀" } });
});

test("field errors carry a message for every field", async () => {
  expect(await post({ count: "2" })).toMatchObject({
    status: 400,
    json: {
      message: "Please correct the highlighted fields.",
      fields: { text: "Text is needed", count: "Count is needed" },
    },
  });
  expect(await post({})).toMatchObject({ status: 400, json: { message: "Text is needed" } });
  for (const value of [null, [], "x", 1]) expect(await post(value)).toMatchObject({ status: 400 });
});

test("a page of another site can't write with our visitor's cookies", async () => {
  const from = (headers: Record<string, string>) => post({ text: "x" }, { headers });
  expect(await from({ origin: "https://evil.example" })).toMatchObject({
    status: 403,
    json: { message: "This request came from another site." },
  });
  expect(await from({ "sec-fetch-site": "none" })).toMatchObject({ status: 201 });
  expect(await from({ origin: "null" })).toMatchObject({ status: 403 });
  expect(await from({ "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403 });
  expect(await from({ origin: "https://site.test", "sec-fetch-site": "same-origin" })).toMatchObject({ status: 201 });
  expect(await from({ origin: "https://www.example.com", "x-viewer-host": "www.example.com" })).toMatchObject({
    status: 201,
  });
});

test("with origin secrets set, only what came through CloudFront is answered; two are valid while rotating", async () => {
  const deployed = handlerContextWith({ ORIGIN_SECRETS: "new-secret,old-secret" });
  const body = JSON.stringify({ text: "x" });
  expect(await call({ body }, handler, undefined, deployed)).toMatchObject({
    status: 403,
    json: { message: "Forbidden" },
  });
  for (const secret of ["new-secret", "old-secret"]) {
    const headers = { "x-origin-verify": secret };
    expect(await call({ body, headers }, handler, undefined, deployed)).toMatchObject({ status: 201 });
  }
});

test("the message of an unexpected error never reaches a visitor nor the log, its name and place do", async () => {
  const secret = "Ann Lee 315-555-0142 arn:aws:dynamodb";
  const failing = api(write, () => {
    throw new TypeError(secret);
  });
  const answer = await call({ body: '{"text":"x"}' }, failing);
  expect(answer.json).toEqual({ message: "Please try again later.", requestId: "request-1" });
  expect(answer.status).toBe(500);
  expect(log.join()).not.toContain(secret);
  expect(JSON.parse(log[0] ?? "")).toMatchObject({ level: "error", status: 500, error: { name: "TypeError" } });
});

test("every refusal is JSON with a message and the status of its code", async () => {
  for (const code of listKeys(statuses)) {
    const failing = api(write, () => {
      throw new AppError(code, `said ${code}`, { retryAfter: 7 });
    });
    const { status, headers, json } = await call({ body: '{"text":"x"}' }, failing);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(json).toEqual({ message: `said ${code}`, ...(status && status >= 500 ? { requestId: "request-1" } : {}) });
    expect(headers).toMatchObject({ "retry-after": "7", "cache-control": "no-store" });
  }
});

test("a refusal that says nothing of time has no Retry-After", async () => {
  const failing = api(write, () => {
    throw new AppError("notFound", "Not found");
  });
  expect((await call({ body: '{"text":"x"}' }, failing)).headers).not.toHaveProperty("retry-after");
});

test("a cause deep inside that says 'not now' counts by its name or its code", async () => {
  for (const cause of [
    Object.assign(new Error("reset"), { code: "ECONNRESET" }),
    Object.assign(new Error("slow"), { name: "TimeoutError" }),
  ]) {
    const failing = api(write, () => {
      throw new Error("outer", { cause });
    });
    expect(await call({ body: '{"text":"x"}' }, failing)).toMatchObject({ status: 503 });
  }
});

test("a store that says 'not now' is a 503 with Retry-After", async () => {
  const failing = api(write, () => {
    throw Object.assign(new Error("slow down"), { name: "ThrottlingException" });
  });
  expect(await call({ body: '{"text":"x"}' }, failing)).toMatchObject({
    status: 503,
    headers: { "retry-after": "2" },
    json: { message: "Please try again later." },
  });
});

test("a handler that hangs is answered before Lambda would end it, and is told to stop", async () => {
  let isStopped = false;
  const hanging = api(write, ({ signal }) => {
    signal.addEventListener("abort", () => {
      isStopped = true;
    });
    return new Promise(() => {});
  });
  expect(await call({ body: '{"text":"x"}' }, hanging, 1050)).toMatchObject({ status: 503 });
  expect(isStopped).toBe(true);
});

test("a GET follows its contract's cache policy and answers 304 to a known copy", async () => {
  const list = api(readNotes, () => ({ body: ["a"] }));
  const first = await call({}, list);
  expect(first.headers).toMatchObject({
    "cache-control": "public, max-age=60, s-maxage=600, stale-while-revalidate=30",
  });
  const again = await call({ headers: { "if-none-match": String(first.headers.etag) } }, list);
  expect(again).toMatchObject({ status: 304, json: undefined });
});

test("a handler may set cookies and answer text with a type of its own", async () => {
  const script = api(readNotes, () => ({
    body: "var a = 1",
    headers: { "content-type": "text/javascript" },
    cookies: ["a=1"],
  }));
  const answer = await script.withContext(local)(buildEvent(), buildContext());
  expect(answer).toMatchObject({ body: "var a = 1", cookies: ["a=1"], headers: { "content-type": "text/javascript" } });
});

test("the log holds one line a request and nothing of the body, query or address", async () => {
  await post({ text: "marked-7361" }, { rawQueryString: "q=marked-7361" });
  await post({ count: "marked-7361" });
  expect(log).toHaveLength(2);
  expect(log.join()).not.toContain("marked-7361");
  expect(log.join()).not.toContain("192.0.2.1");
});
