import { formatWindow, type VisitWindow } from "../../business/visit-windows.ts";
import type { Context } from "../../context.ts";
import type { RecordRow } from "../../records/define-record.ts";
import { pastVisit, proposalsOf, wishesOf } from "../../records/stored-visit.ts";
import { countFree, listFreeWindows } from "../../visits/book-window.ts";
import { comingVisit } from "../../visits/coming-visit.ts";
import type { RecordView } from "../record/record-contract.ts";

const toTime = (window: VisitWindow) => ({ date: window.date, from: window.from, text: formatWindow(window) });

export async function showVisits(context: Context, row: RecordRow): Promise<NonNullable<RecordView["visits"]>> {
  const [visit, past] = [comingVisit(context, row), pastVisit(row, context.now())];
  const wishes = wishesOf(row).map(async (window) => ({
    ...toTime(window),
    isFull: (await countFree(context, window)) === 0,
  }));
  return {
    ...(visit ? { visit: toTime(visit) } : {}),
    ...(past ? { past: toTime(past) } : {}),
    wishes: await Promise.all(wishes),
    proposals: proposalsOf(row).map(toTime),
    windows: (await listFreeWindows(context, visit ? [visit] : [])).map(toTime),
  };
}
