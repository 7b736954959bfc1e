import { isDeepStrictEqual } from "node:util";
import { type VisitWindow, windowInstants } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import type { AnyRecord, RecordRow, StatusOf } from "./define-record.ts";
import { isOutcome, type Outcome } from "./outcome.ts";
import { getProgress } from "./progress.ts";
import { readRecord } from "./read-records.ts";
import type { StatusChange, StatusResult } from "./record-fields.ts";
import { withdrawnReason } from "./withdrawn.ts";
import { type RecordChange, writeChange } from "./write-change.ts";

/** What its author says with a status; an amount of null takes the one away that there was. */
type SaidResult = Omit<StatusResult, "value"> & { value?: number | null };

interface StatusWrite extends Pick<RecordChange, "id" | "due" | "isUrgent"> {
  /** Of the record as its author saw it. */
  version?: number;
  /** The visit to come that ends with it, which its author gives back after. */
  endedVisit?: VisitWindow;
  /** What else is written with it, and stays when the status is taken back. */
  more?: Record<string, unknown> | undefined;
}

export const getResult = ({ reason, value, outcome }: RecordRow): StatusResult => ({
  reason: typeof reason === "string" ? reason : undefined,
  value: typeof value === "number" ? value : undefined,
  outcome: isOutcome(outcome) ? outcome : undefined,
});

/** What a record that is closed no longer holds unless it was won: a visit to come, and what the office suggested for one. */
const endVisits = ({ visit, visitProposals, timesDueSince }: RecordRow, now: Date) => ({
  ...(visit && windowInstants(visit as VisitWindow).start > now ? { visit: undefined } : {}),
  ...(visitProposals ? { visitProposals: undefined } : {}),
  ...(timesDueSince === undefined ? {} : { timesDueSince: undefined }),
});

export const hasOutcome = (record: AnyRecord, status: string): boolean =>
  "outcome" in record.fields && getProgress(record, status) === "done";

type Ending = Pick<SaidResult, "outcome" | "value">;

/** How a record ends by a status; undefined where it does not. */
const resolveOutcome = (record: AnyRecord, to: string, { outcome, value }: Ending): Outcome | undefined =>
  hasOutcome(record, to) ? (outcome ?? (value ? "won" : "other")) : undefined;

/** Whether nobody drives there any more: what is done, and was not won. */
export const endsVisit = (record: AnyRecord, to: string, ending: Ending): boolean =>
  getProgress(record, to) === "done" && resolveOutcome(record, to, ending) !== "won";

type StatusUpdate = Required<Pick<RecordChange, "history">> & Pick<RecordChange, "set">;

/** What a new status means for a record that staff work on: its reason is that of the new one, and the amount stays until
 * somebody corrects it. What is closed has an outcome, and nothing to follow up. */
function buildStatusUpdate(
  { now }: Context,
  record: AnyRecord,
  row: RecordRow,
  to: string,
  { reason, value, outcome }: SaidResult,
) {
  if (!("reason" in record.fields)) return undefined;
  const isDone = getProgress(record, to) === "done";
  const result = {
    ...(reason ? { reason } : {}),
    ...(value === undefined || value === null ? {} : { value }),
    ...(hasOutcome(record, to) ? { outcome: resolveOutcome(record, to, { outcome, value }) } : {}),
  } satisfies StatusResult;
  const set = {
    reason: undefined,
    ...("outcome" in record.fields ? { outcome: undefined } : {}),
    ...(value === null ? { value: undefined } : {}),
    ...(isDone && row.snoozedUntil ? { snoozedUntil: undefined } : {}),
    ...(endsVisit(record, to, result) ? endVisits(row, now()) : {}),
    ...result,
  };
  return { result, set };
}

async function writeStatus(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  { history, set }: StatusUpdate,
  { version = row.version, endedVisit, more, ...write }: StatusWrite,
): Promise<void> {
  const change = { history: { ...history, ...(endedVisit ? { endedVisit } : {}) }, set: { ...set, ...more } };
  await writeChange(context, record, { ...row, version }, { ...write, ...change });
}

