import { deliverAll } from "@site/core/notify/deliver-all";
import { countLeftAsFailed } from "@site/core/notify/in-batches";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { logFailures } from "../../http/log.ts";
import { worker } from "../../lambda.ts";

/** Time that ten records may need: a mail and its retries, the webhook and its retries. ms. */
const timeForBatch = 12_000;

/** Receives new rows from the table's stream and sends their notices. Names each record that failed, so that only those
 * are tried again and a poison record ends alone in the dead-letter queue. */
export const handler = worker<DynamoDBStreamEvent, DynamoDBBatchResponse>(async (context, { Records }, invocation) => {
  const keys = Records.map(({ dynamodb }) => ({ pk: dynamodb?.Keys?.pk?.S ?? "", sk: dynamodb?.Keys?.sk?.S ?? "" }));
  const isOutOfTime = () => invocation.getRemainingTimeInMillis() < timeForBatch;
  const outcomes = await deliverAll(context, keys, { isOutOfTime });
  const failed = logFailures("notify", invocation, countLeftAsFailed(keys, outcomes));
  return {
    batchItemFailures: failed.map((index) => ({ itemIdentifier: Records[index]?.dynamodb?.SequenceNumber ?? "" })),
  };
});
