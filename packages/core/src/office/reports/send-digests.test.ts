import { beforeEach, expect, test } from "vitest";
import { listAuditEntries } from "../../audit/audit-log.ts";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import type { Mail } from "../../email/mail.ts";
import { buildApplicationRequest } from "../../jobs/application.fixture.ts";
import { applyForJob } from "../../jobs/apply-for-job.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord, leads } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { deliverNotices } from "../../notify/deliver-notices.ts";
import { indexIntake } from "../../search/intake-index.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { addMember, removeMember } from "../auth/members.ts";
import { changeRecord } from "../record/change-record.ts";
import type { Change } from "../record/record-contract.ts";
import { sendDigests } from "./send-digests.ts";
import { stopDigest, wantDigest } from "./stop-digest.ts";

let now: Date;
let mails: Mail[];
let isAway: boolean;
let context: Context;
const settings = { OFFICE_URL: "https://office.example.org", IP_HASH_SECRET: "secret" };
const parts: Partial<Context> = {
  now: () => now,
  sendMail: async (mail) => {
    if (isAway) throw new Error("the mail service is away");
    return String(mails.push(mail));
  },
  sendEvent: async () => "1",
};
const owner = "digest.owner@example.org";
const sales = "digest.sales@example.org";
const by = { email: owner, name: "Owner" };
const to = (email: string) => mails.filter((mail) => String(mail.to[0]) === email);

async function lead(at: string, name: string, more: object = {}): Promise<string> {
  now = new Date(at);
  const id = newId();
  await submitQuote(context, buildQuoteRequest({ name, phone: "", email: `${id}@example.org`, ...more }), { id });
  return id;
}

beforeEach(async () => {
  context = contextWith({ ...settings, TABLE_NAME: await ownTable() }, parts);
  mails = [];
  isAway = false;
  now = new Date("2031-03-01T12:00:00Z");
  await addMember(context, { email: owner, name: "Owner", role: "owner" });
  await addMember(context, { email: sales, name: "Sales", role: "sales" });
  await lead("2031-03-10T15:00:00Z", "Late Lead");
  const won = await lead("2031-03-10T16:00:00Z", "Won Lead");
  now = new Date("2031-03-11T18:00:00Z");
  await changeRecord(context, leadRecord, won, {
    version: 0,
    change: { kind: "status", to: "closed", value: 12_000 },
    by,
  });
  const lost = await lead("2031-03-10T17:00:00Z", "Lost Lead");
  now = new Date("2031-03-11T18:30:00Z");
  await changeRecord(context, leadRecord, lost, { version: 0, change: { kind: "status", to: "closed", value: 0 }, by });
  await lead("2031-03-11T20:00:00Z", "Fresh Lead");
  await lead("2031-03-11T21:00:00Z", "Maybe Real", { subject: "pills" });
  const sample = await lead("2031-03-11T22:00:00Z", "Practice Lead");
  await leads(context.store).patch({ id: sample }).set({ sample: true }).go();
  await applyForJob(context, buildApplicationRequest({ name: "Fresh Applicant" }), { id: newId() });
  for await (const row of scanTable(context)) await indexIntake(context, row);
});

test("nothing goes out before seven in the morning of the company, in summer and in winter time", async () => {
  for (const early of ["2031-03-12T10:59:00Z", "2031-01-15T11:59:00Z", "2031-03-12T16:00:00Z"]) {
    now = new Date(early);
    expect(await sendDigests(context)).toEqual([]);
  }
});

test("a win of long ago is none of the day on which its reopening was taken back", async () => {
  const old = await lead("2031-03-01T16:00:00Z", "Old Win");
  const change = (at: string, version: number, what: Change) => {
    now = new Date(at);
    return changeRecord(context, leadRecord, old, { version, change: what, by });
  };
  await change("2031-03-02T18:00:00Z", 0, { kind: "status", to: "closed", value: 9000 });
  await change("2031-03-11T19:00:00Z", 1, { kind: "status", to: "contacted" });
  await change("2031-03-11T19:00:05Z", 2, { kind: "undo" });
  now = new Date("2031-03-12T13:00:00Z");
  await sendDigests(context);
  expect(mails[0]?.text).toContain("Won Lead");
  expect(mails[0]?.text).not.toContain("Old Win");
});

