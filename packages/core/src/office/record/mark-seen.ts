import type { Context } from "../../context.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../../records/define-record.ts";
import { getRowKey } from "../../store/row-key.ts";
import { updateRow } from "../../store/update-row.ts";

/** Takes the mark off a record whose visitor's changes somebody of the staff has seen. @param visitorNews how many they saw. It is no change of the record: its
 * version and the time of its last change stay, and what the visitor changes meanwhile stays unread. */
export async function markSeen({ store }: Context, record: AnyRecord, { id, unreadSince, visitorNews }: RecordRow) {
  if (!unreadSince) return;
  await updateRow(store, getRowKey(getEntity(record, store).get({ id })), {
    ConditionExpression: "visitorNews = :seen",
    UpdateExpression: "REMOVE unreadSince",
    ExpressionAttributeValues: { ":seen": visitorNews },
  });
}
