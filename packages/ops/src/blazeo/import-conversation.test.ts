import { randomBytes } from "node:crypto";
import { listPatterns, reviewPattern } from "@site/assistant/learning/review-patterns";
import { blazeoConversations, findConversation, removeConversation } from "@site/core/chat/blazeo/conversations";
import { blazeoRawParts, partSize } from "@site/core/chat/blazeo/raw-data";
import { learnedPatterns } from "@site/core/chat/learned-pattern-entity";
import { contextWith } from "@site/core/context.fixture";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { importConversation } from "./import-conversation.ts";
import { parseConversation } from "./parse-line.ts";

const context = contextWith();
const { store } = context;

const answer = "Yes, our own crews install siding all year round.";

const chat = (id: string, extra: object = {}, question = `Do you install siding in winter, case ${letters(id)}?`) =>
  parseConversation({
    id,
    leadType: "Sales",
    createdDate: "2024-03-01T15:00:00Z",
    agentName: "Dana Reed",
    messages: [
      { role: "visitor", text: question, at: "2024-03-01T15:01:00Z" },
      { role: "agent", text: answer },
    ],
    ...extra,
  });

/** An id in letters: digits in a question would be a ZIP code or a phone number. */
const letters = (id: string): string => id.replace(/[^a-f]/g, "");

