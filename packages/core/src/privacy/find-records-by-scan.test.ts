import { expect, test } from "vitest";
import { appendAuditEntry } from "../audit/audit-log.ts";
import { blazeoConversations } from "../chat/blazeo/conversations.ts";
import { contextWith } from "../context.fixture.ts";
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
import { buildSuppliers } from "../notify/suppliers.fixture.ts";
import { addMember } from "../office/auth/members.ts";
import { PersonQuery } from "../office/privacy-contract.ts";
import { changeRecord } from "../office/record/change-record.ts";
import { allRecords } from "../record-registry.ts";
import type { AnyRecord } from "../records/define-record.ts";
import { findRecord } from "../records/read-records.ts";
import { storeOnce } from "../records/receive.ts";
import { isPersonal } from "../records/record-texts.ts";
import { newId } from "../store/ids.ts";
import { deleteRecords } from "./delete-records.ts";
import { findRecordsByScan } from "./find-records-by-scan.ts";
import { matchesSubject } from "./matches-subject.ts";
import { subjectKeys, subjectKeysIn } from "./subject-keys.ts";

const context = contextWith();
const { store } = context;

const email = "pat.person@example.org";
const phone = "(315) 555-0188";

test("a person is known by address or number, in any spelling and within longer texts", () => {
  const isPat = matchesSubject({ email, phone });
  for (const text of [
    "Pat.Person@Example.org",
    "mail me: pat.person@example.org.",
    "+1 315 555 0188",
    "call 315.555.0188",
  ])
    expect(isPat({ notes: text }), text).toBe(true);
  for (const text of ["other-pat.person@example.org", "pat.person@example.org.uk", "315 555 018", "(315) 555-0189", ""])
    expect(isPat({ notes: text }), text).toBe(false);
  expect(matchesSubject({ email: "" })({ email: "" })).toBe(false);
});

test.each([
  "315\u2013555\u20130188",
  "315\u2011555\u20110188",
  "(315)\u00a0555\u00b70188",
  "\uff13\uff11\uff15-555-0188",
])("a number that was pasted as %s is found by its digits", (pasted) => {
  expect(subjectKeysIn({ phone: pasted })).toEqual(subjectKeys({ phone }));
  expect(subjectKeys({ phone: pasted })).toEqual(subjectKeys({ phone }));
});

test.each([
  ["0013155550188", "(315) 555-0188"],
  ["13155550188 2", "315.555.0188"],
  ["315-555-0188 12", "315 555 0188 ext. 12"],
  ["+44 20 7946 0958", "020 7946 0958"],
  ["555-0142", "555-0142 (home)"],
])("who asks by %s is known under %s", (phone, stored) => {
  expect(matchesSubject({ phone })({ phone: stored })).toBe(true);
  expect(subjectKeys({ phone }).some((each) => subjectKeysIn({ phone: stored }).includes(each))).toBe(true);
});

test("a number without its area code is known in a field of its own only", () => {
  const isPat = matchesSubject({ phone: "555-0142" });
  for (const row of [{ phone: "315-555-0142" }, { notes: "Call the office, whose number is 555-0142, or come by." }])
    expect(isPat(row)).toBe(false);
  expect(subjectKeysIn({ startDate: "2026-12-01" })).toEqual([]);
});

