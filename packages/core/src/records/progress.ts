import type { AnyRecord, RecordRow } from "./define-record.ts";

/** What stands with a record that its visitor took back, until somebody reopens it. */
export const withdrawnReason = "Withdrawn by the visitor";

/** Whether a record is closed because its visitor wants no more of it; an entry is left out of the drawing instead. */
export const isWithdrawn = ({ reason, disqualified }: RecordRow): boolean =>
  reason === withdrawnReason || disqualified === withdrawnReason;

/** Where a record stands: nobody has begun with it, somebody works on it, or it is done. */
export type WorkProgress = "first" | "begun" | "done";

export function getProgress({ transitions = {}, done }: AnyRecord, status: string | undefined): WorkProgress {
  if (status === undefined || status === Object.keys(transitions)[0]) return "first";
  const isDone = done ? done.includes(status) : transitions[status]?.length === 0;
  return isDone ? "done" : "begun";
}

/** Whether nothing is left to do: an entry has no status and is done when its visitor took it back. */
export const isClosed = (record: AnyRecord, row: RecordRow): boolean =>
  record.transitions ? getProgress(record, row.status) === "done" : isWithdrawn(row);
