import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { removeConversation } from "../chat/blazeo/remove-conversation.ts";
import { store } from "../store/client.ts";
import { primaryIndex } from "../store/table.ts";
import type { PersonRecords } from "./find-records.ts";

/** Deletes what was found about a person. Can be repeated after it was cut off: what is gone is not found again. */
export async function deleteRecords({
  rows,
  conversations,
}: Pick<PersonRecords, "rows" | "conversations">): Promise<void> {
  for (const { pk, sk } of rows) {
    const Key = { [primaryIndex.partitionKey]: pk, [primaryIndex.sortKey]: sk };
    await store.client.send(new DeleteCommand({ TableName: store.table, Key }));
  }
  for (const id of conversations) await removeConversation(id);
}
