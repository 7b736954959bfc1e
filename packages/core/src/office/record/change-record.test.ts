import { beforeEach, expect, test } from "vitest";
import { listVisitWindows } from "../../business/visit-windows.ts";
import { contextWith } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { Undeliverable } from "../../email/mail.ts";
import { buildApplicationRequest } from "../../jobs/application.fixture.ts";
import { applyForJob } from "../../jobs/apply-for-job.ts";
import { applicationRecord } from "../../jobs/record.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord, leads } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { deliverNotices } from "../../notify/deliver-notices.ts";
import { buildSuppliers } from "../../notify/suppliers.fixture.ts";
import { sweepPending } from "../../notify/sweep-pending.ts";
import { changeStatus } from "../../records/change-status.fixture.ts";
import { findRecord, getVersion, readRecord } from "../../records/read-records.ts";
import { newId } from "../../store/ids.ts";
import { addMember } from "../auth/members.ts";
import { changeRecord } from "./change-record.ts";
import { readRecordView } from "./read-record-view.ts";
import type { Change } from "./record-contract.ts";

let now = new Date("2026-11-02T14:00:00Z");
const suppliers = buildSuppliers();
const context = contextWith({}, { ...suppliers, now: () => now });
const ann = { email: "ann@example.org", name: "Ann Lee" };
const bob = { email: "bob@example.org", name: "Bob Ray" };
let id = "";

beforeEach(async () => {
  now = new Date("2026-11-02T14:00:00Z");
  suppliers.mails.length = 0;
  await addMember(context, { ...ann, role: "sales" });
  await addMember(context, { ...bob, role: "office" });
  id = newId();
  await submitQuote(context, buildQuoteRequest({ name: "Quinn Fox" }), { id });
});

const change = (version: number, what: Change, by = ann, changeId?: string) =>
  changeRecord(context, leadRecord, id, { version, change: what, by, id: changeId });

test("a note and a status are kept with who wrote them", async () => {
  await change(0, { kind: "note", text: "Called, wants two bays" });
  now = new Date("2026-11-02T14:00:01Z");
  const view = await change(1, { kind: "status", to: "contacted", reason: "By phone", value: 4200 });
  expect(view).toMatchObject({
    version: 2,
    status: "contacted",
    reason: "By phone",
    value: 4200,
    next: ["qualified", "closed"],
  });
  expect(view.timeline).toMatchObject([
    { title: "Received" },
    { title: "Note", text: "Called, wants two bays", by: ann.email },
    { title: "Status: new to contacted", text: "$4,200 · By phone", by: ann.email },
  ]);
});

test("of two people who saw the same record the second is told what the first did, and nothing is overwritten", async () => {
  await change(0, { kind: "status", to: "contacted" });
  const lost = change(0, { kind: "status", to: "closed" }, bob);
  await expect(lost).rejects.toMatchObject({ code: "busy" });
  await expect(lost).rejects.toThrow(/Ann Lee.*new to contacted/);
  expect(await findRecord(context, leadRecord, id)).toMatchObject({ status: "contacted", version: 1 });
});

test("of twenty changes at once one is made", async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => change(0, { kind: "snooze", until: `2026-11-06T14:${at + 10}:00.000Z` })),
  );
  const made = all.filter(({ status }) => status === "fulfilled");
  expect(made).toHaveLength(1);
  const view = await change(1, { kind: "assign", to: "" });
  expect(view.timeline.filter(({ title }) => title === "Follow-up")).toHaveLength(1);
});

test("notes at once, and behind what their writers had not seen, are all kept", async () => {
  await change(0, { kind: "status", to: "contacted" }, bob);
  const words = Array.from({ length: 20 }, (_, at) => `note ${at}`);
  await Promise.all(words.map((text) => change(0, { kind: "note", text })));
  const { timeline } = await changeRecord(context, leadRecord, id, {
    version: getVersion(await readRecord(context, leadRecord, id)),
    change: { kind: "assign", to: "" },
    by: ann,
  });
  const notes = timeline.filter(({ title }) => title === "Note").map(({ text }) => text);
  expect(notes.toSorted()).toEqual(words.toSorted());
});

