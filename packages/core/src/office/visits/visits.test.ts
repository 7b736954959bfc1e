import { visitRules } from "@site/company/hours";
import { beforeEach, expect, test } from "vitest";
import { day } from "../../business/durations.ts";
import {
  formatWindow,
  listVisitWindows,
  type VisitWindow,
  windowId,
  windowInstants,
} from "../../business/visit-windows.ts";
import { stopContact } from "../../consent/ledger.ts";
import { contextWith, cutOffAfterUpdate, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import type { Mail } from "../../email/mail.ts";
import { receiveSms } from "../../incoming-sms/receive-sms.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { sweepPending } from "../../notify/sweep-pending.ts";
import { getEntity } from "../../records/define-record.ts";
import { findRecord, getVersion } from "../../records/read-records.ts";
import { buildToken } from "../../records/request-link.ts";
import { changeRequest } from "../../request-page/change-request.ts";
import { findRequest } from "../../request-page/find-request.ts";
import { showRequest } from "../../request-page/show-request.ts";
import type { Sms } from "../../sms/sms.ts";
import { newId } from "../../store/ids.ts";
import { readItem } from "../../store/read-items.ts";
import { getRowKey } from "../../store/table.ts";
import { countFree } from "../../visits/book-window.ts";
import { calendarFileOf } from "../../visits/calendar-file.ts";
import { changeRecord } from "../record/change-record.ts";
import { readRecordView } from "../record/read-record-view.ts";
import type { Change } from "../record/record-contract.ts";
import { listVisits } from "./list-visits.ts";

let mails: Mail[] = [];
let texts: Sms[] = [];
let clock = new Date("2026-11-17T15:00:00Z");
let context: Context;
const [first, second, third] = listVisitWindows(clock) as [VisitWindow, VisitWindow, VisitWindow];

beforeEach(async () => {
  visitRules.isInstant = false;
  mails = [];
  texts = [];
  clock = new Date("2026-11-17T15:00:00Z");
  const sendSms = async (text: Sms) => String(texts.push(text));
  const parts = { now: () => clock, sendSms, sendMail: async (mail: Mail) => String(mails.push(mail)) };
  context = contextWith({ TABLE_NAME: await ownTable(), TEXT_FROM: "+13155550100" }, parts);
});

const askedStreet = "Please add the street address under “Correct how we reach you”, so that we find the house.";

async function newLead() {
  const { id } = await submitQuote(
    context,
    buildQuoteRequest({ email: `${newId()}@example.org`, location: "Rome, NY" }),
    { id: newId() },
  );
  return { id, token: buildToken(context.settings, "lead", { id }) };
}

async function read(id: string) {
  const row = await findRecord(context, leadRecord, id);
  if (!row) throw new Error("no lead");
  return row;
}

const by = { email: "ann@example.com", name: "Ann" };
const office = async (id: string, change: Change) =>
  changeRecord(context, leadRecord, id, { version: getVersion(await read(id)), change, by, id: newId() });
const book = ({ date, from }: VisitWindow): Change => ({ kind: "visit", date, from });
const propose = (...windows: VisitWindow[]): Change => ({
  kind: "proposeVisit",
  times: windows.map(({ date, from }) => ({ date, from })),
});

const wish = (token: string, ...windows: VisitWindow[]) =>
  changeRequest(context, {
    token,
    action: "times",
    values: Object.fromEntries(windows.map((window, at) => [["first", "second", "third"][at] ?? "", windowId(window)])),
  });

const accept = (token: string, window: VisitWindow) =>
  changeRequest(context, { token, action: "accept", values: { time: windowId(window) } });

/** Free places of the first three windows, less than a window has. */
const held = () =>
  Promise.all([first, second, third].map(async (each) => visitRules.capacity - (await countFree(context, each))));

/** Where a lead stands in the office's list. */
const placeOf = async (id: string) =>
  (await readItem(context, getRowKey(getEntity(leadRecord, context.store).get({ id }))))?.inboxFrom;

async function page(token: string) {
  const found = await findRequest(context, token);
  if (!found) throw new Error("no page");
  return showRequest(context, found, token);
}

test("three times that suit are wishes; the office sees them and books one, and the visitor is told", async () => {
  const { id, token } = await newLead();
  expect(await wish(token, second, first, third)).toEqual({ done: "timed" });
  expect((await page(token)).windows?.slice(0, 3).map(({ place }) => place)).toEqual([1, 0, 2]);
  expect(await countFree(context, second)).toBe(visitRules.capacity);
  const shown = await readRecordView(context, leadRecord, await read(id));
  expect(shown.visits?.wishes.map(({ text }) => text)).toEqual([second, first, third].map(formatWindow));
  expect(shown.isUnread).toBe(true);
  const booked = await office(id, book(second));
  expect(booked.visits).toMatchObject({ visit: { text: formatWindow(second) }, wishes: [] });
  expect(booked.timeline.map(({ title }) => title)).toContain("Visit booked");
  expect(mails.at(-1)?.text).toContain(`Your visit is booked: ${formatWindow(second)}.`);
  expect(mails.at(-1)?.text).toContain("/request/");
  expect(await page(token)).toMatchObject({
    state: "Visit booked",
    sentence: `We come on ${formatWindow(second)}. ${askedStreet}`,
  });
  expect(await countFree(context, second)).toBe(visitRules.capacity - 1);
});

test("on what its visitor withdrew nothing is booked or proposed until it is reopened", async () => {
  const { id } = await newLead();
  await office(id, book(first));
  await office(id, { kind: "status", to: "closed", outcome: "other" });
  mails = [];
  for (const change of [book(second), propose(third)])
    await expect(office(id, change)).rejects.toThrow(
      "This is closed: no visit can be booked or proposed. To do so, reopen it first.",
    );
  expect(mails).toEqual([]);
  expect(await held()).toEqual([0, 0, 0]);
});

test("the office confirms what was asked for, and does not propose it", async () => {
  const { id, token } = await newLead();
  await wish(token, first);
  await expect(office(id, propose(second, first))).rejects.toThrow(
    `${formatWindow(first)} is what they asked for. Please confirm it, or propose others.`,
  );
});

test("who cancels a visit that was moved meanwhile is told, and it stays", async () => {
  const { id, token } = await newLead();
  await office(id, book(first));
  const { visitId = "" } = await page(token);
  await office(id, book(second));
  const cancel = (time: string) => changeRequest(context, { token, action: "cancelVisit", values: { time } });
  await expect(cancel(visitId)).rejects.toThrow(`Your visit was moved to ${formatWindow(second)}.`);
  expect(await held()).toEqual([0, 1, 0]);
  expect(await cancel(windowId(second))).toEqual({ done: "canceled" });
  expect(await page(token)).not.toHaveProperty("visit");
});

test("who was asked about times hears that they are taken back", async () => {
  const { id } = await newLead();
  await office(id, propose(first, second));
  await office(id, propose());
  expect(mails.at(-1)?.text).toContain("We take back the times that we suggested for our visit.");
});

test("every time that can be booked is on the list of visits", async () => {
  const { id } = await newLead();
  const last = listVisitWindows(clock).at(-1) as VisitWindow;
  await office(id, book(last));
  expect((await listVisits(context)).days).toMatchObject([{ date: last.date, visits: [{ id }] }]);
});

test("no time, and one that the calendar does not have, are refused on their field", async () => {
  const { token } = await newLead();
  const wrong: Record<string, string>[] = [{}, { first: "2026-11-17 12" }, { first: windowId(first), second: "none" }];
  for (const values of wrong)
    await expect(changeRequest(context, { token, action: "times", values })).rejects.toMatchObject({
      body: { fields: { first: "Please choose a time from the list." } },
    });
});

test("a full time can be neither booked nor proposed, and nothing else of the proposal is kept", async () => {
  for (let place = 0; place < visitRules.capacity; place += 1) await office((await newLead()).id, book(first));
  const { id } = await newLead();
  await expect(office(id, book(first))).rejects.toThrow("This time is full. Please choose another.");
  const refusal = `${formatWindow(first)} is full. Please choose another time.`;
  await expect(office(id, propose(second, first))).rejects.toThrow(refusal);
  expect((await readRecordView(context, leadRecord, await read(id))).visits).toMatchObject({ proposals: [] });
});

test("who left only a number and agreed is texted each step, at once by day, and of several at night the last one in the morning", async () => {
  const request = buildQuoteRequest({ email: "", phone: "315-247-0142", smsOptIn: true });
  const { id } = await submitQuote(context, request, { id: newId() });
  await sweepPending(context, { isRedrive: true });
  await office(id, propose(first));
  await office(id, book(second));
  expect(texts.map(({ body }) => /(We have|Does this|Your visit|Our visit)[^.?]*/.exec(body)?.[0])).toEqual([
    expect.stringMatching(/^We have your request and answer by/),
    `Does this time suit you for our visit: ${formatWindow(first)}`,
    `Your visit is booked: ${formatWindow(second)}`,
  ]);
  clock = new Date("2026-11-18T03:00:00Z");
  await office(id, book(third));
  await office(id, { kind: "cancelVisit" });
  expect(texts).toHaveLength(3);
  clock = new Date("2026-11-18T13:01:00Z");
  await sweepPending(context);
  await sweepPending(context);
  expect(texts).toHaveLength(4);
  expect(texts[3]?.body).toContain(`Our visit is canceled: ${formatWindow(third)}.`);
  expect(mails.filter(({ text }) => text.includes("visit is"))).toEqual([]);
});

test("who had stopped texts before the first one and texts START is texted of the visit", async () => {
  const phone = "+13152470143";
  const { id } = await submitQuote(context, buildQuoteRequest({ email: "", phone, smsOptIn: true }), { id: newId() });
  const say = async (body: string, minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
    await receiveSms(context, { id: newId(), from: phone, body });
  };
  await say("STOP", 1);
  await sweepPending(context, { isRedrive: true });
  expect((await read(id)).notices).not.toHaveProperty("text");
  await office(id, propose(first));
  await say("START", 1);
  await office(id, book(first));
  const sent = texts.map(({ body }) => body);
  expect(sent.filter((body) => body.includes("visit"))).toEqual([expect.stringContaining("Your visit is booked")]);
});

test("what the office proposes holds no place until the visitor accepts it", async () => {
  const { id, token } = await newLead();
  await office(id, propose(first));
  expect(await countFree(context, first)).toBe(visitRules.capacity);
  expect(await page(token)).toMatchObject({ proposals: [{ id: windowId(first) }] });
  expect(await accept(token, first)).toEqual({ done: "booked" });
  expect(await page(token)).toMatchObject({ state: "Visit booked" });
  expect(await countFree(context, first)).toBe(visitRules.capacity - 1);
});

test("two who accept the last place in the same second: one gets it, the other is asked for other times", async () => {
  const leads = await Promise.all(Array.from({ length: visitRules.capacity + 1 }, newLead));
  for (const { id } of leads) await office(id, propose(first));
  const answers = await Promise.allSettled(leads.map(({ token }) => accept(token, first)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(visitRules.capacity);
  const [refused] = answers.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused).toMatchObject({ code: "invalid", message: "This time has just been taken. Please choose others." });
  const rows = await Promise.all(leads.map(({ id }) => read(id)));
  expect(rows.filter(({ visit }) => visit)).toHaveLength(visitRules.capacity);
  expect(await countFree(context, first)).toBe(0);
  const { id } = await newLead();
  await expect(office(id, book(first))).rejects.toMatchObject({ message: "This time is full. Please choose another." });
});

test("a moved, canceled or withdrawn visit gives its place back", async () => {
  const { id, token } = await newLead();
  await office(id, book(first));
  await office(id, book(second));
  expect([await countFree(context, first), await countFree(context, second)]).toEqual([
    visitRules.capacity,
    visitRules.capacity - 1,
  ]);
  expect(await changeRequest(context, { token, action: "cancelVisit", values: {} })).toEqual({ done: "canceled" });
  expect(await countFree(context, second)).toBe(visitRules.capacity);
  await office(id, book(third));
  await office(id, { kind: "cancelVisit" });
  expect(await countFree(context, third)).toBe(visitRules.capacity);
  await office(id, book(third));
  const sent = await changeRequest(context, { token, action: "withdraw", values: {} });
  const code = /Your code is (\d{6})/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
  await changeRequest(context, { token, action: "withdraw", values: {}, code }, "ticket" in sent ? sent.ticket : "");
  expect(await countFree(context, third)).toBe(visitRules.capacity);
  expect(await read(id)).not.toHaveProperty("visit");
});

test("who asks for other times keeps the booked one until another is confirmed: page, office, mails and calendar say both", async () => {
  const { id, token } = await newLead();
  await sweepPending(context, { isRedrive: true });
  await office(id, book(first));
  expect(await wish(token, first)).toEqual({ done: "same" });
  expect(await wish(token, third, second)).toEqual({ done: "timed" });
  const both = `We come on ${formatWindow(first)}. You asked for another time: ${formatWindow(third)} or ${formatWindow(second)}. Your booked time stays yours until we confirm another one.`;
  expect(await page(token)).toMatchObject({ state: "Visit booked", sentence: expect.stringContaining(both) });
  expect((await page(token)).sentence).toContain("You will hear from us by Wednesday, November 18 at 10:00 AM.");
  expect((await page(token)).visit).toBe(formatWindow(first));
  expect(await countFree(context, first)).toBe(visitRules.capacity - 1);
  expect((await readRecordView(context, leadRecord, await read(id))).visits).toMatchObject({
    visit: { text: formatWindow(first) },
    wishes: [{ text: formatWindow(third) }, { text: formatWindow(second) }],
  });
  const [day] = (await listVisits(context)).days;
  expect(day?.visits).toMatchObject([{ id, wishes: `${formatWindow(third)} or ${formatWindow(second)}` }]);
  mails = [];
  await sweepPending(context, { isRedrive: true });
  const staff = mails.find(({ subject }) => subject.startsWith("Updated"));
  expect(staff?.text).toContain(formatWindow(third));
  expect(staff?.text).toContain(`Booked until another one is confirmed: ${formatWindow(first)}`);
  expect(mails.find(({ subject }) => subject.startsWith("We have the times that suit you - "))?.text).toContain(
    both.replaceAll(". ", ".\n\n"),
  );
  await office(id, book(second));
  const moved = `We come on ${formatWindow(second)}, and no longer on ${formatWindow(first)}.`;
  expect(await page(token)).toMatchObject({ sentence: `${moved} ${askedStreet}` });
  expect(mails.at(-1)?.subject).toMatch(/^Your visit is moved - /);
  expect(mails.at(-1)?.text).toContain(
    `Your visit is moved to ${formatWindow(second)}.\n\nNobody comes on ${formatWindow(first)} any more.`,
  );
  expect([await countFree(context, first), await countFree(context, second)]).toEqual([
    visitRules.capacity,
    visitRules.capacity - 1,
  ]);
});

test("the booked visit stays until the visitor accepts another time of the office: page, office, list and mail say both", async () => {
  const { id, token } = await newLead();
  await sweepPending(context, { isRedrive: true });
  await office(id, book(first));
  await office(id, propose(second, third));
  const both = `We come on ${formatWindow(first)}. We suggest another time: ${formatWindow(second)} or ${formatWindow(third)}. Your booked time stays yours until you accept another one.`;
  expect(await page(token)).toMatchObject({
    state: "Visit booked",
    sentence: `${both} Please answer below. ${askedStreet}`,
    visit: formatWindow(first),
    proposals: [second, third].map((each) => ({ id: windowId(each) })),
  });
  expect(mails.at(-1)?.subject).toMatch(/^We suggest another time for our visit - /);
  expect(mails.at(-1)?.text).toContain(both.replaceAll(". ", ".\n\n"));
  expect(mails.at(-1)?.text).toMatch(/Add it to your calendar: \S+\/visit\.ics/);
  const shown = await readRecordView(context, leadRecord, await read(id));
  expect(shown.visits).toMatchObject({
    visit: { text: formatWindow(first) },
    proposals: [{ text: formatWindow(second) }, { text: formatWindow(third) }],
  });
  expect(shown.timeline.map(({ title }) => title)).toContain("Visit proposed");
  const [day] = (await listVisits(context)).days;
  expect(day?.visits).toMatchObject([{ id, proposals: `${formatWindow(second)} or ${formatWindow(third)}` }]);
  expect(await held()).toEqual([1, 0, 0]);
  await expect(office(id, propose(first))).rejects.toMatchObject({
    message: expect.stringContaining("booked already"),
  });
  expect(await accept(token, third)).toEqual({ done: "booked" });
  // Twice is once, and the answer is the same.
  expect(await accept(token, third)).toEqual({ done: "booked" });
  expect(await held()).toEqual([0, 0, 1]);
  const after = await page(token);
  const moved = `We come on ${formatWindow(third)}, and no longer on ${formatWindow(first)}.`;
  expect(after).toMatchObject({ sentence: `${moved} ${askedStreet}`, visit: formatWindow(third) });
  expect(after).not.toHaveProperty("proposals");
  await expect(accept(token, second)).rejects.toMatchObject({ message: expect.stringContaining("not suggested") });
});

test("who declines what the office suggests keeps the booked time, and is told by when they hear of others where none is", async () => {
  const { id, token } = await newLead();
  const decline = () => changeRequest(context, { token, action: "decline", values: {} });
  await office(id, book(first));
  await office(id, propose(second));
  expect(await decline()).toEqual({ done: "declined" });
  expect(await page(token)).toMatchObject({
    sentence: `We come on ${formatWindow(first)}. ${askedStreet}`,
    visit: formatWindow(first),
  });
  expect(await held()).toEqual([1, 0, 0]);
  expect((await read(id)).visitorChanges?.at(-1)).toMatchObject({
    title: "Suggested times declined",
    text: expect.stringContaining(formatWindow(second)),
  });
  await expect(decline()).rejects.toMatchObject({ message: "No time is suggested any more." });
  const other = await newLead();
  await office(other.id, propose(second));
  await changeRequest(context, { token: other.token, action: "decline", values: {} });
  expect((await page(other.token)).sentence).toBe(
    "We look for other times for our visit. You will hear from us by Wednesday, November 18 at 10:00 AM.",
  );
});

test("what the office suggests ends by another time that suits, by taking it back, by the record's end and by time", async () => {
  const { id, token } = await newLead();
  await office(id, book(first));
  await office(id, propose(second));
  expect(await wish(token, third)).toEqual({ done: "timed" });
  expect(await page(token)).not.toHaveProperty("proposals");
  await office(id, propose(second));
  // Chosen in the list in place of the button, it needs nobody to confirm it.
  expect(await wish(token, second)).toEqual({ done: "booked" });
  expect(await held()).toEqual([0, 1, 0]);
  await office(id, propose(first, third));
  await office(id, propose());
  await expect(accept(token, third)).rejects.toMatchObject({ code: "invalid" });
  await office(id, propose(first));
  const seen = clock;
  clock = new Date("2026-12-24T15:00:00Z");
  expect(await page(token)).not.toHaveProperty("proposals");
  clock = seen;
  await office(id, { kind: "status", to: "closed" });
  await office(id, { kind: "undo" });
  expect(await page(token)).not.toHaveProperty("proposals");
});

test("a visit that is canceled leaves what is suggested beside it: the mail says both", async () => {
  const { id, token } = await newLead();
  await office(id, book(first));
  await office(id, propose(second));
  await office(id, { kind: "cancelVisit" });
  expect(mails.at(-1)?.text).toContain(`Our visit is canceled: ${formatWindow(first)}.`);
  expect(mails.at(-1)?.text).toContain(`Does this time suit you for our visit: ${formatWindow(second)}?`);
  await accept(token, second);
  expect(await held()).toEqual([0, 1, 0]);
});

test("the visitor accepts what the office books in the same moment: the visit has one place, and keeps it", async () => {
  const { id, token } = await newLead();
  await office(id, propose(first));
  await Promise.allSettled([accept(token, first), office(id, book(first))]);
  expect((await read(id)).visit).toMatchObject(first);
  expect(await held()).toEqual([1, 0, 0]);
});

test("where times are booked at once the new place is held before the old one is free, and who is too late keeps theirs", async () => {
  visitRules.isInstant = true;
  const leads = await Promise.all(Array.from({ length: visitRules.capacity + 1 }, newLead));
  for (const { id } of leads.slice(0, visitRules.capacity)) await office(id, book(first));
  const [late] = leads.slice(-1);
  if (late) await office(late.id, book(third));
  const answers = await Promise.all(leads.map(({ token }) => wish(token, second)));
  const lost = answers.flatMap((answer, at) => ("done" in answer && answer.done === "timed" ? [leads[at]] : []));
  expect(lost).toHaveLength(1);
  const rows = await Promise.all(leads.map(({ id }) => read(id)));
  for (const row of rows) expect(row.visit).toBeDefined();
  const kept = rows.filter(({ visit }) => visit && windowId(visit) !== windowId(second));
  expect(kept.map(({ id }) => id)).toEqual(lost.map((each) => each?.id));
  expect(kept[0]).toMatchObject({ visitWishes: [second] });
  const isLateLost = kept[0]?.id === late?.id;
  expect(await held()).toEqual([isLateLost ? 0 : 1, visitRules.capacity, isLateLost ? 1 : 0]);
  // Only the first of what suits that has a place is booked.
  const { token, id } = await newLead();
  expect(await wish(token, second, third)).toEqual({ done: "booked" });
  expect((await read(id)).visit).toMatchObject(third);
});

test("what a visitor does about the visit is told to them in one mail, in the thread of the others, with the calendar's entry canceled", async () => {
  const { id, token } = await newLead();
  await sweepPending(context, { isRedrive: true });
  await office(id, book(first));
  mails = [];
  await wish(token, second);
  await changeRequest(context, { token, action: "cancelVisit", values: {} });
  await sweepPending(context, { isRedrive: true });
  await sweepPending(context, { isRedrive: true });
  const own = mails.filter(({ subject }) => !subject.startsWith("Updated"));
  expect(own).toHaveLength(1);
  expect(own[0]?.subject).toMatch(/^Our visit is canceled - /);
  expect(own[0]?.follows).toHaveLength(2);
  expect(own[0]?.text).toContain(`Our visit is canceled: ${formatWindow(first)}.`);
  expect(own[0]?.text).toContain(`You asked for ${formatWindow(second)}.`);
  expect(own[0]?.text).toMatch(/Take it out of your calendar: \S+\/visit\.ics/);
  expect(await page(token)).toMatchObject({ canceled: formatWindow(first) });
  await office(id, book(third));
  expect(await page(token)).not.toHaveProperty("canceled");
  expect(mails.at(-1)?.text).toMatch(/Your visit is booked: [\s\S]*Add it to your calendar: \S+\/visit\.ics/);
  mails = [];
  const sent = await changeRequest(context, { token, action: "withdraw", values: {} });
  const code = /Your code is (\d{6})/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
  await changeRequest(context, { token, action: "withdraw", values: {}, code }, "ticket" in sent ? sent.ticket : "");
  await sweepPending(context, { isRedrive: true });
  const last = mails.find(({ subject }) => subject.startsWith("Your estimate request is withdrawn - "));
  expect(last?.text).toContain(`Our visit is canceled: ${formatWindow(third)}.`);
});

test("who stopped mails and agreed to texts is texted of a visit, by the office and after what they did themselves", async () => {
  const email = `${newId()}@example.org`;
  const request = buildQuoteRequest({ email, phone: "315-247-0147", smsOptIn: true });
  const { id } = await submitQuote(context, request, { id: newId() });
  const token = buildToken(context.settings, "lead", { id });
  await sweepPending(context, { isRedrive: true });
  await changeRequest(context, { token, action: "stopMails", values: {} });
  [mails, texts] = [[], []];
  await office(id, book(first));
  await changeRequest(context, { token, action: "cancelVisit", values: {} });
  await sweepPending(context, { isRedrive: true });
  expect(texts.map(({ body }) => body)).toEqual([
    expect.stringContaining(`Your visit is booked: ${formatWindow(first)}.`),
    expect.stringContaining(`Our visit is canceled: ${formatWindow(first)}.`),
  ]);
  expect(mails.filter(({ to }) => to.some((each) => each === email))).toEqual([]);
  await stopContact(context, { phone: request.phone }, { via: "text" });
  await office(id, book(second));
  expect([texts.length, (await read(id)).visit]).toEqual([2, second]);
});

test("closing a request cancels the visit that lies ahead, tells the visitor and gives the place back", async () => {
  const { id, token } = await newLead();
  await sweepPending(context, { isRedrive: true });
  await office(id, book(first));
  mails = [];
  const shown = await office(id, { kind: "status", to: "closed", outcome: "lost" });
  expect(shown.timeline).toContainEqual(
    expect.objectContaining({ title: "Visit canceled", text: formatWindow(first) }),
  );
  const told = mails.find(({ subject }) => subject.startsWith("Our visit is canceled - "))?.text ?? "";
  expect(told).toContain(`Our visit is canceled: ${formatWindow(first)}.`);
  expect(told).not.toContain("choose another time");
  expect(await held()).toEqual([0, 0, 0]);
  expect(await page(token)).toMatchObject({
    sentence: expect.stringMatching(/^We do nothing more about it\. .* Our visit is canceled: /),
    canceled: formatWindow(first),
  });
  mails = [];
  const { id: other } = await newLead();
  await office(other, { kind: "status", to: "closed", outcome: "lost" });
  expect(mails.filter(({ subject }) => subject.includes("canceled"))).toEqual([]);
});

test("a won job keeps its visit, may have another one, and loses it when it turns out to be lost", async () => {
  const { id, token } = await newLead();
  await office(id, book(first));
  mails = [];
  const won = await office(id, { kind: "status", to: "closed", outcome: "won", value: 9000 });
  expect(won.visits?.visit?.text).toBe(formatWindow(first));
  expect(mails.filter(({ subject }) => subject.includes("canceled"))).toEqual([]);
  expect((await page(token)).sentence).toContain(formatWindow(first));
  await office(id, book(second));
  expect(mails.at(-1)?.text).toMatch(/does not suit you, call /);
  expect(await held()).toEqual([0, 1, 0]);
  // On the page of what is closed nobody could accept them.
  await expect(office(id, propose(third))).rejects.toMatchObject({ code: "invalid" });
  mails = [];
  const lost = await office(id, { kind: "status", to: "closed", outcome: "lost" });
  expect(lost.visits?.visit).toBeUndefined();
  expect(await held()).toEqual([0, 0, 0]);
  expect(mails.some(({ subject }) => subject.startsWith("Our visit is canceled"))).toBe(true);
});

test("who waits for the office stands by when it has to answer: other times, a canceled visit, an unread note", async () => {
  const { id, token } = await newLead();
  const dueOf = async () => (await readRecordView(context, leadRecord, await read(id))).due;
  await office(id, book(first));
  expect(await dueOf()).toBeUndefined();
  await changeRequest(context, { token, action: "note", values: { note: "The dog is in the yard." } });
  expect(await dueOf()).toBeDefined();
  expect(await placeOf(id)).toMatch(/^0 /);
  const { visitorNews: news = 0 } = await read(id);
  await office(id, { kind: "seen", news });
  expect(await dueOf()).toBeUndefined();
  expect(await placeOf(id)).toMatch(/^1 /);
  await office(id, { kind: "cancelVisit" });
  expect(await dueOf()).toBeDefined();
  expect(await placeOf(id)).toMatch(/^0 /);
  expect((await page(token)).sentence).toMatch(
    /^Our visit is canceled: .* We look for other times .* hear from us by /,
  );
  await office(id, book(second));
  expect(await dueOf()).toBeUndefined();
});

test("what was put off comes back when its visitor asks for something, and not before that for a first answer", async () => {
  const { id, token } = await newLead();
  const until = new Date(clock.getTime() + 30 * day).toISOString();
  await office(id, { kind: "snooze", until });
  expect(await placeOf(id)).toContain(until);
  expect((await readRecordView(context, leadRecord, await read(id))).due).toBeUndefined();
  await wish(token, second);
  const { due } = await readRecordView(context, leadRecord, await read(id));
  expect(due && due < until).toBe(true);
  expect(await placeOf(id)).toMatch(`0 ${due}`);
});

test("who asked for another time and was visited all the same is owed none", async () => {
  const { id, token } = await newLead();
  await office(id, book(first));
  await wish(token, second);
  const { visitorNews: news = 0 } = await read(id);
  await office(id, { kind: "seen", news });
  expect(await placeOf(id)).toMatch(/^0 /);
  clock = new Date(windowInstants(first).end.getTime() + 1000);
  expect((await readRecordView(context, leadRecord, await read(id))).due).toBeUndefined();
  await office(id, { kind: "note", text: "We were there." });
  expect(await placeOf(id)).toMatch(/^1 /);
});

test("a time that is full is offered to nobody but who has it or asked for it", async () => {
  const wished = await newLead();
  await wish(wished.token, first);
  const booked = await newLead();
  await office(booked.id, book(first));
  for (let place = 1; place < visitRules.capacity; place += 1) await office((await newLead()).id, book(first));
  const { id, token } = await newLead();
  const offered = async (of: { id: string; token: string }) => {
    const shown = await readRecordView(context, leadRecord, await read(of.id));
    return [
      shown.visits?.windows.some(({ text }) => text === formatWindow(first)),
      (await page(of.token)).windows?.some((window) => window.id === windowId(first)),
    ];
  };
  expect(await offered({ id, token })).toEqual([false, false]);
  expect(await offered(booked)).toEqual([true, true]);
  expect((await offered(wished))[1]).toBe(true);
});

test("who closes a request and takes that back owes its times again, from when they were asked for", async () => {
  const { id, token } = await newLead();
  await office(id, { kind: "status", to: "contacted" });
  await wish(token, second);
  const { timesDueSince } = await read(id);
  expect(timesDueSince).toBeDefined();
  await office(id, { kind: "status", to: "closed", outcome: "lost" });
  expect((await read(id)).timesDueSince).toBeUndefined();
  await office(id, { kind: "undo" });
  expect((await read(id)).timesDueSince).toBe(timesDueSince);
});

test("times that were proposed and have passed are no answer", async () => {
  const { id, token } = await newLead();
  await office(id, { kind: "status", to: "contacted" });
  await wish(token, third);
  await office(id, propose(first));
  const { visitorNews: news = 0 } = await read(id);
  expect((await office(id, { kind: "seen", news })).due).toBeUndefined();
  clock = new Date(windowInstants(first).end.getTime() + 1000);
  expect((await readRecordView(context, leadRecord, await read(id))).due).toBeDefined();
});

test("who withdrew is neither written to nor booked until somebody reopens it", async () => {
  const { id, token } = await newLead();
  const sent = await changeRequest(context, { token, action: "withdraw", values: {} });
  const code = /Your code is (\d{6})/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
  await changeRequest(context, { token, action: "withdraw", values: {}, code }, "ticket" in sent ? sent.ticket : "");
  const reply = { kind: "reply", subject: "Your windows", text: "We tried to call you." } as const;
  await expect(office(id, reply)).rejects.toMatchObject({ message: expect.stringContaining("reopen it first") });
  expect(await readRecordView(context, leadRecord, await read(id))).toMatchObject({ replies: [], isClosed: true });
  await office(id, { kind: "status", to: "contacted" });
  await office(id, reply);
  expect(mails.at(-1)?.subject).toBe("Your windows");
});

test("the list shows by day what is agreed on, and nothing that was canceled or only proposed", async () => {
  const [one, two, three] = [await newLead(), await newLead(), await newLead()];
  await office(one.id, book(second));
  await office(two.id, propose(third));
  await office(three.id, book(first));
  expect((await listVisits(context)).days.flatMap(({ visits }) => visits.map(({ id }) => id))).toEqual([
    three.id,
    one.id,
  ]);
  await office(three.id, { kind: "cancelVisit" });
  expect((await listVisits(context)).days).toEqual([
    {
      date: second.date,
      text: expect.stringMatching(/^\w+day, November \d+$/),
      visits: [
        {
          noun: "leads",
          id: one.id,
          name: "Ann Lee",
          place: "Rome, NY",
          hasStreet: false,
          phones: [],
          text: expect.stringMatching(/^\d+ [AP]M to/),
          wishes: "",
          proposals: "",
        },
      ],
    },
  ]);
});

test("a booked visit is a file for a calendar, in UTC and in lines of 75 bytes", () => {
  const window = { date: "2026-11-30", from: 9 * 60, to: 12 * 60 };
  const entry = {
    id: "1",
    reference: "K7-4Q2",
    window,
    place: `${"Länge ".repeat(20)}, Rome; NY`,
    sequence: 2,
    url: "https://a.b/c",
    notes: ["We suggest another time."],
  };
  const file = calendarFileOf(entry, clock);
  for (const line of ["DTSTART:20261130T140000Z", "DTEND:20261130T170000Z", "SEQUENCE:2", "END:VCALENDAR"])
    expect(file.split("\r\n")).toContain(line);
  expect(file).toContain("STATUS:CONFIRMED");
  const canceled = calendarFileOf({ ...entry, isCanceled: true }, clock).split("\r\n");
  expect(canceled).toEqual(expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", "UID:1@visits"]));
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("\\, Rome\\; NY");
  expect(file.replaceAll("\r\n ", "")).toContain("DESCRIPTION:We suggest another time.\\nQuestions?");
});

test("a time that is past, on a closed day, made up or chosen by nobody is refused", async () => {
  const { id, token } = await newLead();
  const wrong = [
    { date: "2026-11-16", from: 540 },
    { date: "2026-11-26", from: 540 },
    { date: first.date, from: 17 },
  ];
  for (const { date, from } of wrong) {
    const window = { date, from, to: 0 };
    for (const change of [book(window), propose(window)])
      await expect(office(id, change)).rejects.toMatchObject({ code: "invalid" });
    await expect(wish(token, window)).rejects.toMatchObject({ code: "invalid" });
  }
  await expect(wish(token)).rejects.toMatchObject({ body: { fields: { first: expect.any(String) } } });
  for (const action of ["accept", "decline", "cancelVisit"] as const)
    await expect(changeRequest(context, { token, action, values: {} })).rejects.toMatchObject({ code: "invalid" });
  expect(await read(id)).not.toHaveProperty("visit");
});

test("a status that was cut off after its write is carried on with when it is sent again: the place is free, and it is told once", async () => {
  const { id } = await newLead();
  await office(id, book(first));
  const asked = { version: 1, change: { kind: "status" as const, to: "closed" }, by, id: newId() };
  const cut = cutOffAfterUpdate(context);
  await expect(changeRecord(cut, leadRecord, id, asked)).rejects.toThrow("cut off");
  expect(await read(id)).toMatchObject({ status: "closed", version: 2 });
  expect(await held()).toEqual([1, 0, 0]);

  for (let time = 1; time <= 2; time += 1) {
    const { timeline, version } = await changeRecord(context, leadRecord, id, asked);
    expect(version).toBe(2);
    expect(timeline.filter(({ title }) => title === "Visit canceled")).toMatchObject([{ text: formatWindow(first) }]);
    expect(await held()).toEqual([0, 0, 0]);
  }
});

test("a status that ends no visit tells of none when it is sent again, whatever was canceled before", async () => {
  const { id } = await newLead();
  await office(id, book(first));
  await office(id, { kind: "cancelVisit" });
  const asked = { version: 2, change: { kind: "status" as const, to: "closed" }, by, id: newId() };
  for (let time = 1; time <= 2; time += 1) {
    const { timeline } = await changeRecord(context, leadRecord, id, asked);
    expect(timeline.filter(({ title }) => title === "Visit canceled")).toHaveLength(1);
  }
});
