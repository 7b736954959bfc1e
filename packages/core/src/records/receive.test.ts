import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contextWith } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { replayFolder } from "../fallback-queue/folder.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { entries, entryRecord } from "../giveaway/record.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { applicationRecord, applications } from "../jobs/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { listenLocally } from "../listen-locally.ts";
import { replayFallbackQueue } from "../recovery/replay-fallback-queue.ts";

import { newId } from "../store/ids.ts";
import { findRecord, listRecords } from "./read-records.ts";
import { payloadHash, storeOnce } from "./receive.ts";

let folder: string;
let context: Context;
let store: Context["store"];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "parked-")), "new");
  context = contextWith({ FALLBACK_DIR: folder });
  store = context.store;
});

afterEach(() => vi.restoreAllMocks());

/** Makes every put of an entity fail as a throttled table does. */
function refuse(entity: { create: unknown }) {
  const busy = Object.assign(new Error("slow down"), { name: "ThrottlingException" });
  return vi.spyOn(entity as { create(): unknown }, "create").mockImplementation(() => {
    throw busy;
  });
}

test("while the table refuses, all three forms are parked and stored later as they were sent", async () => {
  const [lead, entry, application] = [newId(), newId(), newId()];
  const at = new Date("2025-12-01T12:00:00.000Z");
  const mocks = [refuse(leads(store)), refuse(entries(store)), refuse(applications(store))];
  const answers = [
    await submitQuote({ ...context, now: () => at }, buildQuoteRequest({ phone: "315 555 0142", smsOptIn: true }), {
      id: lead,
    }),
    await enterGiveaway({ ...context, now: () => at }, buildEntryRequest(), { id: entry }),
    await applyForJob({ ...context, now: () => at }, buildApplicationRequest(), { id: application }),
  ];
  expect(answers).toMatchObject([lead, entry, application].map((id) => ({ id, queued: true })));
  expect(await replayFolder(folder, (text) => replayFallbackQueue(context, text))).toBe(3);
  for (const mock of mocks) mock.mockRestore();
  expect(await replayFolder(folder, (text) => replayFallbackQueue(context, text))).toBe(0);
  expect(await readdir(folder)).toEqual([]);
  const createdAt = at.toISOString();
  expect(await findRecord(context, leadRecord, lead)).toMatchObject({
    name: "Ann Lee",
    createdAt,
    notifyState: "pending",
    smsConsent: { at: createdAt },
  });
  expect(await findRecord(context, entryRecord, entry)).toMatchObject({
    ...buildEntryRequest(),
    createdAt,
    withinEntryWindow: true,
  });
  expect(await findRecord(context, applicationRecord, application)).toMatchObject({
    ...buildApplicationRequest(),
    createdAt,
  });
});

test("once replayed, the same key answers as stored, and a second copy in the queue stores nothing new", async () => {
  const id = newId();
  const mock = refuse(leads(store));
  await submitQuote(context, buildQuoteRequest(), { id });
  await submitQuote(context, buildQuoteRequest(), { id });
  mock.mockRestore();
  expect(await readdir(folder)).toHaveLength(2);
  expect(await replayFolder(folder, (text) => replayFallbackQueue(context, text))).toBe(0);
  expect(await submitQuote(context, buildQuoteRequest(), { id })).toMatchObject({ id });
  expect((await listRecords(context, leadRecord)).filter((lead) => lead.id === id)).toHaveLength(1);
});

test("an accepted record whose id was taken by other details meanwhile is stored under a new id", async () => {
  const id = newId();
  const name = `Bob ${id}`;
  const mock = refuse(leads(store));
  await submitQuote(context, buildQuoteRequest({ name }), { id });
  mock.mockRestore();
  await submitQuote(context, buildQuoteRequest(), { id });
  expect(await replayFolder(folder, (text) => replayFallbackQueue(context, text))).toBe(0);
  expect((await findRecord(context, leadRecord, id))?.name).toBe("Ann Lee");
  expect((await listRecords(context, leadRecord)).filter((lead) => lead.name === name)).toHaveLength(1);
});

test("when table and queue both refuse, the visitor is told to try again and nothing is said to be accepted", async () => {
  const context = contextWith();
  refuse(leads(context.store));
  await expect(submitQuote(context, buildQuoteRequest(), { id: newId() })).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 2,
  });
});

test("a refusal that the visitor must hear is not parked", async () => {
  const id = newId();
  await submitQuote(context, buildQuoteRequest(), { id });
  const other = submitQuote(context, buildQuoteRequest({ name: "Bob" }), { id });
  await expect(other).rejects.toMatchObject({ code: "mismatch" });
  expect(await replayFolder(folder, (text) => replayFallbackQueue(context, text))).toBe(0);
});

