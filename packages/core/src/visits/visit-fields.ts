import { CustomAttributeType } from "electrodb";
import { type VisitWindow, windowText } from "../business/visit-windows.ts";
import { defineFields, line } from "../records/fields.ts";

/** A visit that was agreed on, or that the office proposes. */
export interface Visit extends VisitWindow {
  state: "booked" | "proposed";
}

/** What a record holds about the visit of its project. */
export const visitFields = defineFields({
  /** Up to three windows that suit the visitor, the best first. */
  visitWishes: {
    stored: { type: "list", items: { type: CustomAttributeType<VisitWindow>("any") } },
    label: "Times that suit",
    text: (wishes: readonly VisitWindow[]) => wishes.map(windowText).join("\n"),
  },
  /** When they said so, ISO 8601. */
  wishedAt: { stored: line, internal: true },
  /** The visit that was canceled last and that no other has followed: calendars may have it still. */
  canceledVisit: { stored: { type: CustomAttributeType<Visit>("any") }, internal: true },
  visit: {
    stored: { type: CustomAttributeType<Visit>("any") },
    label: "Visit",
    text: ({ state, ...window }: Visit) => `${windowText(window)}${state === "proposed" ? " (proposed)" : ""}`,
  },
});

export interface MayHaveVisit {
  visit?: unknown;
  visitWishes?: unknown;
  canceledVisit?: unknown;
}

/** The visit of a row of any kind. */
export const visitOf = ({ visit }: MayHaveVisit): Visit | undefined => visit as Visit | undefined;

export const wishesOf = ({ visitWishes }: MayHaveVisit): readonly VisitWindow[] =>
  (visitWishes as VisitWindow[] | undefined) ?? [];

function agreedWindow(visit: Visit | undefined): VisitWindow | undefined {
  const { state, ...window } = visit ?? {};
  return state === "booked" ? (window as VisitWindow) : undefined;
}

/** The window of a visit that is agreed on, which holds a place. */
export const bookedWindow = (row: MayHaveVisit): VisitWindow | undefined => agreedWindow(visitOf(row));

/** The window of a visit that was agreed on and is canceled. */
export const canceledWindow = ({ canceledVisit }: MayHaveVisit): VisitWindow | undefined =>
  agreedWindow(canceledVisit as Visit | undefined);
