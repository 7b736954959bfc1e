import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { toCsv } from "../records/csv.ts";
import { columnsOf, textOf } from "../records/show-record.ts";
import { arrivalNounOf } from "../search/arrival-entity.ts";
import { listArrivals } from "../search/arrivals.ts";
import { recordsFor } from "./list-inbox.ts";
import { readRows } from "./read-rows.ts";
import type { Role } from "./roles.ts";

/** Rows of one part: far below what an answer may weigh. */
const most = 500;

interface Position {
  at: string;
  id: string;
}

interface Asked {
  noun: string;
  from: string;
  to: string;
  /** The last row of the part before this one. A count would be off as soon as a record comes or goes meanwhile. */
  after?: Position | undefined;
}

/** A kind's records that came in a span of time, the latest first, as the office sees them, without samples.
 * @returns RFC 4180, the header in the first part only; `next` the row after which the next part begins
 * @throws AppError notFound for a kind that the role does not see, invalid for a span that ends before it begins */
export async function exportRecords(
  context: Context,
  role: Role,
  { noun, from, to, after }: Asked,
): Promise<{ csv: string; next?: Position }> {
  const record = recordsFor(role).find((each) => each.noun === noun);
  const kind = arrivalNounOf(noun);
  if (!record || !kind) throw new AppError("notFound", "There is no such list.");
  if (from >= to)
    throw new AppError("invalid", "The first day comes after the last one. Please choose the days again.");
  const isAsked = ({ sample = false }: { sample?: boolean | undefined }) => !sample;
  const all = await listArrivals(context, kind, { from, to }, { most: most + 1, isAsked, after });
  const names = all.slice(0, most).map(({ recordId: id, at }) => ({ record, id, at }));
  const columns = columnsOf(record);
  const rows = (await readRows(context, names)).map(([, row]) =>
    Object.fromEntries(columns.map(([name, field]) => [field.label, textOf(field, row[name]) ?? ""])),
  );
  const csv = toCsv(
    rows,
    columns.map(([, { label }]) => label),
  );
  const last = all.length > most ? names.at(-1) : undefined;
  return {
    csv: after ? csv.slice(csv.indexOf("\r\n") + 2) : csv,
    ...(last ? { next: { at: last.at, id: last.id } } : {}),
  };
}
