import { CustomAttributeType } from "electrodb";
import { formatWindow, type VisitWindow } from "../business/visit-windows.ts";
import { defineFields, line } from "../records/fields.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";

const storedWindow = { type: CustomAttributeType<VisitWindow>("any") } as const;

const times = {
  stored: { type: "list", items: storedWindow },
  text: (windows: readonly VisitWindow[]) => windows.map(formatWindow).join("\n"),
} as const;

/** What a record holds about the visit of its project. A booked visit stays, whatever is asked for or suggested beside it. */
export const visitFields = defineFields({
  /** What suits the visitor, the best first. */
  visitWishes: { ...times, label: "Times that suit" },
  visitProposals: { ...times, label: "Times proposed" },
  /** Since when the office owes the visitor an answer about times, ISO 8601. */
  timesDueSince: { stored: line, internal: true },
  /** The visit that was canceled last and that no other has followed: calendars may have it still. */
  canceledVisit: { stored: storedWindow, internal: true },
  /** Where the visit that is agreed on was before it was moved. */
  movedVisit: { stored: storedWindow, internal: true },
  /** The visit that is agreed on, which holds a place. */
  visit: { stored: storedWindow, label: "Visit", text: formatWindow },
});

export interface MayHaveVisit {
  address?: unknown;
  location?: unknown;
  visit?: unknown;
  visitWishes?: unknown;
  visitProposals?: unknown;
  canceledVisit?: unknown;
  movedVisit?: unknown;
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

/** The window in which nobody comes any more, since the visit was moved. */
export const movedWindow = ({ movedVisit }: MayHaveVisit): VisitWindow | undefined => agreedWindow(movedVisit);

export const canceledWindow = ({ canceledVisit }: MayHaveVisit): VisitWindow | undefined => agreedWindow(canceledVisit);
