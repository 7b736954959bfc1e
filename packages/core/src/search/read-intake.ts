import { dateAfter } from "../business/local-time.ts";
import { type Retention, retention } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { isLive, monthsAfter } from "../store/expiry.ts";
import { queryItems } from "../store/iterate-items.ts";
import { type IntakeEntry, type IntakeNoun, intakeEntries } from "./intake-index.ts";

/** @param month "2026-11" */
const getMonthBefore = (month: string): string => dateAfter(`${month}-01`, -1).slice(0, 7);

/** Months from one moment to another, the latest first: "2026-11". */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = to.slice(0, 7); month >= from.slice(0, 7); month = getMonthBefore(month)) months.push(month);
  return months;
}

/** Rows in one answer: a whole megabyte of them takes the embedded store longer than a request may. */
const pageSize = 500;

/** Nothing is kept longer: as long as what is kept longest, and once more, because some is kept from a later day on. */
const mostMonths = 2 * Math.max(...Object.values<Retention>(retention).map(({ months = 0 }) => months));

interface ListOptions {
  most?: number;
  after?: { at: string; id: string };
}

/** Lists entries of a span of time, the latest first, month by month.
 * @param span ISO 8601; `to` is not in it
 * @param most of the latest
 * @param after only what stands behind this one, whether or not it is still there */
export async function listIntake(
  { store, now }: Context,
  noun: IntakeNoun,
  { from, to }: { from: string; to: string },
  { most, after }: ListOptions = {},
): Promise<IntakeEntry[]> {
  const end = after && after.at < to ? { at: after.at, recordId: after.id } : { at: to };
  // Days that were typed the wrong way round hold nothing; the table would refuse to be asked.
  if (from >= to || from > end.at) return [];
  const oldest = new Date(monthsAfter(now(), -mostMonths) * 1000).toISOString();
  const latest = now().toISOString();
  const months = monthsBetween(from > oldest ? from : oldest, end.at < latest ? end.at : latest);
  const isBefore = ({ at, recordId }: IntakeEntry) => at < to && !(at === after?.at && recordId === after.id);
  const read = async (month: string, wanted = Number.POSITIVE_INFINITY): Promise<IntakeEntry[]> => {
    const limit = Math.min(wanted, pageSize);
    const query = intakeEntries(store).query.byMonth({ noun, month }).between({ at: from }, end);
    const found: IntakeEntry[] = [];
    for await (const item of queryItems(store, query.params({ order: "desc", limit }))) {
      const each = item as unknown as IntakeEntry;
      if (isBefore(each) && isLive(each, now())) found.push(each);
      if (found.length >= wanted) break;
    }
    return found;
  };
  if (most === undefined) return (await Promise.all(months.map((month) => read(month)))).flat();
  const found: IntakeEntry[] = [];
  for (const month of months) {
    found.push(...(await read(month, most - found.length)));
    if (found.length >= most) break;
  }
  return found;
}

/** Cuts a list where a next page may begin: entries of one moment stay together. */
export function wholePage<Each extends { at: string }>(found: readonly Each[], size: number): Each[] {
  let end = size;
  while (end < found.length && found[end]?.at === found[end - 1]?.at) end += 1;
  return found.slice(0, end);
}
