import { BatchGetCommand, type BatchGetCommandOutput, GetCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Store } from "./create-store.ts";
import { queryItems, TableRow } from "./iterate-items.ts";
import type { RowKey } from "./table.ts";

const mostAtOnce = 100;

type Key = Record<string, unknown>;
type Reader = { store: Store };

/** The item under a key, read consistently. */
export async function readItem({ store }: Reader, { pk, sk }: RowKey): Promise<Record<string, unknown> | undefined> {
  const get = new GetCommand({ TableName: store.table, Key: { pk, sk }, ConsistentRead: true });
  return (await store.client.send(get)).Item;
}

/** Reads the rows of these keys, of any kind, consistently, 100 in a request. A key that is given twice is read once. */
export async function readItems({ store }: Reader, keys: readonly Key[]): Promise<TableRow[]> {
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
export const queryRows = ({ store }: Reader, query: QueryCommandInput): Promise<TableRow[]> =>
  Array.fromAsync(queryItems(store, query), (item) => TableRow.parse(item));
