import { beforeEach, expect, test } from "vitest";
import { minute } from "../business/durations.ts";
import { listVisitWindows } from "../business/visit-windows.ts";
import { findConsent, stopContact } from "../consent/ledger.ts";
import { contextWith } from "../context.fixture.ts";
import { type Mail, Undeliverable } from "../email/mail.ts";
import { enterGiveaway } from "../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { entryRecord } from "../giveaway/record.ts";
import { buildApplicationRequest } from "../jobs/application.fixture.ts";
import { applyForJob } from "../jobs/apply-for-job.ts";
import { applicationRecord } from "../jobs/record.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { readRecordView } from "../office/record/read-record-view.ts";
import { changeStatus } from "../records/change-status.fixture.ts";
import { findRecord } from "../records/read-records.ts";
import { buildReference } from "../records/reference.ts";
import { buildToken } from "../records/request-link.ts";
import { writeChange } from "../records/write-change.ts";
import { OptedOut, type Sms } from "../sms/sms.ts";
import { newId } from "../store/ids.ts";
import { changeRequest } from "./change-request.ts";
import { findRequest } from "./find-request.ts";
import { showRequest } from "./show-request.ts";

let mails: Mail[] = [];
let texts: Sms[] = [];
let clock = new Date("2026-11-17T15:00:00Z");
const sendMail = async (mail: Mail) => String(mails.push(mail));
const sendSms = async (text: Sms) => String(texts.push(text));
const context = contextWith({ TEXT_FROM: "+13155550100" }, { now: () => clock, sendMail, sendSms });

beforeEach(() => {
  mails = [];
  texts = [];
  clock = new Date("2026-11-17T15:00:00Z");
});

const contact = { name: "Ann Lee", phone: "315-555-0142", location: "Rome, NY", address: "" };

async function newLead(more: Parameters<typeof buildQuoteRequest>[0] = {}) {
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ ...contact, email, ...more }), { id: newId() });
  return { id, email, token: buildToken(context.settings, "lead", { id }) };
}

const lead = (id: string) => findRecord(context, leadRecord, id);
const codeIn = (mail: Mail | undefined): string => /Your code is (\d{6})/.exec(mail?.text ?? "")?.[1] ?? "";
const leadKey = (id: string) => leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key;

type Asked = Parameters<typeof changeRequest>[1];

/** Asks, and confirms with the code that came by mail. */
async function prove(asked: Asked) {
  const sent = await changeRequest(context, asked);
  if (!("ticket" in sent)) throw new Error("no code was sent");
  return changeRequest(context, { ...asked, code: codeIn(mails.at(-1)) }, sent.ticket);
}

test("a note needs no code; staff see it in the record, unread, and hear of it once", async () => {
  const { id, token } = await newLead();
  await deliverNotices(context, leadKey(id));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "New estimate request: Ann Lee",
    expect.stringMatching(/^We received your request/),
  ]);
  for (const note of ["The dog is friendly.", "Two more windows."])
    expect(await changeRequest(context, { token, action: "note", values: { note } })).toEqual({ done: "noted" });
  expect(await lead(id)).toMatchObject({
    unreadSince: clock.toISOString(),
    notifyState: "pending",
    visitorChanges: [{ title: "Note", text: "The dog is friendly." }, { text: "Two more windows." }],
  });
  mails = [];
  await deliverNotices(context, leadKey(id));
  await deliverNotices(context, leadKey(id));
  expect(mails.map(({ subject }) => subject)).toEqual(["Updated: New estimate request: Ann Lee"]);
  expect(mails[0]?.text).toContain("Two more windows.");
});

test("a note that is posted twice by a double press is kept once; said again later, it is another one", async () => {
  const { id, token } = await newLead();
  const note = (text: string) => changeRequest(context, { token, action: "note", values: { note: text } });
  expect(await Promise.all([note("Any news?"), note("Any news?")])).toEqual([{ done: "noted" }, { done: "noted" }]);
  expect(await lead(id)).toMatchObject({ visitorNews: 1, visitorChanges: [{ text: "Any news?" }] });
  await note("The dog is friendly.");
  await note("Any news?");
  clock = new Date(clock.getTime() + 11 * minute);
  await note("Any news?");
  expect((await lead(id))?.visitorChanges).toMatchObject([{}, { text: "The dog is friendly." }, {}, {}]);
});

