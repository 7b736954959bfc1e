import { findConsent } from "@site/core/consent/ledger";
import { contextWith, ownTable } from "@site/core/context.fixture";
import type { Mail } from "@site/core/email/mail";
import { leadRecord, leads } from "@site/core/leads/record";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { changeRecord } from "@site/core/office/record/change-record";
import { isClosed } from "@site/core/records/progress";
import { readRecord } from "@site/core/records/read-records";
import { buildToken } from "@site/core/records/request-link";
import { changeRequest } from "@site/core/request-page/change-request";
import { newId } from "@site/core/store/ids";
import type { RowKey } from "@site/core/store/table";
import { beforeEach, expect, test } from "vitest";
import { buildChat } from "../conversation/chat.fixture.ts";

let mails: Mail[] = [];
let clock = new Date("2026-11-17T17:00:00Z");
let context = contextWith();
beforeEach(async () => {
  mails = [];
  clock = new Date("2026-11-17T17:00:00Z");
  context = contextWith(
    { TABLE_NAME: await ownTable(), TEXT_FROM: "+13155550100" },
    { now: () => clock, sendSms: async () => "1", sendMail: async (mail) => `mail-${mails.push(mail)}` },
  );
});
const later = (ms = 60_000) => {
  clock = new Date(clock.getTime() + ms);
};
const leadKey = (id: string) => leads(context.store).get({ id }).params<{ Key: RowKey }>().Key;
const card = { name: "Ann Lee", phone: "315-247-0142", email: "ann@example.org", location: "Rome" };

test("who wants it again after all is heard, although staff had put right how the withdrawn lead ended", async () => {
  const chat = await buildChat({}, context);
  await chat.fill(card);
  const id = chat.sessionId;
  await deliverNotices(context, leadKey(id));
  later();
  await chat.fill(card, { withdraw: true });
  await deliverNotices(context, leadKey(id));
  later();
  const row = await readRecord(context, leadRecord, id);
  // Neither won nor lost.
  await changeRecord(context, leadRecord, id, {
    version: row.version ?? 0,
    id: newId(),
    by: { email: "pat@example.com", name: "Pat" },
    change: { kind: "status", to: "closed", outcome: "other" },
  });
  later();
  mails = [];
  const answer = await chat.fill(card);
  expect(answer).toMatchObject({ lead: { status: "received" } });
  await deliverNotices(context, leadKey(id));
  expect.soft(isClosed(leadRecord, await readRecord(context, leadRecord, id))).toBe(false);
  expect.soft(mails.map(({ text }) => text).join("\n")).not.toContain("Please don't call about it any more");
});

test("consent to texts to a second number is of the moment at which that number was sent", async () => {
  const chat = await buildChat({}, context);
  await chat.fill({ ...card, smsConsent: true });
  later(3_600_000);
  const at = clock.toISOString();
  await chat.fill({ ...card, phone: "315-247-0143", smsConsent: true });
  expect(await findConsent(context, "text", "+13152470143")).toMatchObject({ state: "allowed", at });
});

/** Withdraws by the page of the request, with the code that it takes. */
async function withdrawByPage(id: string): Promise<void> {
  const token = buildToken(context.settings, "lead", { id });
  const sent = await changeRequest(context, { token, action: "withdraw", values: {} });
  const code = /Your code is (\d{6})/.exec(mails.at(-1)?.text ?? "")?.[1];
  await changeRequest(context, { token, action: "withdraw", values: {}, code }, "ticket" in sent ? sent.ticket : "");
  await deliverNotices(context, leadKey(id));
  later();
  mails = [];
}

test("who withdrew on the page and sends the chat's card again has a request that somebody calls about", async () => {
  const chat = await buildChat({}, context);
  await chat.fill(card);
  const id = chat.sessionId;
  await deliverNotices(context, leadKey(id));
  later();
  await withdrawByPage(id);
  const answer = await chat.fill({ ...card, bestTime: "tomorrow at noon" });
  await deliverNotices(context, leadKey(id));
  expect.soft(isClosed(leadRecord, await readRecord(context, leadRecord, id)) && answer.lead).toBeFalsy();
  expect.soft(mails.map(({ text }) => text).join("\n")).not.toContain("Please don't call about it any more");
});

test("the same by words in the chat", async () => {
  const chat = await buildChat({}, context);
  await chat.fill(card);
  const id = chat.sessionId;
  await deliverNotices(context, leadKey(id));
  later();
  await withdrawByPage(id);
  await chat.say("I changed my mind, I do want the estimate. Please call me tomorrow.");
  await deliverNotices(context, leadKey(id));
  expect.soft(mails.map(({ text }) => text).join("\n")).not.toContain("Please don't call about it any more");
});

test("a note after a withdrawal is told to the staff as what it is", async () => {
  const chat = await buildChat({}, context);
  await chat.fill(card);
  const id = chat.sessionId;
  await deliverNotices(context, leadKey(id));
  later();
  await withdrawByPage(id);
  const token = buildToken(context.settings, "lead", { id });
  const note = "Sorry, that was a mistake. Please do call me.";
  await changeRequest(context, { token, action: "note", values: { note } });
  await deliverNotices(context, leadKey(id));
  expect.soft(mails.map(({ subject }) => subject).join()).not.toMatch(/^Withdrawn: /);
  expect.soft(mails.map(({ text }) => text).join("\n")).not.toContain("Please don't call about it any more");
});
