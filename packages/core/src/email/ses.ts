import { setTimeout } from "node:timers/promises";
import { GetAccountCommand, SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { env } from "../env.ts";
import { newAllowance, type Quota } from "./allowance.ts";
import { type Mail, Postponed, Undeliverable } from "./mail.ts";
import { toMime } from "./mime.ts";
import { sender } from "./recipients.ts";

const newClient = (maxAttempts: number): SESv2Client =>
  new SESv2Client({
    maxAttempts,
    retryMode: "standard",
    requestHandler: new NodeHttpHandler({ connectionTimeout: 500, requestTimeout: 3000, throwOnRequestTimeout: true }),
  });

const client = newClient(3);
/** A confirmation that is refused makes room at once: it is tried again behind the staff's mails. */
const confirmationClient = newClient(1);

/** Refusals that depend on the address or the content and not on the moment. */
const final = new Set(["MessageRejected", "BadRequestException"]);

/** Refusals because of the account's quota a second or a day. */
const throttled = new Set(["TooManyRequestsException", "LimitExceededException", "ThrottlingException", "Throttling"]);

async function readQuota(): Promise<Quota> {
  const { SendQuota } = await confirmationClient.send(new GetAccountCommand({}));
  const { Max24HourSend = -1, SentLast24Hours = 0, MaxSendRate = 1 } = SendQuota ?? {};
  return { perDay: Max24HourSend, sentToday: SentLast24Hours, perSecond: MaxSendRate };
}

const allowance = newAllowance({ readQuota, now: () => Date.now(), wait: (ms) => setTimeout(ms) });

const command = async (mail: Mail): Promise<SendEmailCommand> =>
  new SendEmailCommand({
    FromEmailAddress: sender(),
    ConfigurationSetName: env.mailConfigurationSet,
    Destination: { ToAddresses: [...mail.to] },
    Content: { Raw: { Data: await toMime(mail) } },
    EmailTags: Object.entries(mail.origin ?? {}).map(([Name, Value]) => ({ Name, Value })),
  });

/**
 * Sends through Amazon SES. What goes to the staff has the whole quota; a visitor's confirmation only what they leave.
 * @returns its message id
 * @throws Undeliverable when SES refuses for good, Postponed when there is no room for a confirmation now
 */
export async function sendBySes(composed: Mail): Promise<string> {
  const mail = env.mailTo.length > 0 ? { ...composed, to: env.mailTo } : composed;
  const isConfirmation = mail.origin?.notice === "visitor";
  if (isConfirmation && !(await allowance.hasRoom())) throw new Postponed("no room for a confirmation");
  try {
    const { MessageId } = await (isConfirmation ? confirmationClient : client).send(await command(mail));
    return MessageId ?? "";
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (final.has(error.name)) throw new Undeliverable(error.name, { cause: error });
    if (!throttled.has(error.name)) throw error;
    allowance.rest();
    if (isConfirmation) throw new Postponed(error.name, { cause: error });
    throw error;
  }
}
