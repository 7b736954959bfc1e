import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import type { CreateEntityItem } from "electrodb";
import type { Store } from "./create-store.ts";
import type { AnyEntity } from "./define-entity.ts";
import type { RowKey } from "./table.ts";

/** Whether a write left the table as it was, because the row did not meet its condition. ElectroDB wraps the SDK's error. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === "ConditionalCheckFailedException" || isConditionFailure(error.cause));

/** Writes if the row meets the condition: ElectroDB's `create` wants no row under the key, its `patch` wants one, and `where`
 * says what else. False also when the answer was lost and the SDK, which sends such a write again, met its own row.
 * @param write ElectroDB's chain before its `go`, or a command that was sent
 * @returns whether it was written */
export async function writeIf(write: { go(): Promise<unknown> } | Promise<unknown>): Promise<boolean> {
  try {
    await ("go" in write ? write.go() : write);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Writes a row unless there is one under its key. @returns whether it was written */
export const createOnce = <E extends AnyEntity>(entity: E, row: CreateEntityItem<E>): Promise<boolean> =>
  writeIf(entity.create(row));

type Update = Omit<UpdateCommandInput, "TableName" | "Key"> & { ConditionExpression: string };

/** Changes a row beside its entity, if it meets the condition: its version and the time of its last change stay.
 * @returns whether it was written */
export const updateRow = ({ client, table }: Store, { pk, sk }: RowKey, update: Update): Promise<boolean> =>
  writeIf(client.send(new UpdateCommand({ TableName: table, Key: { pk, sk }, ...update })));
