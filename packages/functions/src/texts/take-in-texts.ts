import { writeLog } from "@site/core/log";
import { receiveText } from "@site/core/office/texts/receive-text";
import type { SNSEvent } from "aws-lambda";
import * as z from "zod";
import { worker } from "../lambda.ts";

/** What AWS End User Messaging publishes of a text to one of our numbers. */
const Incoming = z.object({
  originationNumber: z.string(),
  messageBody: z.string().default(""),
  inboundMessageId: z.string(),
});

/** Takes texts from the topic of the stage's number, which nobody but the service may write to. */
export const handler = worker<SNSEvent, void>(async (context, { Records }, { awsRequestId }) => {
  for (const { Sns } of Records) {
    const {
      originationNumber: from,
      messageBody: body,
      inboundMessageId: id,
    } = Incoming.parse(JSON.parse(Sns.Message));
    const outcome = await receiveText(context, { id, from, body });
    writeLog({ level: "info", requestId: awsRequestId, task: "takeInTexts", outcome });
  }
});
