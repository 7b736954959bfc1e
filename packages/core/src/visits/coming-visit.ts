import type { VisitWindow } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { bookedWindow, canceledWindow, isWindowOver, type MayHaveVisit, movedWindow } from "../records/stored-visit.ts";

/** A window counts until it ends: until then somebody may wait at the house. */
const untilOver = (context: Context, window: VisitWindow | undefined): VisitWindow | undefined =>
  window && !isWindowOver(window, context.now()) ? window : undefined;

/** The visit that is agreed on, until it is over: what is promised, canceled or compared with. */
export const comingVisit = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, bookedWindow(row));

/** The window in which nobody comes any more since the visit was moved, until it is over. */
export const movedAhead = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, movedWindow(row));

/** The window of the visit that was canceled last, until it is over. */
export const canceledAhead = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, canceledWindow(row));
