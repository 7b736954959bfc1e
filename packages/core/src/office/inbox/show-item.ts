import type { AnyRecord, AnyRow } from "../../records/define-record.ts";
import { isUnanswered, responseDueAt } from "../../records/inbox-keys.ts";
import { columnsOf, textOf } from "../../records/show-record.ts";
import { stageOf } from "../../records/write-change.ts";
import type { Item } from "../record/record-contract.ts";

/** A line of text, unless the value is none or empty. */
export const lineOf = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

export function itemOf(record: AnyRecord, row: AnyRow): Item {
  const { noun, idLabel, subjectOf } = record;
  const about = columnsOf(record).flatMap(([name, field]) => (field.inbox ? (textOf(field, row[name]) ?? []) : []));
  const isWaiting = !row.spam && isUnanswered(record, row, stageOf(record, row.status));
  return {
    noun,
    id: row.id,
    subject: subjectOf?.(row) ?? idLabel,
    name: lineOf(row.name) ?? row.id,
    about,
    status: row.status ?? "",
    spam: row.spam === true,
    createdAt: row.createdAt,
    ...(row.sample === true ? { sample: true } : {}),
    ...(isWaiting ? { due: responseDueAt(row).toISOString() } : {}),
    ...(row.snoozedUntil ? { snoozedUntil: row.snoozedUntil } : {}),
    ...(row.assignee ? { assignee: row.assignee } : {}),
  };
}
