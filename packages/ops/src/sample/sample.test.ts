import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { sweepPending } from "@site/core/notify/sweep-pending";
import { listChats, showChat } from "@site/core/office/chats/list-chats";
import { drawGiveaway, readGiveaway } from "@site/core/office/giveaway/giveaway";
import { listInbox } from "@site/core/office/inbox/list-inbox";
import { changeRecord } from "@site/core/office/record/change-record";
import { readOfficePhoto } from "@site/core/office/record/photos";
import { readRecordView } from "@site/core/office/record/read-record-view";
import { listRecords, readRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import { scanTable } from "@site/core/store/iterate-items";
import { expect, onTestFinished, test } from "vitest";
import { buildOps } from "../ops.fixture.ts";

test("a sample month is marked, found in the office and told to nobody; clearing leaves the real records alone", async () => {
  const { context, json, close } = await buildOps();
  onTestFinished(close);
  const real = newId();
  await submitQuote(context, buildQuoteRequest({ name: "Real Person" }), { id: real });
  expect(await json("sample", "fill", "--leads", "40")).toEqual({
    filled: { leads: 40, applications: 2, entries: 4, winnersRequests: 1, chats: 4 },
  });
  const rows = await listRecords(context, leadRecord);
  const samples = rows.filter(({ sample }) => sample);
  expect(samples).toHaveLength(40);
  expect(new Set(samples.map(({ status }) => status)).size).toBeGreaterThan(2);
  expect(new Set(samples.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(10);
  for (const { createdAt, email, phone } of samples) {
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(32 * 24 * 60 * 60 * 1000);
    expect(email).toMatch(/@example\.com$/);
    expect(phone).toMatch(/555-01\d\d$/);
  }
  const [name = ""] = samples.filter(({ spam }) => !spam).map((row) => row.name);
  const { items } = await listInbox(context, "owner", { view: "open", search: name });
  expect(items[0]?.about).toContain("Sample record");

  expect((await listInbox(context, "owner", { view: "spam" })).items).not.toHaveLength(0);
  expect((await listInbox(context, "owner", { view: "spam" })).spam).toBe(0);
  const applied = await listInbox(context, "owner", { view: "open", noun: "applications" });
  expect(applied.items.map(({ sample }) => sample)).toEqual([true, true]);
  const { chats } = await listChats(context);
  expect(chats.map(({ sample, question = "" }) => [sample, question.endsWith("?")])).toEqual(
    chats.map(() => [true, true]),
  );
  expect((await showChat(context, chats[0]?.id ?? "")).messages).toHaveLength(2);
  const { entries, latest, winnersRequests } = await readGiveaway(context);
  expect(winnersRequests).toEqual([
    expect.objectContaining({ sample: true, contact: expect.stringMatching(/555-01/) }),
  ]);
  expect([entries, latest.length, latest.every(({ sample }) => sample)]).toEqual([0, 4, true]);
  await expect(
    drawGiveaway(context, "a@example.org", { seed: "published", genuine: [], automated: [], isRehearsal: true }),
  ).rejects.toThrow("no winner");

  const shown: Awaited<ReturnType<typeof readRecordView>>[] = [];
  for (const row of samples) shown.push(await readRecordView(context, leadRecord, row));
  const pictures = shown.flatMap(({ id, timeline }) => timeline.flatMap(({ photo }) => (photo ? [{ id, photo }] : [])));
  expect(pictures.length).toBeGreaterThan(3);
  const [{ id = "", photo = "" } = {}] = pictures;
  const row = await readRecord(context, leadRecord, id);
  expect(Buffer.from(await readOfficePhoto(context, row, photo), "base64").length).toBeGreaterThan(5000);

  const held = samples.find(({ spam }) => spam);
  const mails: unknown[] = [];
  const sendMail = async (mail: unknown) => `${mails.push(mail)}`;
  const by = { email: "a@example.org", name: "A" };
  if (held)
    await changeRecord({ ...context, sendMail }, leadRecord, held.id, { version: 0, change: { kind: "genuine" }, by });
  await sweepPending({ ...context, sendMail, now: () => new Date(Date.now() + 3_600_000) }, { isRedrive: true });
  for (const { id, email } of samples) expect(JSON.stringify(mails)).not.toMatch(new RegExp(`${id}|${email}`));

  expect(await json("sample", "clear")).toEqual({ cleared: 51 });
  expect((await listRecords(context, leadRecord)).map(({ id }) => id)).toEqual([real]);
  const kinds = new Set<string>();
  for await (const row of scanTable(context)) kinds.add(row.__edb_e__);
  for (const kind of [
    "office_event",
    "office_photo",
    "winners_request",
    "search_word",
    "mention",
    "chat_message",
    "chat_session",
  ])
    expect(kinds).not.toContain(kind);
});
