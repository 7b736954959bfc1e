import { createHmac } from "node:crypto";
import { findConsent } from "@site/core/consent/ledger";
import type { Mail } from "@site/core/email/mail";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord, leads } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { findRecord } from "@site/core/records/read-records";
import type { Sms } from "@site/core/sms/sms";
import { newId } from "@site/core/store/ids";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler as receiveAwsSms } from "./receive-aws-sms.ts";
import { handler } from "./receive-twilio-sms.ts";

const token = "0123456789abcdef0123456789abcdef";
const env = { TEXT_FROM: "MG123", TWILIO_ACCOUNT_SID: "AC123", TWILIO_AUTH_TOKEN: token };
const texts: Sms[] = [];
const mails: Mail[] = [];
const suppliers = {
  sendSms: async (text: Sms) => String(texts.push(text)),
  sendMail: async (mail: Mail) => String(mails.push(mail)),
};
const context = handlerContextWith(env, suppliers);

beforeAll(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));
beforeEach(() => {
  texts.length = 0;
  mails.length = 0;
});

let numbers = 2000;
function newNumber(): string {
  numbers += 1;
  return `+1315247${numbers}`;
}

/** As Twilio's documentation says it: the address, then each field by its name and value, in the order of the names. */
const address = "https://www.example.org/api/texts";
const sign = (fields: Record<string, string>, key = token, url = address) =>
  createHmac("sha1", key)
    .update(
      url +
        Object.keys(fields)
          .toSorted()
          .map((name) => name + fields[name])
          .join(""),
    )
    .digest("base64");

async function post(fields: Record<string, string>, signature = sign(fields), on = context, record = "") {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-viewer-host": "www.example.org",
    "x-twilio-signature": signature,
  };
  const asked = record ? { rawQueryString: `record=${record}`, queryStringParameters: { record } } : {};
  const event = buildEvent({ body: new URLSearchParams(fields).toString(), headers, ...asked });
  const { statusCode, body = "", headers: given } = await handler.withContext(on)(event, buildContext());
  return { status: statusCode, body, type: given?.["content-type"] };
}

const buildFields = (more: Record<string, string> = {}) => ({
  MessageSid: `SM${newId()}`,
  AccountSid: "AC123",
  From: newNumber(),
  To: "+13155550100",
  Body: "STOP",
  NumMedia: "0",
  ...more,
});

test("a signed STOP stands in the ledger and is answered by one text; what is played again changes nothing", async () => {
  const fields = buildFields({ Body: "Stop please" });
  for (let times = 0; times < 3; times += 1)
    expect(await post(fields)).toMatchObject({ status: 200, body: "<Response/>", type: "text/xml" });
  expect(await findConsent(context, "text", fields.From)).toMatchObject({ state: "stopped", via: "text" });
  expect(texts).toMatchObject([{ to: fields.From, body: expect.stringContaining("no more texts") }]);
});

test("what Twilio answers by itself is not answered again", async () => {
  const fields = buildFields({ OptOutType: "STOP" });
  expect((await post(fields)).status).toBe(200);
  expect(await findConsent(context, "text", fields.From)).toMatchObject({ state: "stopped" });
  expect(texts).toEqual([]);
});

test("a forged text does nothing: another key, another address, a changed or added field, no signature at all", async () => {
  const fields = buildFields();
  const { Body: _, ...rest } = fields;
  const forgeries: [Record<string, string>, string][] = [
    [fields, sign(fields, "f".repeat(32))],
    [fields, sign(fields, token, "https://evil.example/api/texts")],
    [{ ...fields, From: newNumber() }, sign(fields)],
    [{ ...fields, Extra: "1" }, sign(fields)],
    [rest, sign(fields)],
    [fields, ""],
    [fields, `${sign(fields)}=`],
    [fields, sign(fields).toLowerCase()],
  ];
  for (const [sent, signature] of forgeries)
    expect(await post(sent, signature)).toMatchObject({ status: 401, body: expect.stringContaining("signature") });
  expect(await findConsent(context, "text", fields.From)).toBeUndefined();
  expect([texts, mails]).toEqual([[], []]);
});

