import { replayFallbackQueue } from "@site/core/recovery/replay-fallback-queue";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { logFailures } from "../../http/log.ts";
import { worker } from "../../lambda.ts";

/** Receives records from the fallback queue and stores them; those that the table still refuses stay in the queue. */
export const handler = worker<SQSEvent, SQSBatchResponse>(async (context, { Records }, invocation) => {
  const outcomes = await Promise.allSettled(Records.map(({ body }) => replayFallbackQueue(context, body)));
  const failed = logFailures("replay", invocation, outcomes);
  return { batchItemFailures: failed.map((index) => ({ itemIdentifier: Records[index]?.messageId ?? "" })) };
});
