import { writeLog } from "@site/core/log";
import { digestSpan } from "@site/core/notify/digest";
import { sweepPending } from "@site/core/notify/sweep-pending";
import type { Context, ScheduledEvent } from "aws-lambda";
import { logFailures } from "../http/log.ts";
import { withSecrets } from "../secrets/load-secrets.ts";

const shownReasons = 3;

/** Time kept back to end in order, ms. */
const reserve = 15_000;

/** Runs every quarter of an hour: delivers what the stream lost and sends the staff the digest of new entries. */
async function handle(
  { time, isRedrive = false }: Pick<ScheduledEvent, "time"> & { isRedrive?: boolean },
  context: Context,
): Promise<void> {
  const now = new Date(time);
  const counts = await sweepPending({
    now,
    isRedrive,
    // Staff that redrives by hand must not get the last digest twice.
    digest: isRedrive ? undefined : digestSpan(now),
    // A supplier that is away fails every row alike: the first few reasons are enough.
    onFailed: (outcomes) => logFailures("sweep", context, outcomes.slice(0, shownReasons)),
    isOutOfTime: () => context.getRemainingTimeInMillis() < reserve,
  });
  const level = counts.failed > 0 ? "error" : "info";
  writeLog({ level, requestId: context.awsRequestId, job: "sweep", ...counts });
}

export const handler = withSecrets(handle);
