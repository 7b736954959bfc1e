import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { currentEdition } from "../../business/edition.ts";
import { sessions } from "../../chat/session-entity.ts";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import type { Mail } from "../../email/mail.ts";
import { enterGiveaway } from "../../giveaway/enter-giveaway.ts";
import { buildEntryRequest } from "../../giveaway/entry.fixture.ts";
import { draws } from "../../giveaway/hold-drawing.ts";
import { entries } from "../../giveaway/record.ts";
import { buildQuoteRequest } from "../../leads/lead.fixture.ts";
import { leadRecord, leads } from "../../leads/record.ts";
import { submitQuote } from "../../leads/submit-quote.ts";
import { recordFeedback } from "../../notify/record-feedback.ts";
import { indexIntake, intakeEntries } from "../../search/intake-index.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { listChats } from "../chats/list-chats.ts";
import { drawGiveaway, judgeEntry, readGiveaway } from "../giveaway/giveaway.ts";
import { exportFigures } from "../reports/export-figures.ts";
import { readFigures, workingMinutes } from "../reports/figures.ts";
import { changeRecord } from "./change-record.ts";
import { exportRecords } from "./export-records.ts";

let now: Date;
let mails: Mail[];
let context: Context;
const by = { email: "ann@example.org", name: "Ann" };

async function lead(at: string, more: object = {}): Promise<string> {
  now = new Date(at);
  const id = newId();
  const request = buildQuoteRequest({ phone: "", email: `${id}@example.org`, location: "Oswego, NY", ...more });
  await submitQuote(context, request, { id });
  return id;
}

async function index(): Promise<void> {
  for await (const row of scanTable(context)) await indexIntake(context, row);
}

beforeEach(async () => {
  now = new Date("2026-11-10T15:00:00Z");
  mails = [];
  context = contextWith(
    { TABLE_NAME: await ownTable() },
    { now: () => now, sendMail: async (mail) => String(mails.push(mail)), sendEvent: async () => "1" },
  );
});

test("a reply goes out once, to the person, answers come to the company, and a bounce is seen", async () => {
  const id = await lead("2026-11-02T15:00:00Z", { name: "Quinn Fox" });
  const reply = { kind: "reply" as const, subject: "Your doors", text: "Hello Quinn,\n\n<b>when</b> suits you?" };
  const both = await Promise.allSettled(
    [0, 0].map((version) => changeRecord(context, leadRecord, id, { version, change: reply, by })),
  );
  // The second is refused, or told that it is done, depending on when it comes.
  expect(both.map(({ status }) => status)).toContain("fulfilled");
  expect(mails).toMatchObject([{ to: [`${id}@example.org`], subject: "Your doors" }]);
  expect(mails[0]?.html).toContain("&lt;b&gt;when&lt;/b&gt;");
  expect(mails[0]?.replyTo).toBeTruthy();
  const tags = { kind: ["lead"], id: [id], notice: ["reply"] };
  await recordFeedback(
    context,
    JSON.stringify({ eventType: "Bounce", bounce: { bounceType: "Permanent" }, mail: { tags } }),
  );
  const { timeline } = await changeRecord(context, leadRecord, id, {
    version: 1,
    change: { kind: "assign", to: "" },
    by,
  });
  expect(timeline.map(({ title }) => title)).toContain("Reply by email");
  expect(timeline).toContainEqual(expect.objectContaining({ text: expect.stringContaining("Reply came back") }));
});

test("figures count each real lead once and as it stands, and nothing that was made up or looks automated", async () => {
  // Monday and Friday, at ten in the morning of New York.
  const won = await lead("2026-11-09T15:00:00Z");
  await lead("2026-11-13T15:00:00Z", { location: "Fulton, NY", serviceType: "doors" });
  await lead("2026-11-13T15:30:00Z", { subject: "pills" });
  const sample = await lead("2026-11-13T16:00:00Z");
  await leads(context.store).patch({ id: sample }).set({ sample: true }).go();
  now = new Date("2026-11-09T17:00:00Z");
  await changeRecord(context, leadRecord, won, {
    version: 0,
    change: { kind: "status", to: "closed", value: 900 },
    by,
  });
  const lost = await lead("2026-11-12T15:00:00Z", { location: "Mexico, NY" });
  await changeRecord(context, leadRecord, lost, { version: 0, change: { kind: "status", to: "closed", value: 0 }, by });
  now = new Date("2026-11-18T15:00:00Z");
  for (let round = 0; round < 2; round += 1) await index();
  const figures = await readFigures(context, 2);
  expect(figures).toMatchObject({ leads: 3, spam: 1, due: 3, kept: 2, firstAnswerMinutes: 60 });
  expect(figures.byTown).toEqual([
    { name: "Oswego", leads: 1, won: 1, value: 900 },
    { name: "Fulton", leads: 1, won: 0, value: 0 },
    { name: "Mexico", leads: 1, won: 0, value: 0 },
  ]);
  expect(figures.byWeek.reduce((sum, each) => sum + each.leads, 0)).toBe(3);
  expect(figures.funnel.map(({ count }) => count)).toEqual([0, 0, 3, 2, 1, 1]);
});

