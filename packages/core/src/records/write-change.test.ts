import { expect, test } from "vitest";
import { listVisitWindows } from "../business/visit-windows.ts";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { writeVisitorChange } from "../request-page/write-visitor-change.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { changeStatus } from "./change-status.fixture.ts";
import { readRecord } from "./read-records.ts";
import { writeChange } from "./write-change.ts";

const suppliers = buildSuppliers();
const crm = { WEBHOOK_URL: "https://crm.example.com/", WEBHOOK_SECRET: "secret" };
let clock = Date.parse("2026-11-02T15:00:00Z");
// No two moments are the same.
const now = () => {
  clock += 1;
  return new Date(clock);
};
const context = contextWith(crm, { ...suppliers, now });
const ann = { email: "ann@example.org", name: "Ann Lee" };

async function newLead() {
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  const key = leads(context.store).get({ id }).params<{ Key: RowKey }>().Key;
  const deliver = () => deliverNotices(context, key);
  await deliver();
  const events = () => suppliers.events.filter((event) => event.id.startsWith(id)).map((event) => event.id);
  const mails = () => suppliers.mails.filter(({ to }) => to.some((each) => String(each) === email)).length;
  return { id, deliver, events, mails, read: () => readRecord(context, leadRecord, id) };
}

test("what goes out between the reading and the writing of a change is neither forgotten nor sent again", async () => {
  const { id, deliver, events, mails, read } = await newLead();
  await writeVisitorChange(
    context,
    { record: leadRecord, row: await read() },
    { change: { title: "Note", text: "a" } },
  );
  const before = await read();
  await deliver();
  await writeVisitorChange(context, { record: leadRecord, row: before }, { change: { title: "Note", text: "b" } });
  await deliver();
  expect(events()).toEqual([id, `${id}-1`, `${id}-2`]);
  expect(mails()).toBe(1);
  expect(await read()).toMatchObject({ notifyState: "sent", visitorChanges: [{ text: "a" }, { text: "b" }] });
});

test("what a visitor adds while the first mails are under way is told, though it was read before they went out", async () => {
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  const before = await readRecord(context, leadRecord, id);
  const deliver = () => deliverNotices(context, leads(context.store).get({ id }).params<{ Key: RowKey }>().Key);
  await deliver();
  await writeVisitorChange(context, { record: leadRecord, row: before }, { change: { title: "Photo added" } });
  suppliers.mails.length = 0;
  await deliver();
  expect(suppliers.mails).toHaveLength(1);
  expect(suppliers.mails[0]?.text).toContain("Photo added");
});

test("a change is still refused where somebody else made one", async () => {
  const { deliver, read } = await newLead();
  await writeVisitorChange(
    context,
    { record: leadRecord, row: await read() },
    { change: { title: "Note", text: "a" } },
  );
  const before = await read();
  await deliver();
  await writeChange(context, leadRecord, before, { set: { spam: true } });
  const second = writeChange(context, leadRecord, before, { set: { spam: false }, due: ["webhook"] });
  await expect(second).rejects.toMatchObject({ code: "busy" });
});

test("a lead that is closed with a visit to come tells the CRM its status and the visitor of the visit", async () => {
  const { id, events, mails, deliver, read } = await newLead();
  const [window] = listVisitWindows(context.now());
  if (!window) throw new Error("no window is offered");
  const visit = { kind: "visit", date: window.date, from: window.from } as const;
  await changeRecord(context, leadRecord, id, { version: 0, change: visit, by: ann });
  await deliver();
  await changeRecord(context, leadRecord, id, { version: 1, change: { kind: "status", to: "contacted" }, by: ann });
  await deliver();
  const before = [events(), mails()];
  await changeRecord(context, leadRecord, id, { version: 2, change: { kind: "status", to: "closed" }, by: ann });
  await deliver();
  expect(before).toEqual([[id, `${id}-1`], 2]);
  expect([events(), mails()]).toEqual([[id, `${id}-1`, `${id}-2`], 3]);
  expect((await read()).visit).toBeUndefined();
});

test("a status that is told while the notifier saves goes out once", async () => {
  const { id, deliver, events } = await newLead();
  await changeStatus(context, leadRecord, id, "contacted", ann.email);
  await deliver();
  await deliver();
  expect(events()).toEqual([id, `${id}-1`]);
});

/** Delivers with something happening while the CRM's event is under way, whose answer may be lost. */
async function deliverWhile(id: string, meanwhile: () => Promise<unknown>, isAnswered = true) {
  const key = leads(context.store).get({ id }).params<{ Key: RowKey }>().Key;
  const told: { id: string; data: object }[] = [];
  const sendEvent: typeof context.sendEvent = async (event) => {
    told.push(event);
    await meanwhile();
    if (!isAnswered) throw new Error("timed out");
    return event.id;
  };
  await deliverNotices({ ...context, sendEvent }, key).catch(() => {});
  return told;
}

test("the CRM hears of a status that is set while its event is under way, or while a text waits for the morning", async () => {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  const [created] = await deliverWhile(id, () => changeStatus(context, leadRecord, id, "contacted", ann.email));
  expect(created).toMatchObject({ id, type: "lead.created", data: { status: "new" } });
  const [updated] = await deliverWhile(id, async () => {});
  expect(updated).toMatchObject({ id: `${id}-1`, type: "lead.updated", data: { status: "contacted" } });
  // As a row stands all night whose text may not go out yet.
  await leads(context.store).patch({ id }).set({ notifyState: "pending" }).go();
  await changeStatus(contextWith({}, { now }), leadRecord, id, "closed", ann.email, { outcome: "won", value: 12_500 });
  const [won] = await deliverWhile(id, async () => {});
  expect(won).toMatchObject({ id: `${id}-2`, data: { status: "closed", value: 12_500 } });
});

test("under one id the CRM hears one thing, also where its answer to the first was lost", async () => {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  const first = await deliverWhile(id, async () => {}, false);
  await writeVisitorChange(
    context,
    { record: leadRecord, row: await readRecord(context, leadRecord, id) },
    { change: { title: "Contact changed" }, write: { set: { name: "Ann B. Lee" } } },
  );
  const second = await deliverWhile(id, async () => {});
  expect([first[0]?.id, second[0]?.id]).toEqual([id, `${id}-1`]);
  expect(second[0]).toMatchObject({ type: "lead.created", data: { name: "Ann B. Lee" } });
});

test("the office's change waits for no CRM, which hears of it by the next sweep", async () => {
  const { id, events, deliver } = await newLead();
  const before = events();
  const values = { name: "Ann Lee", phone: "315-555-0199", email: "", location: "Rome, NY", address: "" };
  await changeRecord(context, leadRecord, id, { version: 0, change: { kind: "contact", values }, by: ann });
  expect(events()).toEqual(before);
  await deliver();
  expect(events()).toEqual([...before, `${id}-1`]);
});
