import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  QueryCommand,
  type QueryCommandInput,
} from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import { TableRow } from "../privacy/scan-table.ts";

const mostAtOnce = 100;

type Key = Record<string, unknown>;

/** The rows under these keys, whatever kind they are of, read consistently, 100 in a request. One that is named twice
 * is read once. */
export async function readItems({ store }: Context, keys: readonly Key[]): Promise<TableRow[]> {
  const found: TableRow[] = [];
  const left = [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
  while (left.length > 0) {
    const Keys = left.splice(0, mostAtOnce);
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await store.client.send(
      new BatchGetCommand({ RequestItems: { [store.table]: { Keys, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[store.table] ?? []).map((item) => TableRow.parse(item)));
    left.push(...(UnprocessedKeys?.[store.table]?.Keys ?? []));
  }
  return found;
}

/** Every row of a query, as it lies in the table. @param query made by ElectroDB's `params` */
export async function queryItems({ store }: Context, query: unknown): Promise<TableRow[]> {
  const found: TableRow[] = [];
  let start: Key | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await store.client.send(
      new QueryCommand({ ...(query as QueryCommandInput), ...(start ? { ExclusiveStartKey: start } : {}) }),
    );
    found.push(...Items.map((item) => TableRow.parse(item)));
    start = LastEvaluatedKey;
  } while (start);
  return found;
}
