import type { Context } from "@site/core/context";
import { receiveSms } from "@site/core/incoming-sms/receive-sms";
import { writeLog } from "@site/core/log";
import { recordFailedSms } from "@site/core/notify/record-feedback";
import { FailedSms } from "@site/core/sms/receipts";
import type { SNSEvent } from "aws-lambda";
import * as z from "zod";
import { worker } from "../../lambda.ts";

/** What AWS End User Messaging publishes of a text to one of our numbers. */
const Incoming = z.object({
  originationNumber: z.string(),
  messageBody: z.string().default(""),
  inboundMessageId: z.string(),
});

async function takeIn(context: Context, message: object): Promise<string> {
  if ("eventType" in message) {
    const { data: failed } = FailedSms.safeParse(message);
    if (failed) await recordFailedSms(context, { ...failed.context, messageId: failed.messageId });
    return "report";
  }
  const { originationNumber: from, messageBody: body, inboundMessageId: id } = Incoming.parse(message);
  return receiveSms(context, { id, from, body });
}

/** Takes texts and reports of those that failed from the topic of the stage's number, which nobody but the service may write to. */
export const handler = worker<SNSEvent, void>(async (context, { Records }, { awsRequestId }) => {
  for (const { Sns } of Records) {
    const outcome = await takeIn(context, JSON.parse(Sns.Message));
    writeLog({ level: "info", requestId: awsRequestId, task: "takeInTexts", outcome });
  }
});