test("a wish is corrected at once and says what it was", async () => {
  const { id, token } = await newLead({ serviceType: "windows", notes: "Two" });
  const values = { serviceType: "doors", productType: "", notes: "Three" };
  expect(await changeRequest(context, { token, action: "wish", values })).toEqual({ done: "saved" });
  expect(await lead(id)).toMatchObject({ serviceType: "doors", notes: "Three" });
  expect((await lead(id))?.visitorChanges?.[0]?.text).toContain("Notes: Three, before: Two");
  expect(await changeRequest(context, { token, action: "wish", values })).toEqual({ done: "same" });
  expect((await lead(id))?.visitorChanges).toHaveLength(1);
});

test("a form that was opened before somebody else saved changes only what was changed in it", async () => {
  const { id, token } = await newLead({ serviceType: "windows", productType: "bay", notes: "Two" });
  const shown = { "shown.serviceType": "windows", "shown.productType": "bay", "shown.notes": "Two" };
  const values = { serviceType: "windows", productType: "bay", notes: "Two" };
  const save = (changed: object) =>
    changeRequest(context, { token, action: "wish", values: { ...shown, ...values, ...changed } });
  expect(await save({ notes: "Three" })).toEqual({ done: "saved" });
  expect(await save({ productType: "bow" })).toEqual({ done: "saved" });
  expect(await lead(id)).toMatchObject({ productType: "bow", notes: "Three" });
  expect((await lead(id))?.visitorChanges?.at(-1)?.text).toBe("Product: bow, before: bay");
  expect(await save({})).toEqual({ done: "same" });
  expect(await save({ notes: "" })).toEqual({ done: "saved" });
  expect(await lead(id)).toMatchObject({ productType: "bow" });
  expect(await lead(id)).not.toHaveProperty("notes");
});

test("contact data changes with the code alone, which went to the address on file, and texts need a new consent", async () => {
  const { id, email, token } = await newLead({ smsOptIn: true });
  const values = { ...contact, email: `new-${email}`, phone: "315-555-0177" };
  const asked = { token, action: "contact", values } as const;
  const sent = await changeRequest(context, asked);
  expect(sent).toMatchObject({ codeSentTo: `${email[0]}•••@example.org` });
  expect(mails.map(({ to }) => to)).toEqual([[email]]);
  expect(await lead(id)).toMatchObject({ email, phone: contact.phone, smsOptIn: true });
  expect(await prove(asked)).toEqual({ done: "saved" });
  expect(await lead(id)).toMatchObject({ email: `new-${email}`, phone: "315-555-0177", phoneE164: "+13155550177" });
  expect((await lead(id))?.smsOptIn).toBe(false);
  expect(await lead(id)).not.toHaveProperty("smsConsent");
});

test("consent to texts stays with a number that is only spelled another way", async () => {
  const { id, token } = await newLead({ smsOptIn: true });
  const values = { ...contact, email: "", phone: "(315) 555-0142", name: "Ann B. Lee" };
  expect(await prove({ token, action: "contact", values })).toEqual({ done: "saved" });
  expect(await lead(id)).toMatchObject({ phone: "(315) 555-0142", smsOptIn: true });
});

test("a code is refused when it is wrong, old, used, of another browser or of another request", async () => {
  const { id, token } = await newLead();
  const other = await newLead();
  const asked = { token, action: "withdraw", values: {} } as const;
  const sent = await changeRequest(context, asked);
  const ticket = "ticket" in sent ? sent.ticket : "";
  const code = codeIn(mails.at(-1));
  const refused = { code: "invalid", body: { fields: { code: expect.any(String) } } };
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  await expect(changeRequest(context, { ...asked, code: wrong }, ticket)).rejects.toMatchObject(refused);
  await expect(changeRequest(context, { ...asked, code }, "another browser")).rejects.toMatchObject(refused);
  await expect(changeRequest(context, { ...asked, token: other.token, code }, ticket)).rejects.toMatchObject(refused);
  // A try for another request uses it up.
  await expect(changeRequest(context, { ...asked, code }, ticket)).rejects.toMatchObject(refused);
  const again = await changeRequest(context, asked);
  clock = new Date(clock.getTime() + 11 * 60_000);
  const late = { ...asked, code: codeIn(mails.at(-1)) };
  await expect(changeRequest(context, late, "ticket" in again ? again.ticket : "")).rejects.toMatchObject(refused);
  expect((await lead(id))?.status).toBe("new");
});

