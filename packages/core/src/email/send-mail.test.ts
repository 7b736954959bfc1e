import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { toAsking, toStaff } from "../consent/ledger.ts";
import { listenLocally } from "../listen-locally.ts";
import { readSettings } from "../settings.ts";
import { composeMail, Undeliverable } from "./mail.ts";
import { createMailer } from "./send-mail.ts";

const mail = composeMail({ to: toStaff(["staff@example.com"]), subject: "New lead", paragraphs: ["Hello."] });

test("with an outbox configured a mail becomes one readable file", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "outbox-")), "new");
  const sendMail = createMailer(readSettings({ OUTBOX_DIR: folder }), () => new Date());
  const [first, second] = [await sendMail(mail), await sendMail(mail)];
  expect(first).not.toBe(second);
  expect((await readdir(folder)).sort()).toEqual([`${first}.eml`, `${second}.eml`]);
  expect(await readFile(join(folder, `${first}.eml`), "utf8")).toContain("Subject: New lead");
});

/** A stand-in for the mail service that answers as told and keeps what it was sent. */
async function startService(
  answers: { status: number; body: object; error?: string }[],
  more: Record<string, string> = {},
) {
  const received: { Content: { Raw: { Data: string } }; Destination: object; FromEmailAddress: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as (typeof received)[number]);
    const { status, body, error } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { "content-type": "application/json", ...(error ? { "x-amzn-errortype": error } : {}) });
    response.end(JSON.stringify(body));
  });
  const endpoint = await listenLocally(server);
  const sendBySes = createMailer(
    readSettings({ AWS_ENDPOINT_URL: endpoint, MAIL_FROM: "forms@example.com", ...more }),
    () => new Date(),
  );
  return { received, sendBySes, close: () => server.close() };
}

test("a stage that must not mail real people sends every mail to the addresses set for it, by its own set", async () => {
  const { received, sendBySes, close } = await startService([{ status: 200, body: { MessageId: "ses-1" } }], {
    MAIL_TO: "tester@example.com, success@simulator.amazonses.com",
    MAIL_CONFIGURATION_SET: "preview-mails",
  });
  await sendBySes(composeMail({ to: [toAsking("visitor@example.net")], subject: "Thank you", paragraphs: ["Hello."] }));
  close();
  expect(received[0]).toMatchObject({
    ConfigurationSetName: "preview-mails",
    Destination: { ToAddresses: ["tester@example.com", "success@simulator.amazonses.com"] },
  });
  expect(Buffer.from(received[0]?.Content.Raw.Data ?? "", "base64").toString()).not.toContain("visitor@example.net");
});

test("without one it goes to Amazon SES as a raw message with the configured sender and recipient only", async () => {
  const { received, sendBySes, close } = await startService([{ status: 200, body: { MessageId: "ses-1" } }]);
  expect(await sendBySes(mail)).toBe("ses-1");
  close();
  expect(received[0]).toMatchObject({
    FromEmailAddress: "forms@example.com",
    Destination: { ToAddresses: ["staff@example.com"] },
  });
  const raw = Buffer.from(received[0]?.Content.Raw.Data ?? "", "base64").toString();
  expect(raw).toContain("To: staff@example.com");
  expect(raw).toContain("Subject: New lead");
});

test.each([
  "Email address is not verified. The following identities failed the check in region US-EAST-1: pat@example.com",
  "Sending paused for this account.",
])("a refusal that is the account's fault is none of the address: %s", async (message) => {
  const refused = { status: 400, body: { message }, error: "MessageRejected" };
  const { sendBySes, close } = await startService([refused]);
  await expect(sendBySes(mail)).rejects.not.toBeInstanceOf(Undeliverable);
  close();
});

test("a refusal for good is told apart from one of the moment, which is tried three times", async () => {
  const rejected = { status: 400, body: { message: "no" }, error: "MessageRejected" };
  const busy = { status: 500, body: {}, error: "InternalFailure" };
  const { received, sendBySes, close } = await startService([rejected, busy, busy, busy]);
  await expect(sendBySes(mail)).rejects.toBeInstanceOf(Undeliverable);
  expect(received).toHaveLength(1);
  await expect(sendBySes(mail)).rejects.not.toBeInstanceOf(Undeliverable);
  expect(received).toHaveLength(4);
  close();
});
