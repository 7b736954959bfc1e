import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { type Mail, Undeliverable } from "../../email/mail.ts";
import { enterGiveaway } from "../../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../../giveaway/entry.fixture.ts";
import { entryRecord } from "../../giveaway/record.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { sweepPending } from "../../notify/sweep-pending.ts";
import type { AnyRecord } from "../../records/define-record.ts";
import { findRecord, getVersion } from "../../records/read-records.ts";
import { buildToken } from "../../records/request-link.ts";
import { changeRequest } from "../../request-page/change-request.ts";
import { findRequest } from "../../request-page/find-request.ts";
import { showRequest } from "../../request-page/show-request.ts";
import { newId } from "../../store/ids.ts";
import { changeRecord } from "./change-record.ts";
import { readRecordView } from "./read-record-view.ts";
import type { Change } from "./record-contract.ts";

let context: Context;
let mails: Mail[];
const now = new Date("2026-11-17T15:00:00Z");
const by = { email: "sam@example.com", name: "Sam" };
const phone = "315-555-0148";
const asked = { name: "Ann Lee", phone: "315-555-0177", email: "", location: "Rome, NY", address: "12 Elm Street" };

beforeEach(async () => {
  mails = [];
  const sendMail = async (mail: Mail) => String(mails.push(mail));
  context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => now, sendMail, sendEvent: async () => "1" });
});

async function newLead(more: object = {}) {
  const request = buildQuoteRequest({ name: "Ann Lee", email: "", phone, location: "Rome, NY", ...more });
  const { id } = await submitQuote(context, request, { id: newId() });
  return { id, token: buildToken(context.settings, "lead", { id }) };
}

async function read(id: string, record: AnyRecord = leadRecord) {
  const row = await findRecord(context, record, id);
  if (!row) throw new Error("no record");
  return row;
}

const office = async (id: string, change: Change, more: { id?: string; version?: number } = {}) =>
  changeRecord(context, leadRecord, id, { version: getVersion(await read(id)), id: newId(), change, by, ...more });

async function page(token: string) {
  const found = await findRequest(context, token);
  if (!found) throw new Error("no page");
  return showRequest(context, found, token);
}

test("a new number that was asked for without a code is entered by the staff, and the visitor's page says so", async () => {
  const { id, token } = await newLead();
  await changeRequest(context, { token, action: "contact", values: asked });
  expect((await page(token)).sentence).toMatch(/^Somebody calls you/);
  const { asks, contact, standing } = await readRecordView(context, leadRecord, await read(id));
  expect(asks).toMatchObject([{ action: "contact", values: asked, text: expect.stringContaining("315-555-0177") }]);
  expect(standing).toContain("New contact details asked for");
  expect(contact.fields.find(({ name }) => name === "phone")).toMatchObject({ label: "Phone", value: phone });
  const change = { kind: "contact", values: asked } as const;
  const shown = await office(id, change);
  expect(shown.asks).toEqual([]);
  expect(shown.contact).toMatchObject({ phone: "315-555-0177", hasStreet: true, place: "12 Elm Street, Rome, NY" });
  expect(shown.timeline.at(-1)).toMatchObject({ title: "Contact changed by our office", by: by.email });
  expect(await read(id)).toMatchObject({ phoneE164: "+13155550177", address: "12 Elm Street" });
  const seen = await page(token);
  expect(seen.sentence).not.toContain("Somebody calls you");
  expect(seen.changes.at(-1)).toMatchObject({
    title: "Contact changed by our office",
    text: expect.stringContaining(`before: ${phone}`),
  });
  await expect(office(id, change)).rejects.toMatchObject({ code: "invalid" });
});

test("a corrected contact is sent again without being written twice, and refused on its fields", async () => {
  const { id } = await newLead();
  const again = { id: newId(), version: getVersion(await read(id)) };
  const change = { kind: "contact", values: asked } as const;
  await office(id, change, again);
  await office(id, change, again);
  expect((await read(id)).visitorChanges).toHaveLength(1);
  const wrong = { kind: "contact", values: { ...asked, phone: "12", email: "ann" } } as const;
  await expect(office(id, wrong)).rejects.toMatchObject({
    body: { fields: { phone: expect.any(String), email: expect.any(String) } },
  });
  const none = { kind: "contact", values: { ...asked, phone: "", email: "" } } as const;
  await expect(office(id, none)).rejects.toMatchObject({ code: "invalid" });
});

test("a new email that the staff enter is written to, and consent to texts ends with its number", async () => {
  const { id } = await newLead({ smsOptIn: true });
  await sweepPending(context, { isRedrive: true });
  mails = [];
  await office(id, { kind: "contact", values: { ...asked, email: "ann@example.org" } });
  await sweepPending(context, { isRedrive: true });
  expect(mails.map(({ to }) => to)).toEqual([["ann@example.org"]]);
  expect(await read(id)).toMatchObject({ smsOptIn: false });
});

