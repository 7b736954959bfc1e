import { type VisitWindow, windowInstants } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { bookedWindow, canceledWindow, type MayHaveVisit, movedWindow } from "./visit-fields.ts";

const isOver = ({ now }: Context, window: VisitWindow): boolean => windowInstants(window).end <= now();

/** A window counts until it ends: until then somebody may wait at the house. */
const untilOver = (context: Context, window: VisitWindow | undefined): VisitWindow | undefined =>
  window && !isOver(context, window) ? window : undefined;

/** The visit that is agreed on, until it is over: what is promised, canceled or compared with. */
export const comingVisit = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, bookedWindow(row));

/** The visit that was agreed on and is over. */
export function pastVisit(context: Context, row: MayHaveVisit): VisitWindow | undefined {
  const booked = bookedWindow(row);
  return booked && isOver(context, booked) ? booked : undefined;
}

/** The window in which nobody comes any more since the visit was moved, until it is over. */
export const movedAhead = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, movedWindow(row));

/** The window of the visit that was canceled last, until it is over. */
export const canceledAhead = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, canceledWindow(row));

/** Since when the office owes the visitor an answer about times, ISO 8601; undefined where a visit came before the answer. */
export function timesOwedSince(context: Context, row: MayHaveVisit & { timesDueSince?: unknown }): string | undefined {
  const past = pastVisit(context, row);
  const since = row.timesDueSince === undefined ? undefined : String(row.timesDueSince);
  return past && since && windowInstants(past).end > new Date(since) ? undefined : since;
}
