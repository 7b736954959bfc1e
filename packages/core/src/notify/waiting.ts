import { QueryCommand, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Context } from "../context.ts";
import { confirmationLane, staffLanes } from "../records/pending.ts";
import { pendingIndex } from "../store/table.ts";
import type { RowKey } from "./rows.ts";

const WaitingRow = z.object({
  pk: z.string(),
  sk: z.string(),
  __edb_e__: z.string().default(""),
  /** ISO 8601, as are all times here. */
  createdAt: z.string().default(""),
  pendingFrom: z.string(),
});
export type WaitingRow = z.output<typeof WaitingRow> & RowKey;

async function rowsIn({ store }: Context, lane: string, before: string): Promise<WaitingRow[]> {
  const found: WaitingRow[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey }: QueryCommandOutput = await store.client.send(
      new QueryCommand({
        TableName: store.table,
        IndexName: pendingIndex.name,
        KeyConditionExpression: "pendingIn = :lane AND pendingFrom < :before",
        ExpressionAttributeValues: { ":lane": lane, ":before": before },
        ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
      }),
    );
    found.push(...Items.map((item) => WaitingRow.parse(item)));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

/** Rows that wait for a notice to the staff, and those of which only the confirmation is left; who waited longest first. */
export async function waitingRows(
  context: Context,
  before: string,
): Promise<{ staff: WaitingRow[]; confirmations: WaitingRow[] }> {
  const lanes = await Promise.all(staffLanes.map((lane) => rowsIn(context, lane, before)));
  const staff = lanes.flat().sort((a, b) => a.pendingFrom.localeCompare(b.pendingFrom));
  return { staff, confirmations: await rowsIn(context, confirmationLane, before) };
}
