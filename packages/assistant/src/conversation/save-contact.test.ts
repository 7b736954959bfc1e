import { listVisitWindows } from "@site/core/business/visit-windows";
import { contextWith } from "@site/core/context.fixture";
import { leadSubject } from "@site/core/leads/lead-mails";
import { leadRecord, leads } from "@site/core/leads/record";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { changeRecord } from "@site/core/office/record/change-record";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { findRequest } from "@site/core/request-page/find-request";
import { tokenOf } from "@site/core/site/pages";
import { newId } from "@site/core/store/ids";
import { getRowKey } from "@site/core/store/table";
import { expect, test } from "vitest";
import { buildChat } from "./chat.fixture.ts";
import { readTranscript } from "./replies.ts";

const context = contextWith();
const card = { name: "Ann Lee", phone: "(315) 555-0149", location: "Rome", bestTime: "after 4" };

test("the card makes the chat's one lead, and its confirmation stands in the transcript", async () => {
  const chat = await buildChat();
  await chat.say("I need new siding");
  const answer = await chat.fill(card);
  expect(answer).toMatchObject({ lead: { status: "received" }, contact: { ...card, phone: "315-555-0149" } });
  expect(answer.message.content).toContain("315-555-0149");
  expect(await chat.lead()).toMatchObject({
    name: "Ann Lee",
    phone: "315-555-0149",
    location: "Rome",
    serviceType: "siding",
  });
  expect((await chat.lead())?.conversationSummary).toContain("Best time: after 4");
  const { messages, contact, lead } = await readTranscript(context, chat.sessionId);
  expect(lead).toEqual(answer.lead);
  expect(await findRequest(context, tokenOf(lead?.page ?? ""))).toMatchObject({ row: { name: "Ann Lee" } });
  expect(lead?.reference).toMatch(/^\w\w-\w\w\w$/);
  expect(messages.at(-1)).toMatchObject({ role: "assistant", content: answer.message.content });
  expect(contact).toMatchObject({ name: "Ann Lee" });
});

test("the same card sent twice is one turn, and a corrected one changes the lead", async () => {
  const chat = await buildChat();
  const id = newId();
  const first = await chat.fill(card, { id });
  expect(await chat.fill(card, { id })).toEqual(first);
  expect((await chat.rows()).filter(({ role }) => role === "assistant")).toHaveLength(1);
  await chat.fill({ ...card, name: "Ann Leigh", phone: "", email: "ann@example.com" });
  const lead = await chat.lead();
  expect(lead).toMatchObject({ name: "Ann Leigh", email: "ann@example.com" });
  expect(lead).not.toHaveProperty("phone");
});

test("a request that is taken back ends as on its page, and stands again when the card is sent anew", async () => {
  const chat = await buildChat();
  const mailed = { ...card, email: "ann@example.org" };
  await chat.fill(mailed);
  const [window] = listVisitWindows(context.now());
  const by = { email: "pat@example.com", name: "Pat" };
  const visit = { kind: "visit", date: window?.date ?? "", from: window?.from ?? 0 } as const;
  await changeRecord(context, leadRecord, chat.sessionId, { version: 0, by, change: visit });
  const id = newId();
  const gone = await chat.fill({}, { id, withdraw: true });
  expect(gone).toMatchObject({ isWithdrawn: true, contact: { name: "Ann Lee" } });
  expect(gone).not.toHaveProperty("lead");
  const ended = await chat.lead();
  expect(ended).toMatchObject({ status: "closed", outcome: "lost", canceledVisit: window, tellNow: true });
  expect(ended).not.toHaveProperty("visit");
  expect(ended?.visitorChanges).toMatchObject([{ title: "Withdrawn" }]);
  await chat.fill({}, { id, withdraw: true });
  await chat.say("thanks for everything");
  expect(await chat.lead()).toMatchObject({ status: "closed", history: [{ to: "closed" }] });
  const back = await chat.fill(mailed);
  expect(back).toMatchObject({ lead: { status: "received" } });
  expect(back.message.content).toContain("stands again");
  await chat.say("no rush");
  const again = await chat.lead();
  expect(again).toMatchObject({ status: "new", releasedAt: expect.any(String), history: [{}, { to: "new" }] });
  const titles = again?.visitorChanges?.map(({ title }) => title);
  expect(titles).toEqual(["Withdrawn", "Written in the chat", "Sent again"]);
  for (const gone of ["reason", "outcome", "visit"]) expect(again).not.toHaveProperty(gone);
  expect(again?.conversationSummary).not.toContain("Withdrawn:");
  const suppliers = buildSuppliers();
  await deliverNotices({ ...context, ...suppliers }, getRowKey(leads(context.store).get({ id: chat.sessionId })));
  const confirmations = suppliers.mails.filter(({ to }) => String(to) === mailed.email);
  expect(confirmations.map(({ subject }) => subject)).toEqual([expect.stringContaining("We received")]);
  await chat.fill({}, { withdraw: true });
  expect(await chat.lead()).toMatchObject({ status: "closed", history: [{}, {}, { to: "closed" }] });
});

test("what the office has reopened stays open, whatever is said after the withdrawal", async () => {
  const chat = await buildChat();
  await chat.fill(card);
  await chat.fill({}, { withdraw: true });
  await changeStatus(context, leadRecord, chat.sessionId, "contacted", "pat@example.com");
  await chat.say("thanks for everything");
  expect(await chat.lead()).toMatchObject({ status: "contacted" });
});

test("a withdrawal in words alone is told at once, and closes nothing", async () => {
  const chat = await buildChat();
  await chat.fill(card);
  await deliverNotices(
    { ...context, ...buildSuppliers() },
    getRowKey(leads(context.store).get({ id: chat.sessionId })),
  );
  await chat.say("please cancel my request, we went with somebody else");
  expect(await chat.lead()).toMatchObject({ status: "new", tellNow: true });
  expect(leadSubject({ source: "chat", ...(await chat.lead()) })).toBe("Withdrawn, from the chat");
});

test("consent to texts is kept as evidence and taken back, also while staff work on the lead", async () => {
  const chat = await buildChat();
  await chat.fill({ ...card, smsConsent: true });
  expect(await chat.lead()).toMatchObject({
    smsOptIn: true,
    smsConsent: { wordingVersion: 1, at: expect.any(String) },
  });
  await changeStatus(context, leadRecord, chat.sessionId, "contacted", "pat@example.com");
  const answer = await chat.fill({ ...card, smsConsent: false });
  expect(answer.contact?.smsConsent).toBe(false);
  expect(await chat.lead()).toMatchObject({ smsOptIn: false, status: "contacted" });
});

test("who wants no contact and sends the card all the same has a request again", async () => {
  const chat = await buildChat();
  await chat.say("stop calling me");
  expect((await chat.session())?.sessionData.memory.isWithdrawn).toBe(true);
  await chat.fill(card);
  expect((await chat.session())?.sessionData.memory.isWithdrawn).toBeUndefined();
});

test("a button is answered exactly, and its words do as well", async () => {
  const chat = await buildChat();
  const pressed = await chat.say("How do I pay, anyway?", { choice: "q:deposit" });
  const typed = await (await buildChat()).say("Get a free estimate");
  expect(pressed.message.content).toMatch(/up front|down payment/);
  expect(typed.message).toMatchObject({ selections: expect.any(Array), asksContact: true });
});
