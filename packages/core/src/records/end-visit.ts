import { type VisitWindow, windowInstants } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { bookedWindow, comingVisit, type MayHaveVisit } from "./stored-visit.ts";

/** The visit alone is canceled; or its record is closed without being won, or withdrawn by its visitor. */
type VisitEnd = "canceled" | "closed" | "withdrawn";

/** What the end of a visit does to its record, whoever ends it. Of what is canceled the visitor still waits for another time;
 * what is closed keeps but their wishes, for when it is reopened.
 * @returns the visit that nobody comes to any more, undefined where none was ahead, and what is to be set */
export function endVisit(
  context: Context,
  row: MayHaveVisit,
  end: VisitEnd,
): { visit: VisitWindow | undefined; set: Record<string, unknown> } {
  const coming = comingVisit(context, row);
  // Whoever of the staff closes a record while its visit goes on ends none: somebody is there.
  const isBegun = coming && windowInstants(coming).start <= context.now();
  const visit = end === "closed" && isBegun ? undefined : coming;
  const canceled = visit ? { visit: undefined, movedVisit: undefined, canceledVisit: visit } : {};
  if (end === "canceled") return { visit, set: canceled };
  const closed = {
    ...canceled,
    // Rows of before November 28, 2026 have what was proposed in the place of the visit.
    ...(bookedWindow(row) ? {} : { visit: undefined }),
    visitProposals: undefined,
    timesDueSince: undefined,
  };
  return { visit, set: end === "closed" ? closed : { ...closed, movedVisit: undefined, visitWishes: undefined } };
}
