import { formatWindow, type VisitWindow } from "../../business/visit-windows.ts";
import { planUpdate } from "../../notify/visitor-updates.ts";
import { planStatus } from "../../records/plan-status.ts";
import { listHolds, releaseHolds } from "../../visits/book-window.ts";
import type { ChangeStep } from "./change-record.ts";
import type { Change } from "./record-contract.ts";

interface StatusStep extends Pick<ChangeStep, "context" | "record" | "row" | "isBegun" | "write"> {
  by: Pick<ChangeStep["by"], "email">;
  note: (kind: "visitCanceled", text: string) => Promise<unknown>;
}

/** Sets a record's status for somebody of the staff, or puts right what was said with it. A visit to come that ends with it
 * is canceled: its place is given back and the visitor is due to hear of it, also where that was cut off.
 * @returns the visit that ended, and whether its visitor is told without a call; undefined where none ended
 * @throws AppError notFound, invalid, busy; ConfigurationError where a visit ends and the ledger of consent can't be read */
export async function setStatus(
  { context, record, row, by, isBegun, write, note }: StatusStep,
  { to, kind: _, ...said }: Extract<Change, { kind: "status" }>,
): Promise<{ visit: VisitWindow; isTold: boolean } | undefined> {
  const planned = isBegun ? undefined : planStatus(context, record, row, to, by.email, said);
  const visit = planned ? planned.endedVisit : row.history?.at(-1)?.endedVisit;
  const holds = visit ? await listHolds(context, visit, row.id) : [];
  const { set: update, due } = await planUpdate(context, row, planned?.endedVisit && "visitCanceled");
  if (planned) {
    const history = { ...planned.history, ...(visit ? { endedVisit: visit } : {}) };
    await write({ history, set: { ...planned.set, ...update }, due });
  }
  if (!visit) return undefined;
  await releaseHolds(context, holds);
  await note("visitCanceled", formatWindow(visit));
  return { visit, isTold: isBegun ? row.news === "visitCanceled" : due.length > 0 };
}
