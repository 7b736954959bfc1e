import type { Context } from "../context.ts";
import { unsearched } from "../privacy/non-personal-entities.ts";
import { officeRecords } from "../record-registry.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../records/define-record.ts";
import { inboxKeys } from "../records/inbox-keys.ts";
import { getProgress } from "../records/progress.ts";
import { updateRow } from "../store/conditional-write.ts";
import { isLive } from "../store/expiry.ts";
import { scanTable } from "../store/iterate-items.ts";
import { getRowKey } from "../store/table.ts";
import { indexRow } from "./index-record.ts";

async function enter(context: Context, record: AnyRecord, row: RecordRow): Promise<void> {
  const { store } = context;
  const { inboxIn, inboxFrom } = inboxKeys(record, row, getProgress(record, row.status), String(row.updatedAt));
  await updateRow(store, getRowKey(getEntity(record, store).get({ id: row.id })), {
    // Somebody may change it at this moment, and that write brings its own place.
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(inboxIn)",
    UpdateExpression: "SET inboxIn = :in, inboxFrom = :from",
    ExpressionAttributeValues: { ":in": inboxIn, ":from": inboxFrom },
  });
}

/** Builds all indexes anew, for rows that are older than an index and for what an outage left out: the office's lists,
 * the words of every record, and the people that each row names. Each row is read again as it is entered, because
 * somebody may change or delete it meanwhile. Can be repeated, and while the site runs.
 * @returns how many records there are */
export async function rebuildSearch(context: Context, onProgress?: (found: number) => void): Promise<number> {
  let count = 0;
  for await (const item of scanTable(context)) {
    const record = officeRecords.find(({ kind }) => kind === item.__edb_e__);
    const row = record && getEntity(record, context.store).parse({ Item: item }).data;
    const isShown = row && isLive(row, context.now()) && !record.isHidden?.(row);
    if (isShown) {
      await enter(context, record, row);
      count += 1;
      onProgress?.(count);
    }
    if (record || !unsearched.includes(item.__edb_e__)) await indexRow(context, { pk: item.pk, sk: item.sk });
  }
  return count;
}
