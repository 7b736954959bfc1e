import { countLeftAsFailed, inBatches } from "@site/core/notify/in-batches";
import { assignNew } from "@site/core/office/record/assign-new";
import { indexRow } from "@site/core/search/index-record";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { logFailures } from "../../http/log.ts";
import { worker } from "../../lambda.ts";

/** Time that ten rows may need, with retries, ms. */
const timeForBatch = 8000;

/** Receives new and changed rows from the table's stream and enters them under their words, so that staff find them;
 * what is new goes to whom the company's rule names. */
export const handler = worker<DynamoDBStreamEvent, DynamoDBBatchResponse>(async (context, { Records }, invocation) => {
  // A row takes dozens of requests, and a request that waits for one of the client's sockets counts as late: after a
  // backlog a whole batch at once would fail by itself.
  const outcomes = await inBatches(
    Records,
    async ({ dynamodb, eventName }) => {
      const found = await indexRow(context, { pk: dynamodb?.Keys?.pk?.S ?? "", sk: dynamodb?.Keys?.sk?.S ?? "" });
      if (found) await assignNew(context, ...found, eventName === "INSERT");
    },
    () => invocation.getRemainingTimeInMillis() < timeForBatch,
  );
  const failed = logFailures("search", invocation, countLeftAsFailed(Records, outcomes));
  return {
    batchItemFailures: failed.map((index) => ({ itemIdentifier: Records[index]?.dynamodb?.SequenceNumber ?? "" })),
  };
});
