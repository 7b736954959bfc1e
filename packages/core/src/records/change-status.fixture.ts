import type { Context } from "../context.ts";
import type { AnyRecord, StatusOf } from "./define-record.ts";
import { planStatus, type SaidResult } from "./plan-status.ts";
import { readRecord } from "./read-records.ts";
import { writeChange } from "./write-change.ts";

/** Sets a status and nothing beside it: what it means for a visit of ours, office/record/set-status.ts does.
 * @throws AppError notFound, invalid, busy (changed by someone else) */
export async function changeStatus<R extends AnyRecord>(
  context: Context,
  record: R,
  id: string,
  to: StatusOf<R>,
  by: string,
  said?: SaidResult,
): Promise<void> {
  const row = await readRecord(context, record, id);
  const { history, set } = planStatus(context, record, row, to, by, said);
  await writeChange(context, record, row, { history, set });
}
