import { CustomAttributeType } from "electrodb";
import { type VisitWindow, windowText } from "../business/visit-windows.ts";
import { defineFields, line } from "../records/fields.ts";

const storedWindow = { type: CustomAttributeType<VisitWindow>("any") } as const;

const times = {
  stored: { type: "list", items: storedWindow },
  text: (windows: readonly VisitWindow[]) => windows.map(windowText).join("\n"),
} as const;

/** What a record holds about the visit of its project. A booked visit stays, whatever is asked for or suggested beside it. */
export const visitFields = defineFields({
  /** What suits the visitor, the best first. */
  visitWishes: { ...times, label: "Times that suit" },
  /** What the office suggests. */
  visitProposals: { ...times, label: "Times proposed" },
  /** Since when the office owes the visitor an answer about times, ISO 8601. */
  timesDueSince: { stored: line, internal: true },
  /** The visit that was canceled last and that no other has followed: calendars may have it still. */
  canceledVisit: { stored: storedWindow, internal: true },
  /** The visit that is agreed on, which holds a place. */
  visit: { stored: storedWindow, label: "Visit", text: windowText },
});

export interface MayHaveVisit {
  visit?: unknown;
  visitWishes?: unknown;
  visitProposals?: unknown;
  canceledVisit?: unknown;
}

/** The window of the visit that is agreed on. */
export const bookedWindow = ({ visit }: MayHaveVisit): VisitWindow | undefined => visit as VisitWindow | undefined;

export const wishesOf = ({ visitWishes }: MayHaveVisit): readonly VisitWindow[] =>
  (visitWishes as VisitWindow[] | undefined) ?? [];

export const proposalsOf = ({ visitProposals }: MayHaveVisit): readonly VisitWindow[] =>
  (visitProposals as VisitWindow[] | undefined) ?? [];

/** The window of a visit that was agreed on and is canceled. */
export const canceledWindow = ({ canceledVisit }: MayHaveVisit): VisitWindow | undefined =>
  canceledVisit as VisitWindow | undefined;
