import { profile } from "@site/company/profile";
import { afterEach, expect, test, vi } from "vitest";
import { telUri } from "../business/profile.ts";
import { contextWith } from "../context.fixture.ts";
import { type Mail, Undeliverable } from "../email/mail.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { entries } from "../giveaway/record.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { applicationRecord, applications } from "../jobs/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { changeStatus } from "../records/change-status.fixture.ts";
import { findRecord, readRecord } from "../records/read-records.ts";
import { buildReference } from "../records/reference.ts";
import { requestUrl } from "../records/request-link.ts";
import { writeVisitorChange } from "../request-page/write-visitor-change.ts";
import { newId } from "../store/ids.ts";
import type { RowKey } from "../store/table.ts";
import type { WebhookEvent } from "../webhook/send-event.ts";
import { deliverNotices } from "./deliver-notices.ts";
import { buildSuppliers } from "./suppliers.fixture.ts";

const context = contextWith();
const { store } = context;

afterEach(() => void vi.useRealTimers());

const leadKey = (id: string) => leads(store).get({ id }).params<{ Key: RowKey }>().Key;
const entryKey = (id: string) => entries(store).get({ id }).params<{ Key: RowKey }>().Key;
const applicationKey = (id: string) => applications(store).get({ id }).params<{ Key: RowKey }>().Key;

const linksIn = (mail: Mail | undefined): string[] =>
  [...(mail?.html ?? "").matchAll(/<a\s+href="([^"]*)"/g)].map(([, to = ""]) => to);

/** Contact details that no other test uses, so that no lead repeats another. */
const newEmail = () => `${newId()}@example.org`;

async function newLead(more: Parameters<typeof buildQuoteRequest>[0] = {}): Promise<string> {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: newEmail(), ...more }), { id: newId() });
  return id;
}

test("a lead is told to the staff, who can reply to the visitor, and confirmed to the visitor", async () => {
  const email = newEmail();
  // A Tuesday: what comes before a closed day is promised for another.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-17T15:00:00Z") });
  const id = await newLead({ email, phone: "315 555 0199", notes: "two\nwindows" });
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, leadKey(id));
  const [staff, visitor] = suppliers.mails;
  expect(staff).toMatchObject({ to: [profile.email], replyTo: email, subject: "New estimate request: Ann Lee" });
  for (const part of ["Ann Lee", email, "315 555 0199", "Windows", "two\nwindows", id])
    expect(staff?.text).toContain(part);
  expect(visitor).toMatchObject({ to: [email], replyTo: profile.email });
  for (const part of [
    "Hi Ann,",
    "We got your request for windows.",
    "by Wednesday, November 18 at 10:00 AM",
    "What happens next:",
    "3. Receive your quote",
    `Reference: ${buildReference(id)}`,
    profile.phone,
  ])
    expect(visitor?.text).toContain(part);
  expect(suppliers.mails).toHaveLength(2);
  expect(await findRecord(context, leadRecord, id)).toMatchObject({
    notifyState: "sent",
    notices: { staff: "message-1", visitor: "message-2" },
  });
});

test("a confirmation repeats nothing that a visitor typed in, so that nobody can send mail through us", async () => {
  const spam = "Buy at https://evil.example";
  const typed = { name: spam, location: spam, productType: spam, notes: spam };
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, leadKey(await newLead(typed)));
  const { id: entry } = await enterGiveaway(context, buildEntryRequest({ name: spam, address: spam, cityZip: spam }), {
    id: newId(),
  });
  await deliverNotices({ ...context, ...suppliers }, entryKey(entry));
  const application = buildApplicationRequest({ name: spam, position: spam, city: spam, coverLetter: spam });
  await deliverNotices(
    { ...context, ...suppliers },
    applicationKey((await applyForJob(context, application, { id: newId() })).id),
  );
  const confirmations = suppliers.mails.filter(({ subject }) => subject.startsWith("We received"));
  expect(confirmations).toHaveLength(3);
  for (const { subject, text, html } of confirmations) expect(subject + text + html).not.toContain("evil.example");
});

test("without an email address only the staff is written to", async () => {
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, leadKey(await newLead({ email: "", phone: "no number here" })));
  expect(suppliers.mails.map(({ to }) => to)).toEqual([[profile.email]]);
  expect(suppliers.mails[0]).not.toHaveProperty("replyTo");
});

test("configured staff addresses are written to in place of the business's own", async () => {
  const context = contextWith({ STAFF_MAIL: "ann@example.com, bob@example.com" });
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, leadKey(await newLead()));
  expect(suppliers.mails[0]?.to).toEqual(["ann@example.com", "bob@example.com"]);
});

test("an application goes to the recruiters and is confirmed to the applicant", async () => {
  const { id } = await applyForJob(context, buildApplicationRequest({ yearsExperience: "10+" }), { id: newId() });
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, applicationKey(id));
  expect(suppliers.mails.map(({ to, subject }) => [to[0], subject])).toEqual([
    [profile.careersEmail, "New application: Sam Ortiz, Installer"],
    ["sam@example.org", `We received your application - ${profile.company}`],
  ]);
  expect(suppliers.mails[0]?.text).toContain("More than 10 years");
});

