import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyField } from "@site/core/contract/no-js-form";
import { leadRecord } from "@site/core/leads/record";
import { findRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../context.fixture.ts";
import { submitQuoteHandler as handler } from "../handlers/quote/submit-quote.ts";
import { buildContext, buildEvent } from "./event.fixture.ts";

let folder: string;
let now: Date;
let context = handlerContextWith();

const entry = `export const renderDocument = async (_, { path, head, data }) => {
  if (JSON.stringify(data).includes("break the page")) throw new Error("secret detail");
  return JSON.stringify({ path, head, ...data["/api/quotes"] });
};`;

beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), "posted-"));
  await writeFile(join(folder, "entry-server.js"), entry);
  await writeFile(join(folder, "chats.json"), "{}");
  await writeFile(join(folder, "template.html"), "<!doctype html>");
  const env = { PAGES_DIR: folder, RATE_LIMIT: "off", IP_HASH_SECRET: "secret" };
  context = Object.assign(handlerContextWith(env), { now: () => now });
});

beforeEach(() => {
  now = new Date("2026-11-22T15:00:00Z");
});

afterAll(() => rm(folder, { recursive: true }));

type Values = Record<string, string>;

const good = { name: "Ann Doe", email: "ann@example.com", serviceType: "doors" };

/** Posts as a browser does without script, through API Gateway, which encodes such a body. */
async function post(values: Values | string, headers: Values = {}) {
  const body = Buffer.from(new URLSearchParams(values).toString()).toString("base64");
  const sent = { "content-type": "application/x-www-form-urlencoded", ...headers };
  const event = buildEvent({ body, isBase64Encoded: true, headers: sent });
  const answer = await handler.withContext(context)(event, buildContext());
  return {
    status: answer.statusCode,
    headers: answer.headers ?? {},
    body: answer.body ?? "",
    id: event.recordId ?? "",
  };
}

const lead = (id: string) => findRecord(context, leadRecord, id);

test("what failed on our side comes again under its key, so that it is stored once", async () => {
  const key = newId();
  const away = vi.spyOn(context.store.client, "send").mockRejectedValue(new Error("away"));
  const refused = await post({ ...good, name: "Once Only", [keyField]: key });
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.body)).toMatchObject({ key });
  away.mockRestore();
  const unnamed = await post({ ...good, name: "" });
  expect(JSON.parse(unnamed.body).key).not.toBe(unnamed.id);
});

