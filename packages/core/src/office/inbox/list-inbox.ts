import * as z from "zod";
import type { Context } from "../../context.ts";
import { officeRecords } from "../../record-registry.ts";
import type { AnyRecord } from "../../records/define-record.ts";
import { getView, inboxPartitions, realPartitions } from "../../records/inbox-keys.ts";
import { getProgress } from "../../records/progress.ts";
import { type RowPage, readRows } from "../../records/read-rows.ts";
import { findMatches } from "../../search/find-matches.ts";
import { hasWords } from "../../search/tokenize.ts";
import { listMembers } from "../auth/members.ts";
import { maySee, type Role } from "../auth/roles.ts";
import { formerStaff } from "../options.ts";
import type { Inbox, InboxQuery } from "../record/record-contract.ts";
import { getFilter, isWith, isWithin, type ScopedInboxQuery } from "./inbox-filters.ts";
import { toItemView } from "./item-view.ts";
import { listByDay } from "./list-by-day.ts";
import { mergeShares, pageSize, type Share } from "./merge-shares.ts";
import { queryInbox } from "./query-inbox.ts";

/** Reads of one partition for one page: where a filter leaves little, the page ends early and says where to go on. */
const mostReads = 3;

const foundAtOnce = 50;

/** Of one page of a search: where a filter leaves little, the page ends early and says where to go on. */
const mostLooked = 4 * foundAtOnce;

const mostCounted = 1000;

export const recordsFor = (role: Role): AnyRecord[] => officeRecords.filter((record) => maySee(role, record));

const Place = z.object({ id: z.string(), inboxFrom: z.string() });

/** One partition's share of a page. */
async function readPartition(
  context: Context,
  record: AnyRecord,
  partition: string,
  query: ScopedInboxQuery,
): Promise<Share> {
  const { values, ...filter } = getFilter(query);
  const isUp = query.view === "open";
  const items: Share["items"] = [];
  let from = query.after;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const { Items = [], LastEvaluatedKey } = await queryInbox(context, partition, {
      ...filter,
      ...(from ? { place: `${isUp ? ">" : "<"} :from` } : {}),
      values: { ...(from ? { ":from": from } : {}), ...values },
      ScanIndexForward: isUp,
      ...(values ? {} : { Limit: pageSize + 1 }),
    });
    const places = Items.map((item) => Place.parse(item));
    items.push(...places.map(({ id, inboxFrom }) => ({ record, id, place: inboxFrom })));
    if (!LastEvaluatedKey) return { items };
    from = String(LastEvaluatedKey.inboxFrom);
    if (items.length > pageSize) break;
  }
  return { items, end: from };
}

async function readPage(context: Context, records: AnyRecord[], query: ScopedInboxQuery): Promise<RowPage> {
  const shares = await Promise.all(
    records.flatMap((record) =>
      inboxPartitions(record.noun, query.view).map((each) => readPartition(context, record, each, query)),
    ),
  );
  const { page, next } = mergeShares(shares, query.view === "open");
  return { rows: await readRows(context, page), next };
}

async function countSpam(context: Context, records: AnyRecord[]): Promise<number> {
  const partitions = records.flatMap(({ noun }) => realPartitions(noun, "spam"));
  const counts = await Promise.all(
    partitions.map((each) => queryInbox(context, each, { Select: "COUNT", Limit: mostCounted })),
  );
  return counts.reduce((sum, { Count = 0 }) => sum + Count, 0);
}

/** What holds the words that were typed, by when it came, the latest first. */
async function findPlaces(context: Context, records: AnyRecord[], { search = "", after, ...query }: ScopedInboxQuery) {
  const shares = await Promise.all(
    records.map(async (record) => ({ record, ...(await findMatches(context, record.noun, search)) })),
  );
  const found = shares.flatMap(({ record, matches }) => matches.map((match) => ({ record, ...match })));
  const undated = found.filter(({ at }) => !at);
  const cameAt = new Map((await readRows(context, undated)).map(([, { id, createdAt }]) => [id, createdAt]));
  const isOfDays = isWithin(query);
  const places = found
    .flatMap(({ record, id, at = cameAt.get(id) }) => (at ? [{ record, id, createdAt: at, place: `${at} ${id}` }] : []))
    .filter((each) => isOfDays(each) && (!after || each.place < after))
    .sort((a, b) => (a.place < b.place ? 1 : -1));
  return { places, isCut: shares.some(({ isCut }) => isCut) };
}

/** A page of what holds the words that were typed, wherever it stands, unless the filters say where. */
async function searchPage(context: Context, records: AnyRecord[], query: ScopedInboxQuery): Promise<RowPage> {
  const { search = "", view, status } = query;
  const { places, isCut } = await findPlaces(context, records, query);
  const isTheirs = isWith(query);
  const page: RowPage["rows"] = [];
  let looked = 0;
  while (page.length < pageSize && looked < Math.min(places.length, mostLooked)) {
    const rows = await readRows(context, places.slice(looked, looked + foundAtOnce));
    looked += foundAtOnce;
    const asked = rows
      .filter(([record, row]) => hasWords(record, row, search) && (!status || row.status === status) && isTheirs(row))
      .filter(([record, row]) => view === "open" || getView(row, getProgress(record, row.status)) === view);
    page.push(...asked);
  }
  const next = looked < places.length ? places[looked - 1]?.place : undefined;
  return { rows: page, next, isCut: isCut || undefined };
}

/** The records of a page of the office's lists: what is open with what is due first, what looks automated or what is done
 * with the latest first, or what holds the words that were typed. Only of the kinds that the role may see.
 * @returns at most 25, of a search at most 74 */
export async function readInbox(context: Context, role: Role, given: InboxQuery): Promise<RowPage> {
  const staff = given.assignee === formerStaff ? await listMembers(context) : [];
  const query = { ...given, staff: staff.map(({ email }) => email) };
  const seen = recordsFor(role);
  const records = query.noun ? seen.filter(({ noun }) => noun === query.noun) : seen;
  if (query.search) return searchPage(context, records, query);
  return query.from || query.to ? listByDay(context, records, query) : readPage(context, records, query);
}

export async function listInbox(context: Context, role: Role, query: InboxQuery): Promise<Inbox> {
  const [{ rows, ...page }, spam] = await Promise.all([
    readInbox(context, role, query),
    countSpam(context, recordsFor(role)),
  ]);
  return { items: rows.map(([record, row]) => toItemView(context, record, row)), ...page, spam };
}
