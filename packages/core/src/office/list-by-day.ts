import { startOfDay } from "../business/calendar.ts";
import type { Context } from "../context.ts";
import type { AnyRecord } from "../records/define-record.ts";
import { stageOf } from "../records/write-change.ts";
import { arrivalNounOf } from "../search/arrival-entity.ts";
import { listArrivals, wholePage } from "../search/arrivals.ts";
import { readRows } from "./read-rows.ts";
import type { Inbox, InboxQuery } from "./record-contract.ts";
import { itemOf } from "./show-item.ts";

const pageSize = 25;
const day = 24 * 60 * 60 * 1000;
const keptDays = 2 * 366;

/** A page of what came on some days, the latest first. */
export async function listByDay(
  context: Context,
  records: readonly AnyRecord[],
  { view, status, assignee, from, to, after }: InboxQuery,
): Promise<Omit<Inbox, "spam">> {
  const now = context.now().getTime();
  const end = after ?? new Date(to ? startOfDay(to).getTime() + day : now).toISOString();
  const span = { from: (from ? startOfDay(from) : new Date(now - keptDays * day)).toISOString(), to: end };
  const shares = await Promise.all(
    records.map(async (record) => {
      const noun = arrivalNounOf(record.noun);
      const found = noun ? await listArrivals(context, noun, span) : [];
      return found
        .filter(({ spam = false }) => spam === (view === "spam"))
        .filter((each) => view === "spam" || (stageOf(record, each.status) === "done") === (view === "done"))
        .filter((each) => !status || each.status === status)
        .map(({ at, recordId: id }) => ({ record, id, at }));
    }),
  );
  const all = shares.flat().sort((a, b) => b.at.localeCompare(a.at));
  const page = wholePage(all, pageSize);
  const rows = await readRows(context, page);
  const next = page.at(-1)?.at;
  return {
    items: rows
      .filter(([, row]) => !assignee || (row.assignee ?? "-") === assignee)
      .map(([record, row]) => itemOf(record, row)),
    ...(all.length > page.length && next ? { next } : {}),
  };
}
