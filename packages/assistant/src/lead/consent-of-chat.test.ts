import { findAllowedAddress, findAllowedNumber, findConsent } from "@site/core/consent/ledger";
import { contextWith } from "@site/core/context.fixture";
import { leadRecord } from "@site/core/leads/record";
import { changeRecord } from "@site/core/office/record/change-record";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { getVersion, readRecord } from "@site/core/records/read-records";
import { expect, test } from "vitest";
import { buildChat } from "../conversation/chat.fixture.ts";

const context = contextWith({ TEXT_FROM: "+13155550100" });
const by = { email: "pat@example.com", name: "Pat" };
const card = { name: "Ann Lee", location: "Rome" };

async function allowedNumber(id: string): Promise<string | undefined> {
  return findAllowedNumber(context, await readRecord(context, leadRecord, id));
}

test("a number that the office put in is not opted in by the next message of the chat", async () => {
  const chat = await buildChat({}, context);
  await chat.fill({ ...card, phone: "(315) 555-0149", smsConsent: true });
  await changeStatus(context, leadRecord, chat.sessionId, "contacted", by.email);
  const values = { name: "Ann Lee", phone: "315-555-0177", email: "", location: "Rome", address: "" };
  const version = getVersion(await readRecord(context, leadRecord, chat.sessionId));
  await changeRecord(context, leadRecord, chat.sessionId, { version, by, change: { kind: "contact", values } });
  await chat.say("I also want new windows in the kitchen");
  expect(await allowedNumber(chat.sessionId)).toBeUndefined();
});

test("a tick for a new number opts the one that staff have not in", async () => {
  const chat = await buildChat({}, context);
  await chat.fill({ ...card, phone: "315-555-0151" });
  await changeStatus(context, leadRecord, chat.sessionId, "contacted", by.email);
  await chat.fill({ ...card, phone: "315-555-0188", smsConsent: true });
  expect(await allowedNumber(chat.sessionId)).toBeUndefined();
});

test("a number that is told in the talk has not the consent of the one on the card", async () => {
  const chat = await buildChat({}, context);
  await chat.fill({ ...card, phone: "315-555-0111", smsConsent: true });
  expect(await allowedNumber(chat.sessionId)).toBe("+13155550111");
  await chat.say("sorry, wrong number, my number is 315-555-0122");
  expect(await allowedNumber(chat.sessionId)).toBeUndefined();
  expect(await findConsent(context, "text", "+13155550122")).toBeUndefined();
});

test("an address that is left after a stop can be answered", async () => {
  const chat = await buildChat({}, context);
  await chat.say("please stop contacting me");
  await chat.fill({ ...card, phone: "", email: "ann.after@example.org" });
  expect(await findAllowedAddress(context, "ann.after@example.org")).toBe("ann.after@example.org");
});
