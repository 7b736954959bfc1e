import { day } from "../../business/durations.ts";
import { startOfDay } from "../../business/local-time.ts";
import type { Context } from "../../context.ts";
import type { AnyRecord } from "../../records/define-record.ts";
import { getView } from "../../records/inbox-keys.ts";
import { getProgress } from "../../records/progress.ts";
import { type RowPage, readRows } from "../../records/read-rows.ts";
import { intakeNoun } from "../../search/intake-index.ts";
import { listIntake } from "../../search/read-intake.ts";
import { isWith, type ScopedInboxQuery, startOfNextDay } from "./inbox-filters.ts";
import { mergeShares, type Share } from "./merge-shares.ts";

const keptDays = 2 * 366;

/** Of each kind for one page: where a filter leaves little, the page ends early and says where to go on. */
const mostRead = 100;

export async function listByDay(
  context: Context,
  records: readonly AnyRecord[],
  asked: ScopedInboxQuery,
): Promise<RowPage> {
  const { view, status, from, to } = asked;
  const now = context.now().getTime();
  const isAsked = isWith(asked);
  const span = {
    from: (from ? startOfDay(from) : new Date(now - keptDays * day)).toISOString(),
    to: new Date(to ? startOfNextDay(to) : now).toISOString(),
  };
  const [at, id = ""] = asked.after?.split(" ") ?? [];
  const after = at ? { at, id } : undefined;
  const shares = await Promise.all(
    records.map(async (record): Promise<Share> => {
      const noun = intakeNoun(record.noun);
      const read = noun ? await listIntake(context, noun, span, { most: mostRead, after }) : [];
      const found = read.map((each) => ({ ...each, record, id: each.recordId, place: `${each.at} ${each.recordId}` }));
      const items = found
        .filter((each) => getView(each, getProgress(record, each.status)) === view)
        .filter((each) => !status || each.status === status);
      return { items, end: found.length < mostRead ? undefined : found.at(-1)?.place };
    }),
  );
  const { page, next } = mergeShares(shares, false);
  const rows = await readRows(context, page);
  return { rows: rows.filter(([, row]) => isAsked(row)), next };
}
