import { setTimeout } from "node:timers/promises";
import { BatchGetCommand, type BatchGetCommandOutput, GetCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { AppError } from "../contract/errors.ts";
import type { Store } from "./create-store.ts";
import { queryItems, TableRow } from "./iterate-items.ts";
import type { RowKey } from "./table.ts";

const mostAtOnce = 100;

/** Before what was refused is asked for again, ms at most; each time twice as long. */
const firstPause = 20;
const longestPause = 1000;

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
  let pause = 0;
  const left = [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
  while (left.length > 0) {
    const Keys = left.splice(0, mostAtOnce);
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await store.client.send(
      new BatchGetCommand({ RequestItems: { [store.table]: { Keys, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[store.table] ?? []).map((item) => TableRow.parse(item)));
    const refused = UnprocessedKeys?.[store.table]?.Keys ?? [];
    left.push(...refused);
    // A busy table gives what it can: nothing at all, again and again, is an outage, and whoever asked is told.
    if (refused.length > 0) pause = refused.length < Keys.length ? firstPause : Math.max(firstPause, 2 * pause);
    else pause = 0;
    if (pause > longestPause)
      throw new AppError("unavailable", "The records can't be read right now. Please try again.");
    if (pause > 0) await setTimeout(pause * Math.random());
  }
  return found;
}

/** Every row of a query, as it lies in the table. @param query made by ElectroDB's `params` */
export const queryRows = ({ store }: Reader, query: QueryCommandInput): Promise<TableRow[]> =>
  Array.fromAsync(queryItems(store, query), (item) => TableRow.parse(item));