test("a note that is sent again because its answer was lost is kept once", async () => {
  const [note, first] = [{ kind: "note", text: "Called at noon" } as const, newId()];
  await change(0, note, ann, first);
  const { timeline } = await change(0, note, ann, first);
  expect(timeline.filter(({ title }) => title === "Note")).toHaveLength(1);
  await expect(change(0, note, bob, first)).rejects.toMatchObject({ code: "invalid" });
});

const everything: [Change["kind"], Change, string?][] = [
  ["reply", { kind: "reply", subject: "Your doors", text: "When suits you?" }, "Reply by email"],
  ["status", { kind: "status", to: "contacted" }, "Status: new to contacted"],
  ["assign", { kind: "assign", to: ann.email }],
  ["snooze", { kind: "snooze", until: "2026-11-06T14:00:00.000Z" }],
  ["spam", { kind: "spam" }],
];

test.each(everything)(
  "a %s that is sent again because its answer was lost is done once, and told as done",
  async (_, what, title) => {
    const [first, second] = [newId(), newId()];
    const { timeline: before } = await change(0, what, ann, first);
    now = new Date("2026-11-02T14:00:01Z");
    const { timeline, version } = await change(0, what, ann, first);
    expect(version).toBe(1);
    expect(timeline.map((each) => each.title)).toEqual(before.map((each) => each.title));
    if (title) expect(timeline.map((each) => each.title)).toContain(title);
    expect(suppliers.mails.filter(({ subject }) => subject === "Your doors")).toHaveLength(
      what.kind === "reply" ? 1 : 0,
    );
    await expect(change(0, what, bob, second)).rejects.toMatchObject({ code: "busy" });
    await change(1, { kind: "repeat", of: "" }, bob, second);
    await expect(change(0, what, ann, first)).rejects.toMatchObject({ code: "busy" });
  },
);

test("a reply whose mail failed goes out when it is sent again, and nobody else is blamed", async () => {
  const reply: Change = { kind: "reply", subject: "Your doors", text: "When suits you?" };
  const asked = { version: 0, change: reply, by: ann, id: newId() };
  const away = { ...context, sendMail: () => Promise.reject(new Error("away")) };
  await expect(changeRecord(away, leadRecord, id, asked)).rejects.toMatchObject({ code: "unavailable" });
  const { timeline } = await changeRecord(context, leadRecord, id, asked);
  expect(timeline.filter(({ title }) => title === "Reply by email")).toHaveLength(1);
  expect(suppliers.mails.map(({ subject }) => subject)).toEqual(["Your doors"]);
});

test("a change under the id of another event takes nothing from it", async () => {
  const first = newId();
  await change(0, { kind: "note", text: "Mine" }, ann, first);
  await expect(change(1, { kind: "spam" }, ann, first)).rejects.toMatchObject({ code: "invalid" });
  await expect(change(2, { kind: "reply", subject: "S", text: "T" }, ann, first)).rejects.toMatchObject({
    code: "invalid",
  });
  const { timeline } = await change(3, { kind: "assign", to: "" });
  expect(timeline).toContainEqual(expect.objectContaining({ title: "Note", text: "Mine" }));
});

test("the timeline begins with the pages on which the visits began and with the one that it was sent from", async () => {
  const sent = newId();
  const attribution = {
    first: { landingPath: "/windows", referrer: "https://www.example.com/" },
    last: { landingPath: "/decks", utm_campaign: "spring" },
  };
  await submitQuote(context, buildQuoteRequest({ attribution, sourcePage: "/quote" }), { id: sent });
  const asked = { version: 0, change: { kind: "assign" as const, to: "" }, by: ann };
  const { timeline } = await changeRecord(context, leadRecord, sent, asked);
  expect(timeline[0]).toMatchObject({
    title: "Pages seen before",
    text: "First visit began on /windows, from https://www.example.com/\nThis visit began on /decks, by the campaign spring\nSent from /quote",
  });
});

test("a change by the staff's command line counts as one by somebody else", async () => {
  await changeStatus(context, leadRecord, id, "contacted", "arn:aws:iam::1:user/eve");
  await expect(change(0, { kind: "assign", to: "" })).rejects.toThrow(/eve.*new to contacted/);
});

test("steps that the specification does not know are refused", async () => {
  await expect(change(0, { kind: "status", to: "qualified" })).rejects.toMatchObject({ code: "invalid" });
  await expect(change(0, { kind: "status", to: "won" })).rejects.toMatchObject({ code: "invalid" });
});

