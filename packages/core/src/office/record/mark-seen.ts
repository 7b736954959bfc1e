import type { Context } from "../../context.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../../records/define-record.ts";
import { inboxKeys } from "../../records/inbox-keys.ts";
import { getProgress } from "../../records/write-change.ts";
import { getRowKey } from "../../store/row-key.ts";
import { updateRow } from "../../store/update-row.ts";

/** Takes the mark off a record whose visitor's changes somebody of the staff has seen. It is no change of the record: its
 * version and the time of its last change stay, and what the visitor changes meanwhile stays unread.
 * @param row with as many changes of the visitor as were seen */
export async function markSeen({ store }: Context, record: AnyRecord, row: RecordRow): Promise<void> {
  if (!row.unreadSince) return;
  const seen = { ...row, unreadSince: undefined };
  const { inboxFrom } =
    "inboxIn" in record.fields
      ? inboxKeys(record, seen, getProgress(record, row.status), String(row.updatedAt ?? row.createdAt))
      : {};
  await updateRow(store, getRowKey(getEntity(record, store).get({ id: row.id })), {
    ConditionExpression: "visitorNews = :seen",
    UpdateExpression: `${inboxFrom ? "SET inboxFrom = :place " : ""}REMOVE unreadSince`,
    ExpressionAttributeValues: { ":seen": row.visitorNews, ...(inboxFrom ? { ":place": inboxFrom } : {}) },
  });
}
