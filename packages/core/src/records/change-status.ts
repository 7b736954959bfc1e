import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { type AnyRecord, type AnyRow, entityOf, type StatusOf } from "./define-record.ts";
import type { StatusChange } from "./fields.ts";
import { findRecord } from "./read-records.ts";

async function existing(context: Context, record: AnyRecord, id: string): Promise<AnyRow> {
  const found = await findRecord(context, record, id);
  if (!found) throw new AppError("notFound", `There is no record ${id}.`);
  return found;
}

/** Writes a change and appends it to the history. @throws AppError busy (409): somebody else was faster */
async function write(context: Context, record: AnyRecord, id: string, change: StatusChange): Promise<void> {
  const { rejected } = await entityOf(record, context.store)
    .patch({ id })
    .set({ status: change.to })
    .composite(record.keysOf?.(id) ?? {})
    .append({ history: [change] })
    .where(({ status }, { eq }) => eq(status, change.from))
    .go({ returnOnConditionCheckFailure: "all_old" });
  // The client sends a write again whose answer was lost: then the last change is this one.
  if (rejected && !isDeepStrictEqual((await existing(context, record, id)).history?.at(-1), change))
    throw new AppError("busy", `The status of ${id} was changed by someone else; look again.`);
}

/** Moves a record to another status and appends who did it and when to its history.
 * @throws AppError notFound, invalid (with the statuses that are allowed from here), busy (changed by someone else) */
export async function changeStatus<R extends AnyRecord>(
  context: Context,
  record: R,
  id: string,
  to: StatusOf<R>,
  by: string,
): Promise<void> {
  const { status: from = "without a status" } = await existing(context, record, id);
  const allowed = record.transitions?.[from] ?? [];
  if (!allowed.includes(to)) {
    const choices = allowed.length > 0 ? `can become ${allowed.join(" or ")}` : "is final";
    throw new AppError("invalid", `${id} is ${from}, which ${choices}, not ${to}.`);
  }
  await write(context, record, id, { from, to, at: context.now().toISOString(), by });
}

/** Takes the last change of a status back, whatever the transitions say: it was a mistake. Both stay in the history.
 * @returns the status that the record has again
 * @throws AppError notFound, invalid (nothing to take back), busy */
export async function undoStatus<R extends AnyRecord>(
  context: Context,
  record: R,
  id: string,
  by: string,
): Promise<string> {
  const { history = [] } = await existing(context, record, id);
  const last = history.at(-1);
  if (!last || last.isUndo) throw new AppError("invalid", `There is no change of ${id} to take back.`);
  await write(context, record, id, { from: last.to, to: last.from, at: context.now().toISOString(), by, isUndo: true });
  return last.from;
}
