import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../../context.ts";
import { inboxIndex } from "../../store/table.ts";

interface InboxRange extends Omit<Partial<QueryCommandInput>, "KeyConditionExpression" | "ExpressionAttributeValues"> {
  /** Condition of the place, such as "> :from". */
  place?: string;
  values?: Record<string, unknown>;
}

/** Reads one partition of the office's lists (records/inbox-keys.ts), up to where DynamoDB ends its page. */
export const queryInbox = (
  { store }: Context,
  partition: string,
  { place, values, ...rest }: InboxRange,
): Promise<QueryCommandOutput> =>
  store.client.send(
    new QueryCommand({
      TableName: store.table,
      IndexName: inboxIndex.name,
      KeyConditionExpression: `inboxIn = :in${place ? ` AND inboxFrom ${place}` : ""}`,
      ExpressionAttributeValues: { ":in": partition, ...values },
      ...rest,
    }),
  );
