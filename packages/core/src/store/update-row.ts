import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import { writeIf } from "./conditional-write.ts";
import type { Store } from "./create-store.ts";
import type { RowKey } from "./row-key.ts";

type Update = Omit<UpdateCommandInput, "TableName" | "Key"> & { ConditionExpression: string };

/** Changes a row beside its entity, if it meets the condition: its version and the time of its last change stay.
 * @returns whether it was written */
export const updateRow = ({ client, table }: Store, { pk, sk }: RowKey, update: Update): Promise<boolean> =>
  writeIf(client.send(new UpdateCommand({ TableName: table, Key: { pk, sk }, ...update })));