test("what is withdrawn is closed with its reason, and takes only a note from then on", async () => {
  const { id, token } = await newLead();
  expect(await prove({ token, action: "withdraw", values: {} })).toEqual({ done: "withdrawn" });
  expect(await lead(id)).toMatchObject({ status: "closed", outcome: "lost", reason: "Withdrawn by the visitor" });
  expect((await lead(id))?.history?.at(-1)).toMatchObject({ by: "visitor", to: "closed" });
  await expect(changeRequest(context, { token, action: "wish", values: { notes: "x" } })).rejects.toMatchObject({
    code: "invalid",
  });
  expect(await changeRequest(context, { token, action: "note", values: { note: "Maybe next year" } })).toEqual({
    done: "noted",
  });
});

test("a withdrawal is told at once, first thing in the subject, with no number to call; a note waits for the sweep", async () => {
  const { id, token } = await newLead({ phone: "315-247-0161" });
  await deliverNotices(context, leadKey(id));
  await changeRequest(context, { token, action: "note", values: { note: "The dog is friendly." } });
  expect(await lead(id)).not.toHaveProperty("tellNow");
  await prove({ token, action: "withdraw", values: {} });
  expect(await lead(id)).toMatchObject({ notifyState: "pending", tellNow: true });
  expect(mails.at(-1)?.text).toContain("With it you confirm that you withdraw it: request");
  mails = [];
  await deliverNotices(context, leadKey(id));
  const [toStaff] = mails;
  expect(toStaff?.subject).toBe("Withdrawn: New estimate request: Ann Lee");
  expect(toStaff?.text).toContain("The visitor withdrew this request. Please don't call about it any more.");
  expect(toStaff?.text).not.toMatch(/^Call |tel:/m);
  expect(await lead(id)).toMatchObject({ notifyState: "sent" });
  expect(await lead(id)).not.toHaveProperty("tellNow");
});

test("asking for times puts off no promise: not the first answer, and not one that is owed already", async () => {
  const { id, token } = await newLead();
  const ask = async (at: number) => {
    const found = await findRequest(context, token);
    const window = found && (await showRequest(context, found, token)).windows?.[at];
    await changeRequest(context, { token, action: "times", values: { first: window?.id ?? "" } });
    return (await lead(id))?.timesDueSince;
  };
  const created = clock.toISOString();
  clock = new Date("2026-11-17T16:00:00Z");
  expect(await ask(0)).toBe(created);
  await changeStatus(context, leadRecord, id, "contacted", "ann@example.com");
  clock = new Date("2026-11-17T17:00:00Z");
  expect(await ask(1)).toBe(created);
});

test("who left only a number and agreed to texts proves it by a texted code, and gets none after a stop", async () => {
  const phone = "3152470144";
  const { id, token } = await newLead({ email: "", phone, smsOptIn: true });
  const asked = { token, action: "withdraw", values: {} } as const;
  const found = await findRequest(context, token);
  expect(found && (await showRequest(context, found, token)).codeTo).toBe("•••0144");
  const sent = await changeRequest(context, asked);
  expect(sent).toMatchObject({ codeSentTo: "•••0144" });
  expect(texts.map(({ to }) => to)).toEqual(["+13152470144"]);
  const code = /: (\d{6}) is your code/.exec(texts[0]?.body ?? "")?.[1] ?? "";
  const ticket = "ticket" in sent ? sent.ticket : "";
  expect(await changeRequest(context, { ...asked, code }, ticket)).toEqual({ done: "withdrawn" });
  expect(await lead(id)).toMatchObject({ status: "closed" });
  await stopContact(context, { phone }, { via: "text" });
  expect(await changeRequest(context, { token, action: "copy", values: {} })).toEqual({ done: "unproven" });
  expect(texts).toHaveLength(1);
});

