import type { Context } from "../context.ts";
import { endVisit } from "../records/end-visit.ts";
import { planStatusChange } from "../records/plan-status.ts";
import { withdrawnReason as reason } from "../records/withdrawn.ts";
import type { RecordChange } from "../records/write-change.ts";
import type { ChangedRecord } from "./write-visitor-change.ts";

/** What is written of a record that its visitor takes back. @param by the visitor, or who of the staff does it for them
 * @throws AppError invalid where its status cannot become that any more */
export function planWithdrawal(context: Context, { record, row }: ChangedRecord, by: string): RecordChange {
  const to = record.withdrawnStatus;
  const ended = endVisit(context, row, "withdrawn").set;
  if (!to) return { set: { disqualified: reason, disqualifiedBy: by, ...ended } };
  const { history, set } = planStatusChange(context, record, row, to, by, { reason, outcome: "lost" });
  return { history, set: { ...set, ...ended } };
}