test("a stage without Twilio takes no texts, whoever signs them, also by an empty key", async () => {
  const fields = buildFields();
  for (const more of [{}, { TEXT_FROM: "MG1", TWILIO_ACCOUNT_SID: "AC1" }])
    for (const key of [token, ""])
      expect((await post(fields, sign(fields, key), handlerContextWith(more, suppliers))).status).toBe(404);
});

test("only a form is read, up to the limit of every body, and one that says not who sent it is refused", async () => {
  const { From: _, ...nobody } = buildFields();
  expect((await post(nobody)).status).toBe(400);
  expect((await post(buildFields({ Body: "x".repeat(100_000) }))).status).toBe(413);
  const event = buildEvent({ body: "{}", headers: { "content-type": "application/json" } });
  expect((await handler.withContext(context)(event, buildContext())).statusCode).toBe(415);
});

test("a text to our number at AWS comes by its topic", async () => {
  const originationNumber = newNumber();
  const Message = JSON.stringify({
    ...{ originationNumber, destinationNumber: "+13155550100", messageKeyword: "KEYWORD_1" },
    ...{ messageBody: "Unsubscribe", inboundMessageId: newId(), previousPublishedMessageId: newId() },
  });
  await receiveAwsSms.withContext(context)({ Records: [{ Sns: { Message } }] } as never, buildContext());
  expect(await findConsent(context, "text", originationNumber)).toMatchObject({ state: "stopped" });
  expect(texts).toHaveLength(1);
});

/** A lead whose text went out as SM1. */
async function newLead() {
  const phone = newNumber();
  const { id } = await submitQuote(context, buildQuoteRequest({ phone }), { id: newId() });
  await leads(context.store)
    .patch({ id })
    .set({ notices: { staff: "m1", text: "SM1" } })
    .go();
  const notices = async () => (await findRecord(context, leadRecord, id))?.notices;
  const report = (fields: object, url = `${address}?record=lead.${id}`) => {
    const sent = { MessageSid: "SM1", From: "+13155550100", To: phone, ...fields };
    return post(sent, sign(sent, token, url), context, `lead.${id}`);
  };
  return { id, phone, notices, report };
}

test("a text that Twilio could not deliver stands on its record as such, and stops nothing", async () => {
  const { phone, notices, report } = await newLead();
  for (const MessageStatus of ["queued", "sent", "delivered"])
    expect((await report({ MessageStatus })).status).toBe(200);
  expect(await notices()).toMatchObject({ text: "SM1" });
  for (let times = 0; times < 2; times += 1)
    expect((await report({ MessageStatus: "undelivered", ErrorCode: "30006" })).status).toBe(200);
  expect(await notices()).toEqual({ staff: "m1", text: "undeliverable" });
  expect(await findConsent(context, "text", phone)).toBeUndefined();
  expect(texts).toEqual([]);
});

test("one that its carrier knows to have stopped ends in the ledger; a report signed for another record does nothing", async () => {
  const { phone, notices, report } = await newLead();
  const fields = { MessageStatus: "failed", ErrorCode: "21610" };
  expect((await report(fields, `${address}?record=lead.other`)).status).toBe(401);
  expect((await report(fields, address)).status).toBe(401);
  expect(await notices()).toMatchObject({ text: "SM1" });
  await report(fields);
  expect(await notices()).toMatchObject({ text: "undeliverable" });
  expect(await findConsent(context, "text", phone)).toMatchObject({ state: "stopped", via: "supplier" });
});

test("a failure that AWS reports stands on its record; what is on its way or about none changes nothing", async () => {
  const { id, notices } = await newLead();
  const failure = { eventType: "TEXT_BLOCKED", isFinal: true, messageId: "SM1", context: { kind: "lead", id } };
  const tell = (...events: object[]) =>
    receiveAwsSms.withContext(context)(
      { Records: events.map((event) => ({ Sns: { Message: JSON.stringify(event) } })) } as never,
      buildContext(),
    );
  const { context: _, ...aboutNone } = failure;
  const unknown = { ...failure, context: { kind: "lead", id: newId() } };
  await tell(aboutNone, { ...failure, isFinal: false }, { ...failure, eventType: "TEXT_DELIVERED" }, unknown);
  expect(await notices()).toMatchObject({ text: "SM1" });
  await tell(failure);
  expect(await notices()).toMatchObject({ text: "undeliverable" });
});
