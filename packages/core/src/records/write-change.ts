import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { writeIf } from "../store/conditional-write.ts";
import { newId } from "../store/ids.ts";
import { type AnyRecord, type Comparisons, getEntity, type RecordRow } from "./define-record.ts";
import { inboxKeys } from "./inbox-keys.ts";
import { getProgress } from "./progress.ts";
import { getVersion, readRecord } from "./read-records.ts";
import type { StatusChange } from "./record-fields.ts";
import { reopenNotices } from "./reopen-notices.ts";

export const isVersionOf =
  (row: RecordRow) =>
  ({ version }: { version: unknown }, { eq, notExists }: Comparisons): string =>
    getVersion(row) === 0 ? `(${eq(version, 0)} OR ${notExists(version)})` : eq(version, getVersion(row));

export interface ChangedRecord {
  record: AnyRecord;
  row: RecordRow;
}

export interface RecordChange {
  /** Of this change, by which one that is sent again is known; a new one unless given. */
  id?: string;
  /** New values; undefined takes a value away. */
  set?: Record<string, unknown>;
  history?: StatusChange;
  /** Names of the notices that are due once more. */
  due?: readonly string[];
  /** They go out at once, and not with the next sweep. */
  isUrgent?: boolean;
}

/** Names of the notices that a change has sent again. The CRM hears of every new status, with its outcome and amount. */
const listDue = ({ fields: { status } }: AnyRecord, { due = [], history }: RecordChange): readonly string[] =>
  history && status && "crm" in status ? [...new Set([...due, "webhook"])] : due;

export const busy = ({ id }: RecordRow) => new AppError("busy", `${id} was changed by someone else; look again.`);

/** What the notifier writes each time that it notes what went out. */
const guardedAttributes = ["notifyState", "notifiedAt"] as const;

/** Whether nobody but the notifier wrote to a row since it was read. */
const isNotifierAhead = (row: RecordRow, stored: RecordRow): boolean =>
  getVersion(stored) === getVersion(row) && guardedAttributes.some((name) => stored[name] !== row[name]);

/** All that a change writes, the record's place in the office's lists among it; undefined takes a value away. */
function listValues(
  { now }: Context,
  record: AnyRecord,
  row: RecordRow,
  { id, set, history, isUrgent }: RecordChange,
  due: readonly string[],
): Record<string, unknown> {
  const at = now().toISOString();
  const status = history ? { status: history.to } : {};
  const next = { ...row, ...set, ...status };
  return {
    ...(due.length > 0 ? reopenNotices(row, due, at, isUrgent) : {}),
    ...set,
    ...("inboxIn" in record.fields ? inboxKeys(record, next, getProgress(record, next.status), at) : {}),
    ...status,
    ...("version" in record.fields ? { version: getVersion(row) + 1, changeId: id } : {}),
  };
}

/** Writes a change of a record, whoever made it, unless it was changed since it was read.
 * @param row as it was read
 * @throws AppError busy (409): somebody else was faster */
export async function writeChange(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  change: RecordChange,
): Promise<void> {
  const { id: changeId = newId(), history } = change;
  const isVersioned = "version" in record.fields;
  const due = listDue(record, change);
  const values = Object.entries(listValues(context, record, row, { ...change, id: changeId }, due));
  const gone = values.flatMap(([name, value]) => (value === undefined && row[name] !== undefined ? [name] : []));
  const patch = getEntity(record, context.store)
    .patch({ id: row.id })
    .set(Object.fromEntries(values.filter(([, value]) => value !== undefined)))
    .composite(history ? (record.buildIndexKey?.(row.id) ?? {}) : {});
  const added = history ? patch.append({ history: [history] }) : patch;
  const removed = gone.length > 0 ? added.remove(gone) : added;
  const conditional = removed.where((attributes, is) => {
    const isSame = history && is.eq(attributes.status, history.from);
    // The notifier may have noted meanwhile what went out. Written over, that would go out twice, and this change would be
    // told to nobody where all had gone out by then.
    const guards = (due.length > 0 ? guardedAttributes : []).map((name) =>
      row[name] === undefined ? is.notExists(attributes[name]) : is.eq(attributes[name], row[name]),
    );
    return [isVersioned && isVersionOf(row)(attributes, is), isSame, ...guards].filter(Boolean).join(" AND ");
  });
  if (await writeIf(conditional)) return;
  const stored = await readRecord(context, record, row.id);
  // The client sends a write again whose answer was lost: then the change is there.
  if (isVersioned ? stored.changeId === changeId : isDeepStrictEqual(stored.history?.at(-1), history)) return;
  if (!isVersioned || !isNotifierAhead(row, stored)) throw busy(row);
  const { notices: sent, notifyState, notifiedAt, crmChanges } = stored;
  const current = { ...row, notices: sent, notifyState, notifiedAt, crmChanges };
  await writeChange(context, record, current, { ...change, id: changeId });
}
