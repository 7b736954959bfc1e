import { formatShortWindow } from "../../business/visit-windows.ts";
import type { Context } from "../../context.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { answerDueAt } from "../../records/inbox-keys.ts";
import { findOpenAsks } from "../../records/open-asks.ts";
import { getProgress, isClosed, isWithdrawn, withdrawnReason } from "../../records/progress.ts";
import { listColumns, toText } from "../../records/record-texts.ts";
import { buildReference } from "../../records/reference.ts";
import { comingVisit, proposalsOf, wishesOf } from "../../records/stored-visit.ts";
import { getNonEmptyString } from "../../text/get-non-empty-string.ts";
import type { Item } from "../record/record-contract.ts";

/** What is to be known of a record before it is opened: what it waits for, when somebody goes there, and how it is reached. */
function describeWork(context: Context, record: AnyRecord, row: RecordRow): string[] {
  if (isWithdrawn(row)) return [withdrawnReason];
  if (isClosed(record, row)) return [];
  const visit = comingVisit(context, row);
  return [
    ...findOpenAsks(row.visitorChanges).map(({ title }) => title),
    ...(visit ? [`Visit ${formatShortWindow(visit)}`] : []),
    ...wishesOf(row)
      .slice(0, 1)
      .map((wish) => `Asks for ${visit ? "another time, " : ""}${formatShortWindow(wish)}`),
    ...(proposalsOf(row).length > 0 ? [`We suggested ${visit ? "another time" : "a time"}`] : []),
    ...(getNonEmptyString(row.phone) && !getNonEmptyString(row.email) && !row.smsOptIn ? ["By phone only"] : []),
  ];
}

export function toItemView(context: Context, record: AnyRecord, row: RecordRow): Item {
  const { noun, idLabel, formatTitle } = record;
  const about = listColumns(record).flatMap(([name, field]) => (field.inbox ? (toText(field, row[name]) ?? []) : []));
  const progress = getProgress(record, row.status);
  const due = answerDueAt(record, row, progress, context.now().toISOString());
  const standing = describeWork(context, record, row);
  const outcome = progress === "done" ? getNonEmptyString(row.outcome) : undefined;
  return {
    noun,
    id: row.id,
    subject: formatTitle?.(row) ?? idLabel,
    name: getNonEmptyString(row.name) ?? row.id,
    about,
    status: row.status ?? "",
    spam: row.spam === true,
    createdAt: row.createdAt,
    reference: buildReference(row.id),
    ...(row.unreadSince ? { isUnread: true } : {}),
    ...(standing.length > 0 ? { standing } : {}),
    ...(row.sample === true ? { sample: true } : {}),
    ...(due ? { due: due.toISOString() } : {}),
    ...(outcome ? { outcome } : {}),
    ...(row.snoozedUntil && progress !== "done" ? { snoozedUntil: row.snoozedUntil } : {}),
    ...(row.assignee ? { assignee: row.assignee } : {}),
  };
}
