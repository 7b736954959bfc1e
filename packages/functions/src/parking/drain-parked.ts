import { drainParked } from "@site/core/recovery/drain-parked";
import type { Context, SQSBatchResponse, SQSEvent } from "aws-lambda";
import { logFailures } from "../http/log.ts";

/** Receives parked records from the queue and stores them; those that the table still refuses stay in the queue. */
export async function handler({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> {
  const outcomes = await Promise.allSettled(Records.map(({ body }) => drainParked(body)));
  const failed = logFailures("drain", context, outcomes);
  return { batchItemFailures: failed.map((index) => ({ itemIdentifier: Records[index]?.messageId ?? "" })) };
}
