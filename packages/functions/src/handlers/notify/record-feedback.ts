import { writeLog } from "@site/core/log";
import { recordFeedback } from "@site/core/notify/record-feedback";
import type { SNSEvent } from "aws-lambda";
import { worker } from "../../lambda.ts";

/** Receives bounces and complaints from the mail service. One about the staff's own mailbox is an error: nobody reads it. */
export const handler = worker<SNSEvent, void>(async (context, { Records }, { awsRequestId }) => {
  for (const { Sns } of Records) {
    const { id, notice, outcome } = await recordFeedback(context, Sns.Message);
    const level = notice === "staff" && outcome !== "answered" ? "error" : "info";
    writeLog({ level, requestId: awsRequestId, task: "feedback", recordId: id, notice, outcome });
  }
});
