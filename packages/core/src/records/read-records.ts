import { validate } from "uuid";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { isLive } from "../store/expiry.ts";
import { type AnyRecord, getEntity, type RecordRow, type StatusOf, type StoredRecord } from "./define-record.ts";

export interface RecordFilter<Status> {
  status?: Status;
  /** True: only what looks automated; false: only what does not; absent: both. */
  spam?: boolean;
}

/** The shown rows of a kind, in no order. @param onPage told after each page how many rows were read so far */
async function readShown(
  context: Context,
  record: AnyRecord,
  reads: ReturnType<AnyRecord["reads"]>,
  onPage: (found: number) => void = () => {},
): Promise<RecordRow[]> {
  const rows: RecordRow[] = [];
  const read = async (pages: (typeof reads)[number]): Promise<void> => {
    let cursor: string | null = null;
    do {
      const page: { data: RecordRow[]; cursor: string | null } = await pages.go({ cursor });
      rows.push(...page.data);
      cursor = page.cursor;
      onPage(rows.length);
    } while (cursor);
  };
  await Promise.all(reads.map(read));
  return rows.filter((row) => isLive(row, context.now()) && !record.isHidden?.(row));
}

/** Records of a kind, newest first, or oldest first where the declaration says so. An index follows the table within a
 * second or so.
 * @param onProgress told after each page how many records were read so far */
export async function listRecords<R extends AnyRecord>(
  context: Context,
  record: R,
  { status, spam }: RecordFilter<StatusOf<R>> = {},
  onProgress?: (found: number) => void,
): Promise<StoredRecord<R>[]> {
  const rows = await readShown(context, record, record.reads(context.store, status), onProgress);
  const direction = record.isOldestFirst ? 1 : -1;
  return rows
    .filter((row) => spam === undefined || row.spam === spam)
    .toSorted(
      (a, b) => direction * (a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)),
    ) as StoredRecord<R>[];
}

/** @returns the record, or undefined when there is none with this id */
export async function findRecord<R extends AnyRecord>(
  { store, now }: Context,
  record: R,
  id: string,
): Promise<StoredRecord<R> | undefined> {
  const { data } = await getEntity(record, store)
    .get(record.buildKey?.(id) ?? { id })
    .go({ consistent: true });
  return data && isLive(data, now()) ? (data as StoredRecord<R>) : undefined;
}

/** The version that a record has; rows of old have none. */
export const getVersion = ({ version = 0 }: RecordRow): number => version;

/** @throws AppError notFound */
export async function readRecord(context: Context, record: AnyRecord, id: string): Promise<RecordRow> {
  const found = await findRecord(context, record, id);
  if (!found) throw new AppError("notFound", `There is no record ${id}.`);
  return found;
}

const named = 5;

/** @returns what was given when it fits nothing @throws AppError invalid with the ids that it fits, when they are several */
function pickOne(noun: string, given: string, ids: string[]): string {
  if (ids.length < 2) return ids[0] ?? given;
  const rest = ids.length > named ? `, and ${ids.length - named} more` : "";
  const list = ids.sort().slice(0, named).join(", ");
  throw new AppError("invalid", `${given} fits ${ids.length} ${noun}: ${list}${rest}. Type more of it.`);
}

/** The whole id that a person means by its beginning.
 * @param read ids that may begin so
 * @returns what was given when it is whole or fits nothing
 * @throws AppError invalid with the ids that it fits, when they are several */
export async function wholeAmong(
  noun: string,
  given: string,
  read: (prefix: string) => Promise<string[]>,
): Promise<string> {
  const prefix = given.toLowerCase();
  if (validate(prefix) || !/^[0-9a-f][0-9a-f-]{3,35}$/.test(prefix)) return given;
  const ids = (await read(prefix)).filter((id) => id.startsWith(prefix));
  return pickOne(noun, given, ids);
}

/** `wholeAmong` for a kind of record. Of one whose key is not its id the key is meant by either of them. */
export async function wholeId(context: Context, record: AnyRecord, given: string): Promise<string> {
  const { noun, buildKey } = record;
  if (!buildKey)
    return wholeAmong(noun, given, async (prefix) => {
      const found = await readShown(context, record, record.reads(context.store, undefined, prefix));
      return found.map(({ id }) => id);
    });
  const [key = ""] = Object.keys(buildKey(given));
  const rows = (await readShown(context, record, record.reads(context.store, undefined))).map((row) => ({
    id: row.id,
    key: String(row[key]),
  }));
  const whole = rows.find((row) => row.id === given || row.key === given);
  const fitting = whole ? [whole] : rows.filter((row) => row.id.startsWith(given) || row.key.startsWith(given));
  const keys = fitting.map((row) => row.key);
  return pickOne(noun, given, keys);
}
