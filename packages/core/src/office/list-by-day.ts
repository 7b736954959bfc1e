import { businessTimeZone } from "@site/company/hours";
import type { Context } from "../context.ts";
import type { AnyRecord } from "../records/define-record.ts";
import { stageOf } from "../records/write-change.ts";
import { arrivalKinds } from "../search/arrival-entity.ts";
import { listArrivals, wholePage } from "../search/arrivals.ts";
import { readRows } from "./read-rows.ts";
import type { Inbox, InboxQuery } from "./record-contract.ts";
import { itemOf } from "./show-item.ts";

const pageSize = 25;
const day = 24 * 60 * 60 * 1000;
const keptDays = 2 * 366;

/** When a day of the company begins, in summer and in winter time. @param date "2026-11-22" */
export function startOf(date: string): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: businessTimeZone, timeZoneName: "longOffset" });
  const zone = parts.formatToParts(noon).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return new Date(`${date}T00:00:00${zone.replace("GMT", "") || "Z"}`);
}

/** A page of what came on some days, the latest first. */
export async function listByDay(
  context: Context,
  records: readonly AnyRecord[],
  { view, status, assignee, from, to, after }: InboxQuery,
): Promise<Omit<Inbox, "spam">> {
  const now = context.now().getTime();
  const end = after ?? new Date(to ? startOf(to).getTime() + day : now).toISOString();
  const span = { from: (from ? startOf(from) : new Date(now - keptDays * day)).toISOString(), to: end };
  const shares = await Promise.all(
    records.map(async (record) => {
      const noun = Object.values(arrivalKinds).find((each) => each === record.noun);
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
  const rows = await readRows(context, page.slice(0, 100));
  const next = page.at(-1)?.at;
  return {
    items: rows
      .filter(([, row]) => !assignee || (row.assignee ?? "-") === assignee)
      .map(([record, row]) => itemOf(record, row)),
    ...(all.length > page.length && next ? { next } : {}),
  };
}
