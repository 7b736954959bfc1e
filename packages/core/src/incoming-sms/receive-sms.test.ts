import { beforeEach, expect, test } from "vitest";
import { isStopped } from "../consent/ledger.ts";
import { contextWith } from "../context.fixture.ts";
import { type Mail, Postponed, Undeliverable } from "../email/mail.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { readRecord } from "../records/read-records.ts";
import { buildReference } from "../records/reference.ts";
import { indexRow } from "../search/index-record.ts";
import { OptedOut, type Sms } from "../sms/sms.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { receiveSms } from "./receive-sms.ts";

let failure: Error | undefined;
let attempts = 0;
let sent: Sms[] = [];
let clock = new Date("2026-11-17T17:00:00Z");
const context = contextWith(
  { TEXT_FROM: "+13155550100" },
  {
    now: () => clock,
    sendSms: async (text) => {
      attempts += 1;
      if (failure) throw failure;
      return String(sent.push(text));
    },
  },
);

beforeEach(() => {
  failure = undefined;
  attempts = 0;
  sent = [];
});

const phone = "+13152470199";
const words = ["STOP", "HELP", "START"] as const;

test.each(words)("an answer to %s that failed goes out when the text comes again, and then no more", async (body) => {
  const text = { id: newId(), from: phone, body };
  for (const each of [new Error("away"), new Postponed("the text service failed a moment ago")]) {
    failure = each;
    await expect(receiveSms(context, text)).rejects.toThrow(each.message);
  }
  failure = undefined;
  for (let time = 1; time <= 3; time += 1) await receiveSms(context, text);
  expect([attempts, sent.length]).toEqual([3, 1]);
});

test.each(words)("%s that comes ten times at once is answered once", async (body) => {
  const text = { id: newId(), from: phone, body };
  await Promise.all(Array.from({ length: 10 }, () => receiveSms(context, text)));
  expect(sent).toHaveLength(1);
});

test("an answer that can't arrive is not tried again, and the stop stands all the same", async () => {
  for (const final of [new Undeliverable("a landline"), new OptedOut("opted out")]) {
    const text = { id: newId(), from: phone, body: "STOP" };
    failure = final;
    attempts = 0;
    await expect(receiveSms(context, text)).rejects.toThrow(final.message);
    await receiveSms(context, text);
    expect(attempts).toBe(1);
    expect(await isStopped(context, { phone })).toBe(true);
  }
});

test("STOP and START change what the ledger says of the number, HELP does not", async () => {
  const from = "+13152470198";
  for (const [body, isOff] of [
    ["HELP", false],
    ["STOP", true],
    ["HELP", true],
    ["START", false],
    ["HELP", false],
  ] as const) {
    clock = new Date(clock.getTime() + 60_000);
    await receiveSms(context, { id: newId(), from, body });
    expect(await isStopped(context, { phone: from }), body).toBe(isOff);
  }
});

async function newLead(phone: string, more = {}): Promise<string> {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: "", phone, ...more }), { id: newId() });
  await indexRow(context, leads(context.store).get({ id }).params<{ Key: RowKey }>().Key);
  return id;
}

test.each([
  ["Please cancel it", 1],
  ["STOP please", 0],
  ["cancel", 0],
])("%j ends texts, and is read by people where it may be of a visit: %i", async (body, count) => {
  const from = "+13152470194";
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => String(mails.push(mail));
  expect(await receiveSms({ ...context, sendMail }, { id: newId(), from, body })).toBe("stop");
  expect(await isStopped(context, { phone: from })).toBe(true);
  expect(mails.filter(({ text }) => text.includes(body))).toHaveLength(count);
});

test("a text from a number that nobody knows is mailed to the staff once, however often it comes", async () => {
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => String(mails.push(mail));
  const text = { id: newId(), from: "+13152470197", body: "When do you come?" };
  for (let time = 0; time < 3; time += 1) await receiveSms({ ...context, sendMail }, text);
  await receiveSms({ ...context, sendMail }, { ...text, id: newId() });
  expect(mails).toHaveLength(2);
});

test("a text to a quarantined lead alone is mailed to the staff, also when the mail goes out at its second try", async () => {
  const id = await newLead("315-247-0177", { subject: "pills" });
  const text = { id: newId(), from: "+13152470177", body: "Nobody called me back, my roof leaks" };
  const mails: Mail[] = [];
  let isAway = true;
  const sendMail = async (mail: Mail) => {
    if (isAway) throw new Error("away");
    return String(mails.push(mail));
  };
  await expect(receiveSms({ ...context, sendMail }, text)).rejects.toThrow("away");
  isAway = false;
  for (const _ of ["again", "and again"]) expect(await receiveSms({ ...context, sendMail }, text)).toBe("message");
  expect(mails.map(({ subject }) => subject)).toEqual([`Text message: quarantined lead ${buildReference(id)}`]);
  for (const part of [text.body, "Call 315-247-0177"]) expect(mails[0]?.text).toContain(part);
  expect((await readRecord(context, leadRecord, id)).visitorChanges).toMatchObject([{ text: text.body }]);
});

test("a text goes to a lead of its number that is not quarantined, although that came before", async () => {
  const real = await newLead("315-247-0178");
  clock = new Date(clock.getTime() + 60_000);
  const held = await newLead("315-247-0178", { subject: "pills" });
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => String(mails.push(mail));
  await receiveSms({ ...context, sendMail }, { id: newId(), from: "+13152470178", body: "Call me" });
  expect((await readRecord(context, leadRecord, real)).visitorChanges).toMatchObject([{ text: "Call me" }]);
  expect(await readRecord(context, leadRecord, held)).not.toHaveProperty("visitorChanges");
  expect(mails).toEqual([]);
});
