import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { isUnanswered, responseDueAt } from "../../records/inbox-keys.ts";
import { listColumns, toText } from "../../records/record-texts.ts";
import { buildReference } from "../../records/reference.ts";
import { getProgress } from "../../records/write-change.ts";
import { getLine } from "../../text/get-line.ts";
import type { Item } from "../record/record-contract.ts";

export function getItem(record: AnyRecord, row: RecordRow): Item {
  const { noun, idLabel, subjectOf } = record;
  const about = listColumns(record).flatMap(([name, field]) => (field.inbox ? (toText(field, row[name]) ?? []) : []));
  const progress = getProgress(record, row.status);
  const isWaiting = !row.spam && isUnanswered(record, row, progress);
  const outcome = progress === "done" ? getLine(row.outcome) : undefined;
  return {
    noun,
    id: row.id,
    subject: subjectOf?.(row) ?? idLabel,
    name: getLine(row.name) ?? row.id,
    about,
    status: row.status ?? "",
    spam: row.spam === true,
    createdAt: row.createdAt,
    reference: buildReference(row.id),
    ...(row.unreadSince ? { isUnread: true } : {}),
    ...(row.sample === true ? { sample: true } : {}),
    ...(isWaiting ? { due: responseDueAt(row).toISOString() } : {}),
    ...(outcome ? { outcome } : {}),
    ...(row.snoozedUntil && progress !== "done" ? { snoozedUntil: row.snoozedUntil } : {}),
    ...(row.assignee ? { assignee: row.assignee } : {}),
  };
}
