import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { markOfRemoved } from "../chat/blazeo/conversations.ts";
import type { Context } from "../context.ts";
import { leads } from "../leads/record.ts";
import { hashRow, markOfConversation, tombstones } from "../privacy/tombstone-entity.ts";
import { pendingKeys } from "../records/notification-shards.ts";
import { writeIf } from "../store/conditional-write.ts";
import type { Store } from "../store/create-store.ts";
import { isLive } from "../store/expiry.ts";
import { scanItems } from "../store/iterate-items.ts";
import { entityNames, getRowKey, pendingIndex, primaryIndex } from "../store/table.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";

type Item = Record<string, unknown>;

/** How many rows a restored table had, how many of them were missing here, and how many were deleted for good. */
export interface CopyReport {
  read: number;
  copied: number;
  forgotten: number;
}

/** Everything by which a row may have been deleted: itself, its imported conversation, or the lead that a mark points to. */
function listHashes(store: Store, item: Item): string[] {
  const { pk, sk, __edb_e__: kind, leadId } = item;
  const conversation = getNonEmptyString(kind === entityNames.importedChat ? item.id : item.conversationId);
  const leadRead = kind === entityNames.repeatMark && leads(store).get({ id: String(leadId) });
  return [
    hashRow({ pk: String(pk), sk: String(sk) }),
    ...(conversation ? [markOfConversation(conversation), markOfRemoved(conversation)] : []),
    ...(leadRead ? [hashRow(getRowKey(leadRead))] : []),
  ];
}

/** A row of a backup that is older than the index of what waits gets its keys there. */
const withWaitingKeys = (item: Item): Item =>
  pendingIndex.partitionKey in item || item.notifyState !== "pending"
    ? item
    : {
        ...item,
        ...pendingKeys({
          id: String(item.id),
          createdAt: getNonEmptyString(item.createdAt) ?? "",
          notifyState: item.notifyState,
        }),
      };

/** @returns whether the row was missing and is there now; a row that exists is newer and stays as it is */
async function putMissing(store: Store, item: Item): Promise<boolean> {
  const ConditionExpression = `attribute_not_exists(${primaryIndex.partitionKey})`;
  const put = new PutCommand({ TableName: store.table, Item: withWaitingKeys(item), ConditionExpression });
  return writeIf(store.client.send(put));
}

async function readDeletedMarks({ store, now }: Context, table: string): Promise<string[]> {
  const { data } = await tombstones(store).scan.go({ pages: "all", consistent: true, table });
  return data.filter((each) => isLive(each, now())).map(({ mark }) => mark);
}

/** Copies the rows of a table that was restored beside this one and are missing here. Somebody who was deleted stays deleted.
 * Can be repeated. Reads both tables.
 * @param context whose table is filled
 * @param from name of the restored table, in the same place */
export async function copyRows(context: Context, from: string): Promise<CopyReport> {
  const { store } = context;
  const deleted = new Set([
    ...(await readDeletedMarks(context, store.table)),
    ...(await readDeletedMarks(context, from)),
  ]);
  const report = { read: 0, copied: 0, forgotten: 0 };
  for await (const item of scanItems(store, { TableName: from, ConsistentRead: true })) {
    report.read += 1;
    if (listHashes(context.store, item).some((mark) => deleted.has(mark))) report.forgotten += 1;
    else if (await putMissing(store, item)) report.copied += 1;
  }
  return report;
}
