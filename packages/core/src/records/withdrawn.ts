import type { RecordRow } from "./define-record.ts";

/** What stands with a record that its visitor took back, until somebody reopens it. */
export const withdrawnReason = "Withdrawn by the visitor";

/** Whether a record is closed because its visitor wants no more of it; an entry is left out of the drawing instead. */
export const isWithdrawn = ({ reason, disqualified }: RecordRow): boolean =>
  reason === withdrawnReason || disqualified === withdrawnReason;