test("the first put of an id stores the record, another of the same payload is a replay, of another one a mismatch", async () => {
  const lead = { name: "Ann", id: newId(), payloadHash: payloadHash({ name: "Ann" }), source: "chat" };
  expect(await storeOnce(context, leadRecord, lead)).toBe(true);
  expect(await storeOnce(context, leadRecord, lead)).toBe(false);
  const other = { ...lead, payloadHash: payloadHash({ name: "Bob" }) };
  await expect(storeOnce(context, leadRecord, other)).rejects.toMatchObject({ code: "mismatch" });
});

test("with no place to park at all the reason stands in the error that is logged, and in no answer", async () => {
  const context = contextWith({ FALLBACK_DIR: "" });
  refuse(leads(context.store));
  const refused = submitQuote(context, buildQuoteRequest(), { id: newId() });
  await expect(refused).rejects.toMatchObject({
    message: "Please try again later.",
    cause: {
      errors: [{ name: "ThrottlingException" }, { message: "neither FALLBACK_QUEUE_URL nor FALLBACK_DIR is set" }],
    },
  });
});

test("a parked record of no kind that we know stays in the queue, and says so", async () => {
  const text = JSON.stringify({ kind: "order", record: { id: newId() } });
  await expect(replayFallbackQueue(context, text)).rejects.toThrow("a queued record is of no kind that we know");
  await expect(replayFallbackQueue(context, '{"kind":"lead","record":{}}')).rejects.toThrow("id");
});

test("while the table still refuses, a parked record gets no new id and stays", async () => {
  const id = newId();
  const mock = refuse(leads(store));
  await submitQuote(context, buildQuoteRequest(), { id });
  const [name = ""] = await readdir(folder);
  const text = await readFile(join(folder, name), "utf8");
  await expect(replayFallbackQueue(context, text)).rejects.toMatchObject({ name: "ThrottlingException" });
  expect(mock).toHaveBeenCalledTimes(2);
});

test("a damaged file stays and stops no other", async () => {
  const id = newId();
  const mock = refuse(leads(store));
  await submitQuote(context, buildQuoteRequest(), { id });
  mock.mockRestore();
  await writeFile(join(folder, "0-damaged.json"), "{");
  expect(await replayFolder(folder, (text) => replayFallbackQueue(context, text))).toBe(1);
  expect(await findRecord(context, leadRecord, id)).toBeDefined();
  expect(await readdir(folder)).toEqual(["0-damaged.json"]);
});

test("on AWS the record goes to the queue as one message", async () => {
  const received: { QueueUrl: string; MessageBody: string }[] = [];
  const server = createServer(async (request, response) => {
    const message = (await json(request)) as (typeof received)[number];
    received.push(message);
    const MD5OfMessageBody = createHash("md5").update(message.MessageBody).digest("hex");
    response.writeHead(200, { "content-type": "application/x-amz-json-1.0" });
    response.end(JSON.stringify({ MessageId: "1", MD5OfMessageBody }));
  });
  const endpoint = await listenLocally(server);
  const queueUrl = `${endpoint}/000000000000/parked`;
  const context = contextWith({ FALLBACK_QUEUE_URL: queueUrl, AWS_ENDPOINT_URL: endpoint });
  const id = newId();
  const mock = refuse(leads(context.store));
  expect(await submitQuote(context, buildQuoteRequest(), { id })).toMatchObject({ id, queued: true });
  mock.mockRestore();
  server.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.QueueUrl).toBe(queueUrl);
  await replayFallbackQueue(context, received[0]?.MessageBody ?? "");
  expect((await findRecord(context, leadRecord, id))?.name).toBe("Ann Lee");
});

test("a put that fails for another reason than its condition is no replay: the record is parked, and the log says why", async () => {
  const id = newId();
  const request = buildQuoteRequest();
  expect(await submitQuote(context, request, { id })).toMatchObject({ id });
  const busy = Object.assign(new Error("slow down"), { name: "ThrottlingException" });
  vi.spyOn(store.client, "send").mockImplementationOnce(() => Promise.reject(busy));
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await submitQuote(context, request, { id })).toMatchObject({ id, queued: true });
  const said = JSON.parse(String(written.mock.calls.at(-1)?.[0]));
  expect(said).toMatchObject({ level: "error", task: "enqueue", recordId: id, error: "ThrottlingException" });
});
