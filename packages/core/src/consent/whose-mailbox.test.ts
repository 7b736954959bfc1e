import { beforeEach, expect, test } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import type { Mail } from "../email/mail.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { recordFeedback } from "../notify/record-feedback.ts";
import { changeRecord } from "../office/record/change-record.ts";
import type { Change } from "../office/record/record-contract.ts";
import { deleteRecords } from "../privacy/delete-records.ts";
import { findRecordsByScan } from "../privacy/find-records-by-scan.ts";
import { getVersion, readRecord } from "../records/read-records.ts";
import { buildToken } from "../records/request-link.ts";
import { getDeliverableEmail } from "../records/sent-notices.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { stopMails } from "../request-page/stop-mails.ts";
import { findRecordsByIndex } from "../search/find-records-by-index.ts";
import { indexRow } from "../search/index-record.ts";
import { newId } from "../store/ids.ts";
import { scanTable } from "../store/iterate-items.ts";
import type { RowKey } from "../store/table.ts";
import { findAllowedAddress, findConsent } from "./ledger.ts";

let context: Context;
let mails: Mail[] = [];
let clock = new Date("2026-11-17T17:00:00Z");

beforeEach(async () => {
  mails = [];
  clock = new Date("2026-11-17T17:00:00Z");
  context = contextWith(
    { TABLE_NAME: await ownTable(), TEXT_FROM: "+13155550100", PUBLIC_URL: "https://shop.example" },
    { now: () => clock, sendSms: async () => "1", sendMail: async (mail) => `mail-${mails.push(mail)}` },
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

/** What a mail program does with the header of a mail, as request-page/stop-mails.ts. */
const clickUnsubscribe = async (mail: Mail | undefined) => {
  const { searchParams } = new URL(mail?.unsubscribe ?? "https://x.example");
  return stopMails(context, searchParams.get("token") ?? "", searchParams.get("stop") ?? "");
};

const details = { name: "Ann Lee", phone: "315-247-0142", location: "Rome, NY", address: "" };

test("who stops mails by the link of a mail is the mailbox that had it, also after the address was corrected", async () => {
  const { id } = await newLead({ ...details, email: "stranger@example.org" });
  const wrong = mails.at(-1);
  expect(wrong?.to).toEqual(["stranger@example.org"]);
  await office(id, { kind: "contact", values: { ...details, email: "ann.lee@example.org" } });
  later();
  await clickUnsubscribe(wrong);
  expect.soft(await findAllowedAddress(context, "stranger@example.org")).toBeUndefined();
  expect.soft(await findAllowedAddress(context, "ann.lee@example.org")).toBe("ann.lee@example.org");
});

test("the link that stops mails works in a mail from before staff replaced the link to the page", async () => {
  const { id } = await newLead({ ...details, email: "ann.lee@example.org" });
  const sent = mails.at(-1);
  await office(id, { kind: "newLink" });
  later();
  expect(await clickUnsubscribe(sent).catch((error: Error) => error.message)).toEqual({ done: "stoppedMails" });
});

test("who took a stop back and has their data deleted later is no one who stopped", async () => {
  const email = "ann.lee@example.org";
  const { token } = await newLead({ ...details, email });
  await changeRequest(context, { token, action: "stopMails", values: {} });
  later();
  const sent = await changeRequest(context, { token, action: "resumeMails", values: {} });
  const code = /Your code is (\d{6})/.exec(mails.at(-1)?.text ?? "")?.[1];
  later();
  await changeRequest(context, { token, action: "resumeMails", values: {}, code }, "ticket" in sent ? sent.ticket : "");
  expect((await findConsent(context, "mail", email))?.state).toBe("allowed");
  later();
  await deleteRecords(context, await findRecordsByScan(context, { email }));
  expect(await findAllowedAddress(context, email)).toBe(email);
});

test("a reply that comes back late is of the address that it went to, not of the corrected one", async () => {
  const { id } = await newLead({ ...details, email: "ann.le@example.org" });
  await office(id, { kind: "reply", subject: "Your estimate", text: "Hello" });
  const replyId = `mail-${mails.length}`;
  later();
  await office(id, { kind: "contact", values: { ...details, email: "ann.lee@example.org" } });
  later();
  const mail = { messageId: replyId, tags: { kind: ["lead"], id: [id], notice: ["reply"] } };
  await recordFeedback(
    context,
    JSON.stringify({
      eventType: "Bounce",
      bounce: { bounceType: "Permanent", bouncedRecipients: [{ emailAddress: "ann.le@example.org" }] },
      mail,
    }),
  );
  expect(getDeliverableEmail(await readRecord(context, leadRecord, id))).toBe("ann.lee@example.org");
});

async function indexAll(): Promise<void> {
  for await (const { pk, sk } of scanTable(context)) await indexRow(context, { pk, sk });
}

test("what the office deletes of a person by their email is what the command line deletes: the number's consent too", async () => {
  const email = "ann.lee@example.org";
  await newLead({ ...details, email, smsOptIn: true });
  await indexAll();
  const scanned = (await findRecordsByScan(context, { email })).rows.filter(({ __edb_e__ }) => __edb_e__ === "consent");
  expect(scanned).toHaveLength(1);
  await deleteRecords(context, await findRecordsByIndex(context, { email }));
  const left: object[] = [];
  for await (const row of scanTable(context)) if (JSON.stringify(row).includes("3152470142")) left.push(row);
  expect(left).toEqual([]);
});
