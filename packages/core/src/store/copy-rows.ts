import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Store } from "./create-store.ts";
import { scanItems } from "./scan-items.ts";
import { primaryIndex } from "./table.ts";

/** How many rows a restored table had, and how many of them were missing here. */
export interface CopyReport {
  read: number;
  copied: number;
}

/** @returns whether the row was missing and is there now; a row that exists is newer and stays as it is */
async function putMissing(store: Store, Item: Record<string, unknown>): Promise<boolean> {
  try {
    const ConditionExpression = `attribute_not_exists(${primaryIndex.partitionKey})`;
    await store.client.send(new PutCommand({ TableName: store.table, Item, ConditionExpression }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "ConditionalCheckFailedException") return false;
    throw error;
  }
}

/**
 * Copies the rows of a table that was restored beside this one and are missing here. Can be repeated.
 * @param store the table that is filled
 * @param from name of the restored table, in the same place
 */
export async function copyRows(store: Store, from: string): Promise<CopyReport> {
  const report = { read: 0, copied: 0 };
  for await (const item of scanItems(store, { TableName: from, ConsistentRead: true })) {
    if (await putMissing(store, item)) report.copied += 1;
    report.read += 1;
  }
  return report;
}
