import { writeLog } from "@site/core/log";
import { sendDigests } from "@site/core/office/reports/send-digests";
import type { ScheduledEvent } from "aws-lambda";
import { logFailures } from "../../http/log.ts";
import { worker } from "../../lambda.ts";

/** Runs every hour, so that a morning that began with a fault still gets its mail: what the staff has to know.
 * @throws Error when a mail failed, so that the run is repeated */
export const handler = worker<Pick<ScheduledEvent, "time">, void>(async (context, { time }, invocation) => {
  const now = new Date(time);
  const outcomes = await sendDigests({ ...context, now: () => now });
  const failed = logFailures("digests", invocation, outcomes).length;
  writeLog({ level: "info", requestId: invocation.awsRequestId, task: "digests", tried: outcomes.length, failed });
  if (failed > 0) throw new Error(`${failed} daily mails failed`);
});
