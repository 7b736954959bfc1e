import * as z from "zod";
import type { Context } from "../context.ts";
import { confirmationShard, staffShards } from "../records/notification-shards.ts";
import { queryItems } from "../store/iterate-items.ts";
import { pendingIndex, type RowKey } from "../store/table.ts";

const PendingNotification = z.object({
  pk: z.string(),
  sk: z.string(),
  __edb_e__: z.string().default(""),
  /** ISO 8601, as are all times here. */
  createdAt: z.string().default(""),
  pendingFrom: z.string(),
});
export type PendingNotification = z.output<typeof PendingNotification> & RowKey;

async function rowsIn({ store }: Context, shard: string, before: string): Promise<PendingNotification[]> {
  const rows = queryItems(store, {
    TableName: store.table,
    IndexName: pendingIndex.name,
    KeyConditionExpression: "pendingIn = :shard AND pendingFrom < :before",
    ExpressionAttributeValues: { ":shard": shard, ":before": before },
  });
  return Array.fromAsync(rows, (row) => PendingNotification.parse(row));
}

/** Rows that wait for a notice to the staff, and those of which only the confirmation is left; who waited longest first. */
export async function pendingNotifications(
  context: Context,
  before: string,
): Promise<{ staff: PendingNotification[]; confirmations: PendingNotification[] }> {
  const shards = await Promise.all(staffShards.map((shard) => rowsIn(context, shard, before)));
  const staff = shards.flat().sort((a, b) => a.pendingFrom.localeCompare(b.pendingFrom));
  return { staff, confirmations: await rowsIn(context, confirmationShard, before) };
}