test("a withdrawal that was asked for without a code is carried out by the staff, and ends when they reopen it", async () => {
  const { id, token } = await newLead();
  await changeRequest(context, { token, action: "withdraw", values: {} });
  const shown = await office(id, { kind: "settleAsk", action: "withdraw" });
  expect(shown).toMatchObject({ status: "closed", standing: ["Withdrawn by the visitor"] });
  expect(shown.asks).toEqual([]);
  expect((await page(token)).sentence).toBe("You withdrew it. We won't contact you about it any more.");
  expect((await read(id)).history?.at(-1)).toMatchObject({ by: by.email, to: "closed" });
  // The visitor was told, and their visit is gone: nothing is as it was before.
  expect(shown.undoUntil).toBeUndefined();
  await expect(office(id, { kind: "undo" })).rejects.toMatchObject({ code: "invalid" });
  const reopened = await office(id, { kind: "status", to: "contacted" });
  expect(reopened.standing).not.toContain("Withdrawn by the visitor");
});

test("a withdrawal that they never asked for ends without one", async () => {
  const { id, token } = await newLead();
  await changeRequest(context, { token, action: "withdraw", values: {} });
  const shown = await office(id, { kind: "settleAsk", action: "withdraw", isDenied: true });
  expect(shown).toMatchObject({ status: "new", asks: [] });
  const { sentence, changes } = await page(token);
  expect(sentence).not.toMatch(/confirm/);
  expect(changes.at(-1)?.title).toBe("Not done, as you told us: Withdrawal asked for");
});

test("an entry that its visitor takes back by a call is left out of the drawing", async () => {
  const { id } = await enterGiveaway(context, buildEntryRequest(), { id: newId() });
  const token = buildToken(context.settings, entryRecord.kind, { id });
  const sendMail = async () => {
    throw new Undeliverable("no such address");
  };
  const refusing = { ...context, sendMail };
  expect(await changeRequest(refusing, { token, action: "withdraw", values: {} })).toEqual({ done: "unproven" });
  const { version = 0 } = await read(id, entryRecord);
  await changeRecord(context, entryRecord, id, {
    version,
    id: newId(),
    change: { kind: "settleAsk", action: "withdraw" },
    by,
  });
  expect(await read(id, entryRecord)).toMatchObject({
    disqualified: "Withdrawn by the visitor",
    disqualifiedBy: by.email,
  });
  expect((await page(token)).state).toBe("Closed");
});

test("of two things that were asked for each waits for its own answer, and what is done tells nobody to do it", async () => {
  const { id, token } = await newLead();
  await changeRequest(context, { token, action: "contact", values: asked });
  await changeRequest(context, { token, action: "withdraw", values: {} });
  expect((await readRecordView(context, leadRecord, await read(id))).asks.map(({ action }) => action)).toEqual([
    "contact",
    "withdraw",
  ]);
  const shown = await office(id, { kind: "contact", values: asked });
  expect(shown.asks.map(({ action }) => action)).toEqual(["withdraw"]);
  const told = shown.timeline.find(({ title }) => title === "New contact details asked for");
  expect(told?.text).not.toContain("Please call");
  expect((await page(token)).sentence).toMatch(/^Somebody calls you/);
});

test("a copy waits until somebody says that it is answered", async () => {
  const { id, token } = await newLead();
  await changeRequest(context, { token, action: "copy", values: {} });
  expect((await readRecordView(context, leadRecord, await read(id))).asks).toMatchObject([{ action: "copy" }]);
  // The lead was answered, and this is not.
  await office(id, { kind: "status", to: "contacted" });
  const { visitorNews: news = 0 } = await read(id);
  expect((await office(id, { kind: "seen", news })).due).toBeDefined();
  const settled = await office(id, { kind: "settleAsk", action: "copy" });
  expect(settled.asks).toEqual([]);
  expect(settled.due).toBeUndefined();
  expect((await page(token)).changes.at(-1)?.title).toBe("Answered: Copy of the data asked for");
  await expect(office(id, { kind: "settleAsk", action: "copy" })).rejects.toMatchObject({ code: "invalid" });
});

test("what was seen is marked as such without a change of the record, and what came since stays unread", async () => {
  const { id, token } = await newLead();
  const note = (text: string) => changeRequest(context, { token, action: "note", values: { note: text } });
  await note("The dog is friendly.");
  const { news, unreadSince, version } = await readRecordView(context, leadRecord, await read(id));
  expect([news, unreadSince]).toEqual([1, now.toISOString()]);
  await note("Two more windows.");
  const seen = (count: number) => office(id, { kind: "seen", news: count }, { version: 0 });
  expect(await seen(news)).toHaveProperty("unreadSince");
  const shown = await seen(2);
  expect(shown).not.toHaveProperty("unreadSince");
  expect(shown.version).toBe(version + 1);
});
