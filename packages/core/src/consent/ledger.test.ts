import { profile } from "@site/company/profile";
import { beforeEach, expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { Undeliverable } from "../email/mail.ts";
import { receiveSms } from "../incoming-sms/receive-sms.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord, leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { sweepPending } from "../notify/sweep-pending.ts";
import { changeRecord as changeByStaff } from "../office/record/change-record.ts";
import { readRecordView } from "../office/record/read-record-view.ts";
import { deleteRecords } from "../privacy/delete-records.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findRecordsByScan } from "../privacy/find-records-by-scan.ts";
import { readRecord } from "../records/read-records.ts";
import { buildToken, requestUrl } from "../records/request-link.ts";
import { changeRequest } from "../request-page/change-request.ts";
import { findRequest } from "../request-page/find-request.ts";
import { showRequest } from "../request-page/show-request.ts";
import { indexRow } from "../search/index-record.ts";
import { OptedOut } from "../sms/sms.ts";
import { newId } from "../store/ids.ts";
import { scanTable } from "../store/iterate-items.ts";
import {
  type Consenting,
  findAllowedAddress,
  findAllowedNumber,
  findConsent,
  isStopped,
  keepStops,
  readConsent,
  recordConsent,
  resumeContact,
  stopContact,
  toAsking,
} from "./ledger.ts";
import { formatSmsConsent } from "./sms-consent.ts";

const noon = new Date("2026-11-17T17:00:00Z");
let clock = noon;
let isDown: ((sent: object) => boolean) | undefined;
const suppliers = buildSuppliers((sent) => isDown?.(sent) ?? false);
const context = contextWith({ TEXT_FROM: "+13155550100" }, { ...suppliers, now: () => clock });

beforeEach(() => {
  clock = noon;
  isDown = undefined;
  suppliers.mails.length = 0;
  suppliers.texts.length = 0;
});

let numbers = 1000;
function newNumber(): string {
  numbers += 1;
  return `+1315247${numbers}`;
}

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

const keyOf = (id: string) => leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key;

/** Somebody who left only a phone, and wants texts unless stated. */
async function newLead(phone: string, more: Parameters<typeof buildQuoteRequest>[0] = {}) {
  later(1);
  const request = buildQuoteRequest({ email: "", phone, smsOptIn: true, sourcePage: "/quote", ...more });
  const { id } = await submitQuote(context, request, { id: newId(), userAgent: "A phone" });
  return {
    id,
    phone,
    row: await readRecord(context, leadRecord, id),
    deliver: () => deliverNotices(context, keyOf(id)),
  };
}

const textsTo = (phone: string) => suppliers.texts.filter(({ to }) => String(to) === phone).map(({ body }) => body);
const text = (from: string, body: string, id = newId()) => receiveSms(context, { id, from, body });
const maySendSms = async (id: string) =>
  (await findAllowedNumber(context, (await readRecord(context, leadRecord, id)) as never)) !== undefined;

test("who agreed is texted the link of their request, once, and the ledger says to what they agreed, when and where", async () => {
  const { id, phone, row, deliver } = await newLead(newNumber());
  await deliver();
  await deliver();
  const [body = "", ...more] = textsTo(phone);
  expect(more).toEqual([]);
  for (const part of [profile.company, requestUrl(context.settings, "lead", row), "Reply STOP"])
    expect(body).toContain(part);
  expect(await findConsent(context, "text", phone)).toMatchObject({
    ...{ state: "allowed", via: "form", page: "/quote", userAgent: "A phone", recordId: id, at: row.createdAt },
    wording: formatSmsConsent(profile.company),
  });
  expect(await readRecord(context, leadRecord, id)).toMatchObject({
    notifyState: "sent",
    notices: { text: "message-1" },
  });
});

test("who did not agree, wrote from abroad or where no service is set is not texted", async () => {
  const silent = await newLead(newNumber(), { smsOptIn: false });
  const foreign = await newLead("+44 20 7123 4567");
  const off = await newLead(newNumber());
  await Promise.all([silent.deliver(), foreign.deliver()]);
  await deliverNotices(contextWith({}, { ...suppliers, now: () => clock }), keyOf(off.id));
  expect(suppliers.texts).toEqual([]);
  expect(await readRecord(context, leadRecord, off.id)).toMatchObject({ notifyState: "sent" });
});

test.each(["STOP", "stop.", "Stop please", "UNSUBSCRIBE", "Alto"])(
  "%s from a number of three customers stops texts for all of them, and is answered once",
  async (word) => {
    const phone = newNumber();
    const three = [await newLead(phone), await newLead(phone), await newLead(phone)];
    for (const { id } of three) expect(await maySendSms(id)).toBe(true);
    const id = newId();
    later(1);
    for (let times = 0; times < 3; times += 1) expect(await text(phone, word, id)).toBe("stop");
    for (const lead of three) {
      expect(await maySendSms(lead.id)).toBe(false);
      await lead.deliver();
    }
    expect(textsTo(phone)).toEqual([expect.stringContaining("START")]);
  },
);

test("a suppressed person who ticks the box again gets texts again, by a new entry; an old request does not bring it back", async () => {
  const first = await newLead(newNumber());
  later(1);
  await text(first.phone, "STOP");
  await first.deliver();
  expect(await maySendSms(first.id)).toBe(false);
  const second = await newLead(first.phone);
  suppliers.texts.length = 0;
  await second.deliver();
  expect(textsTo(first.phone)).toHaveLength(1);
  expect(await findConsent(context, "text", first.phone)).toMatchObject({ state: "allowed", recordId: second.id });
});

test("a STOP that is played again after START changes nothing", async () => {
  const { id, phone } = await newLead(newNumber());
  const stop = newId();
  later(1);
  await text(phone, "STOP", stop);
  later(1);
  await text(phone, "START");
  expect(await maySendSms(id)).toBe(true);
  later(1);
  await text(phone, "STOP", stop);
  expect(await maySendSms(id)).toBe(true);
  expect(textsTo(phone)).toHaveLength(2);
});

test("the office stops texts and mails for a person; it has no way to bring them back", async () => {
  const email = `${newId()}@example.org`;
  const { id, phone } = await newLead(newNumber(), { email });
  const by = { email: "sam@example.org", name: "Sam" };
  let view = await changeByStaff(context, leadRecord, id, {
    version: 0,
    change: { kind: "stop", channel: "text" },
    by,
  });
  view = await changeByStaff(context, leadRecord, id, { version: 1, change: { kind: "stop", channel: "mail" }, by });
  expect(view.contact.consent).toEqual([
    { channel: "text", isAllowed: false, isOff: false, why: expect.stringContaining("the office, sam@example.org") },
    { channel: "mail", isAllowed: false, isOff: false, why: expect.stringContaining("through the office") },
  ]);
  expect(view.replies).toEqual([]);
  expect(view.timeline.map(({ title }) => title)).toEqual(expect.arrayContaining(["No more texts", "No more emails"]));
  await expect(
    changeByStaff(context, leadRecord, id, { version: 2, change: { kind: "reply", subject: "Hi", text: "Hi" }, by }),
  ).rejects.toThrow("stopped emails");
  // @ts-expect-error: consent is the visitor's alone.
  const byStaff: Parameters<typeof resumeContact>[2]["via"] = "office";
  expect([byStaff, await maySendSms(id), await findAllowedAddress(context, email)]).toEqual([
    "office",
    false,
    undefined,
  ]);
  expect(suppliers.mails).toEqual([]);
  expect(textsTo(phone)).toEqual([]);
});

test("where the site sends no texts office and page say so, also of who agreed to them", async () => {
  const phone = newNumber();
  const silent = contextWith({}, suppliers);
  const request = buildQuoteRequest({ email: "", phone, smsOptIn: true });
  const { id } = await submitQuote(silent, request, { id: newId() });
  const consentOn = async (on: typeof silent) =>
    (await readRecordView(on, leadRecord, await readRecord(on, leadRecord, id))).contact.consent;
  const agreed = { channel: "text", isAllowed: true, why: expect.stringContaining("Agreed") };
  expect(await consentOn(silent)).toEqual([{ ...agreed, isOff: true }]);
  expect(await consentOn(context)).toEqual([{ ...agreed, isOff: false }]);
  const token = buildToken(silent.settings, "lead", { id });
  const found = await findRequest(silent, token);
  const page = found && (await showRequest(silent, found, token));
  expect(page).toMatchObject({ texts: "unasked" });
  expect(page).not.toHaveProperty("codeTo");
});

test("nobody sends without having asked: a plain address or number does not compile", async () => {
  // @ts-expect-error: a number that the ledger was not asked about.
  const unasked = (): Promise<string> => context.sendSms({ to: "+13155550142", body: "" });
  const mail = { subject: "", text: "", html: "" };
  // @ts-expect-error: an address that the ledger was not asked about.
  const unaskedMail = (): Promise<string> => context.sendMail({ ...mail, to: ["ann@example.org"] });
  type Address = NonNullable<Awaited<ReturnType<typeof findAllowedAddress>>>;
  // @ts-expect-error: a text does not go where mails may.
  const crossed = (to: Address) => context.sendSms({ to, body: "" });
  expect([unasked, unaskedMail, crossed].every((each) => typeof each === "function")).toBe(true);
});

test.each([
  ["an ordinary night", "2026-11-18T03:00:00Z", "2026-11-18T13:00:00Z"],
  ["the night that is an hour longer", "2026-11-01T02:00:00Z", "2026-11-01T13:00:00Z"],
  ["the night that is an hour shorter", "2027-03-14T03:00:00Z", "2027-03-14T12:00:00Z"],
])("a text of %s waits until eight in the morning, and the staff hears at once", async (_, night, eight) => {
  clock = new Date(night);
  const { id, phone, deliver } = await newLead(newNumber());
  await deliver();
  expect(suppliers.mails.filter(({ text: told }) => told.includes(id))).toHaveLength(1);
  for (let at = Date.parse(night); at < Date.parse(eight); at += 60 * 60_000) {
    clock = new Date(Math.min(at + 59 * 60_000, Date.parse(eight) - 60_000));
    await sweepPending(context);
    await sweepPending(context, { isRedrive: true });
  }
  expect(textsTo(phone)).toEqual([]);
  clock = new Date(Date.parse(eight) + 60_000);
  await sweepPending(context);
  await sweepPending(context);
  expect(textsTo(phone)).toHaveLength(1);
});

test("a STOP that comes in the night cancels the text of the morning", async () => {
  clock = new Date("2026-11-18T03:00:00Z");
  const { id, phone, deliver } = await newLead(newNumber());
  await deliver();
  later(1);
  await text(phone, "stop");
  clock = new Date("2026-11-18T13:01:00Z");
  await sweepPending(context);
  expect(textsTo(phone)).toEqual([expect.stringContaining("no more texts")]);
  expect(await readRecord(context, leadRecord, id)).toMatchObject({ notifyState: "sent" });
});

test("a text that fails is told, holds back no mail, and goes out later", async () => {
  const { id, phone, deliver } = await newLead(newNumber(), { email: `${newId()}@example.org` });
  isDown = (sent) => "body" in sent;
  await expect(deliver()).rejects.toThrow("454");
  expect(suppliers.mails).toHaveLength(2);
  isDown = undefined;
  later(30);
  suppliers.mails.length = 0;
  await sweepPending(context);
  expect(textsTo(phone)).toHaveLength(1);
  expect(suppliers.mails.filter(({ text: told }) => told.includes(id))).toEqual([]);
  expect(await readRecord(context, leadRecord, id)).toMatchObject({ notifyState: "sent" });
});

test.each([
  [new Undeliverable("no mobile"), undefined],
  [new OptedOut("21610"), "supplier"],
])("a number that takes no text for good is noted (%s)", async (error, via) => {
  const { id, phone } = await newLead(newNumber());
  const refusing = { ...context, sendSms: () => Promise.reject(error) };
  await deliverNotices(refusing, keyOf(id));
  expect(await readRecord(context, leadRecord, id)).toMatchObject({
    notifyState: "sent",
    notices: { text: "undeliverable" },
  });
  expect((await findConsent(context, "text", phone))?.state).toBe(via ? "stopped" : "allowed");
});

test("a row of an old release without its consent's evidence counts from when it came", async () => {
  const phone = newNumber();
  const { id } = await newLead(phone);
  await leads(context.store).patch({ id }).remove(["smsConsent"]).go();
  expect(await maySendSms(id)).toBe(true);
  later(1);
  await stopContact(context, { phone }, { via: "page" });
  expect(await maySendSms(id)).toBe(false);
});

test("on the page of a request somebody stops texts and mails at once; mails come again by a code alone", async () => {
  const email = `${newId()}@Example.org`;
  const { id, phone, row, deliver } = await newLead(newNumber(), { email });
  const token = buildToken(context.settings, "lead", row);
  later(1);
  for (let times = 0; times < 3; times += 1) {
    expect(await changeRequest(context, { token, action: "stopTexts", values: {} })).toEqual({ done: "stoppedTexts" });
    expect(await changeRequest(context, { token, action: "stopMails", values: {} })).toEqual({ done: "stoppedMails" });
  }
  expect((await readRecord(context, leadRecord, id)).visitorChanges).toHaveLength(2);
  await deliver();
  expect(suppliers.mails.map(({ to }) => to[0])).toEqual([profile.email]);
  expect(textsTo(phone)).toEqual([]);
  later(1);
  const asked = { token, action: "resumeMails" as const, values: {} };
  const sent = await changeRequest(context, asked);
  if (!("ticket" in sent)) throw new Error("no code was sent");
  expect(await findAllowedAddress(context, email)).toBeUndefined();
  const code = /Your code is (\d{6})/.exec(suppliers.mails.at(-1)?.text ?? "")?.[1] ?? "";
  expect(await changeRequest(context, { ...asked, code }, sent.ticket)).toEqual({ done: "resumedMails" });
  expect(await findAllowedAddress(context, email)).toBe(email);
});

/** What the reader of the stream does. */
async function indexAll(): Promise<void> {
  for await (const { pk, sk } of scanTable(context)) await indexRow(context, { pk, sk });
}

test("a text for people goes onto the latest record of its number, once; one of a stranger's is mailed to the staff", async () => {
  const phone = newNumber();
  await newLead(phone);
  const { id } = await newLead(phone);
  await indexAll();
  const message = newId();
  for (let times = 0; times < 2; times += 1) expect(await text(phone, "Yes, Tuesday works", message)).toBe("message");
  const row = await readRecord(context, leadRecord, id);
  expect(row.visitorChanges).toMatchObject([{ title: "Text message", text: "Yes, Tuesday works" }]);
  expect(row.unreadSince).toBeDefined();
  expect(suppliers.mails).toEqual([]);
  const stranger = newNumber();
  await text(stranger, "Do you do gutters?");
  expect(suppliers.mails).toMatchObject([{ subject: `Text message from ${stranger}` }]);
  expect(suppliers.mails[0]?.text).toContain("Do you do gutters?");
});

test("the copy of a person has the ledger; of one who stopped only a keyed hash survives the deletion, and still counts", async () => {
  const phone = newNumber();
  const email = `${newId()}@example.org`;
  await newLead(phone, { email }).then(({ deliver }) => deliver());
  later(1);
  await text(phone, "STOP");
  await stopContact(context, { email }, { via: "page" });
  const person = { phone, email };
  const copy = JSON.parse(await exportPerson(context, await findRecordsByScan(context, person), person));
  const told = copy.records.filter(({ kind }: { kind: string }) => kind === "consent");
  expect(told.map(({ state }: { state: string }) => state).toSorted()).toEqual(["allowed", "stopped", "stopped"]);
  expect(JSON.stringify(told)).toContain(formatSmsConsent(profile.company));
  await deleteRecords(context, await findRecordsByScan(context, person));
  const rows = [];
  for await (const row of scanTable(context)) rows.push(row);
  const left = JSON.stringify(rows);
  for (const trace of [phone, phone.slice(-10), email]) expect(left).not.toContain(trace);
  expect(await findConsent(context, "text", phone)).toMatchObject({ state: "stopped" });
  expect(await findAllowedAddress(context, email)).toBeUndefined();
  const otherKey = contextWith({ IP_HASH_SECRET: "another key" }, { now: () => clock });
  expect(await findConsent(otherKey, "text", phone)).toBeUndefined();
});

test("an address is one in any spelling, and a code that was asked for goes to who stopped other mails", async () => {
  const email = `${newId()}@Example.org`;
  await stopContact(context, { email: `  ${email.toUpperCase()} ` }, { via: "page" });
  expect(await findConsent(context, "mail", email)).toMatchObject({ address: email.toLowerCase() });
  expect(await findAllowedAddress(context, email)).toBeUndefined();
  expect(toAsking(email)).toBe(email);
});

test("a consent ends after five years, a stop never", async () => {
  const [agreed, stopped] = [newNumber(), newNumber()];
  await resumeContact(context, { phone: agreed }, { via: "text" });
  await stopContact(context, { phone: stopped }, { via: "text" });
  clock = new Date("2031-11-17T17:00:01Z");
  expect(await findConsent(context, "text", agreed)).toBeUndefined();
  expect(await findConsent(context, "text", stopped)).toMatchObject({ state: "stopped" });
});

const consenting = (more: Partial<Consenting> = {}): Consenting => ({
  id: newId(),
  createdAt: clock.toISOString(),
  phoneE164: newNumber(),
  smsOptIn: true,
  ...more,
});

test("the ledger has where somebody agreed, and the wording only where it is the one of today", async () => {
  const at = clock.toISOString();
  const chat = consenting({ source: "chat", smsConsent: { wordingVersion: 1, at } });
  const form = consenting({ source: "form", smsConsent: { wordingVersion: 2, at } });
  const old = consenting();
  for (const row of [chat, form, old]) await recordConsent(context, row);
  const noted = ({ phoneE164 = "" }: Consenting) => findConsent(context, "text", phoneE164);
  expect(await noted(chat)).toMatchObject({
    via: "chat",
    wordingVersion: 1,
    wording: formatSmsConsent(profile.company),
  });
  expect(await noted(form)).toMatchObject({ via: "form", wordingVersion: 2 });
  expect(await noted(form)).not.toHaveProperty("wording");
  expect(await noted(old)).toMatchObject({ via: "form", at: old.createdAt });
  expect(await noted(old)).not.toHaveProperty("wordingVersion");
});

test("who ticked no box, or left no number, has nothing in the ledger and gets no text", async () => {
  const unasked = consenting({ smsOptIn: false });
  const unreachable = consenting({ phoneE164: undefined });
  for (const row of [unasked, unreachable]) {
    await recordConsent(context, row);
    expect(await findAllowedNumber(context, row)).toBeUndefined();
  }
  expect(await findConsent(context, "text", unasked.phoneE164 ?? "")).toBeUndefined();
});

test("what counts for a record is told of each way by which it is reached, also before the ledger has it", async () => {
  const [email, typed] = [`${newId()}@example.org`, "315-247-0199"];
  const row = consenting({ email, phone: typed, phoneE164: undefined, smsOptIn: false });
  expect(await readConsent(context, row)).toEqual({ text: "unasked", mail: "unasked" });
  expect(await readConsent(context, { ...row, email: undefined, phone: undefined })).toEqual({});
  const agreed = consenting({ email });
  const phone = agreed.phoneE164 ?? "";
  expect(await readConsent(context, agreed)).toMatchObject({ text: { state: "allowed", via: "form" } });
  later(-2);
  await stopContact(context, { phone }, { via: "text" });
  later(2);
  // What came with the record was said later.
  expect((await readConsent(context, agreed)).text).toMatchObject({ state: "allowed", via: "form" });
  later(1);
  await stopContact(context, { phone, email }, { via: "office" });
  expect(await readConsent(context, agreed)).toMatchObject({ text: { state: "stopped" }, mail: { state: "stopped" } });
});

test("that somebody agreed with another request of the same number is no yes for this one, and a stop is one for both", async () => {
  const [agreed, other] = [consenting({}), consenting({ smsOptIn: false })];
  const phone = agreed.phoneE164 ?? "";
  await recordConsent(context, agreed);
  expect(await readConsent(context, { ...other, phoneE164: phone })).toMatchObject({ text: "unasked" });
  expect(await findAllowedNumber(context, { ...other, phoneE164: phone })).toBeUndefined();
  later(1);
  await stopContact(context, { phone }, { via: "text" });
  expect(await readConsent(context, { ...other, phoneE164: phone })).toMatchObject({ text: { state: "stopped" } });
});

async function countLines(id: string): Promise<number> {
  let count = 0;
  for await (const row of scanTable(context)) if (row.__edb_e__ === "consent" && row.id === id) count += 1;
  return count;
}

test("what is said twice is one line, and of two ways each counts by itself", async () => {
  const [id, phone, email] = [newId(), newNumber(), `${newId()}@example.org`];
  for (const [reached, lines] of [
    [{}, 0],
    [{ phone }, 1],
    [{ phone }, 1],
    [{ phone, email }, 2],
    [{ phone, email }, 2],
  ] as const) {
    await stopContact(context, reached, { via: "text", id });
    expect(await countLines(id)).toBe(lines);
  }
  later(1);
  const again = newId();
  for (let time = 0; time < 2; time += 1) await resumeContact(context, { phone }, { via: "text", id: again });
  expect(await countLines(again)).toBe(1);
  expect(await isStopped(context, { email })).toBe(true);
  expect(await isStopped(context, { phone, email })).toBe(false);
  expect(await isStopped(context, {})).toBe(false);
});

test("of a deleted person only a stop is kept, by a hash that nobody can look up without the key", async () => {
  const email = `${newId()}@example.org`;
  await stopContact(context, { email }, { via: "mail" });
  const entry = await findConsent(context, "mail", email);
  if (!entry) throw new Error("no entry");
  const other = contextWith({}, { now: () => clock });
  const { keptAs: contactHash, at, channel, via } = entry;
  await keepStops(context, [entry]);
  expect(await findConsent(other, "mail", email)).toMatchObject({ state: "stopped" });
  const kept = { contactHash, id: "kept", channel, state: "stopped", via, at };
  for (const wrong of [{ ...entry, state: "allowed" }, { ...entry, keptAs: undefined }, {}])
    await keepStops(other, [wrong]);
  const rows = [];
  for await (const row of scanTable(context)) if (row.contactHash === contactHash) rows.push(row);
  expect(rows).toEqual([expect.objectContaining(kept)]);
});