test.each([
  [{ phone: "555-01" }, "Please enter the whole number, with its area code"],
  [{ email: "pat@example" }, "Please enter the whole email address"],
  [{}, "Please enter an email or a phone number"],
])("%j asks for nobody", (asked, message) => {
  expect(PersonQuery.safeParse(asked).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("digits of a key of ours are nobody's number", () => {
  expect(matchesSubject({ phone: "722-6587" })({ linkHash: "7gisnN2KPo26to58_7tNsN" })).toBe(false);
  expect(matchesSubject({ phone: "722-6587" })({ notes: "call 722-6587" })).toBe(true);
});

test("export and deletion find leads, entries, applications and marks of a person, and nothing of anybody else", async () => {
  const lead = await submitQuote(context, buildQuoteRequest({ email: email.toUpperCase() }), { id: newId() });
  await deliverNotices({ ...context, ...buildSuppliers() }, { pk: `$site#id_${lead.id}`, sk: "$lead_1" });
  const entry = await enterGiveaway(context, buildEntryRequest({ phone }), { id: newId() });
  const application = await applyForJob(context, buildApplicationRequest({ coverLetter: `Write to ${email}` }), {
    id: newId(),
  });
  const stranger = await submitQuote(context, buildQuoteRequest({ email: "somebody@example.org" }), { id: newId() });

  const records = await findRecordsByScan(context, { email, phone });
  const kinds = records.rows.map(({ __edb_e__ }) => __edb_e__).sort();
  expect(kinds).toEqual(["contest_entry", "job_application", "lead", "lead_contact"]);

  await deleteRecords(context, records);
  expect(await findRecord(context, leadRecord, lead.id)).toBeUndefined();
  expect(await findRecord(context, entryRecord, entry.id)).toBeUndefined();
  expect(await findRecord(context, applicationRecord, application.id)).toBeUndefined();
  expect(await findRecord(context, leadRecord, stranger.id)).toBeDefined();
  expect(await findRecordsByScan(context, { email, phone })).toMatchObject({ rows: [], conversations: [] });
});

test("what staff did with somebody's lead is not about the staff, and a mark of its number goes with it", async () => {
  const own = "pat.staff@example.org";
  const visitor = { email: "walter.visitor@example.org", phone: "(315) 555-0177" };
  const { id } = await submitQuote(context, buildQuoteRequest(visitor), { id: newId() });
  await deliverNotices({ ...context, ...buildSuppliers() }, { pk: `$site#id_${id}`, sk: "$lead_1" });
  const by = { email: own, name: "Pat" };
  await addMember(context, { ...by, role: "owner" });
  await changeRecord(context, leadRecord, id, { version: 0, change: { kind: "assign", to: own }, by });
  await changeRecord(context, leadRecord, id, { version: 1, change: { kind: "status", to: "contacted" }, by });
  await appendAuditEntry(context, { by: own, command: "leads list" });
  expect(subjectKeysIn({ reviewedBy: own, answeredBy: own })).toEqual([]);
  expect(subjectKeysIn({ assignee: own, history: [{ by: own }], notes: "none" })).toEqual([]);
  expect(await findRecordsByScan(context, { email: own })).toMatchObject({ rows: [], conversations: [] });
  const { rows } = await findRecordsByScan(context, { email: visitor.email });
  expect(rows.map(({ __edb_e__ }) => __edb_e__).sort()).toEqual([
    "lead",
    "lead_contact",
    "lead_contact",
    "office_event",
  ]);
});

test("every lead of somebody's chat goes with what staff noted of it, also one that doesn't name them", async () => {
  const sessionId = newId();
  const who = { email: "chatty.person@example.org" };
  const [first, second] = [newId(), newId()];
  const chatLead = { name: "Chatty", source: "chat" as const, sessionId, notifyState: "sent" as const };
  await leads(store)
    .create({ ...chatLead, id: first, ...who })
    .go();
  await leads(store)
    .create({ ...chatLead, id: second, phone: "315-555-0170" })
    .go();
  const by = { email: "s@example.org", name: "S" };
  await changeRecord(context, leadRecord, second, { version: 0, change: { kind: "note", text: "Called" }, by });
  const { rows } = await findRecordsByScan(context, who);
  expect(rows.map(({ __edb_e__ }) => __edb_e__).sort()).toEqual(["lead", "lead", "office_event"]);
});

test("a damaged import is named and stops nothing", async () => {
  await blazeoConversations(store)
    .create({ id: "Damaged-Import", rawHash: "0", rawParts: 3, rulesVersion: 1, processedAt: new Date().toISOString() })
    .go();
  const { unreadable } = await findRecordsByScan(context, { email: "nobody@example.org" });
  expect(unreadable).toContain("Damaged-Import");
  await blazeoConversations(store).remove({ id: "Damaged-Import" }).go();
});

/** A row of a kind with nothing but what its entity asks for, and a text in one of its fields. */
function getSample({ fields }: AnyRecord, id: string, field: string, text: string) {
  const required = Object.entries(fields).flatMap(([name, { stored }]) => {
    if (!("required" in stored) || !stored.required || "default" in stored) return [];
    const value = Array.isArray(stored.type)
      ? stored.type[0]
      : { number: 4_000_000_000, boolean: false }[String(stored.type)];
    return [[name, value ?? "Sample"]];
  });
  return { ...Object.fromEntries(required), id, [field]: text };
}

const personalFields = allRecords
  .filter(isPersonal)
  .flatMap((record) =>
    Object.entries(record.fields).flatMap(([field, { stored, personal }]) =>
      personal && stored.type === "string" ? [{ record, kind: record.kind, field }] : [],
    ),
  );

test("every kind that declares something personal is walked", () => {
  const kinds = new Set(personalFields.map(({ kind }) => kind));
  expect([...kinds]).toEqual(allRecords.filter(isPersonal).map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(2);
});

test("whatever kind and personal field names a person, it is exported and deleted", async () => {
  const who = "walked.person@example.org";
  const stored = personalFields.map(({ record, field }) => ({ record, field, id: newId() }));
  for (const { record, field, id } of stored)
    await storeOnce(context, record, getSample(record, id, field, `Reach me at ${who}.`));
  const records = await findRecordsByScan(context, { email: who });
  expect(records.rows.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
  await deleteRecords(context, records);
  for (const { record, id } of stored) expect(await findRecord(context, record, id)).toBeUndefined();
});
