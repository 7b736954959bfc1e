import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { monthsBetween } from "./intake-index.ts";
import { type IntakeEntry, type IntakeNoun, intakeEntries } from "./intake-index-entity.ts";

/** Rows of one answer: those of a whole megabyte take the embedded store longer than a request may. */
const pageSize = 500;

/** A month that one answer does not hold is read in so many parts at once. */
const parts = 4;

interface Span {
  from: string;
  to: string;
}

interface Page {
  rows: IntakeEntry[];
  next: QueryCommandOutput["LastEvaluatedKey"];
}

type Months = ReturnType<ReturnType<typeof intakeEntries>["query"]["byMonth"]>;

/** What its rows hold is what the entity put there, so they are not looked through again: that costs ten times the query. */
async function readPage(
  { store, now }: Context,
  query: Months,
  { from, to }: Span,
  after?: Page["next"],
): Promise<Page> {
  const asked = query.between({ at: from }, { at: to }).params<QueryCommandInput>({ order: "desc", limit: pageSize });
  const { Items = [], LastEvaluatedKey: next }: QueryCommandOutput = await store.client.send(
    new QueryCommand({ ...asked, ExclusiveStartKey: after }),
  );
  return { rows: (Items as IntakeEntry[]).filter((each) => isLive(each, now())), next };
}

async function readRest(context: Context, query: () => Months, span: Span): Promise<IntakeEntry[]> {
  const found: IntakeEntry[] = [];
  let next: Page["next"];
  do {
    const page: Page = await readPage(context, query(), span, next);
    found.push(...page.rows);
    next = page.next;
  } while (next);
  return found;
}

function split({ from, to }: Span): Span[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const at = (part: number): string => new Date(start + Math.round(((end - start) * part) / parts)).toISOString();
  return Array.from({ length: parts }, (_, part) => ({ from: at(part), to: at(part + 1) }));
}

async function readMonth(context: Context, query: () => Months, span: Span): Promise<IntakeEntry[]> {
  const { rows, next } = await readPage(context, query(), span);
  if (!next) return rows;
  const last = rows.at(-1)?.at;
  if (!last) return readRest(context, query, span);
  const seen = new Set(rows.map(({ recordId }) => recordId));
  // What came at the same moment as the last row is asked for once more.
  const to = new Date(Date.parse(last) + 1).toISOString();
  const rest = await Promise.all(split({ from: span.from, to }).map((part) => readRest(context, query, part)));
  return [...rows, ...rest.flat().filter(({ recordId }) => !seen.has(recordId))];
}

/** All that came in a span of time, in no order; of a busy month in parts that are read at once.
 * @param span ISO 8601; `to` is not in it */
export async function readIntake(context: Context, noun: IntakeNoun, span: Span): Promise<IntakeEntry[]> {
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
