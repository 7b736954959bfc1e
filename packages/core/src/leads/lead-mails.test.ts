import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { readRow } from "../notify/delivery-progress.ts";
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { readRecordView } from "../office/record/read-record-view.ts";
import { readRecord } from "../records/read-records.ts";
import { buildToken } from "../records/request-link.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { buildQuoteRequest } from "./lead.fixture.ts";
import { leadRecord, leads } from "./record.ts";
import { submitQuote } from "./submit-quote.ts";

test("a request that was held back and released is due from its release, and repeats nothing that came after it", async () => {
  let now = new Date("2026-11-02T15:00:00Z");
  const suppliers = buildSuppliers();
  const context = contextWith({}, { now: () => now, ...suppliers });
  const buildKey = (id: string) => leads(context.store).get({ id }).params<{ Key: RowKey }>().Key;
  const [held, later] = [newId(), newId()];
  const request = { name: "Ann Lee", email: "ann@example.org", phone: "" };
  await submitQuote(context, buildQuoteRequest({ ...request, subject: "pills" }), { id: held });
  now = new Date("2026-11-03T15:00:00Z");
  await submitQuote(context, buildQuoteRequest(request), { id: later });
  await deliverNotices(context, buildKey(later));
  suppliers.mails.length = 0;
  now = new Date("2026-11-05T15:00:00Z");
  const by = { email: "staff@example.org", name: "Sam" };
  const released = await changeRecord(context, leadRecord, held, { version: 0, change: { kind: "genuine" }, by });
  const [staff] = suppliers.mails;
  expect(staff?.subject).toBe("New estimate request: Ann Lee");
  expect(staff?.text).toContain("Please answer by Nov 6, 2026, 10:00 AM.");
  expect(staff?.text).not.toContain("wrote before");
  expect(released).toMatchObject({ repeatOf: null, due: "2026-11-06T15:00:00.000Z" });
  expect((await readRow(context, buildKey(held)))?.inboxFrom).toContain("0 2026-11-06T15:00:00.000Z");
  // What happens to it afterwards is no release.
  now = new Date("2026-11-05T18:00:00Z");
  await changeRecord(context, leadRecord, held, { version: 1, change: { kind: "note", text: "Called" }, by });
  const row = await readRecord(context, leadRecord, held);
  expect((await readRecordView(context, leadRecord, row)).due).toBe("2026-11-06T15:00:00.000Z");
});

test("what the office says that a lead repeats stays so with the next notices", async () => {
  const suppliers = buildSuppliers();
  const context = contextWith({}, suppliers);
  const deliver = (id: string) =>
    deliverNotices(context, leads(context.store).get({ id }).params<{ Key: RowKey }>().Key);
  const email = `${newId()}@example.org`;
  const ids = [newId(), newId(), newId()] as const;
  for (const id of ids) {
    await submitQuote(context, buildQuoteRequest({ name: "Ann Lee", email, phone: "" }), { id });
    await deliver(id);
  }
  const [first, second, third] = ids;
  const by = { email: "staff@example.org", name: "Sam" };
  const link = (id: string, of: string) =>
    changeRecord(context, leadRecord, id, { version: 0, change: { kind: "repeat", of }, by });
  const readRepeat = async (id: string) => (await readRecord(context, leadRecord, id)).repeatOf;
  expect(await Promise.all(ids.map(readRepeat))).toEqual([undefined, first, first]);
  await link(second, "");
  await link(third, second);
  suppliers.mails.length = 0;
  for (const id of [second, third]) {
    const token = buildToken(context.settings, "lead", { id });
    await changeRequest(context, { token, action: "note", values: { note: "We are neighbors" } });
    await deliver(id);
  }
  expect(await Promise.all([second, third].map(readRepeat))).toEqual([undefined, second]);
  expect(suppliers.mails.map(({ subject }) => subject)).toEqual([
    "Updated: New estimate request: Ann Lee",
    "Updated: New estimate request (again): Ann Lee",
  ]);
  expect(suppliers.mails[1]?.text).toContain(`see lead ${second}`);
});
