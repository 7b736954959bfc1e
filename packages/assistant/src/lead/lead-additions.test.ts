import { contextWith } from "@site/core/context.fixture";
import { leadRecord, leads } from "@site/core/leads/record";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { expect, test } from "vitest";
import { buildChat } from "../conversation/chat.fixture.ts";

const context = contextWith();

const deliver = async (id: string) => {
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, { pk: `$site#id_${id}`, sk: "$lead_1" });
  return suppliers.mails.map(({ subject, text }) => ({ subject, text }));
};

let lastNumber = 1000;
/** A number that no other test leaves: the same one within seven days is a repeated request. */
const newNumber = (): string => {
  lastNumber += 1;
  return `315-555-${lastNumber}`;
};

const work = (id: string) => changeStatus(context, leadRecord, id, "contacted", "pat@example.com");

test.each([
  ["I'd also like a new shower please", "Bathrooms"],
  ["we need siding as well", "Siding"],
  ["make it 12 windows", "12 windows"],
  ["they are all on the second floor of the house", "second floor"],
])("%j after the first mail is told to staff in one more", async (text, addition) => {
  const chat = await buildChat();
  await chat.say(`I need 6 new windows, Ann Lee, Rome, ${newNumber()}`);
  expect(await deliver(chat.sessionId)).toHaveLength(1);
  await chat.say(text);
  const [again, ...others] = await deliver(chat.sessionId);
  expect(others).toEqual([]);
  expect(again?.subject).toBe("Updated: New lead from the chat: Ann Lee");
  expect(again?.text).toContain(addition);
  await chat.say("thanks!");
  expect(await deliver(chat.sessionId)).toEqual([]);
});

test("a CRM hears of a service that is added later", async () => {
  const withCrm = contextWith({ WEBHOOK_URL: "https://crm.example.org", WEBHOOK_SECRET: "secret" });
  const hear = async (id: string) => {
    const suppliers = buildSuppliers();
    await deliverNotices({ ...withCrm, ...suppliers }, { pk: `$site#id_${id}`, sk: "$lead_1" });
    return suppliers.events;
  };
  const chat = await buildChat();
  await chat.say("I need 6 new windows, Ann Lee, Rome, 315-555-0149");
  await hear(chat.sessionId);
  await chat.say("I'd also like a new shower please");
  expect(await hear(chat.sessionId)).toMatchObject([
    { type: "lead.updated", data: { notes: expect.stringContaining("Bathrooms") } },
  ]);
});

test("a service that is added once staff work on it is told to them, and a detail once", async () => {
  const chat = await buildChat();
  await chat.say("I need 6 new windows, Ann Lee, Rome, 315-555-0149");
  await deliver(chat.sessionId);
  await work(chat.sessionId);
  await chat.say("I'd also like a new shower please");
  await chat.say("make it 12 windows");
  const notes = (await chat.lead())?.notes ?? "";
  expect(notes).toMatch(/from the chat: Interest: Windows, Bathrooms$/m);
  expect(notes.match(/12 windows/g)).toHaveLength(1);
  expect(await deliver(chat.sessionId)).toHaveLength(1);
});

test("a withdrawal that is taken back is gone from the lead, and staff hear of it", async () => {
  const chat = await buildChat();
  await chat.say(`I'm Moe in Rome, need windows, ${newNumber()}`);
  await chat.say("cancel that");
  await deliver(chat.sessionId);
  expect((await chat.lead())?.conversationSummary).toContain("Withdrawn:");
  await chat.say("I changed my mind again, please go ahead with my request");
  expect((await chat.lead())?.conversationSummary).not.toContain("Withdrawn:");
  const [again] = await deliver(chat.sessionId);
  expect(again?.subject).toBe("Updated: New lead from the chat: Moe");
  expect(again?.text).not.toContain("Withdrawn:");
});

test("staff who work on a lead read that its withdrawal is taken back", async () => {
  const chat = await buildChat();
  await chat.say(`I'm Moe in Rome, need windows, ${newNumber()}`);
  await deliver(chat.sessionId);
  await work(chat.sessionId);
  await chat.say("cancel that");
  await chat.say("wait, call me tomorrow");
  expect((await chat.lead())?.notes).toContain("no longer: Withdrawn: the visitor does not want a call about this");
});

test("a message with an emoji across the end of its note is answered, noted, and what comes after it, too", async () => {
  const chat = await buildChat();
  await chat.say(`I need 6 new windows, Ann Lee, Rome, ${newNumber()}`);
  await work(chat.sessionId);
  const story = "We bought the house in the spring and the windows upstairs are old and painted shut, ".repeat(7);
  await chat.say(`${story.slice(0, 499)}😀${story.slice(499, 560)}`);
  await chat.say("There are two more doors in the barn");
  const { notes = "" } = (await chat.lead()) ?? {};
  expect(notes).toContain("😀”");
  expect(notes).toContain("in the barn");
});

/** As a lead was stored until 2026-11-29: its summary is text alone. */
const forgetParts = (id: string) => leads(context.store).patch({ id }).remove(["chatSummary"]).go();

test("staff who work on a lead that was stored without the parts of its summary hear only of what is new", async () => {
  const chat = await buildChat();
  await chat.say(`I need 6 new windows, Ann Lee, Rome, ${newNumber()}`);
  await deliver(chat.sessionId);
  await work(chat.sessionId);
  await forgetParts(chat.sessionId);
  await chat.say("thanks!");
  expect((await chat.lead())?.notes).toBeUndefined();
  await forgetParts(chat.sessionId);
  await chat.say("I'd also like a new shower please");
  expect((await chat.lead())?.notes).toMatch(/from the chat: Interest: Windows, Bathrooms$/m);
  expect((await chat.lead())?.notes?.match(/, from the chat: [A-Z]/g)).toHaveLength(1);
});

test("what is taken back of a lead that was stored without the parts of its summary is told", async () => {
  const chat = await buildChat();
  await chat.say(`I'm Moe in Rome, need windows, ${newNumber()}`);
  await deliver(chat.sessionId);
  await work(chat.sessionId);
  await chat.say("cancel that");
  await forgetParts(chat.sessionId);
  await chat.say("wait, call me tomorrow");
  expect((await chat.lead())?.notes).toContain("no longer: Withdrawn: the visitor does not want a call about this");
});
