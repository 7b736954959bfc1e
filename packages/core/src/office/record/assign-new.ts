import { hour } from "../../business/durations.ts";
import type { Context } from "../../context.ts";
import { isAppError } from "../../contract/errors.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { appendEvent, listEvents } from "../../records/events.ts";
import { getProgress } from "../../records/progress.ts";
import { getVersion } from "../../records/read-records.ts";
import { writeChange } from "../../records/write-change.ts";
import { findMember } from "../auth/members.ts";
import { mayHave } from "../auth/roles.ts";
import { assignees } from "../settings/company-contract.ts";
import { readSetting } from "../settings/staff-settings.ts";

/** The rule is for what has just come; a change of an older record is somebody's decision. ms */
const fresh = hour;

/** Whom the company's rule names for a record, while they are on the staff and may have it. */
export async function findAssignee(context: Context, record: AnyRecord, row: RecordRow): Promise<string | undefined> {
  if (row.assignee !== undefined || row.sample || record.isHidden?.(row)) return undefined;
  const sort = Object.keys(assignees).find((each) => each === (row.source ?? record.noun));
  const assignee = sort && (await readSetting(context, "assignment")).value[sort as keyof typeof assignees];
  const member = assignee ? await findMember(context, assignee) : undefined;
  return member && mayHave(member.role, record) ? assignee : undefined;
}

/** Tells the history of a record that the rule gave it to somebody. */
export async function recordAssignment(context: Context, row: RecordRow, to: string): Promise<void> {
  await appendEvent(context, row, { kind: "assigned", by: "the company's rule", text: to });
}

/** Gives a new record to whom the company's rule names. Can be repeated; whoever of the staff was faster counts.
 * @param isNew whether it is stored just now, whenever it was sent: it may have waited in the fallback queue for hours */
export async function assignNew(context: Context, record: AnyRecord, row: RecordRow, isNew = false): Promise<void> {
  const isTouched = getProgress(record, row.status) !== "first" || (row.history ?? []).length > 0;
  const isOld = !isNew && Date.parse(row.createdAt) < context.now().getTime() - fresh;
  if (isTouched || isOld || row.spam) return;
  // Its visitor may have added something by now; what the staff did stands among the events.
  if (getVersion(row) > 0 && (await listEvents(context, row.id)).length > 0) return;
  const assignee = await findAssignee(context, record, row);
  if (!assignee) return;
  try {
    await writeChange(context, record, row, { set: { assignee } });
  } catch (error) {
    if (isAppError(error, "busy")) return;
    throw error;
  }
  await recordAssignment(context, row, assignee);
}
