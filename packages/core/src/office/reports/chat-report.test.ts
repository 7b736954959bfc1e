import { beforeEach, expect, test } from "vitest";
import { retention } from "../../business/retention.ts";
import { getQuestions, type Memory, withQuestion } from "../../chat/memory.ts";
import { chatMessages } from "../../chat/messages.ts";
import { sessions } from "../../chat/session-entity.ts";
import { contextWith, ownTable } from "../../context.fixture.ts";
import type { Context } from "../../context.ts";
import { leads } from "../../leads/record.ts";
import { indexIntake } from "../../search/intake-index.ts";
import { newId } from "../../store/ids.ts";
import { scanTable } from "../../store/iterate-items.ts";
import { showChat } from "../chats/list-chats.ts";
import { readChatPage, wholeChatId } from "../chats/read-chats.ts";
import { readChatReport } from "./chat-report.ts";

let context: Context;

beforeEach(async () => {
  const now = () => new Date("2026-11-20T15:00:00Z");
  context = contextWith({ TABLE_NAME: await ownTable() }, { now });
});

const nothing = { asked: {}, declines: 0, fallbacks: 0, abuse: 0, isBuying: false, services: [], topics: [] };

async function chat(at: string, memory: Partial<Memory>, more: object = { version: 1 }): Promise<string> {
  const id = newId();
  const sessionData = { startedAt: at, memory: { ...nothing, language: "en" as const, ...memory } };
  await sessions(context.store)
    .create({ id, createdAt: at, sessionData, ...more })
    .go();
  return id;
}

async function lead(sessionId: string, at: string, more: object = {}): Promise<string> {
  const id = newId();
  await leads(context.store)
    .create({ id, sessionId, name: "Ann Lee", source: "chat", createdAt: at, smsOptIn: false, ...more })
    .go();
  return id;
}

async function say(sessionId: string, createdAt: string, role: "user" | "assistant", more: object = {}): Promise<void> {
  await chatMessages(context.store)
    .create({ sessionId, id: newId(), role, createdAt, content: "Words", ...more })
    .go();
}

async function index(): Promise<void> {
  for await (const row of scanTable(context)) await indexIntake(context, row);
}

test("a report counts what is stored of the real chats of its days, and nothing else", async () => {
  const bought = await chat("2026-11-18T10:00:00.000Z", { topics: ["greet", "price", "hours"], asked: { name: 1 } });
  await lead(bought, "2026-11-18T10:04:30.000Z", { email: "a@example.org", notices: { "visitor 2": "bounced" } });
  await lead(bought, "2026-11-19T10:04:30.000Z");
  for (const minute of ["00", "02", "09"]) await say(bought, `2026-11-18T10:${minute}:00.000Z`, "user");
  await say(bought, "2026-11-18T10:01:00.000Z", "assistant");
  const held = await chat("2026-11-18T11:00:00.000Z", { topics: ["price", "act-human"], asked: { contact: 2 } });
  await lead(held, "2026-11-18T11:01:00.000Z", { spam: true });
  await chat("2026-11-18T12:00:00.000Z", {
    ...{ topics: ["thanks", "act-human", "act-stop", "act-injection"], declines: 2, fallbacks: 1 },
    forOffice: "Do your crews speak Polish? / Is there a ramp?",
  });
  await chat("2026-11-18T13:00:00.000Z", {}, { version: 0 });
  await chat("2026-11-18T14:00:00.000Z", { forOffice: "Practice?" }, { version: 1, sample: true });
  await chat("2026-11-01T14:00:00.000Z", { forOffice: "Long ago?" });
  await index();
  expect(await readChatReport(context, 7)).toEqual({
    from: "2026-11-13T15:00:00.000Z",
    to: "2026-11-20T15:00:00.000Z",
    samples: 1,
    shares: [
      { what: "engaged: the visitor wrote", count: 3, of: 4 },
      { what: "led to a lead", count: 1, of: 3 },
      { what: "leads with an email: it came back", count: 1, of: 1 },
      { what: "a question got no answer", count: 1, of: 3 },
      { what: "ended with words that were not understood", count: 1, of: 3 },
      { what: "a detail was asked for again", count: 1, of: 3 },
      { what: "handed over to a person", count: 2, of: 3 },
      { what: "the visitor declined", count: 1, of: 3 },
    ],
    minutesToLead: 4.5,
    messagesToLead: 2,
    unansweredQuestions: 2,
    byTopic: [
      { topic: "price", chats: 2, leads: 1 },
      { topic: "act-human", chats: 1, leads: 0 },
    ],
    byHandoff: [
      { reason: "human", chats: 2 },
      { reason: "stop", chats: 1 },
    ],
  });
  const whole = await readChatReport(context, retention.chats.days + 60);
  expect(whole.unansweredQuestions).toBe(3);
  expect(Date.parse(whole.to) - Date.parse(whole.from)).toBe(retention.chats.days * 24 * 60 * 60 * 1000);
});