test("one's own change of the status can be taken back for half a minute, by nobody else", async () => {
  const view = await change(0, { kind: "status", to: "contacted" });
  expect(view.undoUntil).toBe("2026-11-02T14:00:30.000Z");
  await expect(change(1, { kind: "undo" }, bob)).rejects.toMatchObject({ code: "invalid" });
  now = new Date("2026-11-02T14:00:29Z");
  expect(await change(1, { kind: "undo" })).toMatchObject({ status: "new", version: 2 });
  await change(2, { kind: "status", to: "closed" });
  now = new Date("2026-11-02T14:01:30Z");
  await expect(change(3, { kind: "undo" })).rejects.toThrow("can't be taken back any more");
});

test("what is taken back is as it was, with its follow-up", async () => {
  await change(0, { kind: "snooze", until: "2026-11-06T14:00:00.000Z" });
  const closed = await change(1, { kind: "status", to: "closed", reason: "Signed", value: 12_000 });
  expect(closed).not.toHaveProperty("snoozedUntil");
  expect(closed.timeline.find(({ title }) => title.startsWith("Status"))?.text).toBe(
    "Won · $12,000 · Signed\nIts follow-up, Nov 6, 2026, 9:00 AM, is over.",
  );
  await change(2, { kind: "undo" });
  const undone = await findRecord(context, leadRecord, id);
  expect(undone).toMatchObject({ status: "new", snoozedUntil: "2026-11-06T14:00:00.000Z" });
  for (const name of ["value", "reason", "outcome"]) expect(undone).not.toHaveProperty(name);
});

test("no later status loses what was said with an earlier one, nor the amount, nor the follow-up", async () => {
  await change(0, { kind: "snooze", until: "2026-11-06T14:00:00.000Z" });
  await change(1, { kind: "status", to: "contacted", reason: "Left voicemail" });
  const closed = await change(2, { kind: "status", to: "closed", value: 12_500, outcome: "won" });
  const reopened = await change(3, { kind: "status", to: "contacted", reason: "Wants one more door" });
  expect(reopened).toMatchObject({ value: 12_500, reason: "Wants one more door" });
  expect(reopened).not.toHaveProperty("outcome");
  const lost = await change(4, { kind: "status", to: "closed", outcome: "lost", reason: "Too dear" });
  expect([closed.outcome, lost.outcome, lost.value]).toEqual(["won", "lost", 12_500]);
  expect(lost.timeline.filter(({ title }) => title.startsWith("Status")).map(({ text }) => text)).toEqual([
    "Left voicemail",
    "Won · $12,500\nIts follow-up, Nov 6, 2026, 9:00 AM, is over.",
    "Wants one more door",
    "Lost · Too dear",
  ]);
  const contacted = await change(5, { kind: "status", to: "contacted" });
  expect(contacted).not.toHaveProperty("reason");
});

test("a status keeps the follow-up, and one that is past is still there", async () => {
  await change(0, { kind: "snooze", until: "2026-11-06T14:00:00.000Z" });
  now = new Date("2026-11-09T14:00:00Z");
  expect(await change(1, { kind: "status", to: "contacted" })).toMatchObject({
    snoozedUntil: "2026-11-06T14:00:00.000Z",
  });
  await change(2, { kind: "status", to: "closed" });
  await expect(change(3, { kind: "snooze", until: "2026-12-01T14:00:00.000Z" })).rejects.toThrow("This is done.");
});

test("a wrong amount, reason or outcome is put right where it stands, and what it was stays to be read", async () => {
  await change(0, { kind: "status", to: "closed", value: 1250, outcome: "won", reason: "Signed" });
  await expect(change(1, { kind: "status", to: "closed", value: 1250 })).rejects.toThrow("Nothing is different");
  const corrected = await change(1, { kind: "status", to: "closed", value: 12_500 });
  expect(corrected).toMatchObject({ status: "closed", value: 12_500, reason: "Signed", outcome: "won", version: 2 });
  expect(corrected.timeline.at(-1)).toMatchObject({
    title: "Corrected",
    text: "Won · $12,500 · Signed, before: Won · $1,250 · Signed",
  });
  expect(await change(2, { kind: "undo" })).toMatchObject({ status: "closed", value: 1250 });
  const other = await change(3, { kind: "status", to: "closed", value: null, reason: "", outcome: "other" });
  expect(other).toMatchObject({ outcome: "other" });
  for (const name of ["value", "reason"]) expect(other).not.toHaveProperty(name);
});

