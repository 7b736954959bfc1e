import { startOfDay } from "../business/calendar.ts";
import type { Context } from "../context.ts";
import type { AnyRecord } from "../records/define-record.ts";
import { viewOf } from "../records/inbox-keys.ts";
import { stageOf } from "../records/write-change.ts";
import { arrivalNounOf } from "../search/arrival-entity.ts";
import { listArrivals, wholePage } from "../search/arrivals.ts";
import { type Asked, endOf, isWith } from "./inbox-filters.ts";
import { readRows } from "./read-rows.ts";
import type { Inbox } from "./record-contract.ts";
import { itemOf } from "./show-item.ts";

const pageSize = 25;
const day = 24 * 60 * 60 * 1000;
const keptDays = 2 * 366;

/** Of each kind for one page: where a filter leaves little, the page ends early and says where to go on. */
const mostRead = 100;

interface Share {
  items: { record: AnyRecord; id: string; at: string }[];
  /** Before this moment there may be more. */
  end?: string | undefined;
}

/** A page of what came on some days, the latest first. */
export async function listByDay(
  context: Context,
  records: readonly AnyRecord[],
  asked: Asked,
): Promise<Omit<Inbox, "spam">> {
  const { view, status, from, to, after } = asked;
  const now = context.now().getTime();
  const isAsked = isWith(asked);
  const span = {
    from: (from ? startOfDay(from) : new Date(now - keptDays * day)).toISOString(),
    to: after ?? new Date(to ? endOf(to) : now).toISOString(),
  };
  const shares = await Promise.all(
    records.map(async (record): Promise<Share> => {
      const noun = arrivalNounOf(record.noun);
      const read = noun ? await listArrivals(context, noun, span, { most: mostRead }) : [];
      // What came at one moment stays on one page.
      const found = read.length < mostRead ? read : read.filter(({ at }) => at !== read.at(-1)?.at);
      const items = found
        .filter((each) => viewOf(each, stageOf(record, each.status)) === view)
        .filter((each) => !status || each.status === status)
        .map(({ at, recordId: id }) => ({ record, id, at }));
      return { items, ...(found.length < read.length ? { end: found.at(-1)?.at } : {}) };
    }),
  );
  const [end = ""] = shares.flatMap((share) => share.end ?? []).sort((a, b) => b.localeCompare(a));
  const all = shares
    .flatMap(({ items }) => items)
    .filter(({ at }) => at >= end)
    .sort((a, b) => b.at.localeCompare(a.at));
  const page = wholePage(all, pageSize);
  const rows = await readRows(context, page);
  const next = all.length > page.length ? page.at(-1)?.at : end;
  return {
    items: rows.filter(([, row]) => isAsked(row)).map(([record, row]) => itemOf(record, row)),
    ...(next ? { next } : {}),
  };
}
