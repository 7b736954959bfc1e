import { createHmac } from "node:crypto";
import { buildChat } from "@site/assistant/conversation/chat.fixture";
import { listVisitWindows } from "@site/core/business/visit-windows";
import type { Mail } from "@site/core/email/mail";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { addMember } from "@site/core/office/auth/members";
import { startSession } from "@site/core/office/auth/sessions";
import { changeRecord } from "@site/core/office/record/change-record";
import { readRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import { beforeAll, expect, test, vi } from "vitest";
import { handlerContextWith } from "./context.fixture.ts";
import type { BindingName, Deployment } from "./deployment.ts";
import { getRecordHandler } from "./handlers/office/records.ts";
import { handler as receiveTwilio } from "./handlers/sms/receive-twilio-sms.ts";
import { buildContext, buildEvent } from "./http/event.fixture.ts";
import { officeRoutes } from "./office-routes.ts";
import { routes } from "./routes.ts";

beforeAll(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));

/** What stacks/bindings.ts gives a function of a stage that texts: TEXT_FROM by either binding, else nothing. */
const textsOf = ({ bindings = [] }: Deployment) =>
  (["sms", "smsPromise"] as BindingName[]).some((name) => bindings.includes(name)) ? { TEXT_FROM: "+13155550100" } : {};

test("the office says of a visitor who is texted that they are, on a stage that texts", async () => {
  const context = handlerContextWith({ RATE_LIMIT: "off", ...textsOf(officeRoutes.getRecord) });
  const id = newId();
  const request = { ...buildQuoteRequest({ phone: "315-247-0111", smsOptIn: true }), email: undefined };
  await submitQuote(handlerContextWith({ TEXT_FROM: "+13155550100" }), request, { id });
  await addMember(context, { email: "pat@example.org", name: "Pat", role: "owner" });
  const secret = await startSession(context, "pat@example.org", { way: "code" });
  const event = buildEvent({
    cookies: [`office=${secret}`],
    headers: { origin: "http://site.test" },
    pathParameters: { noun: "leads", id },
  });
  const { statusCode, body } = await getRecordHandler.withContext(context)(event, buildContext(20_000));
  expect(statusCode).toBe(200);
  const { contact } = JSON.parse(body ?? "");
  expect(contact.consent).toMatchObject([{ channel: "text", isAllowed: true, isOff: false }]);
});

const token = "0123456789abcdef0123456789abcdef";

test("a photo that is texted is not lost without a word", async () => {
  const mails: Mail[] = [];
  const context = handlerContextWith(
    { TEXT_FROM: "MG123", TWILIO_ACCOUNT_SID: "AC123", TWILIO_AUTH_TOKEN: token },
    { sendSms: async () => "1", sendMail: async (mail) => String(mails.push(mail)) },
  );
  const fields: Record<string, string> = {
    MessageSid: `MM${newId()}`,
    AccountSid: "AC123",
    From: "+13152470112",
    To: "+13155550100",
    Body: "",
    NumMedia: "1",
    MediaUrl0: "https://api.twilio.com/2010-04-01/Accounts/AC123/Messages/MM1/Media/ME1",
    MediaContentType0: "image/jpeg",
  };
  const base = Object.keys(fields)
    .toSorted()
    .map((name) => name + fields[name])
    .join("");
  const signature = createHmac("sha1", token).update(`https://www.example.org/api/texts${base}`).digest("base64");
  const event = buildEvent({
    body: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-viewer-host": "www.example.org",
      "x-twilio-signature": signature,
    },
  });
  const { statusCode } = await receiveTwilio.withContext(context)(event, buildContext());
  expect(statusCode).toBe(200);
  // To the staff goes a mail with nothing in it. Whatever it said: that there was a picture, or where it is.
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/photo|picture|media|file/i);
});

test("who withdraws in the chat is told by a text that the visit is canceled, as one who withdraws on the page is", async () => {
  const asBound = (deployment: Deployment) =>
    handlerContextWith(textsOf(deployment), { sendSms: async () => "1", sendMail: async () => "1" });
  const context = asBound(officeRoutes.changeRecord);
  const chat = await buildChat({}, asBound(routes.saveChatContact));
  const card = { name: "Ann Lee", phone: "315-247-0113", location: "Rome", smsConsent: true };
  await chat.fill(card);
  const [window] = listVisitWindows(context.now());
  const row = await readRecord(context, leadRecord, chat.sessionId);
  await changeRecord(context, leadRecord, row.id, {
    version: row.version ?? 0,
    id: newId(),
    by: { email: "pat@example.org", name: "Pat" },
    change: { kind: "visit", date: window?.date ?? "", from: window?.from ?? 0 },
  });
  await chat.fill(card, { withdraw: true });
  expect(await readRecord(context, leadRecord, row.id)).toMatchObject({ status: "closed", news: "withdrawn" });
});

test("who withdraws in the chat what staff have marked as spam is answered, although the chat's function sends no mail", async () => {
  const sendMail = () => Promise.reject(new Error("This function is bound to no mail service."));
  const context = handlerContextWith(textsOf(routes.saveChatContact), { sendSms: async () => "1", sendMail });
  const chat = await buildChat({}, context);
  await chat.fill({ name: "Ann Lee", phone: "315-247-0114", location: "Rome" });
  const by = { email: "pat@example.org", name: "Pat" };
  await changeRecord(context, leadRecord, chat.sessionId, { version: 0, id: newId(), by, change: { kind: "spam" } });
  await chat.fill({}, { withdraw: true });
  expect(await chat.lead()).toMatchObject({ status: "closed", notifyState: "held" });
});
