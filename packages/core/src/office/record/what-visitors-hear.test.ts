import { visitRules } from "@site/company/hours";
import { beforeEach, expect, test } from "vitest";
import { listVisitWindows, type VisitWindow, windowId } from "../../business/visit-windows.ts";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import type { Mail } from "../../email/mail.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord, leads } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { deliverNotices } from "../../notify/deliver-notices.ts";
import { sweepPending } from "../../notify/sweep-pending.ts";
import { addMember } from "../../office/auth/members.ts";
import { changeCompany } from "../../office/settings/staff-settings.ts";
import { getVersion, readRecord } from "../../records/read-records.ts";
import { buildToken } from "../../records/request-link.ts";
import { changeRequest } from "../../request-page/change-request.ts";
import type { Sms } from "../../sms/sms.ts";
import { newId } from "../../store/ids.ts";
import type { RowKey } from "../../store/table.ts";
import { assignNew } from "./assign-new.ts";
import { changeRecord } from "./change-record.ts";
import type { Change } from "./record-contract.ts";

let context: Context;
let mails: Mail[] = [];
let texts: Sms[] = [];
let clock = new Date("2026-11-17T17:00:00Z");
const [first] = listVisitWindows(clock) as [VisitWindow];

beforeEach(async () => {
  visitRules.isInstant = false;
  mails = [];
  texts = [];
  clock = new Date("2026-11-17T17:00:00Z");
  context = contextWith(
    { TABLE_NAME: await ownTable(), TEXT_FROM: "+13155550100", PUBLIC_URL: "https://shop.example" },
    {
      now: () => clock,
      sendSms: async (text) => String(texts.push(text)),
      sendMail: async (mail) => `mail-${mails.push(mail)}`,
    },
  );
});

const later = (ms = 60_000) => {
  clock = new Date(clock.getTime() + ms);
};
const leadKey = (id: string) => leads(context.store).get({ id }).params<{ Key: RowKey }>().Key;

async function newLead(more: Parameters<typeof buildQuoteRequest>[0] = {}) {
  const { id } = await submitQuote(context, buildQuoteRequest(more), { id: newId() });
  await deliverNotices(context, leadKey(id));
  later();
  return { id, token: buildToken(context.settings, "lead", { id }) };
}

const by = { email: "pat@example.com", name: "Pat" };
const office = async (id: string, change: Change) =>
  changeRecord(context, leadRecord, id, {
    version: getVersion(await readRecord(context, leadRecord, id)),
    change,
    by,
    id: newId(),
  });

test("whose request was closed in the minutes after they asked for times is promised no answer about them", async () => {
  const { id, token } = await newLead();
  await changeRequest(context, { token, action: "times", values: { first: windowId(first) } });
  later();
  await office(id, {
    kind: "status",
    to: "closed",
    outcome: "lost",
    reason: "They told us by phone that they chose another",
  });
  mails = [];
  later(30 * 60_000);
  await sweepPending(context);
  const toVisitor = mails.filter(({ to }) => to.some((each) => each === "ann@example.org"));
  expect(toVisitor.map(({ text }) => text).join("\n")).not.toMatch(/You will hear from us by/);
});

test("a visit that staff book for a quarantined request is told to its visitor, or refused", async () => {
  const { id } = await submitQuote(context, buildQuoteRequest({ subject: "pills" }), { id: newId() });
  later();
  const booked = await office(id, { kind: "visit", date: first.date, from: first.from }).then(
    ({ visits }) => visits?.visit?.text,
    () => "refused",
  );
  later(30 * 60_000);
  await sweepPending(context);
  const isTold = mails.some(({ to, text }) => to.some((each) => each === "ann@example.org") && /booked/.test(text));
  expect(booked === "refused" || isTold).toBe(true);
});

test("a new lead goes to whom the rule names, although its visitor sent a photo or a note in the same second", async () => {
  await addMember(context, { email: "sam@example.com", name: "Sam", role: "sales" });
  await changeCompany(context, "boss@example.com", {
    name: "assignment",
    value: { quote: "sam@example.com" },
    version: 0,
  });
  const { id, token } = await newLead();
  await changeRequest(context, { token, action: "note", values: { note: "The dog is friendly" } });
  // The stream tells of the new row a moment later.
  await assignNew(context, leadRecord, await readRecord(context, leadRecord, id), true);
  expect((await readRecord(context, leadRecord, id)).assignee).toBe("sam@example.com");
});
