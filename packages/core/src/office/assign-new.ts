import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { AnyRecord, AnyRow } from "../records/define-record.ts";
import { noteEvent } from "../records/event-entity.ts";
import { stageOf, versionOf, writeChange } from "../records/write-change.ts";
import { assignees } from "./company-contract.ts";
import { findMember } from "./members.ts";
import { readAssignment } from "./staff-settings.ts";

/** The rule is for what has just come; older records are somebody's decision. ms */
const fresh = 60 * 60 * 1000;

/** Gives a new record to whom the company's rule names. Can be repeated; whoever of the staff was faster counts. */
export async function assignNew(context: Context, record: AnyRecord, row: AnyRow): Promise<void> {
  const isTouched = versionOf(row) > 0 || row.assignee !== undefined || stageOf(record, row.status) !== "first";
  const isOld = Date.parse(row.createdAt) < context.now().getTime() - fresh;
  if (isTouched || isOld || row.spam || row.sample || record.isHidden?.(row)) return;
  const sort = Object.keys(assignees).find((each) => each === (row.source ?? record.noun));
  const assignee = sort && (await readAssignment(context))[sort as keyof typeof assignees];
  if (!assignee || !(await findMember(context, assignee))) return;
  try {
    await writeChange(context, record, row, { set: { assignee } });
  } catch (error) {
    if (error instanceof AppError && error.code === "busy") return;
    throw error;
  }
  await noteEvent(context, row, "the company's rule", "assigned", assignee);
}
