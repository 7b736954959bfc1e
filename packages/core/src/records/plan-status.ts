import { isDeepStrictEqual } from "node:util";
import type { VisitWindow } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { AnyRecord, RecordRow } from "./define-record.ts";
import { endVisit } from "./end-visit.ts";
import { isOutcome, type Outcome } from "./outcome.ts";
import { getProgress, withdrawnReason } from "./progress.ts";
import { readRecord } from "./read-records.ts";
import type { StatusChange, StatusResult } from "./record-fields.ts";
import { type ChangedRecord, type RecordChange, writeChange } from "./write-change.ts";

/** What its author says with a status; an amount of null takes the one away that there was. */
export type SaidResult = Omit<StatusResult, "value"> & { value?: number | null };

interface PlannedStatus {
  history: StatusChange;
  set: Record<string, unknown>;
  /** The visit to come that ends with it: its place is to be given back, and its visitor to be told. */
  endedVisit: VisitWindow | undefined;
}

export const hasOutcome = (record: AnyRecord, status: string): boolean =>
  "outcome" in record.fields && getProgress(record, status) === "done";

/** How a record ends by a status; undefined where it does not. */
const resolveOutcome = (
  record: AnyRecord,
  to: string,
  { outcome, value }: Pick<SaidResult, "outcome" | "value">,
): Outcome | undefined => (hasOutcome(record, to) ? (outcome ?? (value ? "won" : "other")) : undefined);

/** @param result what is set beside the status, all of which can be taken back */
function planResult(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  { to, by, result }: { to: string; by: string; result: StatusResult & { snoozedUntil?: undefined } },
): PlannedStatus {
  const { reason, value, outcome } = result;
  const { status: from = "", timesDueSince } = row;
  const isVisitOver = getProgress(record, to) === "done" && resolveOutcome(record, to, result) !== "won";
  const ended = isVisitOver ? endVisit(context, row, "closed") : undefined;
  const before = Object.fromEntries(Object.keys(result).map((name) => [name, row[name] ?? null]));
  const replaced = isVisitOver && timesDueSince !== undefined ? { ...before, timesDueSince } : before;
  return {
    history: { from, to, at: context.now().toISOString(), by, told: { reason, value, outcome }, replaced },
    set: { ...result, ...ended?.set },
    endedVisit: ended?.visit,
  };
}

/** What another status means for a record: its reason is that of the new one, and the amount stays until somebody corrects
 * it. What is closed has an outcome, and nothing to follow up.
 * @throws AppError invalid (with the statuses that are allowed from here) */
function planStatusChange(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  to: string,
  by: string,
  { reason, value, outcome }: SaidResult,
): PlannedStatus {
  const { id, status: from = "without a status" } = row;
  const allowed = record.transitions?.[from] ?? [];
  if (!allowed.includes(to)) {
    const choices = allowed.length > 0 ? `can become ${allowed.join(" or ")}` : "is final";
    throw new AppError("invalid", `${id} is ${from}, which ${choices}, not ${to}.`);
  }
  const result = {
    reason: reason || undefined,
    ...("outcome" in record.fields ? { outcome: resolveOutcome(record, to, { outcome, value }) } : {}),
    ...(value === undefined ? {} : { value: value ?? undefined }),
    ...(getProgress(record, to) === "done" && row.snoozedUntil ? { snoozedUntil: undefined } : {}),
  };
  return planResult(context, record, row, { to, by, result });
}

/** Puts the reason, the amount and the outcome of the present status right, which its history keeps with what they were.
 * @throws AppError invalid (nothing is different) */
function planCorrection(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  to: string,
  by: string,
  { reason, value, outcome }: SaidResult,
): PlannedStatus {
  const before: StatusResult = {
    reason: typeof row.reason === "string" ? row.reason : undefined,
    value: typeof row.value === "number" ? row.value : undefined,
    outcome: isOutcome(row.outcome) ? row.outcome : undefined,
  };
  const result: StatusResult = {
    reason: reason === undefined ? before.reason : reason || undefined,
    value: value === undefined ? before.value : (value ?? undefined),
    outcome: outcome && hasOutcome(record, to) ? outcome : before.outcome,
  };
  if (isDeepStrictEqual(result, before))
    throw new AppError("invalid", `Nothing is different: the status is ${to}, with this reason and amount.`);
  return planResult(context, record, row, { to, by, result });
}

/** What somebody of the staff says of a record's status: another one, or with the same one what is to be put right.
 * @throws AppError invalid */
export const planStatus = (
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  to: string,
  by: string,
  said: SaidResult = {},
): PlannedStatus => (to === row.status ? planCorrection : planStatusChange)(context, record, row, to, by, said);

/** What is written of a record that its visitor takes back. @param by the visitor, or who of the staff does it for them
 * @throws AppError invalid where its status cannot become that any more */
export function planWithdrawal(context: Context, { record, row }: ChangedRecord, by: string): RecordChange {
  const to = record.withdrawnStatus;
  const ended = endVisit(context, row, "withdrawn").set;
  if (!to) return { set: { disqualified: withdrawnReason, disqualifiedBy: by, ...ended } };
  const said = { reason: withdrawnReason, outcome: "lost" } as const;
  const { history, set } = planStatusChange(context, record, row, to, by, said);
  return { history, set: { ...set, ...ended } };
}

/** A withdrawal is told to the visitor and ends their visit: it is reopened under Status, and not taken back. */
export const mayTakeBack = ({ isUndo, told }: StatusChange): boolean => !isUndo && told?.reason !== withdrawnReason;

/** What takes a change of a row's status back, with all that was changed beside it but for what was put off since, whatever
 * the transitions say: it was a mistake. Both stay in the history.
 * @param at ISO 8601 */
export function planUndo({ status = "", snoozedUntil }: RecordRow, change: StatusChange, at: string, by: string) {
  const before = { ...change.replaced, ...(snoozedUntil ? { snoozedUntil } : {}) };
  return {
    history: { from: status, to: change.from, at, by, isUndo: true as const },
    set: Object.fromEntries(Object.entries(before).map(([name, value]) => [name, value ?? undefined])),
  };
}

/** Takes the last change of a status back.
 * @returns the status that the record has again
 * @throws AppError notFound, invalid (nothing to take back), busy */
export async function undoStatus(context: Context, record: AnyRecord, id: string, by: string): Promise<string> {
  const row = await readRecord(context, record, id);
  const last = row.history?.at(-1);
  if (!last || !mayTakeBack(last)) throw new AppError("invalid", `There is no change of ${id} to take back.`);
  await writeChange(context, record, row, planUndo(row, last, context.now().toISOString(), by));
  return last.from;
}
