import { contextWith } from "@site/core/context.fixture";
import { leadSubject } from "@site/core/leads/lead-mails";
import { type Lead, leads } from "@site/core/leads/record";
import { expect, test } from "vitest";
import { buildChat } from "./chat.fixture.ts";

const context = contextWith();

const monday = { now: () => new Date("2026-11-23T17:00:00Z") };
const wednesday = { now: () => new Date("2026-11-25T17:00:00Z") };
const request = "I want new windows and siding, Ann Lee, Rome, 315-555-0149";

async function leadOn(say = request) {
  const chat = await buildChat();
  await chat.say(say, monday);
  return chat;
}

const listLeads = async (sessionId: string): Promise<Lead[]> =>
  (await leads(context.store).query.bySession({ sessionId }).go()).data;

const getSubject = (lead: Lead | null): string => leadSubject({ source: "chat", ...lead });

test.each([
  "never mind, please cancel my request, don't call me",
  "I'd like to take back my request",
  "we went with someone else",
  "forget about my request, we sold the house",
  "ya no quiero que me llamen, cancele mi solicitud",
])("%j two days later withdraws the request of before", async (text) => {
  const chat = await leadOn();
  const { message } = await chat.say(text, wednesday);
  expect(message.content).toMatch(/withdrawn|retirada/);
  expect(getSubject(await chat.lead())).toBe("Withdrawn, from the chat");
  expect(await listLeads(chat.sessionId)).toHaveLength(1);
});

test("a greeting before it changes nothing of that", async () => {
  const chat = await leadOn();
  const { message } = await chat.say("hello", wednesday);
  expect(message.content).not.toContain("Ann");
  expect((await chat.session())?.userName).toBeUndefined();
  expect((await chat.say("please cancel my request", wednesday)).message.content).toContain("withdrawn");
  expect(getSubject(await chat.lead())).toBe("Withdrawn, from the chat");
});

test("in a chat that was closed a request is withdrawn all the same", async () => {
  const chat = await leadOn();
  for (const text of ["you are useless", "stupid bot", "shut up"]) await chat.say(text, monday);
  expect((await chat.session())?.conversationState).toBe("closed");
  expect((await chat.say("please cancel my request", monday)).message.content).toContain("withdrawn");
  expect(getSubject(await chat.lead())).toBe("Withdrawn, from the chat");
});

test("the wish to be left alone is noted with the request of before", async () => {
  const chat = await leadOn();
  expect((await chat.say("stop calling me", wednesday)).message.content).toContain("315-555-0149");
  expect(getSubject(await chat.lead())).toBe("Wants no more calls or messages, from the chat");
});

test("who asks what they told reads it", async () => {
  const chat = await leadOn();
  expect((await chat.say("what did I tell you", wednesday)).message.content).toContain("315-555-0149");
});

test.each([
  ["sorry, my number is 315-555-0199", { phone: "315-555-0199" }],
  ["I gave you the wrong number, it is 315-555-0199", { phone: "315-555-0199" }],
  ["actually my email is ann@example.com", { email: "ann@example.com", phone: "315-555-0149" }],
  ["I live in Utica, not Rome", { location: "Utica" }],
  ["the email I left is misspelled, it's ann.lee@example.org", { email: "ann.lee@example.org" }],
  ["mi número correcto es 315-555-0199", { phone: "315-555-0199" }],
])("%j two days later puts the request of before right", async (text, right) => {
  const chat = await leadOn();
  await chat.say(text, wednesday);
  expect(await chat.lead()).toMatchObject({ name: "Ann Lee", serviceType: "windows", ...right });
  expect(await listLeads(chat.sessionId)).toHaveLength(1);
});

test.each(["I want to replace a door, call 315-555-0186", "my name is Tom Lake, 315-555-0186, I need a shower"])(
  "%j two days later is a request of its own",
  async (text) => {
    const chat = await leadOn();
    const first = await chat.lead();
    await chat.say("hello", wednesday);
    await chat.say(text, wednesday);
    expect(await chat.lead()).toEqual(first);
    const [second, ...others] = (await listLeads(chat.sessionId)).filter(({ id }) => id !== chat.sessionId);
    expect(others).toEqual([]);
    expect(second).toMatchObject({ phone: "315-555-0186", status: "new" });
    await chat.say("please cancel my request", wednesday);
    expect(await chat.lead()).toEqual(first);
  },
);

test.each(["I would like to change my front door", "actually, are you licensed?", "thanks for coming out"])(
  "%j two days later has nothing to do with the request of before",
  async (text) => {
    const chat = await leadOn();
    const first = await chat.lead();
    await chat.say(text, wednesday);
    expect((await chat.session())?.userName).toBeUndefined();
    expect(await listLeads(chat.sessionId)).toEqual([first]);
  },
);

test("who gives up a new wish is told that the request of before stands", async () => {
  const chat = await leadOn();
  const first = await chat.lead();
  await chat.say("I want to replace a door", wednesday);
  const { message } = await chat.say("never mind, forget it", wednesday);
  expect(message.content).not.toContain("Nothing of this chat");
  expect(message.content).toContain("Your earlier request");
  expect(await chat.lead()).toEqual(first);
});

test("who left nothing before is told that nothing has gone to the office", async () => {
  const chat = await leadOn("I want new windows");
  const { message } = await chat.say("never mind, please cancel my request", wednesday);
  expect(message.content).toContain("Nothing of this chat has gone to the office");
});