test("where neither mailbox nor number takes the code staff are told to call, and a number that stopped gets no more", async () => {
  const asked = { action: "withdraw", values: {} } as const;
  const ways = [
    { lead: await newLead(), error: new Undeliverable("no such address") },
    { lead: await newLead({ email: "", phone: "3152470149", smsOptIn: true }), error: new OptedOut("stopped") },
  ];
  for (const {
    lead: { id, token },
    error,
  } of ways) {
    const fail = () => Promise.reject(error);
    const refusing = { ...context, sendMail: fail, sendSms: fail };
    expect(await changeRequest(refusing, { token, ...asked })).toEqual({ done: "unproven" });
    expect(await lead(id)).toMatchObject({ status: "new", visitorChanges: [{ title: "Withdrawal asked for" }] });
  }
  expect(await findConsent(context, "text", "+13152470149")).toMatchObject({ state: "stopped", via: "supplier" });
  const [first] = ways;
  if (!first) throw new Error("no lead");
  const { token, email } = first.lead;
  await stopContact(context, { email }, { via: "mail" });
  const refusing = { ...context, sendMail: () => Promise.reject(first.error) };
  // Staff can't allow mails in somebody's place: nobody is told that they call about it.
  const resumed = changeRequest(refusing, { token, action: "resumeMails", values: {} });
  await expect(resumed).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("call us at") });
  expect(await findConsent(context, "mail", email)).toMatchObject({ state: "stopped" });
});

test("who left only a number and agreed to texts at night reads when the text comes, until it went", async () => {
  clock = new Date("2026-11-18T03:00:00Z");
  const request = buildQuoteRequest({ ...contact, email: "", phone: "3152470145", smsOptIn: true });
  const { id, textAt } = await submitQuote(context, request, { id: newId() });
  expect(textAt).toBe("Wednesday, November 18 at 8:00 AM");
  const token = buildToken(context.settings, "lead", { id });
  const waits = async () => {
    const found = await findRequest(context, token);
    return found && (await showRequest(context, found, token)).textAt;
  };
  expect(await waits()).toBe(textAt);
  await changeStatus(context, leadRecord, id, "closed", "ann@example.com");
  expect(await waits()).toBeUndefined();
  await changeStatus(context, leadRecord, id, "contacted", "ann@example.com");
  expect(await waits()).toBe(textAt);
  await stopContact(context, { phone: request.phone }, { via: "text" });
  expect(await waits()).toBeUndefined();
  clock = new Date("2026-11-18T13:01:00Z");
  await deliverNotices(context, leadKey(id));
  expect(await waits()).toBeUndefined();
  const byDay = buildQuoteRequest({ ...contact, email: "", phone: "3152470146", smsOptIn: true });
  expect(await submitQuote(context, byDay, { id: newId() })).not.toHaveProperty("textAt");
});

test("who left only a phone can't be sent a code: staff are told to call before anything is changed", async () => {
  const { id, token } = await newLead({ email: "", phone: "315-555-0148" });
  const values = { ...contact, phone: "315-555-0177", email: "thief@example.org" };
  clock = new Date("2026-11-17T16:00:00Z");
  expect(await changeRequest(context, { token, action: "contact", values })).toEqual({ done: "unproven" });
  expect(await changeRequest(context, { token, action: "withdraw", values: {} })).toEqual({ done: "unproven" });
  const row = await lead(id);
  expect(row).not.toHaveProperty("email");
  expect(row?.status).toBe("new");
  const old = "315-555-0148 (on file since Nov 17, 2026, 10:00 AM)";
  const both = `Please call ${old}, and if nobody there knows of it the new one, too: 315-555-0177 (given Nov 17, 2026, 11:00 AM).`;
  expect(row?.visitorChanges?.map(({ forStaff }) => forStaff)).toEqual([
    expect.stringContaining(both),
    expect.stringContaining(`Please call ${old} before doing it.`),
  ]);
  expect(mails).toEqual([]);
  await deliverNotices(context, leadKey(id));
  expect(mails[0]?.text).toContain(both);
  if (!row) throw new Error("no lead");
  expect((await readRecordView(context, leadRecord, row)).timeline.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/315-555-0177 \(given[\s\S]*thief@example\.org/),
  );
  const found = await findRequest(context, token);
  const shown = found && (await showRequest(context, found, token)).changes;
  expect(shown?.map(({ title }) => title)).toEqual(["New contact details asked for", "Withdrawal asked for"]);
  expect(shown?.[0]?.text).toMatch(/^Email: thief@example\.org, before: nothing\nPhone: 315-555-0177/m);
  expect(JSON.stringify(shown)).not.toMatch(/Please call|no code could be sent/);
});

