import type { Context } from "../context.ts";
import { planStatusChange } from "../records/change-status.ts";
import type { RecordRow } from "../records/define-record.ts";
import { comingVisit, pastVisit } from "../records/stored-visit.ts";
import { withdrawnReason as reason } from "../records/withdrawn.ts";
import type { RecordChange } from "../records/write-change.ts";
import type { FoundRequest } from "./find-request.ts";
import type { RequestNoun } from "./form-fields.ts";

/** The status of what its visitor took back; an entry has none and is left out of the drawing. */
const withdrawnStatus: Partial<Record<RequestNoun, string>> = { leads: "closed", applications: "rejected" };

/** The visit to come is canceled. One that took place stays, as does what was canceled before: calendars may have it still. */
function endVisit(context: Context, row: RecordRow): Record<string, unknown> {
  const coming = comingVisit(context, row);
  return {
    visit: pastVisit(row, context.now()),
    movedVisit: undefined,
    visitWishes: undefined,
    timesDueSince: undefined,
    visitProposals: undefined,
    ...(coming ? { canceledVisit: coming } : {}),
  };
}

/** What is written of a record that its visitor takes back. @param by the visitor, or who of the staff does it for them
 * @throws AppError invalid where its status cannot become that any more */
export function planWithdrawal(context: Context, { record, noun, row }: FoundRequest, by: string): RecordChange {
  const to = withdrawnStatus[noun];
  const { set, history }: RecordChange = to
    ? planStatusChange(context, record, row, to, by, { reason, outcome: "lost" })
    : { set: { disqualified: reason, disqualifiedBy: by } };
  const canceled = "visit" in record.fields ? endVisit(context, row) : {};
  return { ...(history ? { history } : {}), set: { ...set, ...canceled } };
}
