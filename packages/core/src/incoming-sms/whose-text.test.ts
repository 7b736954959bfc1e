import { beforeEach, expect, test } from "vitest";
import { isStopped } from "../consent/ledger.ts";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import type { Mail } from "../email/mail.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { readRecord } from "../records/read-records.ts";
import { buildToken } from "../records/request-link.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { findRequest } from "../request-page/find-request.ts";
import { showRequest } from "../request-page/show-request.ts";
import { indexRow } from "../search/index-record.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { receiveSms } from "./receive-sms.ts";

let context: Context;
let mails: Mail[] = [];
let clock = new Date("2026-11-17T17:00:00Z");

beforeEach(async () => {
  mails = [];
  clock = new Date("2026-11-17T17:00:00Z");
  context = contextWith(
    { TABLE_NAME: await ownTable(), TEXT_FROM: "+13155550100" },
    { now: () => clock, sendSms: async () => "1", sendMail: async (mail) => String(mails.push(mail)) },
  );
});

const later = () => {
  clock = new Date(clock.getTime() + 60_000);
};
const index = (id: string) => indexRow(context, leads(context.store).get({ id }).params<{ Key: RowKey }>().Key);

async function newLead(more: Parameters<typeof buildQuoteRequest>[0]): Promise<string> {
  const { id } = await submitQuote(context, buildQuoteRequest(more), { id: newId() });
  await index(id);
  return id;
}

test("a text goes to the request of its number, and not to one of somebody else that only names the number", async () => {
  const bob = await newLead({ name: "Bob Ames", email: "", phone: "315-247-0181" });
  later();
  const ann = await newLead({
    name: "Ann Lee",
    phone: "315-247-0182",
    notes: "My neighbor Bob had it done, ask him: 315-247-0181",
  });
  later();
  await receiveSms(context, { id: newId(), from: "+13152470181", body: "The key is under the mat" });
  const found = await findRequest(context, buildToken(context.settings, "lead", { id: ann }));
  const page = found && (await showRequest(context, found, ""));
  expect.soft(JSON.stringify(page?.changes)).not.toContain("key is under the mat");
  expect.soft((await readRecord(context, leadRecord, bob)).visitorChanges).toMatchObject([{ title: "Text message" }]);
});

test("the same where the texter has no request at all: the staff get it by mail, and no stranger reads it", async () => {
  const ann = await newLead({ name: "Ann Lee", phone: "315-247-0183", notes: "My sister is at 315-247-0184" });
  later();
  await receiveSms(context, { id: newId(), from: "+13152470184", body: "This is Ruth, my code is 4711" });
  const found = await findRequest(context, buildToken(context.settings, "lead", { id: ann }));
  const page = found && (await showRequest(context, found, ""));
  expect.soft(JSON.stringify(page?.changes)).not.toContain("4711");
  expect.soft(mails.map(({ subject }) => subject)).toEqual(["Text message from +13152470184"]);
});

test("a number that the visitor has put right is not theirs any more", async () => {
  const id = await newLead({ name: "Ann Lee", email: "", phone: "315-247-0185" });
  const token = buildToken(context.settings, "lead", { id });
  later();
  // Nothing proves who she is: the office changes the number for her.
  await changeRequest(context, {
    token,
    action: "contact",
    values: { name: "Ann Lee", phone: "315-247-0186", email: "", location: "", address: "" },
  });
  await index(id);
  later();
  const { changeRecord } = await import("../office/record/change-record.ts");
  const row = await readRecord(context, leadRecord, id);
  await changeRecord(context, leadRecord, id, {
    version: row.version ?? 0,
    by: { email: "pat@example.com", name: "Pat" },
    change: {
      kind: "contact",
      values: { name: "Ann Lee", phone: "315-247-0186", email: "", location: "", address: "" },
    },
  });
  await index(id);
  later();
  // The stranger whose number was typed by mistake.
  await receiveSms(context, { id: newId(), from: "+13152470185", body: "Wrong number, I am Zoe" });
  const found = await findRequest(context, token);
  const page = found && (await showRequest(context, found, ""));
  expect(JSON.stringify(page?.changes)).not.toContain("I am Zoe");
});

test("an applicant who stopped texts and sends a résumé by text has not agreed to texts again", async () => {
  const from = "+13152470187";
  await receiveSms(context, { id: newId(), from, body: "STOP" });
  later();
  await receiveSms(context, { id: newId(), from, body: "My resume" });
  expect.soft(await isStopped(context, { phone: from })).toBe(true);
  expect.soft(mails.map(({ text }) => text.includes("My resume"))).toContain(true);
});
