import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { toAnswered } from "../consent/ledger.ts";
import { Postponed, Undeliverable } from "../email/mail.ts";
import { listenLocally } from "../listen-locally.ts";
import { readSettings, type Source } from "../settings.ts";
import { createSmsSender } from "./send-sms.ts";
import { OptedOut } from "./sms.ts";
import { isSignedByTwilio } from "./twilio.ts";

const to = toAnswered("+13152470142");
let close = (): void => {};
afterEach(() => close());

interface Received {
  path: string;
  authorization: string;
  target: string;
  body: string;
}

/** A service that gives these answers, one after the other, and the last one from then on. */
async function startService(...answers: [status: number, body: object][]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { authorization = "", "x-amz-target": target = "" } = request.headers;
    const body = await text(request);
    received.push({ path: request.url ?? "", authorization, target: String(target), body });
    const [status, answer] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, {}];
    response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(answer));
  });
  const origin = await listenLocally(server);
  close = () => server.close();
  return { received, origin };
}

let now = new Date("2026-11-17T17:00:00Z");
const senderWith = (source: Source) => createSmsSender(readSettings(source), () => now);

const byTwilio = (origin: string, from = "+13155550100", more: Source = {}) =>
  senderWith({
    ...more,
    TWILIO_ORIGIN: origin,
    TWILIO_ACCOUNT_SID: "AC1",
    TWILIO_AUTH_TOKEN: "secret",
    TEXT_FROM: from,
  });

test("the outbox of one machine holds each text as a file that anybody reads", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "texts-")), "new");
  const id = await senderWith({ OUTBOX_DIR: folder })({ to, body: "Your visit is booked." });
  expect(await readdir(folder)).toEqual([`${id}.txt`]);
  expect(await readFile(join(folder, `${id}.txt`), "utf8")).toBe("To: +13152470142\n\nYour visit is booked.\n");
});

test("Twilio gets number, text and sender, or a messaging service, with the account's credentials", async () => {
  const { received, origin } = await startService([201, { sid: "SM1" }]);
  expect(await byTwilio(origin)({ to, body: "Hi & bye" })).toBe("SM1");
  await byTwilio(origin, "MG5")({ to, body: "Hi" });
  const [first, second] = received;
  expect(first?.path).toBe("/2010-04-01/Accounts/AC1/Messages.json");
  expect(Buffer.from(first?.authorization.split(" ")[1] ?? "", "base64").toString()).toBe("AC1:secret");
  const sent = (each: Received | undefined) => Object.fromEntries(new URLSearchParams(each?.body));
  expect(sent(first)).toEqual({ To: to, From: "+13155550100", Body: "Hi & bye" });
  expect(sent(second)).toEqual({ To: to, MessagingServiceSid: "MG5", Body: "Hi" });
});

test("Twilio reports what becomes of a text about a record to an address that it can reach, and of none else", async () => {
  const { received, origin } = await startService([201, { sid: "SM1" }]);
  const about = { kind: "lead", id: "7f" };
  await byTwilio(origin, "MG5", { PUBLIC_URL: "https://www.example.org" })({ to, body: "Hi", about });
  await byTwilio(origin, "MG5", { PUBLIC_URL: "https://www.example.org" })({ to, body: "Hi" });
  await byTwilio(origin, "MG5", { PUBLIC_URL: "http://localhost:3000" })({ to, body: "Hi", about });
  const reports = received.map(({ body }) => new URLSearchParams(body).get("StatusCallback"));
  expect(reports).toEqual(["https://www.example.org/api/texts?record=lead.7f", null, null]);
});

test("a request is signed as in the example that Twilio publishes", () => {
  const caller = "+14158675309";
  const fields = { CallSid: "CA1234567890ABCDE", Caller: caller, Digits: "1234", From: caller, To: "+18005551212" };
  const isSigned = (signature: string) =>
    isSignedByTwilio("12345", "https://mycompany.com/myapp.php?foo=1&bar=2", new URLSearchParams(fields), signature);
  expect(isSigned("RSOYDt4T1cUTdK1PDd93/VVr8B8=")).toBe(true);
  expect(isSigned("RSOYDt4T1cUTdK1PDd93/VVr8B9=")).toBe(false);
});

