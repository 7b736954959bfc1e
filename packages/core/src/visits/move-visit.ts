import { type VisitWindow, windowId } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { findRecord } from "../records/read-records.ts";
import { bookedWindow, comingVisit } from "../records/stored-visit.ts";
import type { ChangedRecord } from "../records/write-change.ts";
import { bookWindow, type Hold, listHolds, releaseHolds } from "./book-window.ts";

const isSame = (a: VisitWindow | undefined, b: VisitWindow | undefined): boolean =>
  a !== undefined && b !== undefined && windowId(a) === windowId(b);

/** What is booked ends all that was asked for, suggested and canceled before. @param before the visit to come until then */
const settle = (visit: VisitWindow, before: VisitWindow | undefined) => ({
  visit,
  movedVisit: isSame(before, visit) ? undefined : before,
  visitWishes: undefined,
  visitProposals: undefined,
  timesDueSince: undefined,
  canceledVisit: undefined,
});

export interface Move {
  /** Windows of which the first that has a place is booked. */
  candidates?: readonly VisitWindow[];
  /** What is said where none has a place; without it the rest is written all the same. */
  refusal?: string;
  set?: Record<string, unknown>;
}

async function holdFirst(
  context: Context,
  windows: readonly VisitWindow[],
  id: string,
): Promise<{ window: VisitWindow; hold: Hold } | undefined> {
  for (const window of windows) {
    const hold = await bookWindow(context, window, id);
    if (hold) return { window, hold };
  }
  return undefined;
}

/** Changes what a record holds of its visit: a place of the calendar is held before the record says so, and the one that it had
 * is given back after; the new one, when the record could not be written.
 * @param write gets all that is to be set, and the window that is booked by it
 * @returns the window that is booked by it
 * @throws AppError invalid with the refusal, and what `write` throws */
export async function moveVisit(
  context: Context,
  { record, row }: ChangedRecord,
  { candidates = [], refusal, set }: Move,
  write: (set: Record<string, unknown>, held: VisitWindow | undefined) => Promise<void>,
): Promise<VisitWindow | undefined> {
  const before = bookedWindow(row);
  const holdsBefore = before ? await listHolds(context, before, row.id) : [];
  const { window: held, hold } = (await holdFirst(context, candidates, row.id)) ?? {};
  if (refusal && !held) throw new AppError("invalid", refusal);
  const all = { ...set, ...(held ? settle(held, comingVisit(context, row)) : {}) };
  try {
    await write(all, held);
  } catch (error) {
    // Somebody who wrote first may have booked the very same window, whose place is the record's.
    const current = hold && (await findRecord(context, record, row.id));
    if (hold && !isSame(current && bookedWindow(current), held)) await releaseHolds(context, [hold]);
    throw error;
  }
  if (before && !isSame(before, bookedWindow({ ...row, ...all }))) await releaseHolds(context, holdsBefore);
  return held;
}
