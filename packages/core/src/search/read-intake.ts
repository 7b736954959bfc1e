import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { queryItems } from "../store/iterate-items.ts";
import { type IntakeEntry, type IntakeNoun, intakeEntries } from "./intake-index-entity.ts";

/** Months from one moment to another, the latest first: "2026-11". */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (
    const toTime = new Date(`${to.slice(0, 7)}-01T00:00:00Z`);
    toTime.toISOString().slice(0, 7) >= from.slice(0, 7);
  ) {
    months.push(toTime.toISOString().slice(0, 7));
    toTime.setUTCMonth(toTime.getUTCMonth() - 1);
  }
  return months;
}

/** Rows in one answer: a whole megabyte of them takes the embedded store longer than a request may. */
const pageSize = 500;

/** Into how many parts a month is split that does not fit into one answer; they are read at once. */
const parts = 4;

interface IntakeSpan {
  from: string;
  to: string;
}

interface Page {
  rows: IntakeEntry[];
  next: QueryCommandOutput["LastEvaluatedKey"];
}

type Months = ReturnType<ReturnType<typeof intakeEntries>["query"]["byMonth"]>;

/** Takes the rows as the entity wrote them: parsing them again costs ten times the query. */
async function readPage({ store, now }: Context, query: Months, { from, to }: IntakeSpan): Promise<Page> {
  const asked = query.between({ at: from }, { at: to }).params<QueryCommandInput>({ order: "desc", limit: pageSize });
  const { Items = [], LastEvaluatedKey: next } = await store.client.send(new QueryCommand(asked));
  return { rows: (Items as IntakeEntry[]).filter((each) => isLive(each, now())), next };
}

async function readRest({ store, now }: Context, query: Months, { from, to }: IntakeSpan): Promise<IntakeEntry[]> {
  const asked = query.between({ at: from }, { at: to }).params<QueryCommandInput>({ limit: pageSize });
  const rows = (await Array.fromAsync(queryItems(store, asked))) as unknown as IntakeEntry[];
  return rows.filter((each) => isLive(each, now()));
}

function splitSpan({ from, to }: IntakeSpan): IntakeSpan[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const toTime = (part: number): string => new Date(start + Math.round(((end - start) * part) / parts)).toISOString();
  return Array.from({ length: parts }, (_, part) => ({ from: toTime(part), to: toTime(part + 1) }));
}

async function readMonth(context: Context, query: () => Months, span: IntakeSpan): Promise<IntakeEntry[]> {
  const { rows, next } = await readPage(context, query(), span);
  if (!next) return rows;
  const last = rows.at(-1)?.at;
  if (!last) return readRest(context, query(), span);
  const seen = new Set(rows.map(({ recordId }) => recordId));
  // What came at the same moment as the last row is asked for once more.
  const to = new Date(Date.parse(last) + 1).toISOString();
  const rest = await Promise.all(splitSpan({ from: span.from, to }).map((part) => readRest(context, query(), part)));
  return [...rows, ...rest.flat().filter(({ recordId }) => !seen.has(recordId))];
}

/** Reads all entries of a span of time, in no order; a busy month is read in parts, all at once.
 * @param span ISO 8601; `to` is not in it */
export async function readIntake(context: Context, noun: IntakeNoun, span: IntakeSpan): Promise<IntakeEntry[]> {
  const months = monthsBetween(span.from, span.to).map((month) => {
    const first = `${month}-01T00:00:00.000Z`;
    const ended = new Date(first);
    ended.setUTCMonth(ended.getUTCMonth() + 1);
    const within = {
      from: span.from > first ? span.from : first,
      to: span.to < ended.toISOString() ? span.to : ended.toISOString(),
    };
    return readMonth(context, () => intakeEntries(context.store).query.byMonth({ noun, month }), within);
  });
  return (await Promise.all(months)).flat();
}

interface ListOptions {
  most?: number;
  after?: { at: string; id: string } | undefined;
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
  const months = monthsBetween(from, end.at);
  const isBefore = ({ at: toTime, recordId }: IntakeEntry) =>
    toTime < to && !(toTime === after?.at && recordId === after.id);
  const read = async (month: string, wanted = Number.POSITIVE_INFINITY): Promise<IntakeEntry[]> => {
    const limit = Number.isFinite(wanted) ? { limit: wanted } : {};
    const query = intakeEntries(store).query.byMonth({ noun, month }).between({ at: from }, end);
    const found: IntakeEntry[] = [];
    for await (const item of queryItems(store, query.params({ order: "desc", ...limit }))) {
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