test.each([
  ["a landline", [400, { code: 21614 }], Undeliverable],
  ["somebody who stopped", [400, { code: 21610 }], OptedOut],
] as const)("what Twilio refuses for good is final: %s", async (_, [status, answer], kind) => {
  const { origin } = await startService([status, answer]);
  const send = byTwilio(origin);
  for (let times = 0; times < 5; times += 1) await expect(send({ to, body: "Hi" })).rejects.toThrow(kind);
});

test("what may pass is no verdict on the number; after three failures Twilio is left alone for a minute", async () => {
  const { received, origin } = await startService(
    [401, { code: 20003 }],
    [429, { code: 20429 }],
    [500, {}],
    [201, { sid: "SM2" }],
  );
  const send = byTwilio(origin);
  for (let times = 0; times < 3; times += 1)
    await expect(send({ to, body: "Hi" })).rejects.toThrow(/^Twilio answered \d{3}, code \d+$/);
  await expect(send({ to, body: "Hi" })).rejects.toThrow(Postponed);
  expect(received).toHaveLength(3);
  now = new Date(now.getTime() + 60_000);
  expect(await send({ to, body: "Hi" })).toBe("SM2");
});

const aws = (origin: string, more: Source = {}) =>
  senderWith({ ...more, AWS_ENDPOINT_URL: origin, AWS_REGION: "us-east-1", TEXT_FROM: "phone-1" });

test("AWS End User Messaging gets number, text and sender, and what its report of a failure has to say", async () => {
  const { received, origin } = await startService([200, { MessageId: "m-1" }]);
  expect(await aws(origin)({ to, body: "Hi" })).toBe("m-1");
  expect(received[0]?.target).toBe("PinpointSMSVoiceV2.SendTextMessage");
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    ...{ DestinationPhoneNumber: to, OriginationIdentity: "phone-1", MessageBody: "Hi", MessageType: "TRANSACTIONAL" },
  });
  const about = { kind: "lead", id: "7f" };
  await aws(origin, { TEXT_CONFIGURATION_SET: "set" })({ to, body: "Hi", about });
  expect(JSON.parse(received[1]?.body ?? "")).toMatchObject({ ConfigurationSetName: "set", Context: about });
});

test.each([
  [
    "somebody who stopped",
    { __type: "ConflictException", Message: "no", Reason: "DESTINATION_PHONE_NUMBER_OPTED_OUT" },
    OptedOut,
  ],
  [
    "a number that is none",
    { __type: "ValidationException", Message: "no", Fields: [{ Name: "DestinationPhoneNumber", Message: "no" }] },
    Undeliverable,
  ],
] as const)("what AWS refuses for good is final: %s", async (_, answer, kind) => {
  const { origin } = await startService([400, answer]);
  await expect(aws(origin)({ to, body: "Hi" })).rejects.toThrow(kind);
});

test("a sender that AWS does not know is the stage's fault, and not the number's", async () => {
  const { origin } = await startService([400, { __type: "ResourceNotFoundException", Message: "no sender" }]);
  await expect(aws(origin)({ to, body: "Hi" })).rejects.toSatisfy((error) => !(error instanceof Undeliverable));
});

test("half a configuration is told by name", async () => {
  expect(() => readSettings({ TWILIO_ACCOUNT_SID: "AC1" }).sms).toThrow("TEXT_FROM");
  await expect(senderWith({ TWILIO_ACCOUNT_SID: "AC1", TEXT_FROM: "+1" })({ to, body: "" })).rejects.toThrow(
    "TWILIO_AUTH_TOKEN",
  );
  await expect(senderWith({})({ to, body: "" })).rejects.toThrow("TEXT_FROM");
});