test("an entry is confirmed to the visitor; the staff hears of entries by the digest", async () => {
  const { id } = await enterGiveaway(context, buildEntryRequest(), { id: newId() });
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, entryKey(id));
  expect(suppliers.mails.map(({ to }) => to)).toEqual([["ann@example.org"]]);
});

test("a second delivery of the same row sends nothing", async () => {
  const id = await newLead();
  const suppliers = buildSuppliers();
  for (let round = 0; round < 3; round += 1) await deliverNotices({ ...context, ...suppliers }, leadKey(id));
  expect(suppliers.mails).toHaveLength(2);
});

test("what looks automated is written to nobody", async () => {
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, leadKey(await newLead({ subject: "x" })));
  expect(suppliers.mails).toEqual([]);
});

test("a mail that fails is sent later, and those that went are not sent again", async () => {
  let isDown = true;
  const email = newEmail();
  const id = await newLead({ email });
  const suppliers = buildSuppliers((sent) => isDown && "to" in sent && sent.to[0] === profile.email);
  await expect(deliverNotices({ ...context, ...suppliers }, leadKey(id))).rejects.toThrow();
  expect(await findRecord(context, leadRecord, id)).toMatchObject({
    notifyState: "pending",
    notices: { visitor: "message-1" },
  });
  isDown = false;
  await deliverNotices({ ...context, ...suppliers }, leadKey(id));
  expect(suppliers.mails.map(({ to }) => to[0])).toEqual([email, profile.email]);
  expect((await findRecord(context, leadRecord, id))?.notifyState).toBe("sent");
});

test("an address that the supplier refuses for good does not keep the row pending, the staff's own does", async () => {
  const refusing = (address: string | undefined) => ({
    ...buildSuppliers(),
    sendMail: async ({ to }: { to: readonly string[] }) => {
      if (to[0] === address) throw new Undeliverable("MessageRejected");
      return "message";
    },
  });
  const email = newEmail();
  const [visitorBad, staffBad] = [await newLead({ email }), await newLead()];
  await deliverNotices({ ...context, ...refusing(email) }, leadKey(visitorBad));
  expect(await findRecord(context, leadRecord, visitorBad)).toMatchObject({
    notifyState: "sent",
    notices: { visitor: "undeliverable" },
  });
  await expect(deliverNotices({ ...context, ...refusing(profile.email) }, leadKey(staffBad))).rejects.toThrow();
  expect((await findRecord(context, leadRecord, staffBad))?.notifyState).toBe("pending");
});

test("a repeated contact is marked on the lead and said to the staff, not to the visitor", async () => {
  const email = newEmail();
  const suppliers = buildSuppliers();
  const [first, second] = [await newLead({ email }), await newLead({ email })];
  await deliverNotices({ ...context, ...suppliers }, leadKey(first));
  await deliverNotices({ ...context, ...suppliers }, leadKey(second));
  expect((await findRecord(context, leadRecord, second))?.repeatOf).toBe(first);
  const [, confirmation, again, secondConfirmation] = suppliers.mails;
  expect(again?.subject).toBe("New estimate request (again): Ann Lee");
  expect(again?.text).toContain(first);
  expect(secondConfirmation?.subject).toBe(confirmation?.subject);
  expect(secondConfirmation?.text).not.toContain(first);
});

test("with a webhook the CRM hears of a lead once, without our bookkeeping, and its failure holds back no mail", async () => {
  const context = contextWith({ WEBHOOK_URL: "https://crm.example.com/", WEBHOOK_SECRET: "secret" });
  let isDown = true;
  const id = await newLead({ attribution: { last: { utm_campaign: "spring" } } });
  const suppliers = buildSuppliers((sent) => isDown && "type" in sent);
  await expect(deliverNotices({ ...context, ...suppliers }, leadKey(id))).rejects.toThrow();
  expect(suppliers.mails).toHaveLength(2);
  isDown = false;
  await deliverNotices({ ...context, ...suppliers }, leadKey(id));
  await deliverNotices({ ...context, ...suppliers }, leadKey(id));
  expect(suppliers.mails).toHaveLength(2);
  expect(suppliers.events).toMatchObject([
    { id, type: "lead.created", data: { id, name: "Ann Lee", attribution: { last: { utm_campaign: "spring" } } } },
  ]);
  for (const name of ["payloadHash", "notices", "dedupeKeys", "notifyState"])
    expect(suppliers.events[0]?.data).not.toHaveProperty(name);
});

