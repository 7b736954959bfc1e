import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../../records/define-record.ts";
import { inboxKeys } from "../../records/inbox-keys.ts";
import { getProgress } from "../../records/progress.ts";
import { getVersion, readRecord } from "../../records/read-records.ts";
import { untilWritten } from "../../records/until-written.ts";
import { updateRow } from "../../store/conditional-write.ts";
import { getRowKey } from "../../store/table.ts";

/** Its place in the office's lists once nothing of the visitor is unread; undefined where its kind has none. */
function findPlace({ now }: Context, record: AnyRecord, row: RecordRow): string | undefined {
  if (!("inboxIn" in record.fields)) return undefined;
  const changedAt = String(row.updatedAt ?? row.createdAt);
  const seen = { ...row, unreadSince: undefined };
  return inboxKeys(record, seen, getProgress(record, row.status), changedAt, now().toISOString()).inboxFrom;
}

/** Takes the mark off a record whose visitor's changes somebody of the staff has seen, and gives it its place in the lists
 * without them. It is no change of the record: its version and the time of its last change stay, and what the visitor
 * changes meanwhile stays unread.
 * @param news how many changes of the visitor were seen
 * @throws AppError busy where others change it without end */
export async function markSeen(context: Context, record: AnyRecord, id: string, news: number): Promise<void> {
  await untilWritten(async () => {
    const row = await readRecord(context, record, id);
    if (!row.unreadSince || row.visitorNews !== news) return;
    const [place, version] = [findPlace(context, record, row), getVersion(row)];
    const isMarked = await updateRow(context.store, getRowKey(getEntity(record, context.store).get({ id })), {
      // Else the place of what somebody changes meanwhile would be the one that it had before.
      ConditionExpression: `visitorNews = :news AND (version = :version${version === 0 ? " OR attribute_not_exists(version)" : ""})`,
      UpdateExpression: `${place ? "SET inboxFrom = :place " : ""}REMOVE unreadSince`,
      ExpressionAttributeValues: { ":news": news, ":version": version, ...(place ? { ":place": place } : {}) },
    });
    if (!isMarked) throw new AppError("busy", "Somebody else changed this meanwhile.");
  });
}
