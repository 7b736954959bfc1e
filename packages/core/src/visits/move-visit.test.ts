import { visitRules } from "@site/company/hours";
import { expect, test } from "vitest";
import { listVisitWindows, type VisitWindow } from "../business/visit-windows.ts";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { getVersion, readRecord } from "../records/read-records.ts";
import { writeChange } from "../records/write-change.ts";
import { newId } from "../store/ids.ts";
import { bookWindow, countFree } from "./book-window.ts";
import { moveVisit } from "./move-visit.ts";

const begin = Date.parse("2026-11-17T15:00:00Z");
let clock = begin;
/** Each look at the clock is later than the last. */
function now(): Date {
  clock += 1;
  return new Date(clock);
}
const context = contextWith({}, { now, ...buildSuppliers() });
const windows = listVisitWindows(new Date(begin));
const by = { email: "sam@example.org", name: "Sam" };

function nextWindow(): VisitWindow {
  const window = windows.shift();
  if (!window) throw new Error("no window is left");
  return window;
}

const read = (id: string) => readRecord(context, leadRecord, id);
const book = async (id: string, { date, from }: VisitWindow) =>
  changeRecord(context, leadRecord, id, {
    version: getVersion(await read(id)),
    change: { kind: "visit", date, from },
    by,
  });

async function bookedLead(window: VisitWindow): Promise<string> {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  await book(id, window);
  return id;
}

const held = async (window: VisitWindow) => visitRules.capacity - (await countFree(context, window));

test("a visit that somebody moves back before its old place was given up keeps that place", async () => {
  const [from, to] = [nextWindow(), nextWindow()];
  const id = await bookedLead(from);
  const row = await read(id);
  await moveVisit(context, { record: leadRecord, row }, { candidates: [to] }, async (set) => {
    await writeChange(context, leadRecord, row, { set });
    await book(id, from);
  });
  expect(await read(id)).toMatchObject({ visit: from });
  expect([await held(from), await held(to)]).toEqual([1, 0]);
});

test("who could not write takes no place away that was booked again since", async () => {
  const [from, to] = [nextWindow(), nextWindow()];
  const id = await bookedLead(from);
  const row = await read(id);
  const late = moveVisit(context, { record: leadRecord, row }, { candidates: [to] }, async () => {
    // Somebody else moves the visit there, too, and has not written the record yet.
    await bookWindow(context, to, id);
    throw new Error("cut off");
  });
  await expect(late).rejects.toThrow("cut off");
  expect(await held(to)).toBe(1);
});
