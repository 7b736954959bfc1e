import { digestSpan, ordinaryWay, sweepPending } from "@site/core/notify/sweep-pending";
import type { Context, ScheduledEvent } from "aws-lambda";
import { withSecrets } from "../secrets/load-secrets.ts";

/** Time kept back to end in order, ms. */
const reserve = 15_000;

/** Runs every quarter of an hour: delivers what the stream lost and sends the staff the digest of new entries. */
async function handle({ time }: Pick<ScheduledEvent, "time">, context: Context): Promise<void> {
  const scheduledAt = new Date(time);
  const counts = await sweepPending({
    before: new Date(scheduledAt.getTime() - ordinaryWay),
    digest: digestSpan(scheduledAt),
    isOutOfTime: () => context.getRemainingTimeInMillis() < reserve,
  });
  const level = counts.failed > 0 ? "error" : "info";
  console.log(JSON.stringify({ level, requestId: context.awsRequestId, job: "sweep", ...counts }));
}

export const handler = withSecrets(handle);
