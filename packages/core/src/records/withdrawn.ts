import type { RecordRow } from "./define-record.ts";
import { getKind } from "./visitor-change.ts";

/** What stands with a record that its visitor took back, until somebody reopens it. */
export const withdrawnReason = "Withdrawn by the visitor";

/** Whether a record is closed because its visitor wants no more of it; an entry is left out of the drawing instead. */
export const isWithdrawn = ({ reason, disqualified }: RecordRow): boolean =>
  reason === withdrawnReason || disqualified === withdrawnReason;

/** Whether the last that its visitor did was to withdraw it: who has written since is to be read. */
export const isLastWithdrawal = (row: RecordRow): boolean =>
  isWithdrawn(row) && (!row.visitorChanges?.length || getKind(row.visitorChanges.at(-1)) === "withdrawn");
