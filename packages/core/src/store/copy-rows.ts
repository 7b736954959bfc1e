import { PutCommand, ScanCommand, type ScanCommandOutput } from "@aws-sdk/lib-dynamodb";
import { store } from "./client.ts";
import { primaryIndex } from "./table.ts";

/** How many rows a restored table had, and how many of them were missing here. */
export interface CopyReport {
  read: number;
  copied: number;
}

/** @returns whether the row was missing and is there now; a row that exists is newer and stays as it is */
async function putMissing(Item: Record<string, unknown>): Promise<boolean> {
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
 * @param from name of the restored table, in the same place
 */
export async function copyRows(from: string): Promise<CopyReport> {
  const report = { read: 0, copied: 0 };
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey }: ScanCommandOutput = await store.client.send(
      new ScanCommand({ TableName: from, ConsistentRead: true, ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}) }),
    );
    for (const item of Items) if (await putMissing(item)) report.copied += 1;
    report.read += Items.length;
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return report;
}
