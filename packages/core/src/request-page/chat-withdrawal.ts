import type { Context } from "../context.ts";
import { type Lead, leadRecord } from "../leads/record.ts";
import { planUndo } from "../records/plan-status.ts";
import { isClosed, isWithdrawn, withdrawnReason } from "../records/progress.ts";
import { findRecord } from "../records/read-records.ts";
import { alwaysNotified } from "../records/reopen-notices.ts";
import { visitor } from "../records/visitor-change.ts";
import { carryOut, type ReadAgain } from "./change-request.ts";
import { decide } from "./plan-change.ts";
import { type VisitorWrite, writeVisitorChange } from "./write-visitor-change.ts";

const readLead =
  (context: Context, id: string): ReadAgain =>
  async () => {
    const row = await findRecord(context, leadRecord, id);
    return row && { record: leadRecord, noun: "leads", row };
  };

/** Takes back a lead for its visitor who did so in the chat that made it, as its page would, once; one that is closed stays as
 * it is.
 * @param changeId of the withdrawal @throws AppError busy */
export async function withdrawLead(context: Context, id: string, changeId: string): Promise<void> {
  const read = readLead(context, id);
  const first = await read();
  if (!first || first.row.visitorChanges?.some((each) => each.id === changeId)) return;
  await carryOut(context, first, read, async (found) => {
    if (isClosed(found.record, found.row)) return "same";
    const planned = await decide("withdraw", { context, found, values: {}, via: "chat" });
    return typeof planned === "string"
      ? planned
      : { ...planned, isQuiet: true, change: { ...planned.change, id: changeId } };
  });
}

/** Gives a lead back to its visitor who withdrew it, here or on its page, and wants it after all: it stands where it stood, is
 * confirmed once more, and is answered as if it had come now. A visit that was canceled stays so.
 * @param at when they said so, ISO 8601 @returns whether it was withdrawn before that and is open again
 * @throws AppError busy */
export async function resumeLead(context: Context, row: Lead, at: string): Promise<boolean> {
  const withdrawal = row.history?.findLast(({ from, to, told }) => from !== to && told?.reason === withdrawnReason);
  if (!isWithdrawn(row) || !withdrawal || withdrawal.at >= at) return false;
  const releasedAt = context.now().toISOString();
  const { history, set } = planUndo(row, withdrawal, releasedAt, visitor);
  const write: VisitorWrite = {
    change: { title: "Sent again" },
    write: { history, set: { ...set, news: undefined, releasedAt } },
    due: [...alwaysNotified, row.email ? "visitor" : "text"],
    isUrgent: true,
  };
  await writeVisitorChange(context, { record: leadRecord, row }, write);
  return true;
}