test("the CRM hears of a win with its amount, and of the amount's correction; the staff and the visitor do not", async () => {
  const context = contextWith({ WEBHOOK_URL: "https://crm.example.com/", WEBHOOK_SECRET: "secret" });
  const id = await newLead();
  const suppliers = buildSuppliers();
  const deliver = () => deliverNotices({ ...context, ...suppliers }, leadKey(id));
  await deliver();
  await changeStatus(context, leadRecord, id, "contacted", "ann");
  await deliver();
  await changeStatus(context, leadRecord, id, "qualified", "ann");
  await changeStatus(context, leadRecord, id, "closed", "ann", { outcome: "won", value: 18_400 });
  await deliver();
  await changeStatus(context, leadRecord, id, "closed", "ann", { value: 17_900 });
  await deliver();
  await deliver();
  expect(suppliers.events).toMatchObject([
    { id, type: "lead.created", data: { status: "new" } },
    { id: `${id}-1`, type: "lead.updated", data: { status: "contacted" } },
    // Of two changes that it hears of at once the second one's number.
    { id: `${id}-3`, type: "lead.updated", data: { status: "closed", outcome: "won", value: 18_400 } },
    { id: `${id}-4`, type: "lead.updated", data: { status: "closed", outcome: "won", value: 17_900 } },
  ]);
  expect(suppliers.mails).toHaveLength(2);
});

test("what a visitor changes while the CRM hears of a new status goes out after it as an event of its own", async () => {
  const context = contextWith({ WEBHOOK_URL: "https://crm.example.com/", WEBHOOK_SECRET: "secret" });
  const id = await newLead();
  const suppliers = buildSuppliers();
  const deliver = (more = {}) => deliverNotices({ ...context, ...suppliers, ...more }, leadKey(id));
  await deliver();
  await changeStatus(context, leadRecord, id, "contacted", "ann");
  await deliver({
    sendEvent: async (event: WebhookEvent) => {
      const row = await readRecord(context, leadRecord, id);
      await writeVisitorChange(
        context,
        { record: leadRecord, row },
        { change: { title: "Note", text: "Gate code 7" } },
      );
      return suppliers.sendEvent(event);
    },
  });
  await deliver();
  await changeStatus(context, leadRecord, id, "qualified", "ann");
  await deliver();
  expect(suppliers.events.map((event) => event.id)).toEqual([id, `${id}-1`, `${id}-2`, `${id}-3`]);
});

test("a row that was deleted meanwhile is no failure", async () => {
  await deliverNotices({ ...context, ...buildSuppliers() }, leadKey(newId()));
});

test("a mail to the staff leads to the record in the office and to the telephone, one to the visitor to its own page", async () => {
  const suppliers = buildSuppliers();
  const id = await newLead({ phone: "(315) 555-0142" });
  const office = contextWith({ OFFICE_URL: "https://office.example.org" }, suppliers);
  await deliverNotices(office, leadKey(id));
  const [staff, visitor] = suppliers.mails;
  const called = telUri(profile.phone);
  expect(linksIn(staff)).toEqual([`https://office.example.org/leads/${id}`, "tel:+13155550142", called, called]);
  expect(staff?.text).toContain(`https://office.example.org/leads/${id}`);
  const page = requestUrl(office.settings, "lead", { id });
  expect(linksIn(visitor)).toEqual([page, called, called]);
  expect(visitor?.text).toContain(page);
  expect(visitor?.text.replaceAll(page, "")).not.toMatch(/office\.example|https?:|tel:/);
});

test("a confirmation that had to wait promises no day that is over", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T15:00:00Z") });
  const email = newEmail();
  const id = await newLead({ email });
  vi.setSystemTime(Date.parse("2026-11-24T15:00:00Z"));
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, leadKey(id));
  const text = suppliers.mails.find(({ to }) => String(to[0]) === email)?.text ?? "";
  expect(text).toContain("by Wednesday, November 25 at 10:00 AM");
  expect(text).not.toContain("November 23");
});

test("of what is closed before its confirmation went out no answer is promised any more", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T03:00:00Z") });
  let isDown = true;
  const suppliers = buildSuppliers((sent) => isDown && "to" in sent && String(sent.to).includes("example.org"));
  const context = contextWith({ TEXT_FROM: "+13155550100" }, suppliers);
  const byMail = await newLead();
  const byText = await newLead({ email: "", phone: "315-247-0142", smsOptIn: true });
  const { id: applied } = await applyForJob(context, buildApplicationRequest({ email: newEmail() }), { id: newId() });
  const deliver = () =>
    Promise.allSettled(
      [leadKey(byMail), leadKey(byText), applicationKey(applied)].map((key) => deliverNotices(context, key)),
    );
  expect((await deliver()).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected"]);
  for (const id of [byMail, byText])
    await changeStatus(context, leadRecord, id, "closed", "ann", { outcome: "lost", reason: "Out of area" });
  await changeStatus(context, applicationRecord, applied, "rejected", "ann");
  isDown = false;
  vi.setSystemTime(Date.parse("2026-11-18T14:00:00Z"));
  suppliers.mails.length = 0;
  await deliver();
  expect([suppliers.mails, suppliers.texts]).toEqual([[], []]);
  for (const id of [byMail, byText]) expect((await findRecord(context, leadRecord, id))?.notifyState).toBe("sent");
  expect((await findRecord(context, applicationRecord, applied))?.notifyState).toBe("sent");
});
