import { formatWindow, type VisitWindow } from "../../business/visit-windows.ts";
import { planUpdate } from "../../notify/visitor-updates.ts";
import { changeStatus, correctStatus, endsVisit, getResult } from "../../records/change-status.ts";
import type { AnyRecord } from "../../records/define-record.ts";
import { bookedWindow } from "../../records/stored-visit.ts";
import { listHolds, releaseHolds } from "../../visits/book-window.ts";
import { windowsAhead } from "../../visits/describe-times.ts";
import type { ChangeStep } from "./change-record.ts";
import type { Change } from "./record-contract.ts";

type StatusInput = Extract<Change, { kind: "status" }>;

interface StatusStep extends Pick<ChangeStep, "context" | "record" | "row" | "id" | "isBegun"> {
  by: Pick<ChangeStep["by"], "email">;
  note: (kind: "visitCanceled", text: string) => Promise<unknown>;
  /** The visitor hears of it at once, from the stage's notifier. */
  isUrgent?: boolean;
}

/** What is closed without being won has no visit to come (records/change-status.ts): the visitor must not wait for one. */
function findEndedVisit({ context, record, row }: StatusStep, { to, ...said }: StatusInput): VisitWindow | undefined {
  const visit = bookedWindow(row);
  const before = to === row.status ? getResult(row) : {};
  const ending = {
    outcome: said.outcome ?? before.outcome,
    value: said.value === undefined ? before.value : (said.value ?? undefined),
  };
  return visit && endsVisit(record, to, ending) ? windowsAhead(context, [visit])[0] : undefined;
}

/** @returns whether the visitor is told of the visit that ends */
async function writeStatus(
  { context, record, row, by, id, isUrgent }: StatusStep,
  { to, kind: _, ...said }: StatusInput,
  version: number,
  ended: VisitWindow | undefined,
): Promise<boolean> {
  const save = to === row.status ? correctStatus : changeStatus<AnyRecord>;
  const { set: update, due } = await planUpdate(context, row, ended && "visitCanceled");
  const more = ended ? { ...update, canceledVisit: ended, movedVisit: undefined } : undefined;
  const write = { id, version, endedVisit: ended, due, isUrgent, more };
  await save(context, record, row.id, to, by.email, said, write);
  return due.length > 0;
}

/** Sets a record's status for somebody of the staff, or puts right what was said with it. A visit that ends with it is
 * canceled: its place is given back and the visitor is due to hear of it, also where that was cut off.
 * @param version of the record as its author saw it
 * @returns the visit that ended, and whether its visitor is told without a call; undefined where none ended
 * @throws AppError notFound, invalid, busy; ConfigurationError where a visit ends and the ledger of consent can't be read */
export async function setStatus(
  step: StatusStep,
  change: StatusInput,
  version: number,
): Promise<{ visit: VisitWindow; isTold: boolean } | undefined> {
  const { context, row, isBegun, note } = step;
  const visit = isBegun ? row.history?.at(-1)?.endedVisit : findEndedVisit(step, change);
  const holds = visit ? await listHolds(context, visit, row.id) : [];
  const isTold = isBegun ? row.news === "visitCanceled" : await writeStatus(step, change, version, visit);
  if (!visit) return undefined;
  await releaseHolds(context, holds);
  await note("visitCanceled", formatWindow(visit));
  return { visit, isTold };
}