test("deletion and a copy are asked for with a code and left to the staff", async () => {
  const { id, token } = await newLead();
  expect(await prove({ token, action: "deletion", values: {} })).toEqual({ done: "asked" });
  expect(await prove({ token, action: "copy", values: {} })).toEqual({ done: "asked" });
  expect((await lead(id))?.visitorChanges?.map(({ title }) => title)).toEqual([
    "Deletion of the data asked for",
    "Copy of the data asked for",
  ]);
});

/** Notes until no more fits, each of them another one. @returns how many did */
async function fill(token: string, text: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    const note = `${count}${text}`.slice(0, 5000);
    const change = changeRequest(context, { token, action: "note", values: { note } });
    const refused = await change.then(
      () => undefined,
      ({ code }) => code,
    );
    if (refused) expect(refused).toBe("throttled");
    if (refused) return count;
  }
}

test("notes end before the record is full: the staff and the notifier still work on it", async () => {
  const { id, token } = await newLead({ phone: "315-247-0163" });
  await deliverNotices(context, leadKey(id));
  expect(await fill(token, "窓".repeat(5000))).toBe(9);
  await deliverNotices(context, leadKey(id));
  expect(await lead(id)).toMatchObject({ notifyState: "sent" });
  const reason = "r".repeat(200);
  await changeStatus(context, leadRecord, id, "contacted", "ann@example.com", { reason });
  expect(await lead(id)).toMatchObject({ status: "contacted", reason });
});

test("however much was said, what ends something is taken: a stop, a cancellation, a deletion, a withdrawal", async () => {
  const { id, token, email } = await newLead();
  expect(await fill(token, "Please call.")).toBe(60);
  const stopped = await changeRequest(context, { token, action: "stopMails", values: {} }, "", "mail");
  expect(stopped).toEqual({ done: "stoppedMails" });
  const full = { code: "throttled" };
  // Refused before the ledger says what the page does not.
  await expect(prove({ token, action: "resumeMails", values: {} })).rejects.toMatchObject(full);
  expect(await findConsent(context, "mail", email)).toMatchObject({ state: "stopped" });
  const [visit] = listVisitWindows(clock);
  const row = await lead(id);
  if (row) await writeChange(context, leadRecord, row, { set: { visit } });
  expect(await changeRequest(context, { token, action: "cancelVisit", values: {} })).toEqual({ done: "canceled" });
  expect(await prove({ token, action: "deletion", values: {} })).toEqual({ done: "asked" });
  await expect(prove({ token, action: "deletion", values: {} })).rejects.toMatchObject(full);
  expect(await prove({ token, action: "withdraw", values: {} })).toEqual({ done: "withdrawn" });
});

test("wrong values are refused on their fields, and both ways of contact can't go", async () => {
  const { token } = await newLead();
  const change = (values: Record<string, string>) => changeRequest(context, { token, action: "contact", values });
  await expect(change({ ...contact, email: "ann" })).rejects.toMatchObject({
    body: { fields: { email: expect.any(String) } },
  });
  await expect(change({ ...contact, email: "", phone: "" })).rejects.toMatchObject({
    body: { fields: { email: expect.any(String) } },
  });
  await expect(changeRequest(context, { token, action: "note", values: { note: " " } })).rejects.toMatchObject({
    body: { fields: { note: "Please write a note" } },
  });
});

test("a guess, a link of somebody else and one that was taken back are all answered alike", async () => {
  const { id, token } = await newLead();
  const row = await lead(id);
  if (!row) throw new Error("no lead");
  await writeChange(context, leadRecord, row, { set: { linkVersion: 1, linkHash: "0".repeat(64) } });
  const guesses = [
    "",
    "guess",
    `${token.slice(0, -4)}____`,
    buildToken(context.settings, "lead", { id: newId() }),
    token,
  ];
  const answers = await Promise.all(
    guesses.map((each) =>
      changeRequest(context, { token: each, action: "note", values: { note: "x" } }).catch(({ code, message }) => ({
        code,
        message,
      })),
    ),
  );
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: "notFound" });
  const next = buildToken(context.settings, "lead", { id, linkVersion: 1 });
  expect(await findRequest(context, next)).toMatchObject({ noun: "leads" });
});

