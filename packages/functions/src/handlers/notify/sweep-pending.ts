import { writeLog } from "@site/core/log";
import { entrySpan } from "@site/core/notify/entry-digest";
import { sweepPending } from "@site/core/notify/sweep-pending";
import type { ScheduledEvent } from "aws-lambda";
import { logFailures } from "../../http/log.ts";
import { worker } from "../../lambda.ts";

const shownReasons = 3;

/** Time kept back to end in order, ms. */
const reserve = 15_000;

type Scheduled = Pick<ScheduledEvent, "time"> & { isRedrive?: boolean };

/** Runs every quarter of an hour: delivers what the stream lost and sends the staff the digest of new entries. */
export const handler = worker<Scheduled, void>(async (context, { time, isRedrive = false }, invocation) => {
  const plannedAt = new Date(time);
  const counts = await sweepPending(context, {
    isRedrive,
    plannedAt,
    // Staff that redrives by hand must not get the last digest twice.
    digest: isRedrive ? undefined : entrySpan(plannedAt),
    // A supplier that is away fails every row alike: the first few reasons are enough.
    onFailed: (outcomes) => logFailures("sweep", invocation, outcomes.slice(0, shownReasons)),
    isOutOfTime: () => invocation.getRemainingTimeInMillis() < reserve,
  });
  const level = counts.failed > 0 ? "error" : "info";
  writeLog({ level, requestId: invocation.awsRequestId, task: "sweep", ...counts });
});
