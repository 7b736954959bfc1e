import { findAllowedAddress, findConsent } from "@site/core/consent/ledger";
import { contextWith } from "@site/core/context.fixture";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";
import { buildChat } from "./chat.fixture.ts";

const context = contextWith();

let numbers = 3000;
function newNumber(): string {
  numbers += 1;
  return `+1315247${numbers}`;
}

/** A clock that goes on by a minute with every look of the test. */
let at = Date.parse("2026-11-17T15:00:00Z");
const now = () => {
  at += 60_000;
  const time = new Date(at);
  return () => time;
};

const stateOf = async (phone: string) => (await findConsent(context, "text", phone))?.state;

test.each(["Stop texting me!", "please take my number off your list", "ya no me manden mensajes"])(
  "%s in the chat stops texts and mails for the number and address that it knows, and says so",
  async (words) => {
    const chat = await buildChat();
    const [phone, email] = [newNumber(), `${newId()}@example.org`];
    await chat.fill({ name: "Ann Lee", phone, email, smsConsent: true }, { now: now() });
    expect(await stateOf(phone)).toBe("allowed");
    const { message } = await chat.say(words, { now: now() });
    expect(message.content).toMatch(/no more texts and emails|Ya no le mandamos mensajes ni correos/);
    expect(await findConsent(context, "text", phone)).toMatchObject({ state: "stopped", via: "chat" });
    expect(await findAllowedAddress(context, email)).toBeUndefined();
    await chat.say("Thanks.", { now: now() });
    expect(await stateOf(phone)).toBe("stopped");
    await chat.fill({ name: "Ann Lee", phone, email, smsConsent: true }, { now: now() });
    expect(await stateOf(phone)).toBe("allowed");
    await chat.say("When do you open?", { now: now() });
    expect(await stateOf(phone)).toBe("allowed");
  },
);

test("a box that is no longer ticked on the card stops texts and no mails; one that never was says nothing", async () => {
  const [phone, email] = [newNumber(), `${newId()}@example.org`];
  const silent = await buildChat();
  await silent.fill({ name: "Ann Lee", phone, email }, { now: now() });
  expect(await stateOf(phone)).toBeUndefined();
  const chat = await buildChat();
  await chat.fill({ name: "Ann Lee", phone, email, smsConsent: true }, { now: now() });
  await chat.fill({ name: "Ann Lee", phone, email, smsConsent: false }, { now: now() });
  expect(await stateOf(phone)).toBe("stopped");
  expect(await findAllowedAddress(context, email)).toBe(email);
});