test("each of the staff reads once a day what is overdue, new, won and quarantined, of what they may see", async () => {
  now = new Date("2031-03-12T11:00:00Z");
  isAway = true;
  expect((await sendDigests(context)).map(({ status }) => status)).toContain("rejected");
  expect(mails).toEqual([]);
  isAway = false;
  const runs = await Promise.all([sendDigests(context), sendDigests(context), sendDigests(context)]);
  expect(runs.flat().filter(({ status }) => status === "rejected")).toEqual([]);
  now = new Date("2031-03-12T12:00:00Z");
  await sendDigests(context);
  expect([to(owner).length, to(sales).length]).toEqual([1, 1]);
  const [mail] = to(owner);
  expect(mail?.subject).toMatch(/: 1 overdue, 2 new, 1 won, 1 quarantined$/);
  const text = mail?.text ?? "";
  const [overdue, fresh, won, held] = ["\n\nNew:", "\n\nWon,", "\n\nQuarantined", "\n\nOpen the inbox"].map(
    (end, at, ends) => text.slice(at === 0 ? 0 : text.indexOf(ends[at - 1] ?? ""), text.indexOf(end)),
  );
  expect(overdue).toContain("Late Lead");
  expect(fresh).toMatch(/^\s+New: 2\n(?=[\s\S]*Fresh Lead)(?=[\s\S]*Fresh Applicant)/);
  expect(won).toContain("$12,000");
  expect(won).toContain("Won Lead");
  expect(held).toContain("Maybe Real");
  expect(text).not.toContain("Practice Lead");
  expect(text).toContain("https://office.example.org/?view=spam");
  expect(to(sales)[0]?.text).not.toContain("Fresh Applicant");
  const noted = await listAuditEntries(context, "2031-03");
  expect(noted).toContainEqual(expect.objectContaining({ by: sales, command: "daily mail" }));
});

test("all that is overdue is counted, and what was due first comes first", async () => {
  for (let at = 0; at < 220; at += 1)
    await lead(new Date(Date.parse("2031-03-04T15:00:00Z") + at * 60_000).toISOString(), `Waiting ${at}`);
  now = new Date("2031-03-12T11:00:00Z");
  await sendDigests(context);
  const [mail] = to(owner);
  expect(mail?.subject).toMatch(/: 221 overdue, /);
  const lines = mail?.text.split("\n").filter((line) => line.startsWith("- Waiting")) ?? [];
  expect(lines.map((line) => line.split(",")[0])).toEqual(Array.from({ length: 20 }, (_, at) => `- Waiting ${at}`));
});

test("what was marked as spam after its mails went out is not told as if nobody had been written to", async () => {
  const id = await lead("2031-03-11T23:00:00Z", "Marked Later");
  await deliverNotices(context, { pk: `$site#id_${id}`, sk: "$lead_1" });
  await changeRecord(context, leadRecord, id, { version: 0, change: { kind: "spam" }, by });
  for await (const row of scanTable(context)) await indexIntake(context, row);
  mails = [];
  now = new Date("2031-03-12T11:00:00Z");
  await sendDigests(context);
  expect(to(owner)[0]?.text).toContain("Maybe Real");
  expect(to(owner)[0]?.text).not.toContain("Marked Later");
});

test("what comes between a late mail and the next, or in a day of 25 hours, is in one of them", async () => {
  now = new Date("2031-03-12T11:00:00Z");
  await sendDigests(context);
  await lead("2031-03-12T11:30:00Z", "Early Bird");
  for await (const row of scanTable(context)) await indexIntake(context, row);
  mails = [];
  now = new Date("2031-03-13T12:00:00Z");
  await sendDigests(context);
  expect(to(sales)[0]?.text).toMatch(/New: 1\n- Early Bird/);
  mails = [];
  now = new Date("2031-04-30T12:00:00Z");
  await sendDigests(context);
  expect(to(sales)[0]?.text).not.toContain("New: ");
});

test("a person stops it by the link, by nobody else's, and gets it again when they want it", async () => {
  now = new Date("2031-03-13T11:00:00Z");
  await sendDigests(context);
  const link = new URL(to(sales)[0]?.unsubscribe ?? "");
  const key = link.searchParams.get("key") ?? "";
  expect(link.searchParams.get("email")).toBe(sales);
  await expect(stopDigest(context, owner, key)).rejects.toMatchObject({ code: "invalid" });
  await stopDigest(context, sales, key);
  mails = [];
  now = new Date("2031-03-14T11:00:00Z");
  await sendDigests(context);
  expect([to(owner).length, to(sales).length]).toEqual([1, 0]);
  await wantDigest(context, sales, true);
  await sendDigests(context);
  expect(to(sales)).toHaveLength(1);
  await removeMember(context, sales);
  await stopDigest(context, sales, key);
});
