import type { Context } from "@site/core/context";
import { contextWith } from "@site/core/context.fixture";
import { Postponed } from "@site/core/email/mail";
import { leadRecord, leads } from "@site/core/leads/record";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { readRow } from "@site/core/notify/delivery-progress";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { expect, test } from "vitest";
import { buildChat } from "../conversation/chat.fixture.ts";

const context = contextWith();

const buildKey = (id: string) => ({ pk: `$site#id_${id}`, sk: "$lead_1" });

const deliver = async (id: string) => {
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, buildKey(id));
  return suppliers.mails.map(({ to, subject, text }) => ({ to: to[0], subject, text }));
};

/** Delivers, and has the visitor say something as soon as a mail is sent. @returns the mails */
async function deliverWhile({ sessionId, say }: Awaited<ReturnType<typeof buildChat>>, text: string) {
  const suppliers = buildSuppliers();
  const sendMail: Context["sendMail"] = async (mail) => {
    const sent = await suppliers.sendMail(mail);
    await say(text);
    return sent;
  };
  await deliverNotices({ ...context, ...suppliers, sendMail }, buildKey(sessionId));
  return suppliers.mails;
}

const work = (id: string) => changeStatus(context, leadRecord, id, "contacted", "pat@example.com");

test("what a visitor tells after the staff's first mail is told in one more, and the bot's 'updated' is true", async () => {
  const chat = await buildChat();
  await chat.say("I need new windows, you can reach me at (315) 555-0177");
  expect((await deliver(chat.sessionId)).map(({ subject }) => subject)).toEqual([
    "New lead from the chat: Chat visitor",
  ]);
  expect(await deliver(chat.sessionId)).toEqual([]);

  await chat.say("Linda Park");
  await chat.say("I live in Utica");
  const row = await readRow(context, buildKey(chat.sessionId));
  expect(row).toMatchObject({ notifyState: "pending", pendingIn: expect.stringMatching(/^[0-3]$/) });
  // The sweep waits until the talk is over, so that all of it is told in one mail.
  expect(Date.parse(String(row?.pendingFrom))).toBeGreaterThan(Date.parse(String(row?.createdAt)));
  const [again, ...others] = await deliver(chat.sessionId);
  expect(others).toEqual([]);
  expect(again?.subject).toBe("Updated: New lead from the chat: Linda Park");
  expect(again?.text).toContain("Utica");
  expect(again?.text).toContain("told us more after our first email");

  await chat.say("what are your hours?");
  expect(await deliver(chat.sessionId)).toEqual([]);
});

test("a CRM hears of a lead, and of each later change under an id of its own", async () => {
  const withCrm = contextWith({ WEBHOOK_URL: "https://crm.example.org", WEBHOOK_SECRET: "secret" });
  const hear = async (id: string) => {
    const suppliers = buildSuppliers();
    await deliverNotices({ ...withCrm, ...suppliers }, buildKey(id));
    return suppliers.events;
  };
  const chat = await buildChat();
  const id = chat.sessionId;
  await chat.say("I need new windows, I'm Uma Crm, 315-555-0191");
  expect(await hear(id)).toMatchObject([{ id, type: "lead.created", data: { name: "Uma Crm" } }]);
  await chat.say("I live in Utica");
  expect(await hear(id)).toMatchObject([{ id: `${id}-1`, type: "lead.updated", data: { location: "Utica" } }]);
  await work(id);
  await chat.say("my email is uma.crm@example.com");
  expect(await hear(id)).toMatchObject([
    { id: `${id}-3`, type: "lead.updated", data: { notes: expect.stringContaining("uma.crm@example.com") } },
  ]);
  expect(await hear(id)).toEqual([]);
});

test("a place outside the area is told as such, by its ZIP code, and a later one within it takes that back", async () => {
  const chat = await buildChat();
  await chat.say("I need new windows, I'm Olive Far, 315-555-0187");
  expect(await chat.lead()).not.toHaveProperty("outOfArea");
  await chat.say("my zip code is 10001");
  expect(await chat.lead()).toMatchObject({ outOfArea: true });
  await chat.say("sorry, my zip code is 13502");
  expect(await chat.lead()).toMatchObject({ location: expect.stringContaining("13502") });
  expect(await chat.lead()).not.toHaveProperty("outOfArea");
});

test("a corrected address gets a confirmation of its own", async () => {
  const chat = await buildChat();
  await chat.say("new siding please, I'm Linda Park, linda.prak@example.com");
  expect((await deliver(chat.sessionId)).map(({ to }) => to)).toContain("linda.prak@example.com");
  await chat.say("sorry, my email is linda.park@example.com");
  const mails = await deliver(chat.sessionId);
  expect(mails.map(({ to }) => to)).toContain("linda.park@example.com");
  expect(mails).toHaveLength(2);
});

test("what is told while the confirmation still waits is told to staff once, with it", async () => {
  const chat = await buildChat();
  await chat.say("new siding please, I'm Omar Diaz, omar.diaz@example.com");
  const first = buildSuppliers();
  const sendMail: Context["sendMail"] = (mail) =>
    String(mail.to[0]) === "omar.diaz@example.com" ? Promise.reject(new Postponed()) : first.sendMail(mail);
  expect(await deliverNotices({ ...context, ...first, sendMail }, buildKey(chat.sessionId))).toBe("postponed");
  expect(first.mails).toHaveLength(1);
  await chat.say("my phone is 315-555-0164");
  const mails = await deliver(chat.sessionId);
  expect(mails.map(({ to }) => to)).toContain("omar.diaz@example.com");
  const [again, ...others] = mails.filter(({ to }) => to !== "omar.diaz@example.com");
  expect(again?.subject).toMatch(/^Updated: .*Omar Diaz/);
  expect(again?.text).toContain("555-0164");
  expect(others).toEqual([]);
  expect(await deliver(chat.sessionId)).toEqual([]);
});

