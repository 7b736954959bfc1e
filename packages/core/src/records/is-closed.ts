import type { AnyRecord, RecordRow } from "./define-record.ts";
import { isWithdrawn } from "./withdrawn.ts";
import { getProgress } from "./write-change.ts";

/** Whether nothing is left to do: an entry has no status and is done when its visitor took it back. */
export const isClosed = (record: AnyRecord, row: RecordRow): boolean =>
  record.transitions ? getProgress(record, row.status) === "done" : isWithdrawn(row);
