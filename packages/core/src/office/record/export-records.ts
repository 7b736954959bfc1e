import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { toCsv } from "../../records/csv.ts";
import type { RecordRow } from "../../records/define-record.ts";
import { listColumns, toText } from "../../records/record-texts.ts";
import type { Role } from "../auth/roles.ts";
import { readInbox, recordsFor } from "../inbox/list-inbox.ts";
import type { ExportQuery } from "./record-contract.ts";

/** Rows of one part, far below what an answer may weigh, and pages of the list that are read for it. */
const most = 500;
const mostPages = 40;

/** What a list of the office holds of a kind, in its order, without samples.
 * @returns RFC 4180, the header in the first part only; `next` after what the next part begins
 * @throws AppError notFound for a kind that the role does not see, invalid for a span that ends before it begins */
export async function exportRecords(
  context: Context,
  role: Role,
  query: ExportQuery,
): Promise<{ csv: string; next?: string }> {
  const record = recordsFor(role).find(({ noun }) => noun === query.noun);
  if (!record) throw new AppError("notFound", "There is no such list.");
  if (query.from && query.to && query.from > query.to)
    throw new AppError("invalid", "The first day comes after the last one. Please choose the days again.");
  const found: RecordRow[] = [];
  let next = query.after;
  for (let pages = 0; pages < mostPages && found.length < most; pages += 1) {
    const page = await readInbox(context, role, { ...query, after: next });
    found.push(...page.rows.flatMap(([, row]) => (row.sample === true ? [] : [row])));
    next = page.next;
    if (!next) break;
  }
  const columns = listColumns(record);
  const csv = toCsv(
    found.map((row) =>
      Object.fromEntries(columns.map(([name, field]) => [field.label, toText(field, row[name]) ?? ""])),
    ),
    columns.map(([, { label }]) => label),
  );
  return { csv: query.after ? csv.slice(csv.indexOf("\r\n") + 2) : csv, ...(next ? { next } : {}) };
}
