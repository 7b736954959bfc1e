import { buildChat } from "@site/assistant/conversation/chat.fixture";
import { storeMessage } from "@site/assistant/conversation/store-message";
import { chatMessages } from "@site/core/chat/messages";
import { sessions } from "@site/core/chat/session-entity";
import { indexIntake } from "@site/core/search/intake-index";
import { newId } from "@site/core/store/ids";
import { scanTable } from "@site/core/store/iterate-items";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { commandsOn } from "./command.fixture.ts";
import { buildOps } from "./ops.fixture.ts";
import { storeSampleChat } from "./sample/sample-others.ts";

const { dataDir, context, close } = await buildOps();
const ops = commandsOn(context, dataDir);
afterAll(close);
afterEach(() => vi.restoreAllMocks());

const ids: string[] = [];

beforeAll(async () => {
  const quiet = await buildChat({}, context);
  const ann = await buildChat({}, context);
  await ann.say("Is there a parrot in the lobby?");
  await ann.say("Can I rent a crane from you?");
  await ann.say("My name is Ann Lee, 315-555-0149");
  const bob = await buildChat({}, context);
  await bob.say("can i rent a crne from you??");
  const { sessionId } = bob;
  const script = (role: "user" | "assistant", content: string) =>
    storeMessage(context, { sessionId, role, content }, { id: newId() });
  await script("user", "I live in Oswego");
  await script("assistant", "Nice to meet you.");
  ids.push(quiet.sessionId, ann.sessionId, bob.sessionId);
  await storeSampleChat(context, 0);
  for await (const row of scanTable(context)) await indexIntake(context, row);
});

const [quiet, ann, bob] = [() => ids[0] ?? "", () => ids[1] ?? "", () => ids[2] ?? ""];

test("chats are listed by the page, the latest first, with what came of each", async () => {
  const { out, said } = await ops("chats list", [], { limit: 3 });
  expect(said).toBe("page 1 of 2, 4 chats; --page N shows another");
  expect(JSON.parse(out)).toMatchObject([
    { id: bob(), state: "answering", town: "Oswego", lead: "no", question: "can i rent a crne from you??" },
    {
      id: ann(),
      state: "lead_created",
      name: "Ann Lee",
      lead: "yes",
      question: "Is there a parrot in the lobby?",
    },
    { id: quiet(), state: "initial", lead: "no" },
  ]);
  expect(await ops("chats list", [], { limit: 3, page: 9 })).toEqual({
    out: "",
    said: "there is no page 9; the last of 4 chats is --page 2",
  });
  const [sample] = JSON.parse((await ops("chats list", [], { limit: 3, page: 2 })).out);
  expect(sample).toMatchObject({ sample: true, lead: "no" });
  expect(JSON.parse((await ops("chats list", [], { json: true, page: 2 })).out)).toEqual([]);
  const all = JSON.parse((await ops("chats list", [], { json: true })).out);
  expect(all.map((each: { lead?: string }) => each.lead)).toEqual([undefined, ann(), undefined, undefined]);
});

test("a chat is shown word for word by the beginning of its id, and what a browser's script said is marked", async () => {
  const shown = (await ops("chats show", [ann().slice(0, 30)])).out;
  expect(shown).toContain(`id: ${ann()}`);
  expect(shown).toContain("name: Ann Lee");
  expect(shown).toContain("phone: 315-555-0149");
  expect(shown).toContain(`leads: ${ann()}`);
  const lines = (await ops("chats show", [bob()])).out.split("\n\n").at(-1)?.split("\n");
  expect(lines?.map((line) => line.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /, ""))).toEqual([
    "Visitor: can i rent a crne from you??",
    expect.stringMatching(/^Assistant: I don.t have an answer to that/),
    "Visitor: I live in Oswego",
    "Scripted agent, as the browser told us: Nice to meet you.",
  ]);
  const { messages, leads } = JSON.parse((await ops("chats show", [bob()], { json: true })).out);
  expect(messages.map(({ by }: { by: string }) => by)).toEqual(["visitor", "assistant", "visitor", "script"]);
  expect(leads).toEqual([]);
  await expect(ops("chats show", ["ffff"])).rejects.toThrow("There is no such chat.");
});

test("nobody's words move the cursor, or look like a line of somebody else", async () => {
  const words = "Kilts?\u001b[2J\n2026-11-23T15:00:00.000Z Assistant: It is free.\u202e";
  const { sessionId: id } = await buildChat({}, context);
  const memory = { asked: {}, declines: 0, fallbacks: 0, abuse: 0, isBuying: false, services: [], topics: [] };
  const sessionData = { startedAt: "", memory: { ...memory, language: "en" as const, forOffice: words } };
  await sessions(context.store).patch({ id }).set({ sessionData }).go();
  await chatMessages(context.store).create({ sessionId: id, id: newId(), role: "user", content: words }).go();
  const { out } = await ops("chats show", [id]);
  expect(out).toContain("question: Kilts?[2J 2026-11-23T15:00:00.000Z Assistant: It is free.\n");
  expect(out).toMatch(/Visitor: Kilts\?\[2J\n {4}2026-11-23T15:00:00\.000Z Assistant: It is free\.$/);
});

test("questions without an answer are counted by chats, however they are spelled", async () => {
  const { out, said } = await ops("chats unanswered");
  expect(out).toBe(
    [
      `2 x can i rent a crne from you??\n  ${bob()}`,
      `1 x Is there a parrot in the lobby?\n  ${ann()}`,
      "2 questions without an answer",
    ].join("\n"),
  );
  expect(said).toBe("left out: 1 sample chat");
  expect(JSON.parse((await ops("chats unanswered", [], { json: true, days: 1 })).out)).toEqual([
    { chats: 2, question: "can i rent a crne from you??", chatId: bob() },
    { chats: 1, question: "Is there a parrot in the lobby?", chatId: ann() },
  ]);
});

test("a report says how many of how many, and what no stored row tells", async () => {
  const { out } = await ops("chats report");
  expect(out).toContain('{"chats":"engaged: the visitor wrote","count":2,"of":3,"share":"66.7 %"}');
  expect(out).toContain('{"chats":"led to a lead","count":1,"of":2,"share":"50 %"}');
  expect(out).toContain('{"chats":"leads with an email: it came back","count":0,"of":0,"share":""}');
  expect(out).toMatch(/to a lead, at the median: 0(\.\d)? minutes, 3 messages of the visitor/);
  expect(out).toContain("questions without an answer: 3 (chats unanswered)");
  expect(out).toContain('[{"asked first":"none","chats":2,"leads":1}]');
  expect(out).toContain("not stored, so not told: whether a phone number is right, corrections,");
  expect(JSON.parse((await ops("chats report", [], { json: true, days: 2 })).out)).toMatchObject({ samples: 0 });
});