test("a change meets one by the staff at the same moment: both stay", async () => {
  const { id, token } = await newLead();
  const notes = ["one", "two", "three"].map((note) =>
    changeRequest(context, { token, action: "note", values: { note } }),
  );
  await Promise.all([...notes, changeStatus(context, leadRecord, id, "contacted", "ann@example.com").catch(() => {})]);
  expect((await lead(id))?.visitorChanges?.map(({ text }) => text).toSorted()).toEqual(["one", "three", "two"]);
});

test("the page says what we have, where it stands and by when we answer", async () => {
  const { id, token } = await newLead({ serviceType: "windows" });
  const show = async () => {
    const found = await findRequest(context, token);
    if (!found) throw new Error("not found");
    return showRequest(context, found, token);
  };
  // A Tuesday at 10 AM.
  expect(await show()).toMatchObject({
    title: "Your estimate request",
    state: "Received",
    sentence: "You will hear from us by Wednesday, November 18 at 10:00 AM.",
    facts: expect.arrayContaining([
      ["Name", "Ann Lee"],
      ["Service", "Windows"],
      ["Location", "Rome, NY"],
    ]),
  });
  clock = new Date("2026-11-20T15:00:00Z");
  expect((await show()).sentence).toContain("are late");
  const row = await lead(id);
  if (row) await writeChange(context, leadRecord, row, { set: { assignee: "ann@example.com" } });
  expect((await show()).state).toBe("Somebody has it");
  await changeStatus(context, leadRecord, id, "closed", "ann@example.com");
  expect(await show()).toMatchObject({ state: "Closed", isClosed: true });
});

test("an application and an entry have the same page with what fits them", async () => {
  const { id } = await applyForJob(context, buildApplicationRequest({ email: `${newId()}@example.org` }), {
    id: newId(),
  });
  const token = buildToken(context.settings, applicationRecord.kind, { id });
  await changeRequest(context, { token, action: "wish", values: { availability: "flexible" } });
  expect(await findRecord(context, applicationRecord, id)).toMatchObject({ availability: "flexible" });
  await prove({ token, action: "withdraw", values: {} });
  expect(await findRecord(context, applicationRecord, id)).toMatchObject({ status: "rejected" });

  const entry = await enterGiveaway(context, buildEntryRequest({ email: `${newId()}@example.org` }), { id: newId() });
  const entryToken = buildToken(context.settings, entryRecord.kind, { id: entry.id });
  const before = await findRecord(context, entryRecord, entry.id);
  const values = { email: before?.email ?? "", phone: "315-555-0188" };
  await prove({ token: entryToken, action: "contact", values });
  expect(await findRecord(context, entryRecord, entry.id)).toMatchObject({ phone: "315-555-0188", version: 1 });
  await prove({ token: entryToken, action: "withdraw", values: {} });
  expect(await findRecord(context, entryRecord, entry.id)).toMatchObject({ disqualifiedBy: "visitor" });
  const found = await findRequest(context, entryToken);
  expect(found && (await showRequest(context, found, entryToken))).toMatchObject({
    state: "Closed",
    title: "Your giveaway entry",
  });
});

test("what a visitor writes about a quarantined request is mailed to the staff: ten a day, and all that is urgent", async () => {
  const { id, token } = await newLead({ subject: "pills" });
  const note = (text: string) => ({ token, action: "note", values: { note: text } }) as const;
  const away = { ...context, sendMail: () => Promise.reject(new Error("away")) };
  await expect(changeRequest(away, note("Is anybody there?"))).rejects.toThrow("away");
  expect(await lead(id)).not.toHaveProperty("visitorChanges");
  await changeRequest(context, { token, action: "stopTexts", values: {} });
  expect(mails).toEqual([]);
  for (let count = 2; count <= 12; count += 1) await changeRequest(context, note(`Note ${count}`));
  const subject = `Note: quarantined lead ${buildReference(id)}`;
  expect(mails.map((mail) => mail.subject)).toEqual(Array(9).fill(subject));
  expect(mails[0]?.text).toContain("Note 2");
  await prove({ token, action: "deletion", values: {} });
  expect(mails.at(-1)?.subject).toBe(`Deletion of the data asked for: quarantined lead ${buildReference(id)}`);
  expect(await lead(id)).toMatchObject({ notifyState: "held", visitorChanges: { length: 13 } });
});
