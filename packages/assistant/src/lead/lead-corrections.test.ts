import { contextWith } from "@site/core/context.fixture";
import { leadRecord } from "@site/core/leads/record";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { changeRecord } from "@site/core/office/record/change-record";
import { getVersion, readRecord } from "@site/core/records/read-records";
import { buildToken } from "@site/core/records/request-link";
import { changeRequest } from "@site/core/request-page/change-request";
import { expect, test } from "vitest";
import { buildChat } from "../conversation/chat.fixture.ts";

const suppliers = buildSuppliers();
const context = { ...contextWith(), ...suppliers };

async function chatWithLead(said = "I need new windows, I'm Linda Park, (315) 555-0177, linda@example.com") {
  const chat = await buildChat();
  await chat.say(said);
  const id = chat.sessionId;
  await deliverNotices(context, { pk: `$site#id_${id}`, sk: "$lead_1" });
  return { id, say: chat.say, read: () => readRecord(context, leadRecord, id) };
}

const corrected = {
  name: "Linda Parker",
  phone: "315-555-0199",
  email: "linda.parker@example.com",
  location: "Rome, NY",
  address: "12 Elm Street",
};

const correct = (id: string, values: Partial<typeof corrected> = {}, version = 0) =>
  changeRecord(context, leadRecord, id, {
    version,
    by: { email: "ann@example.org", name: "Ann" },
    change: { kind: "contact", values: { ...corrected, ...values } },
  });

test("what the office heard on the phone stays when the visitor goes on in the chat", async () => {
  const { id, say, read } = await chatWithLead();
  await correct(id);
  await say("do you also do doors?");
  expect(await read()).toMatchObject({ ...corrected, phoneE164: "+13155550199", status: "new" });
});

test("what the visitor corrected on their page stays, and what the chat tells anew is taken", async () => {
  const { id, say, read } = await chatWithLead();
  const token = buildToken(context.settings, "lead", { id });
  const values = { ...corrected, name: "Linda Park", email: "linda@example.com", address: "" };
  const sent = await changeRequest(context, { token, action: "contact", values });
  if (!("ticket" in sent)) throw new Error("no code was sent");
  const code = /Your code is (\d{6})/.exec(suppliers.mails.at(-1)?.text ?? "")?.[1] ?? "";
  await changeRequest(context, { token, action: "contact", values, code }, sent.ticket);
  await say("what are your hours?");
  expect(await read()).toMatchObject({ phone: "315-555-0199", location: "Rome, NY", email: "linda@example.com" });
  await say("actually my number is 315-555-0144 now");
  expect(await read()).toMatchObject({ phone: "315-555-0144", phoneE164: "+13155550144", location: "Rome, NY" });
});

test("of what only the chat has told, that goes which is told otherwise, with all that hangs on it", async () => {
  const { id, say, read } = await chatWithLead("I need siding, my zip is 90210, 315-555-0177");
  expect((await read()).outOfArea).toBe(true);
  await say("sorry, the house is in Rome");
  const moved = await read();
  expect([moved.location, moved.outOfArea]).toEqual(["Rome", undefined]);
  await correct(id, { location: "Utica" }, getVersion(moved));
  await say("what are your hours?");
  expect(await read()).toMatchObject({ location: "Utica" });
});

test("what the visitor puts right in the chat is not undone by staff who have not seen it, and stands as unread once they work on it", async () => {
  const { id, say, read } = await chatWithLead();
  const seen = getVersion(await read());
  await say("actually my number is 315-555-0144 now");
  await expect(correct(id, { name: "Linda Parks", phone: "315-555-0177" }, seen)).rejects.toMatchObject({
    code: "busy",
  });
  expect(await read()).toMatchObject({ phone: "315-555-0144" });
  await say("what are your hours?");
  const later = getVersion(await read());
  const by = { email: "ann@example.org", name: "Ann" };
  await changeRecord(context, leadRecord, id, { version: later, by, change: { kind: "status", to: "contacted" } });
  expect(await read()).not.toHaveProperty("unreadSince");
  await say("and the house is in Rome");
  expect(await read()).toMatchObject({ unreadSince: expect.any(String), visitorNews: 1 });
});
