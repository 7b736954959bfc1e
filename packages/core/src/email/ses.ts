import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { type Mail, Undeliverable } from "./mail.ts";
import { toMime } from "./mime.ts";
import { sender } from "./recipients.ts";

const client = new SESv2Client({
  maxAttempts: 3,
  retryMode: "standard",
  requestHandler: new NodeHttpHandler({ connectionTimeout: 500, requestTimeout: 3000, throwOnRequestTimeout: true }),
});

/** Refusals that depend on the address or the content and not on the moment. */
const final = new Set(["MessageRejected", "BadRequestException"]);

/** Sends through Amazon SES. @returns its message id. @throws Undeliverable when SES refuses for good */
export async function sendBySes(mail: Mail): Promise<string> {
  try {
    const { MessageId } = await client.send(
      new SendEmailCommand({
        FromEmailAddress: sender(),
        Destination: { ToAddresses: [...mail.to] },
        Content: { Raw: { Data: await toMime(mail) } },
        EmailTags: Object.entries(mail.origin ?? {}).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    return MessageId ?? "";
  } catch (error) {
    if (error instanceof Error && final.has(error.name)) throw new Undeliverable(error.name, { cause: error });
    throw error;
  }
}