test("staff read in the subject what it is about, and in the mail the conversation word for word", async () => {
  const chat = await buildChat();
  await chat.say("your guys backed over our mailbox with the trailer");
  await chat.say("Carol Finch, 315-555-0117, please not before ten");
  const [mail] = await deliver(chat.sessionId);
  expect(mail?.subject).toBe("Damage by our crew, from the chat: Carol Finch");
  expect(mail?.text).toContain("Visitor: your guys backed over our mailbox with the trailer");
  expect(mail?.text).toContain("not before ten");
});

test("a request that is taken back is told in one more mail", async () => {
  const chat = await buildChat();
  await chat.say("I need new windows, Ana Ruiz, 315-555-0151");
  await deliver(chat.sessionId);
  await chat.say("actually nevermind, don't call me");
  expect((await deliver(chat.sessionId)).map(({ subject }) => subject)).toEqual([
    "Updated: Withdrawn, from the chat: Ana Ruiz",
  ]);
});

test("what is told once staff work on a lead is kept beside what they have, and told to them", async () => {
  const chat = await buildChat();
  await chat.say("I need new siding, Ray Ortiz, 315-555-0181");
  await deliver(chat.sessionId);
  await work(chat.sessionId);

  await chat.say("my number is 315-555-0182");
  await chat.say("water is pouring through the wall right now, this is an emergency!");
  const lead = await chat.lead();
  expect(lead).toMatchObject({ status: "contacted", phone: "315-555-0181" });
  expect(lead?.notes).toMatch(/from the chat: .*315-555-0182/);
  expect(lead?.notes).toMatch(/from the chat: About: URGENT: emergency/);
  const [again, ...others] = await deliver(chat.sessionId);
  expect(others).toEqual([]);
  expect(again?.subject).toBe("Updated: URGENT: emergency, from the chat: Ray Ortiz");
  expect(again?.text).toContain("315-555-0182");
  expect(again?.text).toContain("Visitor: water is pouring through the wall");
  expect(again?.text).not.toContain("Please answer by");

  await chat.say("thanks!");
  expect((await chat.lead())?.conversationSummary).toContain("Visitor: thanks!");
  expect(await deliver(chat.sessionId)).toEqual([]);
});

test("a request that is taken back once staff work on it is told to them", async () => {
  const chat = await buildChat();
  await chat.say("I need new windows, Ida Wolf, 315-555-0183");
  await deliver(chat.sessionId);
  await work(chat.sessionId);
  await chat.say("actually nevermind, don't call me");
  expect((await deliver(chat.sessionId)).map(({ subject }) => subject)).toEqual([
    "Updated: Withdrawn, from the chat: Ida Wolf",
  ]);
});

test("what is told while the staff's mail is on its way is told in one more", async () => {
  const chat = await buildChat();
  await chat.say("new siding please, Sue Hart, 315-555-0184");
  await deliverWhile(chat, "I live in Utica");
  const mails = await deliver(chat.sessionId);
  expect(mails.map(({ subject }) => subject)).toEqual(["Updated: New lead from the chat: Sue Hart"]);
  expect(mails[0]?.text).toContain("Utica");
  expect(await deliver(chat.sessionId)).toEqual([]);
});

test("thanks that are said while the staff's mail is on its way are no news", async () => {
  const chat = await buildChat();
  await chat.say("new siding please, Sam Hart, 315-555-0192, Utica");
  expect(await deliverWhile(chat, "thanks!")).toHaveLength(1);
  expect(await deliver(chat.sessionId)).toEqual([]);
  expect(await chat.lead()).toMatchObject({ notifyState: "sent" });
});

test("a request that comes days later in the same chat is a lead of its own", async () => {
  const chat = await buildChat();
  await chat.say("I need new windows, Tom Lake, 315-555-0185");
  await deliver(chat.sessionId);
  const first = await chat.lead();
  const later = { now: () => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000) };
  await chat.say("I want to replace a door, call 315-555-0186", later);
  await chat.say("my name is Tom Lake", later);
  expect(await chat.lead()).toEqual(first);
  const { data } = await leads(context.store).query.bySession({ sessionId: chat.sessionId }).go();
  const [second, ...others] = data.filter(({ id }) => id !== chat.sessionId);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ name: "Tom Lake", phone: "315-555-0186", serviceType: "doors", status: "new" });
  expect((await deliver(second?.id ?? "")).map(({ subject }) => subject)).toEqual(["New lead from the chat: Tom Lake"]);
});

test("what an applicant installs is not what they want installed", async () => {
  const chat = await buildChat();
  await chat.say("are you hiring? I have hung vinyl siding for six years. Tom Reed 315-555-0186");
  const lead = await chat.lead();
  expect(lead).toMatchObject({ name: "Tom Reed" });
  expect(lead).not.toHaveProperty("serviceType");
});