test("a conversation is stored under the provider's id with its input, its patterns wait for review [Q-08, Q-09]", async () => {
  const id = `Chat-${newId()}`;
  const before = Date.now();
  await importConversation(context, chat(id, { isLead: true, unknownKey: { kept: 1 }, ipAddress: "203.0.113.9" }));
  const record = await findConversation(context, id);
  expect(record).toMatchObject({
    id,
    leadType: "Sales",
    isLead: true,
    createdDate: "2024-03-01T15:00:00.000Z",
    messageCount: 2,
    rawData: { id, unknownKey: { kept: 1 } },
    patterns: [{ conversationId: id, answer, leadType: "Sales", agentName: "Dana", review: "pending" }],
  });
  expect(JSON.stringify(record)).not.toContain("203.0.113.9");
  expect(Date.parse(record?.processedAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(record?.patterns[0]?.timestamp).toBe("2024-03-01T15:01:00.000Z");
  expect(await findConversation(context, id.toLowerCase())).toBeUndefined();
});

test("importing again changes nothing, and keeps what a person decided", async () => {
  const id = newId();
  await importConversation(context, chat(id));
  const [pattern] = (await findConversation(context, id))?.patterns ?? [];
  await reviewPattern(context, pattern?.id ?? "", "approved", "ann", { answer: "In our own words." });
  expect((await importConversation(context, chat(id))).isUnchanged).toBe(true);
  expect((await importConversation(context, chat(id, { leadType: "Service" }))).isUnchanged).toBe(false);
  expect((await findConversation(context, id))?.patterns).toMatchObject([
    { id: pattern?.id, createdAt: pattern?.createdAt, leadType: "Service", review: "approved", reviewedBy: "ann" },
  ]);
  const said = (await listPatterns(context, "approved")).find((each) => each.id === pattern?.id);
  expect(said?.answer).toBe("In our own words.");
});

test("a changed answer is a new pattern that nobody has approved, and the old one is gone", async () => {
  const id = newId();
  await importConversation(context, chat(id));
  const [before] = (await findConversation(context, id))?.patterns ?? [];
  await reviewPattern(context, before?.id ?? "", "approved", "ann");
  const other = {
    messages: [
      { role: "visitor", text: before?.question },
      { role: "agent", text: `${answer} Even in snow.` },
    ],
  };
  await importConversation(context, chat(id, other));
  const { patterns } = (await findConversation(context, id)) ?? {};
  expect(patterns).toMatchObject([{ review: "pending", answer: `${answer} Even in snow.` }]);
  expect((await listPatterns(context, "approved")).map((each) => each.id)).not.toContain(before?.id);
});

test("an import that was cut off before its commit is completed by the next run without doubles", async () => {
  const id = newId();
  await importConversation(context, chat(id));
  await blazeoConversations(store).remove({ id }).go();
  expect(await findConversation(context, id)).toBeUndefined();
  expect((await importConversation(context, chat(id))).isUnchanged).toBe(false);
  expect((await findConversation(context, id))?.patterns).toHaveLength(1);
});

test("a conversation of more than an item's size is kept in parts, and its own item stays under one write unit", async () => {
  const id = newId();
  const noise = randomBytes(partSize * 2).toString("base64");
  await importConversation(context, chat(id, { noise }));
  expect(await findConversation(context, id)).toMatchObject({ rawData: { noise } });
  const { data } = await blazeoRawParts(store).query.byConversation({ conversationId: id }).go();
  expect(data.length).toBeGreaterThan(2);
  const { Item } = blazeoConversations(store)
    .put({
      id,
      messageCount: 2,
      rawHash: "0".repeat(64),
      rawParts: 3,
      rulesVersion: 1,
      processedAt: new Date().toISOString(),
    })
    .params<{ Item: object }>();
  expect(JSON.stringify(Item).length).toBeLessThan(1024);
  await importConversation(context, chat(id));
  const { data: left } = await blazeoRawParts(store).query.byConversation({ conversationId: id }).go();
  expect(left).toHaveLength(1);
});

test("only approved patterns reach the assistant, each question once", async () => {
  const ids = [newId(), newId(), newId()];
  const question = `Do you insulate walls, ${letters(ids[0] ?? "")}?`;
  for (const [index, id] of ids.entries())
    await importConversation(
      context,
      chat(id, {
        messages: [
          {
            role: "visitor",
            text: index === 1 ? question.replace("insulate", "insulat") : question,
            at: `2024-03-0${index + 1}`,
          },
          { role: "agent", text: `${answer} Version ${"abc"[index]}.` },
        ],
      }),
    );
  const patterns = await Promise.all(
    ids.map(async (id) => (await findConversation(context, id))?.patterns[0]?.id ?? ""),
  );
  const approved = async () => (await listPatterns(context, "approved")).filter(({ id }) => patterns.includes(id));
  expect(await approved()).toEqual([]);
  for (const id of patterns.slice(0, 2)) await reviewPattern(context, id, "approved", "ann");
  await reviewPattern(context, patterns[2] ?? "", "rejected", "ann");
  expect(await approved()).toMatchObject([
    { id: patterns[1], question: question.replace("insulate", "insulat"), answer: `${answer} Version b.` },
  ]);
  expect((await listPatterns(context, "rejected")).map(({ id }) => id)).toContain(patterns[2]);
});

test("of answers written by hand, which have no time of their own, the latest is listed, and the one that was approved last is said", async () => {
  const question = "Do your crews speak Polish?";
  const atHour = (hour: number) => contextWith({}, { now: () => new Date(Date.UTC(2026, 10, 20, hour)) });
  const versions = ["of an old chat", "a", "b", "c", "d"];
  const ids: string[] = [];
  for (const [hour, version] of versions.entries()) {
    const id = newId();
    const asked = { role: "visitor", text: question, ...(hour === 0 ? { at: "2024-03-01T15:00:00Z" } : {}) };
    const messages = [asked, { role: "agent", text: `${answer} Version ${version}.` }];
    await importConversation(atHour(hour), chat(id, { messages }));
    ids.push((await findConversation(context, id))?.patterns[0]?.id ?? "");
  }
  const among = (patterns: { id: string }[]) => patterns.map(({ id }) => id).filter((id) => ids.includes(id));
  expect(among(await listPatterns(context, "pending"))).toEqual(ids.slice(-1));
  for (const [index, id] of ids.toReversed().entries()) {
    await reviewPattern(atHour(10 + index), id, "approved", "ann");
    // What was said in an old chat has its own time and takes no place of what was written since.
    const expected = id === ids[0] ? ids[1] : id;
    expect(among(await listPatterns(context, "approved"))).toEqual([expected]);
  }
});

test("an unknown pattern can't be reviewed", async () => {
  await expect(reviewPattern(context, newId(), "approved", "ann")).rejects.toMatchObject({ code: "notFound" });
});

test("a removed conversation is gone with its input and its patterns", async () => {
  const id = newId();
  await importConversation(context, chat(id));
  await removeConversation(context, id);
  expect(await findConversation(context, id)).toBeUndefined();
  expect((await learnedPatterns(store).query.byConversation({ conversationId: id }).go()).data).toEqual([]);
  expect((await blazeoRawParts(store).query.byConversation({ conversationId: id }).go()).data).toEqual([]);
  await expect(removeConversation(context, id)).rejects.toMatchObject({ code: "notFound" });
});
