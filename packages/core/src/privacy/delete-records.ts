import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { removeConversation } from "../chat/blazeo/conversations.ts";
import { keepStops } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import type { FileRow } from "../files/file-entity.ts";
import { keysOf } from "../files/list-files.ts";
import { entityNames, primaryIndex } from "../store/table.ts";
import { releaseVisit } from "../visits/book-window.ts";
import type { PersonRecords } from "./find-records-by-scan.ts";
import { hashRow, markOfConversation, tombstones } from "./tombstone-entity.ts";

/** Deletes what was found about a person, in the given order, and keeps hashes of what is deleted, so that no backup
 * brings it back. Can be repeated after it was cut off. */
export async function deleteRecords(
  context: Context,
  { rows, conversations }: Pick<PersonRecords, "rows" | "conversations">,
): Promise<void> {
  const { store } = context;
  // The mark of a contact is a hash of the address itself, which could be guessed; it goes with its lead.
  const marked = rows.filter(({ __edb_e__ }) => __edb_e__ !== entityNames.repeatMark);
  for (const mark of [...marked.map(hashRow), ...conversations.map(markOfConversation)])
    await tombstones(store).put({ mark }).go();
  const consents = rows.filter(({ __edb_e__ }) => __edb_e__ === entityNames.consent);
  await keepStops(context, consents);
  for (const id of conversations) await removeConversation(context, id);
  for (const { pk, sk, ...row } of rows) {
    if (typeof row.id === "string") await releaseVisit(context, { id: row.id, visit: row.visit });
    // Files go before the row, which alone knows of them.
    if (row.__edb_e__ === entityNames.file)
      await Promise.all(keysOf(row as unknown as FileRow).map((key) => context.files.remove(key)));
    const Key = { [primaryIndex.partitionKey]: pk, [primaryIndex.sortKey]: sk };
    await store.client.send(new DeleteCommand({ TableName: store.table, Key }));
  }
}
