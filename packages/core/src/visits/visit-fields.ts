import { CustomAttributeType } from "electrodb";
import { formatWindow, type VisitWindow } from "../business/visit-windows.ts";
import { defineFields, line } from "../records/record-fields.ts";

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
