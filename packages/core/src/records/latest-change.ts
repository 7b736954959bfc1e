import type { RecordRow } from "./define-record.ts";
import { isWithdrawn } from "./progress.ts";
import { countSent } from "./sent-notices.ts";
import { getKind } from "./visitor-change.ts";

export const latestSubjectPrefixes = {
  withdrawn: "Withdrawn: ",
  writtenAfter: "Written after the withdrawal: ",
  updated: "Updated: ",
  new: "",
} as const;

/** What a visitor did last: who wrote after a withdrawal is to be read, and who only withdrew is left alone. */
export function getLatestChange(row: RecordRow): keyof typeof latestSubjectPrefixes {
  if (!isWithdrawn(row)) return countSent("staff", row.notices ?? {}) > 0 ? "updated" : "new";
  const last = row.visitorChanges?.at(-1);
  return !last || getKind(last) === "withdrawn" ? "withdrawn" : "writtenAfter";
}