test("a good form is stored as its JSON would be, and the browser is sent to the thanks", async () => {
  const key = newId();
  const notes = "first line\r\nsecond line";
  const address = "http://site.test/quote?utm_source=radio&name=Ann";
  const answer = await post(
    { ...good, notes, smsOptIn: "on", phone: "315-555-0142", [keyField]: key },
    { referer: address },
  );
  expect(answer).toMatchObject({ status: 303, body: "", id: key });
  expect(answer.headers).toMatchObject({
    location: expect.stringMatching(/^\/thank-you\/estimate\/[\w-]{54}#main$/),
    "cache-control": "no-store",
  });
  expect(await lead(key)).toMatchObject({
    ...good,
    notes: "first line\nsecond line",
    smsOptIn: true,
    sourcePage: "/quote",
    attribution: { last: { utm_source: "radio", landingPath: "/quote" } },
  });
});

test("pressed twice a form is stored once, with a key or without one", async () => {
  const keyed = { ...good, [keyField]: newId() };
  for (const values of [keyed, { ...good, notes: "no key" }, { ...good, notes: "x", [keyField]: "../../etc" }]) {
    const [first, second] = [await post(values), await post(values)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.id).toBe(first.id);
    expect(await lead(first.id)).toMatchObject(good);
  }
});

test("without a key other details, or the same on another day, are another request", async () => {
  const first = await post({ ...good, notes: "one" });
  expect((await post({ ...good, notes: "two" })).id).not.toBe(first.id);
  now = new Date("2026-11-23T02:00:00Z");
  expect((await post({ ...good, notes: "one" })).id).toBe(first.id);
  now = new Date("2026-11-23T15:00:00Z");
  expect((await post({ ...good, notes: "one" })).id).not.toBe(first.id);
});

test("a refused form comes back with its values, a message for each wrong field and a new key", async () => {
  const typed = { name: "A", email: "nobody", serviceType: "roofs", notes: "keep me", extra: "x" };
  const answer = await post({ ...typed, [keyField]: newId() });
  expect(answer.status).toBe(400);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  const { extra: _, ...values } = typed;
  const shown = JSON.parse(answer.body);
  expect(shown).toMatchObject({
    path: "/quote",
    values,
    errors: {
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email",
      serviceType: "Please select a service type",
    },
    message: "",
  });
  expect(shown.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(shown.head).toContain("<title>Error: ");
});

test("of files that were chosen the names come alone: the thanks say so, and so does a form that was refused", async () => {
  const files = "files=&files=kitchen.jpg";
  const thanked = await post(`${files}&${new URLSearchParams({ ...good, notes: "with a photo" })}`);
  expect(thanked.headers.location).toMatch(/^\/thank-you\/estimate\/[\w-]{54}\/files#main$/);
  const refused = await post(`${files}&name=A`);
  expect(JSON.parse(refused.body)).toMatchObject({ message: "Your files were not sent. Please choose them again." });
  const without = await post(`files=&files=&${new URLSearchParams({ ...good, notes: "without one" })}`);
  expect(without.headers.location).not.toContain("files");
});

test("what a program fills in is stored apart and answered like everything else", async () => {
  const answer = await post({ ...good, notes: "spam", subject: "pills" });
  expect(answer.status).toBe(303);
  expect(await lead(answer.id)).toMatchObject({ spam: true });
});

test("a form of another site is refused, and shown none of its values", async () => {
  const foreign: Values[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ];
  for (const headers of foreign) {
    const answer = await post({ ...good, notes: "foreign" }, headers);
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("This request came from another site.");
    expect(answer.body).not.toContain("foreign");
  }
});

test("size counts as it does in JSON; what is far too large isn't read", async () => {
  for (const full of ["ж", "家", "🏠"]) expect((await post({ ...good, notes: full.repeat(5000) })).status).toBe(303);
  const over = await post({ ...good, notes: "🏠".repeat(5001) });
  expect(over.status).toBe(400);
  expect(JSON.parse(over.body)).toMatchObject({ errors: { notes: "Notes must be at most 5000 characters" } });
  const long = await post({ ...good, notes: "x".repeat(70_000) });
  expect(long.status).toBe(413);
  expect(JSON.parse(long.body)).toMatchObject({ message: "Please send at most 64 KB.", values: { name: "Ann Doe" } });
  const huge = await post({ ...good, notes: "x".repeat(250_000) });
  expect(huge.status).toBe(413);
  expect(huge.body).toContain("Please send at most 64 KB.");
});

test("when the page can't be rendered one sentence says what is wrong, and nothing of why", async () => {
  const answer = await post({ name: "A", notes: "break the page" });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain("Please correct the highlighted fields.");
  expect(answer.body).not.toContain("secret detail");
});

test("the limit of requests holds", async () => {
  // A key of its own, so that nobody else counts for this visitor, and a clock that stands: no span ends amid them.
  const now = new Date();
  const limited = handlerContextWith({ PAGES_DIR: folder, IP_HASH_SECRET: newId() }, { now: () => now });
  const event = () =>
    buildEvent({
      body: new URLSearchParams({ ...good, notes: newId() }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" },
    });
  const statuses: unknown[] = [];
  // Counting is given 300 ms, which a loaded machine may need.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (let count = 0; count < 21; count += 1)
    statuses.push((await handler.withContext(limited)(event(), buildContext())).statusCode);
  vi.useRealTimers();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
});
