import { type VisitWindow, windowInstants } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";

/** What of a stored row tells of its visit. */
export interface MayHaveVisit {
  address?: unknown;
  location?: unknown;
  visit?: unknown;
  visitWishes?: unknown;
  visitProposals?: unknown;
  canceledVisit?: unknown;
  movedVisit?: unknown;
  timesDueSince?: unknown;
}

type StoredVisit = (VisitWindow & { state?: "booked" | "proposed" }) | undefined;

/** Rows of before November 28, 2026 have a state with it, and what was proposed in the place of the visit. */
function agreedWindow(stored: unknown): VisitWindow | undefined {
  const { state, ...window } = (stored as StoredVisit) ?? { state: "proposed" };
  return state === "proposed" ? undefined : (window as VisitWindow);
}

export const bookedWindow = ({ visit }: MayHaveVisit): VisitWindow | undefined => agreedWindow(visit);

/** Where somebody drives to: "12 Elm Street, Rome, NY". */
export const placeOfVisit = ({ address, location }: MayHaveVisit): string =>
  [getNonEmptyString(address), getNonEmptyString(location)].filter(Boolean).join(", ");

export const wishesOf = ({ visitWishes }: MayHaveVisit): readonly VisitWindow[] =>
  (visitWishes as VisitWindow[] | undefined) ?? [];

export function proposalsOf({ visitProposals, visit }: MayHaveVisit): readonly VisitWindow[] {
  if (visitProposals) return visitProposals as VisitWindow[];
  const { state, ...window } = (visit as StoredVisit) ?? {};
  return state === "proposed" ? [window as VisitWindow] : [];
}

export const canceledWindow = ({ canceledVisit }: MayHaveVisit): VisitWindow | undefined => agreedWindow(canceledVisit);

/** Whether nobody waits at the house any more. */
const isWindowOver = (window: VisitWindow, at: Date): boolean => windowInstants(window).end <= at;

export function pastVisit(row: MayHaveVisit, at: Date): VisitWindow | undefined {
  const booked = bookedWindow(row);
  return booked && isWindowOver(booked, at) ? booked : undefined;
}

/** Since when the office owes the visitor an answer about times, ISO 8601; undefined where a visit came before the answer. */
export function timesOwedSince(row: MayHaveVisit, at: Date): string | undefined {
  const past = pastVisit(row, at);
  const since = row.timesDueSince === undefined ? undefined : String(row.timesDueSince);
  return past && since && windowInstants(past).end > new Date(since) ? undefined : since;
}

/** A window counts until it ends: until then somebody may wait at the house. */
const untilOver = (context: Context, window: VisitWindow | undefined): VisitWindow | undefined =>
  window && !isWindowOver(window, context.now()) ? window : undefined;

/** The visit that is agreed on, until it is over: what is promised, canceled or compared with. */
export const comingVisit = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, bookedWindow(row));

/** The window in which nobody comes any more since the visit was moved, until it is over. */
export const movedAhead = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, agreedWindow(row.movedVisit));

/** The window of the visit that was canceled last, until it is over. */
export const canceledAhead = (context: Context, row: MayHaveVisit): VisitWindow | undefined =>
  untilOver(context, canceledWindow(row));