test("the office reads what was said in order, without what a browser's script says it said", async () => {
  const at = "2026-11-18T10:00:00.000Z";
  const id = await chat(at, {});
  await say(id, "2026-11-18T10:01:00.000Z", "assistant", { content: "I promise.", isTrusted: false });
  await say(id, at, "assistant", { content: "Yes." });
  await say(id, at, "user", { content: "Open?" });
  const first = await lead(id, at);
  expect(await showChat(context, id)).toEqual({
    messages: [
      { at, isVisitor: true, text: "Open?" },
      { at, isVisitor: false, text: "Yes." },
    ],
    lead: first,
  });
  await expect(showChat(context, newId())).rejects.toMatchObject({ code: "notFound" });
});

test("a slash in a question does not make two of it, and many questions are cut", () => {
  const asked = { ...nothing, language: "en" as const };
  const forOffice = withQuestion({ ...asked, forOffice: "Open?" }, "Is there parking / a ramp\n/ a bus?");
  expect(getQuestions({ ...asked, forOffice })).toEqual(["Open?", "Is there parking/a ramp/a bus?"]);
  expect(withQuestion({ ...asked, forOffice }, "x".repeat(900))).toHaveLength(400);
  expect(getQuestions(asked)).toEqual([]);
});

test("without chats a report has no medians", async () => {
  expect(await readChatReport(context, 7)).toMatchObject({ byTopic: [], byHandoff: [], unansweredQuestions: 0 });
  expect(await readChatReport(context, 7)).not.toHaveProperty("minutesToLead");
});

test("chats are read by the page, each with its first lead and its first question", async () => {
  const [old, led] = [await chat("2026-11-18T10:00:00Z", {}), await chat("2026-11-18T11:00:00Z", {})];
  const asking = await chat("2026-11-19T10:00:00Z", { forOffice: "Do your crews speak Polish? / Is there a ramp?" });
  await lead(led, "2026-11-18T11:30:00Z");
  const first = await lead(led, "2026-11-18T11:20:00Z");
  await index();
  const all = await readChatPage(context, { limit: 50, page: 1 });
  expect(all.total).toBe(3);
  expect(all.chats).toMatchObject([{ id: asking, question: "Do your crews speak Polish?" }, { id: led }, { id: old }]);
  expect(all.chats.map((each) => each.lead)).toEqual([undefined, first, undefined]);
  const second = await readChatPage(context, { limit: 2, page: 2 });
  expect([second.total, second.chats.map(({ id }) => id)]).toEqual([3, [old]]);
  expect((await readChatPage(context, { limit: 2, page: 3 })).chats).toEqual([]);
  await sessions(context.store).patch({ id: asking }).set({ expiresAt: 1 }).go();
  expect((await readChatPage(context, { limit: 50, page: 1 })).chats.map(({ id }) => id)).toEqual([led, old]);
});

test("a chat is meant by the beginning of its id", async () => {
  const ids = ["019aab00-0000-7000-8000-0000000000a1", "019aab00-0000-7000-8000-0000000000b2"];
  for (const id of ids) await chat("2026-11-18T10:00:00Z", {}, { id });
  await index();
  expect(await wholeChatId(context, "019aab00-0000-7000-8000-0000000000B")).toBe(ids[1]);
  await expect(wholeChatId(context, "019aab")).rejects.toThrow(`019aab fits 2 chats: ${ids.join(", ")}.`);
  expect(await wholeChatId(context, "ffff")).toBe("ffff");
});
