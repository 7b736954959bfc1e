import { contextWith } from "@site/core/context.fixture";
import { leadRecord } from "@site/core/leads/record";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { newId } from "@site/core/store/ids";
import { afterEach, expect, test } from "vitest";
import { buildChat } from "../conversation/chat.fixture.ts";
import { storeMessage } from "../conversation/store-message.ts";

const context = contextWith();
const stack = context.store.client.middlewareStack;

/** Has every write of a lead fail, until the test is over or `mend` is called. */
const breakLeads = () =>
  stack.add(
    (next) => async (args) => {
      if (/"\$lead_1"/.test(JSON.stringify(args.input)) && !("KeyConditionExpression" in args.input))
        throw Object.assign(new Error("no"), { name: "ValidationException" });
      return next(args);
    },
    { step: "initialize", name: "breakLeads" },
  );
const mend = () => stack.remove("breakLeads");

afterEach(() => {
  mend();
});

const refused = { code: "unavailable", retryAfter: expect.any(Number) };
const request = "I want new windows, Ann Lee, Rome, 315-555-0149";

test("nobody is told that a request was passed on that could not be stored, and its retry completes it", async () => {
  const chat = await buildChat({}, context);
  const id = newId();
  breakLeads();
  await expect(chat.say(request, { id })).rejects.toMatchObject(refused);
  await expect(chat.say(request, { id })).rejects.toMatchObject(refused);
  expect((await chat.rows()).filter(({ role }) => role === "assistant")).toEqual([]);
  mend();
  expect(await chat.lead()).toBeNull();
  const answer = await chat.say(request, { id });
  expect(answer).toMatchObject({
    lead: { status: "received" },
    message: { content: expect.stringContaining("I have passed your request") },
  });
  expect(await chat.lead()).toMatchObject({ name: "Ann Lee", phone: "315-555-0149" });
  expect((await chat.rows()).filter(({ role }) => role === "assistant")).toHaveLength(1);
});

test("who does not send it again has it completed with the next message", async () => {
  const chat = await buildChat({}, context);
  breakLeads();
  await expect(chat.say(request)).rejects.toMatchObject(refused);
  mend();
  await chat.say("what are your hours?");
  expect(await chat.lead()).toMatchObject({ name: "Ann Lee", phone: "315-555-0149" });
  expect((await chat.rows()).filter(({ role }) => role === "assistant")).toHaveLength(2);
});

test("what could not be added to a lead that staff work on is added by the next message", async () => {
  const chat = await buildChat({}, context);
  await chat.say(request);
  await changeStatus(context, leadRecord, chat.sessionId, "contacted", "pat@example.com");
  breakLeads();
  await expect(chat.say("sorry, my number is 315-555-0199")).rejects.toMatchObject(refused);
  mend();
  await chat.say("what are your hours?");
  expect((await chat.lead())?.notes?.match(/315-555-0199/g)).toHaveLength(1);
});

test("who left no way to be reached is answered all the same", async () => {
  const chat = await buildChat({}, context);
  breakLeads();
  expect((await chat.say("what are your hours?")).message.content).toContain("8 AM");
});

test("the script's message that could not be passed on is refused, and its retry completes it", async () => {
  const chat = await buildChat({}, context);
  const id = newId();
  const say = () => storeMessage(context, { sessionId: chat.sessionId, role: "user", content: request }, { id });
  breakLeads();
  await expect(say()).rejects.toMatchObject(refused);
  mend();
  expect(await chat.lead()).toBeNull();
  expect(await say()).toMatchObject({ id, reply: { content: expect.stringContaining("Thank you, Ann Lee.") } });
  expect(await chat.lead()).toMatchObject({ name: "Ann Lee", phone: "315-555-0149" });
});
