import type { Context } from "../context.ts";
import { leadRecord } from "../leads/record.ts";
import { buildUndo } from "../records/change-status.ts";
import { alwaysNotified } from "../records/due-again.ts";
import { visitor } from "../records/fields.ts";
import { findRecord } from "../records/read-records.ts";
import { isWithdrawn } from "../records/withdrawn.ts";
import { isClosed, untilWritten } from "../records/write-change.ts";
import { carryOut, type ReadAgain } from "./change-request.ts";
import type { FoundRequest } from "./find-request.ts";
import { planChange } from "./plan-change.ts";
import { writeVisitorChange } from "./write-visitor-change.ts";

const readLead =
  (context: Context, id: string): ReadAgain =>
  async () => {
    const row = await findRecord(context, leadRecord, id);
    return row && { record: leadRecord, noun: "leads", row };
  };

const hasChange = ({ row: { visitorChanges = [] } }: FoundRequest, id: string): boolean =>
  visitorChanges.some((each) => each.id === id);

/** Takes back a lead for its visitor who did so in the chat that made it, as its page would, once; one that is closed stays as
 * it is.
 * @param changeId of the withdrawal @throws AppError busy */
export async function withdrawLead(context: Context, id: string, changeId: string): Promise<void> {
  const read = readLead(context, id);
  const first = await read();
  if (!first || hasChange(first, changeId)) return;
  await carryOut(context, first, read, async (found) => {
    if (isClosed(found.record, found.row)) return "same";
    const planned = planChange("withdraw", { context, found, values: {}, via: "chat" }, false);
    return planned ? { ...planned, change: { ...planned.change, id: changeId } } : "same";
  });
}

/** Gives a lead back to its visitor who withdrew it in the chat and wants it after all: it stands where it stood, is
 * confirmed once more, and is answered as if it had come now. A visit that was canceled stays so.
 * @param withdrawnBy id of the withdrawal, after which nobody else changed the status @throws AppError busy */
export function resumeLead(context: Context, id: string, withdrawnBy: string, changeId: string): Promise<void> {
  const read = readLead(context, id);
  return untilWritten(async () => {
    const found = await read();
    if (!found || !isWithdrawn(found.row) || !hasChange(found, withdrawnBy) || hasChange(found, changeId)) return;
    const releasedAt = context.now().toISOString();
    const { history, set } = buildUndo(found.row, releasedAt, visitor);
    await writeVisitorChange(context, found, {
      change: { id: changeId, title: "Sent again" },
      write: { history, set: { ...set, news: undefined, releasedAt } },
      due: [...alwaysNotified, found.row.email ? "visitor" : "text"],
      isUrgent: true,
    });
  });
}