test("beyond a dozen towns the last row is what the others come to, so that the table adds up", async () => {
  const towns = Array.from({ length: 15 }, (_, index) => `Town ${index}`);
  const came = [...towns, ...towns.slice(0, 11)].map((town, index) => {
    const at = new Date(now.getTime() - (index + 1) * 3_600_000).toISOString();
    return { noun: "leads" as const, month: at.slice(0, 7), at, recordId: newId(), town };
  });
  await intakeEntries(context.store).put(came).go();
  const { leads, byTown } = await readFigures(context, 4);
  expect(leads).toBe(26);
  expect(byTown).toHaveLength(12);
  expect(byTown.slice(0, 11).every((town) => town.leads === 2)).toBe(true);
  expect(byTown.at(-1)).toEqual({ name: "4 others", leads: 4, won: 0, value: 0 });
});

test("the figures leave as a file with every week, every table and nothing that a spreadsheet runs", async () => {
  const weekly = Array.from({ length: 20 }, (_, back) => new Date(now.getTime() - (back + 0.5) * 7 * 86_400_000));
  const came = weekly.map((at) => ({ month: at.toISOString().slice(0, 7), at: at.toISOString(), recordId: newId() }));
  await intakeEntries(context.store)
    .put(came.map((each) => ({ ...each, noun: "leads" as const, town: '=HYPERLINK("https://evil.example")' })))
    .go();
  const rows: Record<string, string>[] = parse(await exportFigures(context, 52), { bom: true, columns: true });
  const of = (table: string) => rows.filter(({ Table }) => Table === table);
  expect(of("In all").map(({ Count }) => Count)).toEqual(["20", "0", "20", "0", ""]);
  expect(of("Weeks").map(({ Count }) => Count)).toEqual(Array(20).fill("1"));
  expect(of("Towns")).toEqual([
    { Table: "Towns", Name: `'=HYPERLINK("https://evil.example")`, Count: "20", Won: "0", Value: "0" },
  ]);
  expect(of("How far they came").find(({ Name }) => Name === "Leads")).toMatchObject({ Count: "20", Won: "" });
});

test("working time leaves nights, Sundays and holidays out", () => {
  const minutes = (from: string, to: string) => workingMinutes(new Date(from), new Date(to));
  // Friday 5 PM to Monday 9 AM: an hour, four on Saturday, an hour.
  expect(minutes("2026-11-13T22:00:00Z", "2026-11-16T14:00:00Z")).toBe(6 * 60);
  // Over Thanksgiving.
  expect(minutes("2026-11-25T23:00:00Z", "2026-11-27T13:00:00Z")).toBe(0);
});

test("a list leaves as a file that a spreadsheet reads back word for word, in parts, for who may see it", async () => {
  const name = 'Ann "the" Lee, Jr.';
  await lead("2026-10-05T15:00:00Z", { name, notes: "one\ntwo" });
  await lead("2026-10-06T15:00:00Z", { name: "Bob Ray" });
  await index();
  const asked = { noun: "leads", view: "open" as const, from: "2026-10-01", to: "2026-10-31" };
  const { csv, next } = await exportRecords(context, "owner", asked);
  expect(next).toBeUndefined();
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  expect(rows.map((row) => [row.Name, row.Notes])).toEqual([
    ["Bob Ray", ""],
    [name, "one\ntwo"],
  ]);
  expect(
    csv
      .split("\r\n")[0]
      ?.split(",")
      .every((cell) => /^\uFEFF?"[^"]+"$/.test(cell)),
  ).toBe(true);
  const after = `2026-10-01T04:00:00.000Z ${newId()}`;
  expect(await exportRecords(context, "owner", { ...asked, after })).toEqual({ csv: "" });
  const before = `2026-09-30T00:00:00.000Z ${newId()}`;
  expect(await exportRecords(context, "owner", { ...asked, after: before })).toEqual({ csv: "" });
  await expect(exportRecords(context, "sales", { ...asked, noun: "applications" })).rejects.toMatchObject({
    code: "notFound",
  });
});