test("what an older release said with a status is told from where it kept it", async () => {
  const by = ann.email;
  const history = [
    { from: "new", to: "contacted", at: "2026-11-01T14:00:00Z", by, replaced: { reason: null, value: null } },
    { from: "contacted", to: "closed", at: "2026-11-02T14:00:00Z", by, replaced: { reason: "Left voicemail" } },
  ];
  await leads(context.store)
    .patch({ id })
    .set({ status: "closed", history, reason: "Won!", value: 900 })
    .composite({ shard: Number.parseInt(id.slice(-1), 16) % 4 })
    .go();
  const { timeline } = await readRecordView(context, leadRecord, await readRecord(context, leadRecord, id));
  expect(timeline.filter(({ title }) => title.startsWith("Status")).map(({ text }) => text)).toEqual([
    "Left voicemail",
    "$900 · Won!",
  ]);
});

test("an undo is offered to nobody else, and not beside what was done since", async () => {
  await change(0, { kind: "status", to: "contacted" });
  const seenBy = async (viewer: string) =>
    (await readRecordView(context, leadRecord, await readRecord(context, leadRecord, id), viewer)).undoUntil;
  expect([await seenBy(ann.email), await seenBy(bob.email)]).toEqual(["2026-11-02T14:00:30.000Z", undefined]);
  now = new Date("2026-11-02T14:00:05Z");
  const replied = await change(1, { kind: "reply", subject: "Your doors", text: "When suits you?" });
  expect(replied).not.toHaveProperty("undoUntil");
});

test("what was put off after a change of the status stays so when that is taken back", async () => {
  await change(0, { kind: "snooze", until: "2026-11-06T14:00:00.000Z" });
  await change(1, { kind: "status", to: "contacted" });
  await change(2, { kind: "snooze", until: "2026-11-09T14:00:00.000Z" });
  expect(await change(3, { kind: "undo" })).toMatchObject({ status: "new", snoozedUntil: "2026-11-09T14:00:00.000Z" });
});

test("somebody has it, it is put off, and both can be taken away", async () => {
  const view = await change(0, { kind: "assign", to: bob.email });
  expect(view.assignee).toBe(bob.email);
  await expect(change(1, { kind: "assign", to: "gone@example.org" })).rejects.toThrow("not on the staff");
  const off = await change(1, { kind: "snooze", until: "2026-12-01T14:00:00.000Z" });
  expect(off.snoozedUntil).toBe("2026-12-01T14:00:00.000Z");
  const back = await change(2, { kind: "snooze", until: "" });
  expect(back).not.toHaveProperty("snoozedUntil");
  expect(await change(3, { kind: "assign", to: "" })).not.toHaveProperty("assignee");
});

test("a record is given to nobody whose role can't open or change its kind", async () => {
  const eve = { email: "eve@example.org", name: "Eve Reads" };
  await addMember(context, { ...eve, role: "read-only" });
  await expect(change(0, { kind: "assign", to: eve.email })).rejects.toThrow(/^Eve Reads can't work on this/);
  const application = newId();
  await applyForJob(context, buildApplicationRequest(), { id: application });
  const give = (to: string) =>
    changeRecord(context, applicationRecord, application, { version: 0, change: { kind: "assign", to }, by: bob });
  await expect(give(ann.email)).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/^Ann Lee can't work on this/),
  });
  expect(await give(bob.email)).toMatchObject({ assignee: bob.email });
});

test("what was held back as spam is sent when somebody releases it, once", async () => {
  const held = newId();
  await submitQuote(context, buildQuoteRequest({ name: "Real Person", subject: "pills" }), { id: held });
  expect(await findRecord(context, leadRecord, held)).toMatchObject({ spam: true, notifyState: "held" });
  expect(await readRecordView(context, leadRecord, await readRecord(context, leadRecord, held))).toMatchObject({
    isHeld: true,
  });
  const release = () => changeRecord(context, leadRecord, held, { version: 0, change: { kind: "genuine" }, by: ann });
  expect(await release()).toMatchObject({ spam: false, version: 1 });
  expect(suppliers.mails.filter(({ subject }) => subject.includes("Real Person"))).toHaveLength(1);
  await expect(release()).rejects.toMatchObject({ code: "busy" });
  expect(await findRecord(context, leadRecord, held)).toMatchObject({ notifyState: "sent" });
});

