import { writeLog } from "@site/core/log";
import { recordFeedback } from "@site/core/notify/record-feedback";
import type { Context, SNSEvent } from "aws-lambda";

/** Receives bounces and complaints from the mail service. One about the staff's own mailbox is an error: nobody reads it. */
export async function handler({ Records }: SNSEvent, { awsRequestId }: Context): Promise<void> {
  for (const { Sns } of Records) {
    const { id, notice, outcome } = await recordFeedback(Sns.Message);
    const level = notice === "staff" ? "error" : "info";
    writeLog({ level, requestId: awsRequestId, job: "feedback", recordId: id, notice, outcome });
  }
}
