import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { changeStatus } from "../../records/change-status.fixture.ts";
import { withdrawnReason } from "../../records/progress.ts";
import { visitor } from "../../records/visitor-change.ts";
import { indexIntake } from "../../search/intake-index.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { listInbox } from "../inbox/list-inbox.ts";
import { changeRecord } from "../record/change-record.ts";
import { type Change, InboxQuery } from "../record/record-contract.ts";
import { readFigures } from "./figures.ts";

let now: Date;
let context: Context;
const by = { email: "ann@example.org", name: "Ann" };

async function lead(at: string, more: object = {}): Promise<string> {
  now = new Date(at);
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ phone: "", email: `${id}@example.org`, ...more }), { id });
  return id;
}

async function index(): Promise<void> {
  for await (const row of scanTable(context)) await indexIntake(context, row);
}

beforeEach(async () => {
  const parts = { now: () => now, sendMail: async () => "1", sendEvent: async () => "1" };
  context = contextWith({ TABLE_NAME: await ownTable() }, parts);
});

test("a change that was taken back is no answer, a mail that went out is one, in the figures as in the lists", async () => {
  const id = await lead("2026-11-09T15:00:00Z");
  const change = async (at: string, version: number, what: Change, own = context) => {
    now = new Date(at);
    return changeRecord(own, leadRecord, id, { version, change: what, by });
  };
  const figures = async () => {
    await index();
    const { firstAnswerMinutes, kept } = await readFigures(context, 2);
    return { firstAnswerMinutes, kept };
  };
  const places = async () => (await listInbox(context, "sales", InboxQuery.parse({}))).items.map(({ due }) => due);
  await change("2026-11-09T15:05:00Z", 0, { kind: "status", to: "contacted" });
  const undone = await change("2026-11-09T15:05:20Z", 1, { kind: "undo" });
  expect(await figures()).toEqual({ firstAnswerMinutes: undefined, kept: 0 });
  const reply = { kind: "reply" as const, subject: "Your doors", text: "When suits you?" };
  const away = { ...context, sendMail: () => Promise.reject(new Error("away")) };
  await expect(change("2026-11-09T15:30:00Z", 2, reply, away)).rejects.toMatchObject({ code: "unavailable" });
  expect([undone.due, ...(await places())]).toEqual([expect.any(String), undone.due]);
  const other = await lead("2026-11-09T15:45:00Z");

  expect(await change("2026-11-09T16:00:00Z", 3, reply)).toMatchObject({ status: "new", version: 4 });
  expect(await places()).toEqual([expect.any(String), undefined]);
  await change("2026-11-09T17:00:00Z", 4, reply);
  await change("2026-11-09T17:30:00Z", 5, { kind: "status", to: "contacted" });
  now = new Date("2026-11-18T15:00:00Z");
  expect(await figures()).toEqual({ firstAnswerMinutes: 60, kept: 1 });
  now = new Date("2026-11-09T15:47:00Z");
  const view = { version: 0, change: { kind: "status" as const, to: "closed" }, by };
  await changeRecord(context, leadRecord, other, view);
  now = new Date("2026-11-18T15:00:00Z");
  expect(await figures()).toEqual({ firstAnswerMinutes: 31, kept: 2 });
});

test("what was wrongly quarantined is counted from its release, as the inbox does", async () => {
  const id = await lead("2026-11-03T15:00:00Z", { subject: "pills" });
  now = new Date("2026-11-09T15:00:00Z");
  await changeRecord(context, leadRecord, id, { version: 0, change: { kind: "genuine" }, by });
  await index();
  expect(await readFigures(context, 2)).toMatchObject({ due: 0, kept: 0 });
  now = new Date("2026-11-09T15:20:00Z");
  await changeRecord(context, leadRecord, id, { version: 1, change: { kind: "status", to: "contacted" }, by });
  await index();
  now = new Date("2026-11-11T15:00:00Z");
  expect(await readFigures(context, 2)).toMatchObject({ due: 1, kept: 1, firstAnswerMinutes: 20 });
});

test("what its visitor takes back got no answer by that: it is not contacted, and owed none from then on", async () => {
  const withdraw = (id: string) =>
    changeStatus(context, leadRecord, id, "closed", visitor, { reason: withdrawnReason, outcome: "lost" });
  const change = (id: string, version: number, to: string) =>
    changeRecord(context, leadRecord, id, { version, change: { kind: "status", to }, by });
  const [early, late, answered] = [
    await lead("2026-11-09T15:00:00Z"),
    await lead("2026-11-09T15:00:00Z"),
    await lead("2026-11-09T15:00:00Z"),
  ];
  now = new Date("2026-11-09T15:05:00Z");
  await withdraw(early);
  now = new Date("2026-11-09T16:00:00Z");
  await change(answered, 0, "contacted");
  await withdraw(answered);
  now = new Date("2026-11-12T15:00:00Z");
  await withdraw(late);
  await index();
  now = new Date("2026-11-18T15:00:00Z");
  const figures = await readFigures(context, 2);
  expect(figures).toMatchObject({ leads: 3, due: 2, kept: 1, firstAnswerMinutes: 60 });
  expect(figures.funnel).toContainEqual({ name: "Contacted", count: 1 });

  await change(early, 1, "contacted");
  await index();
  const reopened = await readFigures(context, 2);
  expect(reopened).toMatchObject({ due: 2, kept: 1 });
  expect(reopened.funnel).toContainEqual({ name: "Contacted", count: 2 });
});
