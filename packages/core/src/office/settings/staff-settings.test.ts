import { afterEach, beforeEach, expect, test } from "vitest";
import { setClosings } from "../../business/opening-hours.ts";
import { listVisitWindows, type VisitWindow, windowId } from "../../business/visit-windows.ts";
import { contextWith, cutOffAfterUpdate, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { buildApplicationRequest } from "../../jobs/application.fixture.ts";
import { applyForJob } from "../../jobs/apply-for-job.ts";
import { applicationRecord } from "../../jobs/record.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord, leads } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { findRecord } from "../../records/read-records.ts";
import { buildToken } from "../../records/request-link.ts";
import { changeRequest } from "../../request-page/change-request.ts";
import { findRequest } from "../../request-page/find-request.ts";
import { showRequest } from "../../request-page/show-request.ts";
import { indexRow } from "../../search/index-record.ts";
import { newId } from "../../store/ids.ts";
import { addMember, removeMember } from "../auth/members.ts";
import { assignNew, findAssignee } from "../record/assign-new.ts";
import { changeRecord } from "../record/change-record.ts";
import { readRecordView } from "../record/read-record-view.ts";
import { saveCompanyEndpoint } from "./company-contract.ts";
import { changeCompany, readCompany } from "./staff-settings.ts";

let now: Date;
let context: Context;
const ann = "ann@example.org";
const text = { label: "On our way", subject: "We are on our way", text: "we come at noon." };

async function comes(more: object = {}): Promise<string> {
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ email: `${id}@example.org`, ...more }), { id });
  return id;
}

async function index(id: string, isNew = false): Promise<void> {
  const { Key } = leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>();
  const found = await indexRow(context, Key);
  if (found) await assignNew(context, ...found, isNew);
}

const show = async (id: string) => {
  const row = await findRecord(context, leadRecord, id);
  if (!row) throw new Error("gone");
  return readRecordView(context, leadRecord, row);
};

afterEach(() => setClosings([]));

beforeEach(async () => {
  now = new Date("2026-11-10T15:00:00Z");
  context = contextWith({ TABLE_NAME: await ownTable() }, { now: () => now, sendMail: async () => "1" });
  await addMember(context, { email: ann, name: "Ann Lee", role: "sales" });
});

test("a text that the office wrote is the one that a reply begins with, and it can be put back", async () => {
  const id = await comes({ name: "Quinn Fox" });
  const { replies } = await readCompany(context);
  expect((await show(id)).replies[0]?.label).toBe("We tried to call you");
  const saved = await changeCompany(context, ann, { name: "replies", value: [text], version: 0 });
  expect(saved.replies).toMatchObject({ version: 1, by: ann, value: [text], before: replies.value });
  expect((await show(id)).replies).toEqual([
    {
      label: "On our way",
      subject: expect.stringMatching(/^We are on our way - \S/),
      text: "Hello Quinn,\n\nwe come at noon.\n\nBest regards",
    },
  ]);
  const back = await changeCompany(context, ann, { name: "replies", value: replies.value, version: 1 });
  expect(back.replies).toMatchObject({ version: 2, value: replies.value, before: [text] });
});

