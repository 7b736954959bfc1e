import { assignNew } from "@site/core/office/assign-new";
import { indexRow } from "@site/core/search/index-row";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { logFailures } from "../http/log.ts";
import { worker } from "../lambda.ts";

/** Receives new and changed rows from the table's stream and enters them under their words, so that staff find them;
 * what is new goes to whom the company's rule names. */
export const handler = worker<DynamoDBStreamEvent, DynamoDBBatchResponse>(async (context, { Records }, invocation) => {
  const outcomes = await Promise.allSettled(
    Records.map(async ({ dynamodb }) => {
      const found = await indexRow(context, { pk: dynamodb?.Keys?.pk?.S ?? "", sk: dynamodb?.Keys?.sk?.S ?? "" });
      if (found) await assignNew(context, ...found);
    }),
  );
  const failed = logFailures("search", invocation, outcomes);
  return {
    batchItemFailures: failed.map((index) => ({ itemIdentifier: Records[index]?.dynamodb?.SequenceNumber ?? "" })),
  };
});