test("a list leaves whole, however many made-up records stand among its own; a span that ends first is refused", async () => {
  await lead("2026-07-06T15:00:00Z", { name: "Before Samples" });
  await index();
  const sample = (at: number) => {
    const recordId = newId();
    return { noun: "leads" as const, month: "2026-08", at: `2026-08-01T15:00:00.${at}Z`, recordId, sample: true };
  };
  await intakeEntries(context.store)
    .put(Array.from({ length: 501 }, (_, at) => sample(at + 100)))
    .go();
  const asked = { noun: "leads", view: "open" as const, from: "2026-07-01", to: "2026-08-31" };
  expect((await exportRecords(context, "owner", asked)).csv).toContain("Before Samples");
  const backward = { ...asked, from: asked.to, to: asked.from };
  await expect(exportRecords(context, "owner", backward)).rejects.toMatchObject({ code: "invalid" });
});

test("chats are listed page by page, the latest first", async () => {
  for (let at = 0; at < 30; at += 1) {
    now = new Date(Date.parse("2026-11-17T00:00:00Z") + at * 60_000);
    const memory = { asked: {}, declines: 0, fallbacks: 0, abuse: 0, isBuying: false, services: [], topics: [] };
    const sessionData = { startedAt: now.toISOString(), memory: { ...memory, language: "en" as const } };
    await sessions(context.store)
      .create({ sessionData, userName: `Visitor ${at}` })
      .go();
  }
  now = new Date("2026-11-18T15:00:00Z");
  await index();
  const first = await listChats(context);
  const second = await listChats(context, first.next);
  expect([...first.chats, ...second.chats].map(({ name }) => name)).toEqual(
    Array.from({ length: 30 }, (_, at) => `Visitor ${29 - at}`),
  );
  expect(second.next).toBeUndefined();
});

test("a rehearsed drawing names nobody and is kept nowhere; a held one is the same again and stays", async () => {
  const nobody = { seed: "published", genuine: [], automated: [], isRehearsal: true };
  await expect(drawGiveaway(context, by.email, nobody)).rejects.toThrow("no winner");
  const enter = (more: Parameters<typeof buildEntryRequest>[0]) =>
    enterGiveaway(context, buildEntryRequest(more), { id: newId() });
  now = new Date(Date.parse(currentEdition.opensAt) + 3_600_000);
  await enter({ name: "Real Entry" });
  await enter({ name: "Held Entry", address: "99 Other Road", phone: "315-555-0188", subject: "pills" });
  now = new Date(now.getTime() + 60_000);
  await index();
  const { id: heldId } = (await entries(context.store).scan.go()).data.find(({ spam }) => spam) ?? { id: "" };
  await expect(drawGiveaway(context, by.email, nobody)).rejects.toThrow(heldId);
  const ask = (isRehearsal: boolean) =>
    drawGiveaway(context, by.email, { seed: "published", genuine: [], automated: [heldId], isRehearsal });
  const rehearsed = await ask(true);
  expect(rehearsed.winner).toBeUndefined();
  expect(JSON.parse(rehearsed.file)).not.toHaveProperty("winner");
  expect((await readGiveaway(context)).draws).toEqual([]);
  const tooEarly =
    "The rules set the drawing for February 1, 2026, after the last entry in person. Until then it can be rehearsed.";
  await expect(ask(false)).rejects.toMatchObject({ code: "invalid", message: tooEarly });
  // The form has closed, and the show has not begun, or is on.
  for (const at of ["2026-01-26T15:00:00Z", currentEdition.inPersonTo]) {
    now = new Date(at);
    await expect(ask(false)).rejects.toMatchObject({ code: "invalid", message: tooEarly });
    expect(await ask(true)).toMatchObject({ eligible: 1 });
  }
  now = new Date(currentEdition.drawAt);
  const entry = (await readGiveaway(context)).latest[0]?.id ?? "";
  const judge = (reason: string, was: string) => judgeEntry(context, by.email, entry, { reason, was });
  expect(await judge("Works here", "")).toMatchObject({ disqualified: "Works here", disqualifiedBy: by.email });
  await expect(judge("Lives elsewhere", "")).rejects.toMatchObject({ code: "busy" });
  expect((await readGiveaway(context, true)).leftOut).toMatchObject([{ id: entry, disqualified: "Works here" }]);
  await expect(ask(false)).rejects.toThrow("no winner");
  expect((await judge("", "Works here")).disqualified).toBeUndefined();
  const drawn = await ask(false);
  expect(drawn).toMatchObject({ eligible: 1, total: 2, winner: { name: "Real Entry" } });
  const { entries: count, held, draws: past } = await readGiveaway(context);
  expect([count, held.map(({ name }) => name)]).toEqual([2, ["Held Entry"]]);
  expect(past).toMatchObject([
    { by: by.email, seed: "published", winnerId: drawn.winner?.id, winner: { name: "Real Entry" } },
  ]);
  await expect(judgeEntry(context, by.email, newId(), { reason: "Gone", was: "" })).rejects.toMatchObject({
    code: "notFound",
  });
  expect((await draws(context.store).scan.go()).data).toHaveLength(1);
});