/** A change of the status as it is written, with all that it means for the record.
 * @throws AppError invalid (with the statuses that are allowed from here) */
export function buildStatusChange(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  to: string,
  by: string,
  said: SaidResult = {},
): StatusUpdate {
  const { id, status: from = "without a status" } = row;
  const allowed = record.transitions?.[from] ?? [];
  if (!allowed.includes(to)) {
    const choices = allowed.length > 0 ? `can become ${allowed.join(" or ")}` : "is final";
    throw new AppError("invalid", `${id} is ${from}, which ${choices}, not ${to}.`);
  }
  const { result, set } = buildStatusUpdate(context, record, row, to, said) ?? {};
  const names = Object.keys(set ?? {}).filter((name) => !["visit", "visitProposals"].includes(name));
  const replaced = set && Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  const history = {
    from,
    to,
    at: context.now().toISOString(),
    by,
    ...(replaced ? { told: result, replaced } : {}),
  };
  return { history, ...(set ? { set } : {}) };
}

/** Moves a record to another status and appends who did it and when to its history.
 * @throws AppError notFound, invalid (with the statuses that are allowed from here), busy (changed by someone else) */
export async function changeStatus<R extends AnyRecord>(
  context: Context,
  record: R,
  id: string,
  to: StatusOf<R>,
  by: string,
  said: SaidResult = {},
  write: StatusWrite = {},
): Promise<void> {
  const row = await readRecord(context, record, id);
  await writeStatus(context, record, row, buildStatusChange(context, record, row, to, by, said), write);
}

/** Puts the reason, the amount and the outcome of the present status right, which its history keeps with what they were.
 * @throws AppError notFound, invalid (nothing is different), busy */
export async function correctStatus(
  context: Context,
  record: AnyRecord,
  id: string,
  status: string,
  by: string,
  { reason, value, outcome }: SaidResult,
  write: StatusWrite = {},
): Promise<void> {
  const row = await readRecord(context, record, id);
  const before = getResult(row);
  const result: StatusResult = {
    reason: reason === undefined ? before.reason : reason || undefined,
    value: value === undefined ? before.value : (value ?? undefined),
    outcome: outcome && hasOutcome(record, status) ? outcome : before.outcome,
  };
  if (isDeepStrictEqual(result, before))
    throw new AppError("invalid", `Nothing is different: the status is ${status}, with this reason and amount.`);
  const at = context.now().toISOString();
  const ended = endsVisit(record, status, result) ? endVisits(row, context.now()) : {};
  const replaced = {
    ...Object.fromEntries(Object.entries(before).map(([name, was]) => [name, was ?? null])),
    ...("timesDueSince" in ended ? { timesDueSince: row.timesDueSince } : {}),
  };
  const history = { from: status, to: status, at, by, told: result, replaced };
  await writeStatus(context, record, row, { history, set: { ...result, ...ended } }, write);
}

/** A withdrawal is told to the visitor and ends their visit: it is reopened under Status, and not taken back. */
export const mayTakeBack = ({ isUndo, told }: StatusChange): boolean => !isUndo && told?.reason !== withdrawnReason;

/** What takes a change of a row's status back, with all that was changed beside it but for what was put off since.
 * @param at ISO 8601 */
export function buildUndo({ status = "", snoozedUntil }: RecordRow, change: StatusChange, at: string, by: string) {
  const before = { ...change.replaced, ...(snoozedUntil ? { snoozedUntil } : {}) };
  return {
    history: { from: status, to: change.from, at, by, isUndo: true as const },
    set: Object.fromEntries(Object.entries(before).map(([name, value]) => [name, value ?? undefined])),
  };
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
  write: Pick<StatusWrite, "id" | "version"> = {},
): Promise<string> {
  const row = await readRecord(context, record, id);
  const last = row.history?.at(-1);
  if (!last || !mayTakeBack(last)) throw new AppError("invalid", `There is no change of ${id} to take back.`);
  await writeStatus(context, record, row, buildUndo(row, last, context.now().toISOString(), by), write);
  return last.from;
}