test("of two people who change the same the second is told and nothing is overwritten", async () => {
  const { version } = (await readCompany(context)).replies;
  const change = (label: string) =>
    changeCompany(context, `${label}@example.org`, { name: "replies", value: [{ ...text, label }], version });
  const both = await Promise.allSettled([change("bea"), change("cal")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [won] = (await readCompany(context)).replies.value;
  await expect(change("dee")).rejects.toMatchObject({
    code: "busy",
    message: expect.stringContaining(won?.label ?? "?"),
  });
});

test("texts without words, of one name or too many, and a rule for a stranger are refused", async () => {
  const { request } = saveCompanyEndpoint;
  for (const value of [
    [{ ...text, text: " " }],
    [text, text],
    Array.from({ length: 21 }, (_, at) => ({ ...text, label: `${at}` })),
  ])
    expect(request.safeParse({ name: "replies", value, version: 0 }).success).toBe(false);
  expect(request.safeParse({ name: "assignment", value: { nothing: ann }, version: 0 }).success).toBe(false);
  const stranger = { name: "assignment" as const, value: { quote: "no@example.org" }, version: 0 };
  await expect(changeCompany(context, ann, stranger)).rejects.toMatchObject({ code: "invalid" });
});

test("what was parked for hours is given to whom the rule names when it is stored, and an old record that changes is not", async () => {
  await changeCompany(context, ann, { name: "assignment", value: { quote: ann }, version: 0 });
  const [parked, old] = [await comes(), await comes()];
  now = new Date("2026-11-10T18:00:00Z");
  await index(parked, true);
  await index(old);
  expect([(await show(parked)).assignee, (await show(old)).assignee]).toEqual([ann, undefined]);
});

test("what comes in is given to whom the rule names, once, and never what somebody has begun with", async () => {
  await changeCompany(context, ann, { name: "assignment", value: { quote: ann }, version: 0 });
  const [fresh, held, taken] = [await comes(), await comes({ subject: "pills" }), await comes()];
  const change = { kind: "assign" as const, to: "" };
  await changeRecord(context, leadRecord, taken, { version: 0, change, by: { email: ann, name: "Ann Lee" } });
  const sample = await comes();
  await leads(context.store).patch({ id: sample }).set({ sample: true }).go();
  for (let round = 0; round < 2; round += 1) for (const id of [fresh, held, taken, sample]) await index(id);
  const assignees = await Promise.all([fresh, held, taken, sample].map(async (id) => (await show(id)).assignee));
  expect(assignees).toEqual([ann, undefined, undefined, undefined]);
  const { timeline, version } = await show(fresh);
  expect(version).toBe(1);
  expect(timeline.filter(({ title }) => title === "Assigned")).toMatchObject([
    { member: ann, by: "the company's rule" },
  ]);

  const by = { email: ann, name: "Ann Lee" };
  const released = await changeRecord(context, leadRecord, held, { version: 0, change: { kind: "genuine" }, by });
  expect(released).toMatchObject({ assignee: ann, spam: false, version: 1 });
  expect(released.timeline.map(({ title }) => title)).toEqual(expect.arrayContaining(["Not spam", "Assigned"]));

  const old = await comes();
  now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
  await removeMember(context, ann);
  const afterwards = await comes();
  for (const id of [old, afterwards]) await index(id);
  expect([(await show(old)).assignee, (await show(afterwards)).assignee]).toEqual([undefined, undefined]);
});

test("a release that was cut off after its write is carried on with when it is sent again: it is told, and who has it is noted once", async () => {
  await changeCompany(context, ann, { name: "assignment", value: { quote: ann }, version: 0 });
  const id = await comes({ subject: "pills" });
  const asked = { version: 0, change: { kind: "genuine" as const }, by: { email: ann, name: "Ann" }, id: newId() };
  const cut = cutOffAfterUpdate(context);
  await expect(changeRecord(cut, leadRecord, id, asked)).rejects.toThrow("cut off");
  expect(await findRecord(context, leadRecord, id)).toMatchObject({ notifyState: "pending", assignee: ann });
  for (let time = 1; time <= 2; time += 1) {
    const { timeline } = await changeRecord(context, leadRecord, id, asked);
    expect(timeline.filter(({ title }) => title === "Assigned")).toMatchObject([
      { member: ann, by: "the company's rule" },
    ]);
    expect(timeline.filter(({ title }) => title === "Not spam")).toHaveLength(1);
    expect(await findRecord(context, leadRecord, id)).toMatchObject({ notifyState: "sent" });
  }
});

test("the rule gives no applications to whoever can't open them, also when their role was changed since", async () => {
  const rule = { name: "assignment" as const, value: { applications: ann, quote: ann }, version: 0 };
  await expect(changeCompany(context, ann, rule)).rejects.toThrow(/^Ann Lee can't work on what the rule gives them/);
  await addMember(context, { email: ann, name: "Ann Lee", role: "office" });
  await changeCompany(context, ann, rule);
  const assigneeOfNew = async () => {
    const id = newId();
    await applyForJob(context, buildApplicationRequest(), { id });
    const row = await findRecord(context, applicationRecord, id);
    return row && findAssignee(context, applicationRecord, row);
  };
  expect(await assigneeOfNew()).toBe(ann);
  await addMember(context, { email: ann, name: "Ann Lee", role: "sales" });
  expect(await assigneeOfNew()).toBeUndefined();
});

test("what was suggested on a day that is closed since can't be accepted any more, and is not shown", async () => {
  const [window, other] = listVisitWindows(now).filter(({ from }) => from === 9 * 60) as [VisitWindow, VisitWindow];
  const id = await comes();
  const by = { email: ann, name: "Ann" };
  const times = [window, other].map(({ date, from }) => ({ date, from }));
  await changeRecord(context, leadRecord, id, { version: 0, change: { kind: "proposeVisit", times }, by });
  const token = buildToken(context.settings, "lead", { id });
  const proposed = async () => {
    const found = await findRequest(context, token);
    return found && (await showRequest(context, found, token)).proposals?.map((each) => each.id);
  };
  expect(await proposed()).toEqual([window, other].map(windowId));
  const value = [{ date: window.date, name: "Inventory" }];
  await changeCompany(context, ann, { name: "closings", value, version: 0 });
  expect(await proposed()).toEqual([windowId(other)]);
  const accept = (time: VisitWindow) =>
    changeRequest(context, { token, action: "accept", values: { time: windowId(time) } });
  await expect(accept(window)).rejects.toThrow("This time is not suggested any more. Please choose another.");
  expect(await accept(other)).toEqual({ done: "booked" });
});
