import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import { recordOf } from "../kinds/all-records.ts";
import { entityOf } from "../records/define-record.ts";
import { indexRecord } from "./index-record.ts";

/** Enters a row of the table under its words, as it is now; rows that are gone, or of no kind that staff work on, are
 * left alone. */
export async function indexRow(context: Context, Key: { pk: string; sk: string }): Promise<void> {
  const { store } = context;
  const { Item } = await store.client.send(new GetCommand({ TableName: store.table, Key, ConsistentRead: true }));
  const record = recordOf(Item?.__edb_e__);
  const row = Item && record && entityOf(record, store).parse({ Item }).data;
  if (row && "inboxIn" in record.fields) await indexRecord(context, record, row);
}
