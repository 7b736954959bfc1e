import { visitRules } from "@site/company/hours";
import { beforeEach, expect, test } from "vitest";
import { hour } from "../business/durations.ts";
import {
  formatWindow,
  listVisitWindows,
  type VisitWindow,
  windowId,
  windowInstants,
} from "../business/visit-windows.ts";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { sweepPending } from "../notify/sweep-pending.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { readRecordView } from "../office/record/read-record-view.ts";
import type { Change } from "../office/record/record-contract.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { findRequest } from "../request-page/find-request.ts";
import type { RequestAction } from "../request-page/options.ts";
import { showRequest } from "../request-page/show-request.ts";
import { newId } from "../store/ids.ts";
import { getVersion, readRecord } from "./read-records.ts";
import { buildToken } from "./request-link.ts";

let suppliers = buildSuppliers();
let clock = new Date("2026-11-17T15:00:00Z");
let context: Context;
const [first, second] = listVisitWindows(clock) as [VisitWindow, VisitWindow];

/** Three weeks after both visits. */
const after = new Date("2026-12-10T15:00:00Z");
const [later, latest] = listVisitWindows(after) as [VisitWindow, VisitWindow];

beforeEach(async () => {
  visitRules.isInstant = false;
  suppliers = buildSuppliers();
  clock = new Date("2026-11-17T15:00:00Z");
  context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => clock, ...suppliers });
});

const by = { email: "ann@example.com", name: "Ann" };
const read = (id: string) => readRecord(context, leadRecord, id);
const office = async (id: string, change: Change) =>
  changeRecord(context, leadRecord, id, { version: getVersion(await read(id)), change, by, id: newId() });
const time = ({ date, from }: VisitWindow) => ({ date, from });

/** A lead whose visit was booked for the first window. */
async function bookFirst() {
  const request = buildQuoteRequest({ email: `${newId()}@example.org` });
  const { id } = await submitQuote(context, request, { id: newId() });
  await office(id, { kind: "visit", ...time(first) });
  await sweepPending(context, { isRedrive: true });
  return { id, token: buildToken(context.settings, "lead", { id }) };
}

async function page(token: string) {
  const found = await findRequest(context, token);
  if (!found) throw new Error("no page");
  return showRequest(context, found, token);
}

const ask = (token: string, action: RequestAction, values = {}) => changeRequest(context, { token, action, values });

async function withdraw(token: string) {
  const sent = await ask(token, "withdraw");
  if (!("ticket" in sent)) throw new Error("no code was sent");
  const code = /Your code is (\d{6})/.exec(suppliers.mails.at(-1)?.text ?? "")?.[1] ?? "";
  return changeRequest(context, { token, action: "withdraw", values: {}, code }, sent.ticket);
}

/** All that goes out now. */
async function sendAll(): Promise<string> {
  suppliers.mails.length = 0;
  await sweepPending(context, { isRedrive: true });
  return suppliers.mails.map(({ text }) => text).join("\n");
}

test("a visit that is over is promised nowhere: page, office and mail", async () => {
  const { id, token } = await bookFirst();
  expect(await page(token)).toMatchObject({ state: "Visit booked", visit: formatWindow(first) });
  clock = after;
  const view = await page(token);
  expect(view).toMatchObject({ state: "Somebody has it" });
  expect(view.sentence).not.toContain("We come on");
  expect(view).not.toHaveProperty("visit");
  const shown = await readRecordView(context, leadRecord, await read(id));
  expect(shown.visits).toMatchObject({ past: { text: formatWindow(first) } });
  expect(shown.visits?.visit).toBeUndefined();
  expect(shown).not.toHaveProperty("standing");

  expect(await ask(token, "times", { first: windowId(later) })).toEqual({ done: "timed" });
  expect((await read(id)).visitorChanges?.at(-1)?.text).toBe(formatWindow(later));
  const sent = await sendAll();
  expect(sent).toContain(`You asked for ${formatWindow(later)}.`);
  expect(sent).not.toMatch(/We come on|booked time stays|Add it to your calendar/);
  await office(id, { kind: "visit", ...time(later) });
  expect(suppliers.mails.at(-1)?.subject).toMatch(/^Your visit is booked - /);
  expect(await read(id)).not.toHaveProperty("movedVisit");
});

test("a visit that is over can't be canceled, and a withdrawal leaves it", async () => {
  const { id, token } = await bookFirst();
  clock = after;
  await expect(ask(token, "cancelVisit")).rejects.toThrow("There is no visit to cancel any more.");
  await expect(office(id, { kind: "cancelVisit" })).rejects.toThrow("There is no visit to cancel.");
  expect(await withdraw(token)).toEqual({ done: "withdrawn" });
  const row = await read(id);
  expect(row).toMatchObject({ status: "closed", visit: first });
  expect(row).not.toHaveProperty("canceledVisit");
  const sent = await sendAll();
  expect(sent).toContain("is withdrawn");
  expect(sent).not.toContain("canceled");
});

test("who declines times after the visit is owed an answer", async () => {
  const { id, token } = await bookFirst();
  clock = after;
  await office(id, { kind: "proposeVisit", times: [time(later), time(latest)] });
  expect(suppliers.mails.at(-1)?.subject).toMatch(/^A time for our visit: please answer - /);
  await ask(token, "decline");
  expect((await page(token)).sentence).toMatch(/^We look for other times for our visit\. You will hear from us by /);
});

test("a wish for another time that the booked visit came before is owed no answer, and a new one waits from when it came", async () => {
  const { id, token } = await bookFirst();
  await ask(token, "times", { first: windowId(second) });
  clock = after;
  expect((await page(token)).sentence).not.toMatch(/look for other times|are late/);
  await ask(token, "times", { first: windowId(later) });
  expect(await read(id)).toMatchObject({ timesDueSince: after.toISOString() });
});

test("until its window ends a visit can be canceled and withdrawn, and who waits hears of it", async () => {
  const [one, two] = [await bookFirst(), await bookFirst()];
  // An hour into it: nobody may be there yet.
  clock = new Date(windowInstants(first).start.getTime() + hour);
  expect(await page(one.token)).toMatchObject({ state: "Visit booked", visit: formatWindow(first) });
  expect(await ask(one.token, "cancelVisit", { time: windowId(first) })).toEqual({ done: "canceled" });
  expect((await page(one.token)).sentence).toContain(`Our visit is canceled: ${formatWindow(first)}.`);
  await withdraw(two.token);
  expect(await sendAll()).toContain(`Our visit is canceled: ${formatWindow(first)}.`);
  expect(await read(two.id)).toMatchObject({ canceledVisit: first });
  expect(await read(two.id)).not.toHaveProperty("visit");
});

test("a withdrawal keeps in mind which visit was canceled before, for calendars that have it", async () => {
  const { id, token } = await bookFirst();
  await office(id, { kind: "cancelVisit" });
  await withdraw(token);
  expect(await read(id)).toMatchObject({ canceledVisit: first });
  expect(await page(token)).toMatchObject({ canceled: formatWindow(first) });
});