test("the same drawing again is the one that is kept, and the page shows two drawings that one entry has won", async () => {
  now = new Date(Date.parse(currentEdition.opensAt) + 3_600_000);
  await enterGiveaway(context, buildEntryRequest({ name: "Only Entry" }), { id: newId() });
  now = new Date(currentEdition.drawAt);
  const hold = (seed: string) =>
    drawGiveaway(context, by.email, { seed, genuine: [], automated: [], isRehearsal: false });
  const [first, twice] = await Promise.all([hold("published"), hold("published")]);
  now = new Date(now.getTime() + 60_000);
  const again = await hold("published");
  expect([twice.file, again.file]).toEqual([first.file, first.file]);
  expect((await readGiveaway(context)).draws).toHaveLength(1);
  await hold("other seed");
  const [stored] = (await draws(context.store).scan.go()).data;
  if (!stored) throw new Error("Nothing is stored.");
  const at = new Date(now.getTime() - 1000).toISOString();
  await draws(context.store)
    .put({ ...stored, id: newId(), at, seed: "older" })
    .go();
  const { draws: past } = await readGiveaway(context);
  expect(past.map(({ seed, winner }) => [seed, winner?.name])).toEqual([
    ["published", "Only Entry"],
    ["older", "Only Entry"],
    ["other seed", "Only Entry"],
  ]);
  expect(JSON.parse((await hold("older")).file).drawnAt).toBe(at);
  expect((await readGiveaway(context)).draws).toHaveLength(3);
  now = new Date(Date.parse(currentEdition.opensAt) + 7_200_000);
  await enterGiveaway(context, buildEntryRequest({ address: "9 Other Road", phone: "315-555-0199" }), { id: newId() });
  now = new Date(Date.parse(currentEdition.drawAt) + 120_000);
  await expect(hold("published")).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(
      /^A drawing with this seed was held on Feb.*, and the entries are not the same any more/,
    ),
  });
});

test("an entry that the index has missed takes part in the drawing", async () => {
  now = new Date(Date.parse(currentEdition.opensAt) + 3_600_000);
  await enterGiveaway(context, buildEntryRequest({ name: "Missed Entry" }), { id: newId() });
  now = new Date(currentEdition.drawAt);
  const { winner } = await drawGiveaway(context, by.email, {
    seed: "published",
    genuine: [],
    automated: [],
    isRehearsal: false,
  });
  expect(winner?.name).toBe("Missed Entry");
});

test("entries that look alike stand side by side, those of one household first", async () => {
  now = new Date(Date.parse(currentEdition.opensAt) + 7_200_000);
  for (const [name, address, phone] of [
    ["Kay Twin", "7 Oak Street", "315-555-0101"],
    ["Kay Again", "7 OAK ST.", "315-555-0102"],
    ["Lou Alike", "40 Elm Road", "315-555-0101"],
  ] as const) {
    const email = `${name.replace(" ", ".")}@example.org`;
    await enterGiveaway(context, buildEntryRequest({ name, address, phone, email }), { id: newId() });
    now = new Date(now.getTime() + 1000);
  }
  await index();
  const { pairs = [] } = await readGiveaway(context, true);
  const ours = pairs.filter(({ entries: [first] }) => first?.name.startsWith("Kay"));
  expect(ours.map(({ reason, entries: each }) => [reason, each.map(({ name }) => name)])).toEqual([
    ["one household", ["Kay Twin", "Kay Again"]],
    ["same phone", ["Kay Twin", "Lou Alike"]],
  ]);
  expect((await readGiveaway(context)).pairs).toBeUndefined();
});
