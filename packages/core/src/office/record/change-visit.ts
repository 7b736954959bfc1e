import { findVisitWindow, type VisitWindow, windowText } from "../../business/visit-windows.ts";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { deliverRecord } from "../../notify/deliver-notices.ts";
import { newsDue } from "../../notify/visitor-news.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { dueAgain } from "../../records/due-again.ts";
import { bookWindow, releaseWindow } from "../../visits/book-window.ts";
import { bookedWindow, visitOf } from "../../visits/visit-fields.ts";
import type { Change } from "./record-contract.ts";

type VisitChange = Extract<Change, { kind: "visit" | "cancelVisit" }>;

interface VisitStep {
  context: Context;
  record: AnyRecord;
  row: RecordRow;
  write: (set: Record<string, unknown>) => Promise<void>;
}

const isSame = (a: VisitWindow | undefined, b: VisitWindow | undefined): boolean =>
  a?.date === b?.date && a?.from === b?.from;

type VisitNews = "visitBooked" | "visitProposed" | "visitCanceled";

async function cancel({ context, row, write }: VisitStep): Promise<void> {
  const before = bookedWindow(row);
  await write({ visit: undefined, canceledVisit: visitOf(row) });
  if (before) await releaseWindow(context, before, row.id);
}

async function book({ context, row, write }: VisitStep, window: VisitWindow): Promise<void> {
  const before = bookedWindow(row);
  if (!(await bookWindow(context, window, row.id)))
    throw new AppError("invalid", "This time is full. Please choose another.");
  try {
    await write({ visit: { ...window, state: "booked" }, visitWishes: undefined, canceledVisit: undefined });
  } catch (error) {
    if (!isSame(before, window)) await releaseWindow(context, window, row.id);
    throw error;
  }
  if (before && !isSame(before, window)) await releaseWindow(context, before, row.id);
}

async function propose({ context, row, write }: VisitStep, window: VisitWindow): Promise<void> {
  const before = bookedWindow(row);
  await write({ visit: { ...window, state: "proposed" }, ...(before ? { canceledVisit: visitOf(row) } : {}) });
  if (before) await releaseWindow(context, before, row.id);
}

const carryOut: Record<VisitNews, (step: VisitStep, window: VisitWindow) => Promise<void>> = {
  visitBooked: book,
  visitProposed: propose,
  visitCanceled: cancel,
};

/** Books a visit, proposes one or cancels it. A place of the calendar is held before the record says so, and the one before
 * is given back after.
 * @returns what to note of it
 * @throws AppError invalid for a time that is past, not in the calendar or full */
export async function changeVisit(step: VisitStep, change: VisitChange): Promise<{ kind: VisitNews; text: string }> {
  const { context, record, row } = step;
  if (!("visit" in record.fields)) throw new AppError("invalid", "Nobody visits for this.");
  const isCanceled = change.kind === "cancelVisit";
  const window = isCanceled ? visitOf(row) : findVisitWindow(change, context.now());
  if (!window)
    throw new AppError(
      "invalid",
      isCanceled
        ? "There is no visit to cancel."
        : "This time is past, or the calendar does not have it. Please choose another.",
    );
  const text = windowText(window);
  const kind = isCanceled ? "visitCanceled" : change.state === "booked" ? "visitBooked" : "visitProposed";
  const { set: news, due } = await newsDue(context, row, kind);
  const again = due.length > 0 ? dueAgain(row, due, context.now().toISOString()) : {};
  await carryOut[kind]({ ...step, write: (set) => step.write({ ...set, ...news, ...again }) }, window);
  await deliverRecord(context, record, row.id);
  return { kind, text };
}