test("what was written to and is spam afterwards is not told as held back", async () => {
  const sent = newId();
  await submitQuote(context, buildQuoteRequest({ name: "Written To" }), { id: sent });
  await deliverNotices(context, { pk: `$site#id_${sent}`, sk: "$lead_1" });
  const as = (version: number, kind: "spam" | "genuine") =>
    changeRecord(context, leadRecord, sent, { version, change: { kind }, by: ann });
  for (const view of [await as(0, "spam"), await as(1, "genuine")]) expect(view).not.toHaveProperty("isHeld");
});

test("what is marked as spam before all went out gets no more, until it is released to who has it", async () => {
  const mails = () => suppliers.mails.filter(({ to }) => String(to) === "quinn@example.org");
  const marked = newId();
  await submitQuote(context, buildQuoteRequest({ email: "quinn@example.org" }), { id: marked });
  const as = (version: number, what: Change) =>
    changeRecord(context, leadRecord, marked, { version, change: what, by: ann });
  await as(0, { kind: "assign", to: bob.email });
  expect(await as(1, { kind: "spam" })).toMatchObject({ isHeld: true });
  await sweepPending(context, { isRedrive: true });
  expect(mails()).toEqual([]);
  expect(await as(2, { kind: "genuine" })).toMatchObject({ assignee: bob.email });
  expect(mails()).toHaveLength(1);
});

test("who can't be written to is said: no address, a sample, an address that takes nothing, a service that is away", async () => {
  const reply: Change = { kind: "reply", subject: "Your doors", text: "When suits you?" };
  const lead = async (more: object, parts: Partial<Context> = {}) => {
    const at = newId();
    const own = { ...context, ...parts };
    await submitQuote(own, buildQuoteRequest({ name: "Quinn Fox" }), { id: at });
    await leads(own.store).patch({ id: at }).set(more).go();
    return changeRecord(own, leadRecord, at, { version: 0, change: reply, by: ann });
  };
  const without = lead({ email: "" });
  await expect(without).rejects.toThrow("There is no email address to write to.");
  await expect(lead({ sample: true })).rejects.toThrow("nobody is there to read an email");
  const refusing = { sendMail: () => Promise.reject(new Undeliverable("no such mailbox")) };
  await expect(lead({}, refusing)).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("call") });
  const away = { sendMail: () => Promise.reject(new Error("away")) };
  await expect(lead({}, away)).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  expect(suppliers.mails).toEqual([]);
});

test("the confirmation and what the office writes afterwards are one conversation", async () => {
  const mails: { id: string; follows: readonly string[] | undefined }[] = [];
  const sendMail: Context["sendMail"] = async ({ follows }) => {
    const sent = `mail-${mails.length + 1}`;
    mails.push({ id: sent, follows });
    return sent;
  };
  const box = { ...context, sendMail };
  await leads(context.store)
    .patch({ id })
    .set({ notices: { visitor: "mail-0" } })
    .go();
  for (const version of [0, 1]) {
    now = new Date(now.getTime() + 1000);
    const reply: Change = { kind: "reply", subject: "Re: Your doors", text: "When suits you?" };
    await changeRecord(box, leadRecord, id, { version, change: reply, by: ann, id: newId() });
  }
  expect(mails.map(({ follows }) => follows)).toEqual([["mail-0"], ["mail-0", "mail-1"]]);
  await leads(context.store)
    .patch({ id })
    .set({ notices: { visitor: "bounced" } })
    .go();
  await changeRecord(box, leadRecord, id, { version: 2, change: { kind: "reply", subject: "S", text: "T" }, by: ann });
  expect(mails.at(-1)?.follows).toEqual(["mail-1", "mail-2"]);
  // The mail to a corrected address arrived.
  await leads(context.store)
    .patch({ id })
    .set({ notices: { "visitor 1": "bounced", visitor: "mail-0" } })
    .go();
  const [window] = listVisitWindows(now);
  if (!window) throw new Error("no window is offered");
  now = new Date(now.getTime() + 1000);
  const visit: Change = { kind: "visit", date: window.date, from: window.from };
  await changeRecord(box, leadRecord, id, { version: 3, change: visit, by: ann });
  expect(mails.at(-1)?.follows).toEqual(["mail-0", "mail-1", "mail-2", "mail-3"]);
});
