import { chatMessages } from "@site/core/chat/messages";
import { chatLimits } from "@site/core/chat/options";
import { contextWith } from "@site/core/context.fixture";
import { leadRecord, leads } from "@site/core/leads/record";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { newId } from "@site/core/store/ids";
import { expect, test, vi } from "vitest";
import { buildChat } from "./chat.fixture.ts";
import { sendMessage } from "./send-message.ts";

const context = contextWith();

const noon = new Date("2026-11-23T17:00:00Z");
const later = (minutes: number) => () => new Date(noon.getTime() + minutes * 60_000);

test("a conversation from tile to lead stores every message, reads details back and tells the office [F-38, Q-03, Q-04, Q-05, Q-18, R-07]", async () => {
  const chat = await buildChat();
  const texts = ["I'm interested in windows", "about 8 double hung", "Linda Park", "Utica", "(315) 555-0111"];
  const answers = [];
  for (const text of texts) answers.push(await chat.say(text));
  expect(answers.at(-1)).toMatchObject({ lead: { status: "received" } });
  expect(answers.at(-1)?.message.content).toContain("315-555-0111");
  expect(answers[3]?.message.content).toContain("Utica");
  expect(answers[3]).not.toHaveProperty("lead");
  const rows = await chat.rows();
  expect(rows.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual(texts);
  const replies = rows.filter(({ role }) => role === "assistant").map(({ content }) => content);
  expect(replies).toEqual(answers.map(({ message }) => message.content));
  expect(await chat.session()).toMatchObject({
    conversationState: "lead_created",
    userName: "Linda Park",
    userLocation: "Utica",
    serviceInterest: "windows",
    phone: "315-555-0111",
  });
  const lead = await chat.lead();
  expect(lead).toMatchObject({
    name: "Linda Park",
    phone: "315-555-0111",
    phoneE164: "+13155550111",
    location: "Utica",
    serviceType: "windows",
    sessionId: chat.sessionId,
    source: "chat",
    status: "new",
    smsOptIn: false,
    notifyState: "pending",
  });
  expect(lead?.conversationSummary).toContain("about 8 double hung");
  const { data } = await leads(context.store).query.bySession({ sessionId: chat.sessionId }).go();
  expect(data).toHaveLength(1);
});

test("a new session starts at 'initial' and an unknown one is not found [Q-03]", async () => {
  const chat = await buildChat();
  expect((await chat.session())?.conversationState).toBe("initial");
  const request = { sessionId: newId(), message: "hello" };
  const unknown = sendMessage(context, request, { responders: {} });
  await expect(unknown).rejects.toMatchObject({ code: "notFound" });
});

test("eight racing messages, each sent twice, are stored once, answered once and make one lead with all details", async () => {
  const chat = await buildChat();
  const texts = [
    "I need 6 new windows",
    "my name is Karen O'Brien",
    "I live in Rome",
    "315-555-0149",
    "karen@example.com",
    "what are your hours?",
    "do you offer financing?",
    "double hung please",
  ];
  const sent = texts.map((text) => ({ text, id: newId() }));
  const answers = await Promise.all([...sent, ...sent].map(({ text, id }) => chat.say(text, { id })));
  const rows = await chat.rows();
  const users = rows.filter(({ role }) => role === "user");
  expect(users.map(({ content }) => content).toSorted()).toEqual(texts.toSorted());
  const answered = rows.flatMap(({ answers: ids = [] }) => ids);
  expect(answered.toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  for (const [index, { id }] of sent.entries()) {
    const stored = rows.find(({ answers: ids }) => ids?.includes(id))?.content;
    expect(answers[index]?.message.content).toBe(stored);
    expect(answers[index + sent.length]?.message.content).toBe(stored);
  }
  const { data } = await leads(context.store).query.bySession({ sessionId: chat.sessionId }).go();
  expect(data).toHaveLength(1);
  expect(await chat.lead()).toMatchObject({
    name: "Karen O'Brien",
    phone: "315-555-0149",
    email: "karen@example.com",
    location: "Rome",
    serviceType: "windows",
  });
});

test("without a key the same words at once are one message", async () => {
  const chat = await buildChat();
  const answers = await Promise.all(
    [1, 2, 3].map(() => chat.say("what are your hours?", { id: undefined, now: later(0) })),
  );
  const again = await chat.say("what are your hours?", { id: undefined, now: later(0) });
  expect(new Set([...answers, again].map(({ message }) => message.content)).size).toBe(1);
  expect((await chat.rows()).filter(({ role }) => role === "user")).toHaveLength(1);
});

test("without a key the same words later are a new message", async () => {
  const chat = await buildChat({ id: undefined });
  await chat.say("yes", { id: undefined, now: later(0) });
  await chat.say("yes", { id: undefined, now: later(1) });
  expect((await chat.rows()).filter(({ role }) => role === "user")).toHaveLength(2);
});

test("an id that was used for other words is refused", async () => {
  const chat = await buildChat();
  const id = newId();
  await chat.say("hello", { id });
  await expect(chat.say("other words", { id })).rejects.toMatchObject({ code: "mismatch" });
});

test("a retry after a crash between commit and rows completes reply and lead and says the same", async () => {
  const chat = await buildChat();
  const id = newId();
  const first = await chat.say("I'm Tom Baker, 315-555-0123, I want siding", { id });
  const reply = (await chat.rows()).find(({ role }) => role === "assistant");
  await chatMessages(context.store)
    .delete({ sessionId: chat.sessionId, id: reply?.id ?? "", role: "assistant" })
    .go();
  await leads(context.store).delete({ id: chat.sessionId }).go();
  expect(await chat.say("I'm Tom Baker, 315-555-0123, I want siding", { id })).toEqual(first);
  expect((await chat.rows()).filter(({ role }) => role === "assistant")).toHaveLength(1);
  expect(await chat.lead()).toMatchObject({ name: "Tom Baker" });
});

test("the next message completes a turn that crashed before it is answered itself", async () => {
  const chat = await buildChat();
  await chat.say("what are your hours?");
  const reply = (await chat.rows()).find(({ role }) => role === "assistant");
  await chatMessages(context.store)
    .delete({ sessionId: chat.sessionId, id: reply?.id ?? "", role: "assistant" })
    .go();
  const { message } = await chat.say("are you licensed?");
  expect(message.content).not.toContain("8 AM");
  expect((await chat.rows()).filter(({ role }) => role === "assistant")).toHaveLength(2);
});

test("a correction changes the lead while it is new, and only its notes once staff work on it", async () => {
  const chat = await buildChat();
  await chat.say("Dana Fox, 315-555-0150, I need siding in Rome");
  await chat.say("actually my number is 315-555-0156");
  expect(await chat.lead()).toMatchObject({ phone: "315-555-0156", phoneE164: "+13155550156" });
  await changeStatus(context, leadRecord, chat.sessionId, "contacted", "test");
  const id = newId();
  await chat.say("sorry, 315-555-0157 is better", { id });
  await chat.say("sorry, 315-555-0157 is better", { id });
  const lead = await chat.lead();
  expect(lead?.phone).toBe("315-555-0156");
  expect(lead?.notes?.match(/315-555-0157/g)).toHaveLength(1);
});

test("a refusal makes no lead, and the chat asks again only when the visitor goes on", async () => {
  const chat = await buildChat();
  await chat.say("I'm interested in windows");
  const refused = await chat.say("I'd rather not give my phone");
  expect(refused.message.content).toContain("/quote");
  expect(refused.message.content).not.toContain("?");
  const asked = await chat.say("what are your hours?");
  expect(asked.message.content).not.toMatch(/phone number or email/);
  expect(await chat.lead()).toBeNull();
  const back = await chat.say("ok I want a quote after all");
  expect(back.message.asksContact).toBe(true);
});

test.each([
  "omg my mother just fell in there shes on the floor and her words are coming out funny",
  "stop calling me about the bathroom",
  "no thanks, not giving my number",
])("%j closes the card that an earlier reply has opened", async (text) => {
  const chat = await buildChat();
  expect((await chat.say("I need a new shower")).message.asksContact).toBe(true);
  expect((await chat.say(text)).message.asksContact).toBe(false);
});

test("card and social security numbers are not stored", async () => {
  const chat = await buildChat();
  await chat.say("my card is 4111 1111 1111 1111 and my ssn is 123-45-6789");
  const stored = JSON.stringify([await chat.rows(), await chat.session()]);
  expect(stored).not.toMatch(/4111 ?1111|123-45-6789/);
  expect(stored).toContain("card number removed");
});

/** Stores so many visitor's messages as of a minute. */
const store = (sessionId: string, count: number, minute: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      chatMessages(context.store)
        .create({
          id: newId(),
          sessionId,
          role: "user",
          content: "x",
          channel: "script",
          createdAt: later(minute)().toISOString(),
        })
        .go(),
    ),
  );

test("a chat takes twenty messages a minute and says when the next one is taken", async () => {
  const chat = await buildChat();
  await store(chat.sessionId, chatLimits.messagesPerMinute, 0);
  await expect(chat.say("one more", { now: later(0.5) })).rejects.toMatchObject({ code: "throttled", retryAfter: 30 });
  await chat.say("one more", { now: later(2) });
});

test("the sixtieth message of a chat is answered and said to be the last, the next one is refused [RUL-17]", async () => {
  const chat = await buildChat();
  await store(chat.sessionId, chatLimits.messages - 1, 0);
  const { message } = await chat.say("what are your hours?", { now: later(5) });
  expect(message.content).toMatch(/8 AM-6 PM.*limit of 60 messages/);
  expect((await chat.session())?.conversationState).toBe("closed");
  await expect(chat.say("one more", { now: later(10) })).rejects.toMatchObject({ code: "throttled" });
});

test("after a day of silence the chat starts again without what it knew", async () => {
  const chat = await buildChat();
  await chat.say("I'm Ray Stone from Utica and I want siding", { now: later(0) });
  expect(await chat.session()).toMatchObject({ userName: "Ray Stone" });
  await chat.say("hello", { now: later(25 * 60) });
  const session = await chat.session();
  expect(session?.userName).toBeUndefined();
  expect(session?.userLocation).toBeUndefined();
  expect((await chat.rows()).filter(({ role }) => role === "user")).toHaveLength(2);
});

test("three insults close the chat calmly, and the next message is answered again", async () => {
  const chat = await buildChat();
  for (const text of ["you are useless", "stupid bot", "shut up"]) await chat.say(text);
  expect((await chat.session())?.conversationState).toBe("closed");
  expect((await chat.say("what are your hours?")).message.content).toContain("8 AM");
});

test("no message text, name or number reaches the log", async ({ onTestFinished }) => {
  const lines: string[] = [];
  const written = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  onTestFinished(() => written.mockRestore());
  const chat = await buildChat({
    responders: {
      model: { answer: async ({ messages }) => Promise.reject(new Error(`marked ${messages.join()}`)) },
    },
  });
  await chat.say("my name is Marked Smith, 315-555-0149, marked@example.com");
  expect(lines.join()).toContain("chat model");
  expect(lines.join()).not.toMatch(/marked|smith|0142/i);
});
