import { expect, test } from "vitest";
import { listVisitWindows } from "../business/visit-windows.ts";
import { findConsent } from "../consent/ledger.ts";
import { contextWith } from "../context.fixture.ts";
import type { Context } from "../context.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { readRecordView } from "../office/record/read-record-view.ts";
import { findRecord, readRecord } from "../records/read-records.ts";
import { buildToken } from "../records/request-link.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { findRequest } from "../request-page/find-request.ts";
import { showRequest } from "../request-page/show-request.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import { deliverNotices } from "./deliver-notices.ts";
import { recordFeedback } from "./record-feedback.ts";
import { buildSuppliers } from "./suppliers.fixture.ts";

const context = contextWith();

const event = (id: string, more: object, notice = "visitor") =>
  JSON.stringify({
    mail: { tags: { kind: ["lead"], id: [id], notice: [notice], "ses:source-ip": ["x"] } },
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

const contact = { name: "Ann Lee", location: "", address: "" };

/** A lead whose confirmation came back, and what is done with it by day. */
async function bouncedLead(more: Parameters<typeof buildQuoteRequest>[0], notice = "visitor") {
  const suppliers = buildSuppliers();
  const now = new Date("2026-11-17T17:00:00Z");
  const context = contextWith({ TEXT_FROM: "+13155550100" }, { ...suppliers, now: () => now });
  const id = newId();
  const email = `${id}@example.org`;
  await submitQuote(context, buildQuoteRequest({ ...contact, email, ...more }), { id });
  const key = leads(context.store).get({ id }).params<{ Key: RowKey }>().Key;
  await deliverNotices(context, key);
  await recordFeedback(context, event(id, { eventType: "Bounce", bounce: { bounceType: "Permanent" } }, notice));
  suppliers.mails.length = 0;
  suppliers.texts.length = 0;
  const token = buildToken(context.settings, "lead", { id });
  const readView = async () => {
    const found = await findRequest(context, token);
    return found && showRequest(context, found, token);
  };
  const bookVisit = async (at: number) => {
    const window = listVisitWindows(now)[at];
    if (!window) throw new Error("no window is offered");
    const { version = 0 } = await readRecord(context, leadRecord, id);
    const by = { email: "sam@example.org", name: "Sam" };
    const change = { kind: "visit", date: window.date, from: window.from } as const;
    return changeRecord(context, leadRecord, id, { version, change, by });
  };
  return { context, id, email, key, token, suppliers, readView, bookVisit };
}

test.each([
  ["visitor", "0151"],
  ["reply", "0153"],
])("where a mail (%s) came back updates and codes go by text, until the address is corrected", async (notice, end) => {
  const phone = `315-247-${end}`;
  const told = { phone, smsOptIn: true };
  const { context, id, email, key, token, suppliers, readView, bookVisit } = await bouncedLead(told, notice);
  const { contact: shown } = await bookVisit(0);
  expect(suppliers.mails.filter(({ to }) => String(to) === email)).toEqual([]);
  expect(suppliers.texts).toMatchObject([{ body: expect.stringContaining("Your visit is booked") }]);
  expect(shown.consent).toContainEqual({
    channel: "mail",
    isAllowed: true,
    isOff: true,
    why: "Allowed for this request. The last one came back",
  });
  expect((await readView())?.codeTo).toBe(`•••${end}`);
  const values = { ...contact, phone, email: `right-${email}` };
  const asked = { token, action: "contact", values } as const;
  const sent = await changeRequest(context, asked);
  expect(sent).toMatchObject({ codeSentTo: `•••${end}` });
  const code = /(\d{6}) is your code/.exec(suppliers.texts.at(-1)?.body ?? "")?.[1] ?? "";
  await changeRequest(context, { ...asked, code }, "ticket" in sent ? sent.ticket : "");
  expect((await readView())?.codeTo).toBe("r•••@example.org");
  suppliers.texts.length = 0;
  await deliverNotices(context, key);
  await bookVisit(1);
  const mailed = suppliers.mails.filter(({ to }) => String(to) === values.email).map(({ subject }) => subject);
  expect(mailed).toEqual([expect.stringContaining("We received"), expect.stringContaining("Your visit is moved")]);
  expect(suppliers.texts).toEqual([]);
  expect((await findRecord(context, leadRecord, id))?.notifyState).toBe("sent");
});

test("where a mail came back and nobody agreed to texts staff are told to call", async () => {
  const { context, email, token, suppliers, readView, bookVisit } = await bouncedLead({ phone: "315-247-0152" });
  await bookVisit(0);
  expect([suppliers.mails, suppliers.texts]).toEqual([[], []]);
  expect(await readView()).not.toHaveProperty("codeTo");
  const values = { ...contact, phone: "315-247-0152", email: `right-${email}` };
  expect(await changeRequest(context, { token, action: "contact", values })).toEqual({ done: "unproven" });
  expect(suppliers.mails).toEqual([]);
});

test("who reports a mail as spam gets no more, also about other requests, and the office reads why", async () => {
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  const complain = (of: string, notice: string, address: string) => {
    const mail = { messageId: `of ${of}`, tags: { kind: ["lead"], id: [of], notice: [notice] } };
    const complaint = { complainedRecipients: [{ emailAddress: address }] };
    return recordFeedback(context, JSON.stringify({ eventType: "Complaint", complaint, mail }));
  };
  for (const _ of [1, 2]) await complain(id, "visitor", email.toUpperCase());
  expect(await findConsent(context, "mail", email)).toMatchObject({ state: "stopped", recordId: id });
  const { id: other } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, { pk: `$site#id_${other}`, sk: "$lead_1" });
  expect(suppliers.mails.map(({ origin }) => origin?.notice)).toEqual(["staff"]);
  const { contact: shown } = await readRecordView(context, leadRecord, await readRecord(context, leadRecord, other));
  expect(shown.consent).toContainEqual(
    expect.objectContaining({ isAllowed: false, why: expect.stringContaining("by reporting an email as spam") }),
  );
  // One of the staff's own does not, nor one about a record that is gone.
  await complain(id, "staff", "office@example.org");
  await complain(newId(), "visitor", "gone@example.org");
  for (const address of ["office@example.org", "gone@example.org"])
    expect(await findConsent(context, "mail", address)).toBeUndefined();
});
