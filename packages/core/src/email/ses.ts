import { setTimeout } from "node:timers/promises";
import { GetAccountCommand, SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Settings } from "../settings.ts";
import type { Clock } from "../store/clock.ts";
import { type Mail, Postponed, Undeliverable } from "./mail.ts";
import { toMime } from "./mime.ts";
import { sender } from "./recipients.ts";
import type { SendMail } from "./send-mail.ts";
import { createSendQuota, type Quota } from "./send-quota.ts";

const final = new Set(["MessageRejected", "BadRequestException"]);

/** Refusals because of the account's quota a second or a day. */
const throttled = new Set(["TooManyRequestsException", "LimitExceededException", "ThrottlingException", "Throttling"]);

const limits = { connectionTimeout: 500, requestTimeout: 3000 };

const newClient = ({ awsClient }: Settings, maxAttempts: number, timeouts: typeof limits): SESv2Client =>
  new SESv2Client({
    ...awsClient,
    maxAttempts,
    retryMode: "standard",
    requestHandler: new NodeHttpHandler({ ...timeouts, throwOnRequestTimeout: true }),
  });

async function readQuota(client: SESv2Client): Promise<Quota> {
  const { SendQuota } = await client.send(new GetAccountCommand({}));
  const { Max24HourSend = -1, SentLast24Hours = 0, MaxSendRate = 1 } = SendQuota ?? {};
  return { perDay: Max24HourSend, sentToday: SentLast24Hours, perSecond: MaxSendRate };
}

const buildCommand = async (mail: Mail<string>, settings: Settings): Promise<SendEmailCommand> =>
  new SendEmailCommand({
    FromEmailAddress: sender(settings),
    ConfigurationSetName: settings.mailConfigurationSet,
    Destination: { ToAddresses: [...mail.to] },
    Content: { Raw: { Data: await toMime(mail, settings) } },
    EmailTags: Object.entries(mail.origin ?? {}).map(([Name, Value]) => ({ Name, Value })),
  });

/** A refusal that is the account's fault and not the address's: a sandbox or an unverified sender is refused by the same
 * name as a mailbox that takes nothing. */
const isOfAccount = (error: unknown): boolean =>
  error instanceof Error && /not verified|sandbox|paused|suspended/i.test(error.message);

function getRefusal(error: unknown, isConfirmation: boolean): { error: unknown; isThrottled: boolean } {
  const name = error instanceof Error ? error.name : "";
  const isThrottled = throttled.has(name);
  if (final.has(name) && !isOfAccount(error)) return { isThrottled, error: new Undeliverable(name, { cause: error }) };
  return { isThrottled, error: isConfirmation && isThrottled ? new Postponed(name, { cause: error }) : error };
}

/** Sends through Amazon SES. What goes to the staff has the whole quota; a visitor's confirmation only what they leave.
 * @returns sends a mail; throws Undeliverable when SES refuses for good, Postponed when there is no room for a
 * confirmation now */
export function createSesSender(settings: Settings, now: Clock, timeouts = limits): SendMail {
  const client = newClient(settings, 3, timeouts);
  // A confirmation that is refused makes room at once: it is tried again behind the staff's mails.
  const confirmationClient = newClient(settings, 1, timeouts);

  const allowance = createSendQuota({
    readQuota: () => readQuota(confirmationClient),
    now: () => now().getTime(),
    wait: (ms) => setTimeout(ms),
  });

  return async (composed) => {
    const mail = settings.mailTo.length > 0 ? { ...composed, to: settings.mailTo } : composed;
    const isConfirmation = mail.origin?.notice === "visitor";
    if (isConfirmation && !(await allowance.hasRoom())) throw new Postponed("no room for a confirmation");
    try {
      const command = await buildCommand(mail, settings);
      const { MessageId } = await (isConfirmation ? confirmationClient : client).send(command);
      return MessageId ?? "";
    } catch (error) {
      const refusal = getRefusal(error, isConfirmation);
      if (refusal.isThrottled) allowance.rest();
      throw refusal.error;
    }
  };
}
