import { deliverAll } from "@site/core/notify/deliver-all";
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { logFailures } from "../http/log.ts";
import { withSecrets } from "../secrets/load-secrets.ts";

/** Time that ten records may need: a mail and its retries, the webhook and its retries. ms. */
const timeForBatch = 12_000;

/**
 * Receives new rows from the table's stream and sends their notices. Names each record that failed, so that only those
 * are tried again and a poison record ends alone in the dead-letter queue.
 */
async function handle({ Records }: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> {
  const keys = Records.map(({ dynamodb }) => ({ pk: dynamodb?.Keys?.pk?.S ?? "", sk: dynamodb?.Keys?.sk?.S ?? "" }));
  const isOutOfTime = () => context.getRemainingTimeInMillis() < timeForBatch;
  const failed = logFailures("notify", context, await deliverAll(keys, { isOutOfTime }));
  return {
    batchItemFailures: failed.map((index) => ({ itemIdentifier: Records[index]?.dynamodb?.SequenceNumber ?? "" })),
  };
}

export const handler = withSecrets(handle);
