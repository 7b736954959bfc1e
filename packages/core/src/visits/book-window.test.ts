import { visitRules } from "@site/company/hours";
import { expect, test } from "vitest";
import { listVisitWindows, type VisitWindow } from "../business/visit-windows.ts";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { deleteRecords } from "../privacy/delete-records.ts";
import { findRecordsByScan } from "../privacy/find-records-by-scan.ts";
import { readRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { bookWindow, countFree, listDay, listHolds, releaseHolds } from "./book-window.ts";

const clock = new Date("2026-11-17T15:00:00Z");
const context = contextWith({}, { now: () => clock, ...buildSuppliers() });
const windows = listVisitWindows(clock);

/** A window that no other test uses. */
function nextWindow(): VisitWindow {
  const window = windows.shift();
  if (!window) throw new Error("no window is left");
  return window;
}

test("of forty who ask at once as many get a place as a window has, and no place is given twice", async () => {
  const window = nextWindow();
  const ids = Array.from({ length: 40 }, () => newId());
  const held = await Promise.all(ids.map((id) => bookWindow(context, window, id)));
  expect(held.filter(Boolean)).toHaveLength(visitRules.capacity);
  const taken = (await listDay(context, window.date)).filter(({ from }) => from === window.from);
  expect(new Set(taken.map(({ recordId }) => recordId)).size).toBe(visitRules.capacity);
  expect(taken.map(({ recordId }) => recordId).toSorted()).toEqual(ids.filter((_, at) => held[at]).toSorted());
  expect(await countFree(context, window)).toBe(0);
});

test("who has a place keeps it, however often it is asked for", async () => {
  const [window, id] = [nextWindow(), newId()];
  for (let asked = 0; asked < 3; asked += 1) expect(await bookWindow(context, window, id)).toBeDefined();
  expect(await countFree(context, window)).toBe(visitRules.capacity - 1);
});

test("what is given back is there for the next, and nobody gives back another's", async () => {
  const [window, id, other] = [nextWindow(), newId(), newId()];
  const full = Array.from({ length: visitRules.capacity - 1 }, () => newId());
  for (const each of [id, ...full]) expect(await bookWindow(context, window, each)).toBeDefined();
  expect(await bookWindow(context, window, other)).toBeUndefined();
  await releaseHolds(context, await listHolds(context, window, other));
  expect(await bookWindow(context, window, other)).toBeUndefined();
  await releaseHolds(context, await listHolds(context, window, id));
  expect(await bookWindow(context, window, other)).toBeDefined();
  expect(await bookWindow(context, window, id)).toBeUndefined();
});

const by = { email: "staff@example.org", name: "Sam" };

/** A lead with a visit that the office has booked. */
async function bookVisit(window: VisitWindow) {
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  await changeRecord(context, leadRecord, id, {
    version: 0,
    change: { kind: "visit", date: window.date, from: window.from },
    by,
  });
  expect(await countFree(context, window)).toBe(visitRules.capacity - 1);
  return { id, email };
}

test("the place of a visit is free again once its record is closed, which keeps no visit, also when it is reopened", async () => {
  const window = nextWindow();
  const { id } = await bookVisit(window);
  await changeRecord(context, leadRecord, id, { version: 1, change: { kind: "status", to: "closed" }, by });
  expect(await countFree(context, window)).toBe(visitRules.capacity);
  expect((await readRecord(context, leadRecord, id)).visit).toBeUndefined();
  await changeRecord(context, leadRecord, id, { version: 2, change: { kind: "undo" }, by });
  expect(await readRecord(context, leadRecord, id)).toMatchObject({ status: "new" });
  expect((await readRecord(context, leadRecord, id)).visit).toBeUndefined();
});

test("the place of a visit is free again once its person is deleted", async () => {
  const window = nextWindow();
  const { email } = await bookVisit(window);
  await deleteRecords(context, await findRecordsByScan(context, { email }));
  expect(await countFree(context, window)).toBe(visitRules.capacity);
});

test("a place whose booking was stopped before its record had it is free again after ten minutes, in a full window", async () => {
  const window = nextWindow();
  const [{ id }, ...stopped] = [await bookVisit(window), ...Array.from({ length: visitRules.capacity - 1 }, newId)];
  for (const each of stopped) expect(await bookWindow(context, window, each)).toBeDefined();
  expect(await countFree(context, window)).toBe(0);
  expect(await bookWindow(context, window, newId())).toBeUndefined();

  const later = { ...context, now: () => new Date(clock.getTime() + 11 * 60 * 1000) };
  expect(await countFree(later, window)).toBe(stopped.length);
  const others = Array.from({ length: visitRules.capacity + 1 }, newId);
  const held = await Promise.all(others.map((each) => bookWindow(later, window, each)));
  expect(held.filter(Boolean)).toHaveLength(stopped.length);
  expect((await listDay(later, window.date)).map(({ recordId }) => recordId)).toContain(id);
});

test("who asks again for a place that was about to be given away keeps it", async () => {
  const window = nextWindow();
  const ids = Array.from({ length: visitRules.capacity }, newId);
  for (const id of ids) expect(await bookWindow(context, window, id)).toBeDefined();
  const later = { ...context, now: () => new Date(clock.getTime() + 11 * 60 * 1000) };
  for (const id of ids) expect(await bookWindow(later, window, id)).toBeDefined();
  expect(await countFree(later, window)).toBe(0);
  expect(await bookWindow(later, window, newId())).toBeUndefined();
});
