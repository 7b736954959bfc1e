import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { store } from "../store/client.ts";
import { scanItems } from "../store/scan-items.ts";
import { primaryIndex } from "../store/table.ts";
import { type NotifyState, notifyStates, type SentNotices } from "../submission/attributes.ts";

/** Primary key of a row, as a stream event and a scan report it. */
export interface RowKey {
  pk: string;
  sk: string;
}

/** What the notifier reads of a row, which also holds the fields of its kind. */
const Row = z.looseObject({
  [primaryIndex.partitionKey]: z.string(),
  [primaryIndex.sortKey]: z.string(),
  /** ElectroDB's name of the entity. */
  __edb_e__: z.string(),
  id: z.string(),
  notifyState: z.enum(notifyStates),
  notices: z.record(z.string(), z.string()).default({}),
});
export type Row = z.output<typeof Row>;

const keyOf = ({ pk, sk }: RowKey) => ({ [primaryIndex.partitionKey]: pk, [primaryIndex.sortKey]: sk });

/** The row as it is now: a retried stream event or a sweep must see what an earlier attempt sent. */
export async function readRow(key: RowKey): Promise<Row | undefined> {
  const { Item } = await store.client.send(
    new GetCommand({ TableName: store.table, Key: keyOf(key), ConsistentRead: true }),
  );
  return Item && Row.parse(Item);
}

/** How far the notices of a row came. */
export interface Progress {
  notifyState: NotifyState;
  notices: SentNotices;
  repeatOf?: string | undefined;
}

/** Writes what was sent; a row that was deleted meanwhile stays deleted. It is no change of the record: updatedAt stays. */
export async function saveProgress(key: RowKey, { notifyState, notices, repeatOf }: Progress): Promise<void> {
  await store.client.send(
    new UpdateCommand({
      TableName: store.table,
      Key: keyOf(key),
      ConditionExpression: "notifyState = :pending",
      UpdateExpression: `SET notifyState = :state, notices = :notices, notifiedAt = :at${repeatOf ? ", repeatOf = :first" : ""}`,
      ExpressionAttributeValues: {
        ":pending": "pending",
        ":state": notifyState,
        ":notices": notices,
        ":at": new Date().toISOString(),
        ...(repeatOf ? { ":first": repeatOf } : {}),
      },
    }),
  );
}

/** A condition on rows, in DynamoDB's expression language. */
interface Filter {
  expression: string;
  names?: Record<string, string>;
  values: Record<string, unknown>;
}

/** Every form row that fulfils a condition, page by page: one read unit per 8 KB of the whole table. */
export async function* scanRows({ expression, names, values }: Filter): AsyncGenerator<Row> {
  const items = scanItems({
    TableName: store.table,
    FilterExpression: expression,
    ExpressionAttributeValues: values,
    ...(names ? { ExpressionAttributeNames: names } : {}),
  });
  for await (const item of items) yield Row.parse(item);
}
