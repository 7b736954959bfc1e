import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { AnyRecord, StatusOf } from "./define-record.ts";
import { existing, type RecordChange, writeChange } from "./write-change.ts";

/** What else a change of the status brings, and the version of the record that its author saw. */
export interface StatusDetails extends Pick<RecordChange, "id" | "set"> {
  version?: number | undefined;
}

const seen = <Row extends { version?: number }>(row: Row, version: number | undefined): Row =>
  version === undefined ? row : { ...row, version };

/** Moves a record to another status and appends who did it and when to its history.
 * @throws AppError notFound, invalid (with the statuses that are allowed from here), busy (changed by someone else) */
export async function changeStatus<R extends AnyRecord>(
  context: Context,
  record: R,
  id: string,
  to: StatusOf<R>,
  by: string,
  { id: changeId, version, set }: StatusDetails = {},
): Promise<void> {
  const row = await existing(context, record, id);
  const { status: from = "without a status" } = row;
  const allowed = record.transitions?.[from] ?? [];
  if (!allowed.includes(to)) {
    const choices = allowed.length > 0 ? `can become ${allowed.join(" or ")}` : "is final";
    throw new AppError("invalid", `${id} is ${from}, which ${choices}, not ${to}.`);
  }
  const replaced = set && Object.fromEntries(Object.keys(set).map((name) => [name, row[name] ?? null]));
  const history = { from, to, at: context.now().toISOString(), by, ...(replaced ? { replaced } : {}) };
  await writeChange(context, record, seen(row, version), { id: changeId, history, ...(set ? { set } : {}) });
}

/** Takes the last change of a status back with all that was changed beside it, but for what was put off since, whatever
 * the transitions say: it was a mistake. Both stay in the history.
 * @returns the status that the record has again
 * @throws AppError notFound, invalid (nothing to take back), busy */
export async function undoStatus<R extends AnyRecord>(
  context: Context,
  record: R,
  id: string,
  by: string,
  { id: changeId, version }: Pick<StatusDetails, "id" | "version"> = {},
): Promise<string> {
  const row = await existing(context, record, id);
  const last = row.history?.at(-1);
  if (!last || last.isUndo) throw new AppError("invalid", `There is no change of ${id} to take back.`);
  const history = { from: last.to, to: last.from, at: context.now().toISOString(), by, isUndo: true as const };
  const set = Object.fromEntries(
    Object.entries({ ...last.replaced, ...(row.snoozedUntil ? { snoozedUntil: row.snoozedUntil } : {}) }).map(
      ([name, value]) => [name, value ?? undefined],
    ),
  );
  await writeChange(context, record, seen(row, version), { id: changeId, history, set });
  return last.from;
}
