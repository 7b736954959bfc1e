import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { buildQuoteRequest } from "../quote/lead.fixture.ts";
import { leadRecord, leads } from "../quote/record.ts";
import { submitQuote } from "../quote/submit-quote.ts";
import { findRecord } from "../records/read-records.ts";
import { newId } from "../store/ids.ts";
import { deliverNotices } from "./deliver-notices.ts";
import { recordFeedback } from "./record-feedback.ts";
import { buildSuppliers } from "./suppliers.fixture.ts";

const context = contextWith();

const event = (id: string, more: object) =>
  JSON.stringify({
    mail: { tags: { kind: ["lead"], id: [id], notice: ["visitor"], "ses:source-ip": ["x"] } },
    ...more,
  });

async function sentLead() {
  const { id } = await submitQuote(context, buildQuoteRequest(), { id: newId() });
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, { pk: `$site#id_${id}`, sk: "$lead_1" });
  return { id, suppliers };
}

test("every mail says which record and notice it is of, so that a bounce finds its way back", async () => {
  const { id, suppliers } = await sentLead();
  expect(suppliers.mails.map(({ origin }) => origin)).toEqual([
    { kind: "lead", id, notice: "staff" },
    { kind: "lead", id, notice: "visitor" },
  ]);
});

test("a lead whose confirmation bounced says so to the staff", async () => {
  const { id } = await sentLead();
  const feedback = await recordFeedback(
    context,
    event(id, { eventType: "Bounce", bounce: { bounceType: "Permanent" } }),
  );
  expect(feedback).toEqual({ kind: "lead", id, notice: "visitor", outcome: "bounced" });
  expect((await findRecord(context, leadRecord, id))?.notices).toMatchObject({
    staff: "message-1",
    visitor: "bounced",
  });
});

test("of a lead with two confirmations that one is said to have bounced whose message came back", async () => {
  const { id } = await sentLead();
  const notices = { staff: "message-1", "visitor 2": "message-2", visitor: "message-3" };
  await leads(context.store).patch({ id }).set({ notices }).go();
  const bounce = { eventType: "Bounce", bounce: { bounceType: "Permanent" } };
  const mail = { messageId: "message-2", tags: { kind: ["lead"], id: [id], notice: ["visitor"] } };
  // Amazon may tell it twice.
  for (const _ of [1, 2]) await recordFeedback(context, JSON.stringify({ ...bounce, mail }));
  expect((await findRecord(context, leadRecord, id))?.notices).toEqual({ ...notices, "visitor 2": "bounced" });
});

test("a mailbox that stayed full is one that came back; a mail about no record is told, not refused", async () => {
  const { id } = await sentLead();
  const full = { eventType: "Bounce", bounce: { bounceType: "Transient", bounceSubType: "MailboxFull" } };
  expect(await recordFeedback(context, event(id, full))).toMatchObject({ id, outcome: "bounced" });
  expect((await findRecord(context, leadRecord, id))?.notices).toMatchObject({ visitor: "bounced" });
  const untagged = JSON.stringify({ ...full, mail: { messageId: "m", tags: { "ses:source-ip": ["x"] } } });
  expect(await recordFeedback(context, untagged)).toEqual({ notice: "staff", outcome: "bounced" });
});

test("a complaint is noted, an automatic answer is not", async () => {
  const { id } = await sentLead();
  await recordFeedback(context, event(id, { eventType: "Bounce", bounce: { bounceType: "Transient" } }));
  expect((await findRecord(context, leadRecord, id))?.notices.visitor).toBe("message-2");
  await recordFeedback(context, event(id, { eventType: "Complaint" }));
  expect((await findRecord(context, leadRecord, id))?.notices.visitor).toBe("complained");
});

test.each([
  [{ action: "failed", status: "5.4.4", diagnosticCode: "smtp; 550 5.4.4 Invalid domain" }],
  [{ action: "failed" }],
  [{ status: "4.4.7", diagnosticCode: "smtp; 550 4.4.7 Message expired: unable to deliver in 840 minutes." }],
])("a mail that SES gave up for a passing fault is one that came back: %j", async (recipient) => {
  const { id } = await sentLead();
  const bouncedRecipients = [{ emailAddress: "bob@example.org" }, { emailAddress: "ann@gmail.ocm", ...recipient }];
  const bounce = { bounceType: "Transient", bounceSubType: "General", bouncedRecipients };
  expect(await recordFeedback(context, event(id, { eventType: "Bounce", bounce }))).toMatchObject({
    outcome: "bounced",
  });
  expect((await findRecord(context, leadRecord, id))?.notices.visitor).toBe("bounced");
});

test.each([[{}], [{ action: "relayed", status: "2.0.0" }], [{ action: null, status: null }]])(
  "an automatic answer tells of no failed recipient: %j",
  async (recipient) => {
    const { id } = await sentLead();
    const bouncedRecipients = [{ emailAddress: "ann@example.org", ...recipient }];
    const bounce = { bounceType: "Transient", bounceSubType: "General", bouncedRecipients };
    expect(await recordFeedback(context, event(id, { eventType: "Bounce", bounce }))).toMatchObject({
      outcome: "answered",
    });
    expect((await findRecord(context, leadRecord, id))?.notices.visitor).toBe("message-2");
  },
);

test("a bounce for a deleted record makes no new one, and an event that is not ours is refused", async () => {
  const id = newId();
  await recordFeedback(context, event(id, { eventType: "Complaint" }));
  expect(await findRecord(context, leadRecord, id)).toBeUndefined();
  await expect(
    recordFeedback(context, JSON.stringify({ eventType: "Complaint", mail: { tags: { kind: ["lead"] } } })),
  ).rejects.toThrow();
});

test("a mail that comes back before its sending is noted stays one that came back", async () => {
  const { id } = await submitQuote(context, buildQuoteRequest(), { id: newId() });
  const suppliers = buildSuppliers();
  const sendMail: Context["sendMail"] = async (mail) => {
    const sent = await suppliers.sendMail(mail);
    const bounce = { eventType: "Bounce", bounce: { bounceType: "Permanent" } };
    if (mail.origin?.notice === "visitor") await recordFeedback(context, event(id, bounce));
    return sent;
  };
  await deliverNotices({ ...context, ...suppliers, sendMail }, { pk: `$site#id_${id}`, sk: "$lead_1" });
  expect(await findRecord(context, leadRecord, id)).toMatchObject({
    notifyState: "sent",
    notices: { staff: "message-1", visitor: "bounced" },
  });
});
