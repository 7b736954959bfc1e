import { BatchWriteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { profile } from "@site/company/profile";
import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { entryRecord } from "../giveaway/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { findRecord } from "../records/read-records.ts";
import { buildToken } from "../records/request-link.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { newId } from "../store/ids.ts";
import { entrySpan } from "./entry-digest.ts";
import { buildSuppliers } from "./suppliers.fixture.ts";
import { sweepPending } from "./sweep-pending.ts";

let context: Context;
let store: Context["store"];

beforeEach(async () => {
  context = contextWith({ TABLE_NAME: await ownTable() });
  store = context.store;
});

const era = Date.parse("2001-01-01T00:00:00Z");
const minutes = (count: number) => new Date(era + count * 60_000);

const newLead = async (at: Date, email = `${newId()}@example.org`) => {
  await submitQuote({ ...context, now: () => at }, buildQuoteRequest({ email }), { id: newId() });
  return email;
};

test("after an outage of the mail service every mail goes out exactly once", async () => {
  let isDown = true;
  const suppliers = buildSuppliers(() => isDown);
  const emails = await Promise.all(Array.from({ length: 25 }, (_, index) => newLead(minutes(index / 100))));
  const sweep = (at: number) => sweepPending({ ...context, ...suppliers, now: () => minutes(at) });
  expect(await sweep(11)).toEqual({ delivered: 0, failed: 25, waiting: 0 });
  expect(suppliers.mails).toEqual([]);
  isDown = false;
  expect(await sweep(26)).toEqual({ delivered: 25, failed: 0, waiting: 0 });
  expect(await sweep(41)).toEqual({ delivered: 0, failed: 0, waiting: 0 });
  const recipients = suppliers.mails.map(({ to }) => to[0]);
  expect(recipients.filter((to) => to === profile.email)).toHaveLength(25);
  expect(recipients.filter((to) => to !== profile.email).sort()).toEqual(emails.sort());
});

test("rows that are still on their ordinary way are left alone", async () => {
  const id = newId();
  await submitQuote({ ...context, now: () => minutes(20) }, buildQuoteRequest({ email: `${id}@example.org` }), { id });
  await sweepPending({ ...context, ...buildSuppliers(), now: () => minutes(29) });
  expect((await findRecord(context, leadRecord, id))?.notifyState).toBe("pending");
  await sweepPending({ ...context, ...buildSuppliers(), now: () => minutes(31) });
  expect((await findRecord(context, leadRecord, id))?.notifyState).toBe("sent");
});

test("a sweep that runs out of time leaves the rest to the next one", async () => {
  await Promise.all(Array.from({ length: 15 }, () => newLead(minutes(30))));
  let batches = 0;
  const isOutOfTime = () => batches++ > 0;
  const through = buildSuppliers();
  const then = { ...context, ...through, now: () => minutes(41) };
  expect(await sweepPending(then, { isOutOfTime })).toEqual({ delivered: 10, failed: 5, waiting: 0 });
  expect(await sweepPending(then)).toEqual({ delivered: 5, failed: 0, waiting: 0 });
});

test("the staff gets one digest of the entries of the last quarter of an hour", async () => {
  const enter = (at: Date, name: string, more = {}) =>
    enterGiveaway({ ...context, now: () => at }, buildEntryRequest({ name, ...more }), { id: newId() });
  await enter(minutes(59.99), "Too early");
  await sweepPending({ ...context, ...buildSuppliers(), now: () => minutes(60) }, { digest: entrySpan(minutes(60)) });
  for (let index = 0; index < 60; index += 1)
    await enter(minutes(60 + index / 10), `Visitor ${String(index).padStart(2, "0")}`);
  await enter(minutes(66), "A program", { subject: "x" });
  await enter(minutes(75), "Too late");
  const digest = entrySpan(minutes(76));
  expect(digest).toEqual({ from: minutes(60).toISOString(), to: minutes(75).toISOString() });
  const through = buildSuppliers(({ ...sent }) => "to" in sent && sent.to[0] !== profile.email);
  await sweepPending({ ...context, ...through, now: () => minutes(76) }, { digest });
  expect(through.mails).toMatchObject([{ subject: "60 new giveaway entries", to: [profile.email] }]);
  const [{ text } = { text: "" }] = through.mails;
  expect(text.match(/^Visitor \d\d, Utica, NY 13501: Windows$/gm)).toHaveLength(50);
  expect(text).toContain("and 10 more");
  for (const name of ["Too early", "Too late", "A program"]) expect(text).not.toContain(name);
});

test("without new entries there is no digest, and every attempt of one run covers the same span", async () => {
  const through = buildSuppliers();
  await sweepPending({ ...context, ...through, now: () => minutes(0) }, { digest: entrySpan(minutes(600)) });
  expect(through.mails).toEqual([]);
  expect(entrySpan(minutes(75))).toEqual(entrySpan(minutes(89)));
});

test("an entry that missed its digest is told of by the next one, once", async () => {
  const at = minutes(1000);
  await sweepPending({ ...context, ...buildSuppliers(), now: () => minutes(990) }, { digest: entrySpan(minutes(990)) });
  await enterGiveaway({ ...context, now: () => at }, buildEntryRequest({ name: "Left behind" }), { id: newId() });
  let isDown = true;
  const through = buildSuppliers((sent) => isDown && "to" in sent && sent.to[0] === profile.email);
  const sweep = (minute: number) =>
    sweepPending({ ...context, ...through, now: () => minutes(minute) }, { digest: entrySpan(minutes(minute)) });
  expect(await sweep(1020)).toMatchObject({ failed: 1 });
  isDown = false;
  for (const minute of [1035, 1050]) await sweep(minute);
  const digests = through.mails.filter(({ to }) => to[0] === profile.email);
  expect(digests).toMatchObject([{ subject: "1 new giveaway entry" }]);
  expect(digests[0]?.text).toContain("Left behind");
});

test("a change of an entry is told to the staff without a CRM, too, whether before the entry's digest or after", async () => {
  const through = buildSuppliers();
  const at = (minute: number) => ({ ...context, ...through, now: () => minutes(minute) });
  const sweep = (minute: number) => sweepPending(at(minute), { digest: entrySpan(minutes(minute)) });
  const { id } = await enterGiveaway(at(1201), buildEntryRequest({ name: "Ann Lee" }), { id: newId() });
  const token = buildToken(context.settings, entryRecord.kind, { id });
  const note = (minute: number) =>
    changeRequest(at(minute), { token, action: "note", values: { note: "My number is wrong" } });
  const told = () => through.mails.splice(0).map(({ subject }) => subject);
  await note(1202);
  expect(await sweep(1220)).toEqual({ delivered: 1, failed: 0, waiting: 0 });
  expect(told()).toEqual([
    "1 new giveaway entry",
    "Giveaway entry changed: Ann Lee",
    expect.stringContaining("We received your entry"),
  ]);
  await note(1221);
  expect(await sweep(1240)).toEqual({ delivered: 1, failed: 0, waiting: 0 });
  expect(told()).toEqual(["Giveaway entry changed: Ann Lee"]);
  expect((await findRecord(context, entryRecord, id))?.notifyState).toBe("sent");
  expect(await sweep(1260)).toEqual({ delivered: 0, failed: 0, waiting: 0 });
});

test("a row that was due and of which nothing was sent is told of as waiting", async () => {
  const through = buildSuppliers();
  const at = { ...context, ...through, now: () => minutes(1300) };
  await enterGiveaway({ ...at, now: () => minutes(1280) }, buildEntryRequest(), { id: newId() });
  // Confirmed now; its digest is for the next ordinary sweep.
  expect(await sweepPending(at, { isRedrive: true })).toEqual({ delivered: 1, failed: 0, waiting: 0 });
  expect(await sweepPending(at, { isRedrive: true })).toEqual({ delivered: 0, failed: 0, waiting: 1 });
  await Promise.all(Array.from({ length: 11 }, () => newLead(minutes(1280))));
  expect(await sweepPending(at, { isRedrive: true })).toEqual({ delivered: 11, failed: 0, waiting: 1 });
});

/** Writes into a row what no code of ours would. */
const damage = (id: string) =>
  store.client.send(
    new UpdateCommand({
      TableName: store.table,
      Key: { pk: `$site#id_${id}`, sk: "$lead_1" },
      UpdateExpression: "SET notices = :nonsense",
      ExpressionAttributeValues: { ":nonsense": 7 },
    }),
  );

test("a row that can't be read is named and passed over, and tried last from then on", async () => {
  const [first, id, last] = [newId(), newId(), newId()];
  const submit = (each: string, at: number) =>
    submitQuote({ ...context, now: () => minutes(at) }, buildQuoteRequest({ email: `${each}@example.org` }), {
      id: each,
    });
  for (const [position, each] of [first, id, last].entries()) await submit(each, 2000 + position);
  await damage(id);
  const failures: PromiseSettledResult<unknown>[] = [];
  const through = buildSuppliers();
  const sweep = (at: number) =>
    sweepPending(
      { ...context, ...through, now: () => minutes(at) },
      { onFailed: (outcomes) => failures.push(...outcomes) },
    );
  expect(await sweep(2020)).toEqual({ delivered: 2, failed: 1, waiting: 0 });
  expect(failures).toMatchObject([{ reason: { name: "ZodError" } }]);
  // Put off, whatever is wrong with it: it stands in the way of nothing, and is not forgotten either.
  expect(await sweep(2025)).toEqual({ delivered: 0, failed: 0, waiting: 0 });
  expect(await sweep(2035)).toEqual({ delivered: 0, failed: 1, waiting: 0 });
});

test("three rows that wait among a thousand cost a sweep no more than 20 requests", async () => {
  const written = Array.from({ length: 1000 }, () => ({
    PutRequest: {
      Item: leads(store).create({ name: "Ann", source: "quote", notifyState: "sent" }).params<{ Item: object }>().Item,
    },
  }));
  for (let start = 0; start < written.length; start += 25)
    await store.client.send(
      new BatchWriteCommand({ RequestItems: { [store.table]: written.slice(start, start + 25) } }),
    );
  for (let each = 0; each < 3; each += 1) await newLead(minutes(3000));
  const requests: string[] = [];
  store.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (args) => {
        requests.push(commandName);
        return next(args);
      },
    { step: "initialize", name: "countRequests" },
  );
  try {
    const through = buildSuppliers();
    expect(
      await sweepPending({ ...context, ...through, now: () => minutes(3015) }, { digest: entrySpan(minutes(3015)) }),
    ).toMatchObject({
      delivered: 3,
    });
  } finally {
    store.client.middlewareStack.remove("countRequests");
  }
  expect(requests.length).toBeLessThanOrEqual(20);
  expect(requests).not.toContain("ScanCommand");
});

test("a sweep that was planned for the evening and begins at night, late or once more, sends no text", async () => {
  const evening = new Date("2026-11-18T01:45:00Z");
  const suppliers = buildSuppliers();
  const own = contextWith({ TABLE_NAME: store.table, TEXT_FROM: "+13155550100" }, { now: () => evening });
  await submitQuote(own, buildQuoteRequest({ email: "", phone: "3152470145", smsOptIn: true }), { id: newId() });
  const plannedAt = new Date("2026-11-18T01:58:00Z");
  const night = new Date("2026-11-18T03:30:00Z");
  await sweepPending({ ...own, ...suppliers, now: () => night }, { plannedAt });
  expect(suppliers.texts).toEqual([]);
  const morning = new Date("2026-11-18T13:15:00Z");
  await sweepPending({ ...own, ...suppliers, now: () => morning }, { plannedAt: morning });
  expect(suppliers.texts).toHaveLength(1);
});
