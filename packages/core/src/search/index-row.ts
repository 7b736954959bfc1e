import type { Context } from "../context.ts";
import { indexSubjects } from "../privacy/index-subjects.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../records/define-record.ts";
import { TableRow } from "../store/iterate-items.ts";
import { readItem } from "../store/read-items.ts";
import type { RowKey } from "../store/table.ts";
import { indexRecord } from "./index-record.ts";
import { indexIntake } from "./intake-index.ts";

/** Brings the indexes of search, subjects and intake up to date for one row, as it is in the table now. A row that is
 * gone is left alone.
 * @returns the record, when it is of a kind that staff work on */
export async function indexRow(context: Context, key: RowKey): Promise<[AnyRecord, RecordRow] | undefined> {
  const Item = await readItem(context, key);
  if (!Item) return undefined;
  const record = findRecordDefinition(Item.__edb_e__);
  const row = record && getEntity(record, context.store).parse({ Item }).data;
  const isWorkedOn = row && "inboxIn" in record.fields;
  if (isWorkedOn) await indexRecord(context, record, row);
  const any = TableRow.parse(Item);
  await Promise.all([indexSubjects(context, any), indexIntake(context, any)]);
  return isWorkedOn ? [record, row] : undefined;
}
