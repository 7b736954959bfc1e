import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { writeIf } from "../store/conditional-write.ts";
import { newId } from "../store/ids.ts";
import { type AnyRecord, getEntity, type RecordRow } from "./define-record.ts";
import { dueAgain } from "./due-again.ts";
import type { StatusChange } from "./fields.ts";
import { inboxKeys, type WorkProgress } from "./inbox-keys.ts";
import { findRecord } from "./read-records.ts";
import { isWithdrawn } from "./withdrawn.ts";

/** @throws AppError notFound */
export async function readRecord(context: Context, record: AnyRecord, id: string): Promise<RecordRow> {
  const found = await findRecord(context, record, id);
  if (!found) throw new AppError("notFound", `There is no record ${id}.`);
  return found;
}

export function getProgress({ transitions = {}, done }: AnyRecord, status: string | undefined): WorkProgress {
  if (status === undefined || status === Object.keys(transitions)[0]) return "first";
  const isDone = done ? done.includes(status) : transitions[status]?.length === 0;
  return isDone ? "done" : "begun";
}

/** The version that a record has; rows of old have none. */
export const getVersion = ({ version = 0 }: RecordRow): number => version;

export interface RecordChange {
  /** Of this change, by which one that is sent again is known; a new one unless given. */
  id?: string | undefined;
  /** New values; undefined takes a value away. */
  set?: Record<string, unknown>;
  history?: StatusChange;
  /** Names of the notices that are due once more. */
  due?: readonly string[];
  /** They go out at once, and not with the next sweep. */
  isUrgent?: boolean | undefined;
}

/** The mark of a record with one more thing from its visitor that nobody of the staff has seen. @param at ISO 8601 */
export const markUnread = ({ visitorNews = 0, unreadSince = "" }: Partial<RecordRow>, at: string) => ({
  visitorNews: visitorNews + 1,
  unreadSince: unreadSince || at,
});

/** Writes again what lost a race against somebody else, of the row as it is then.
 * @throws AppError busy (409) at the last attempt, and what else the write throws */
export async function untilWritten<Result>(write: () => Promise<Result>, attempts = 5): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await write();
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === "busy";
      if (!isBusy || attempt === attempts) throw error;
      await setTimeout(20 * attempt * Math.random());
    }
}

/** Names of the notices that a change has sent again. The CRM hears of every new status, with its outcome and amount. */
const listDue = ({ fields: { status } }: AnyRecord, { due = [], history }: RecordChange): readonly string[] =>
  history && status && "crm" in status ? [...new Set([...due, "webhook"])] : due;

const busy = ({ id }: RecordRow) => new AppError("busy", `${id} was changed by someone else; look again.`);

/** What the notifier writes each time that it notes what went out. */
const guardedAttributes = ["notifyState", "notifiedAt"] as const;

/** Whether nobody but the notifier wrote to a row since it was read. */
const isNotifierAhead = (row: RecordRow, stored: RecordRow): boolean =>
  getVersion(stored) === getVersion(row) && guardedAttributes.some((name) => stored[name] !== row[name]);

/** Writes a change of a record, whoever made it, and its place in the office's lists, unless it was changed since it was read.
 * @param row as it was read
 * @throws AppError busy (409): somebody else was faster */
export async function writeChange(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  change: RecordChange,
): Promise<void> {
  const { id: changeId = newId(), set = {}, history } = change;
  const version = getVersion(row);
  const next = { ...row, ...set, ...(history ? { status: history.to } : {}) };
  const isVersioned = "version" in record.fields;
  const now = context.now().toISOString();
  const place = "inboxIn" in record.fields ? inboxKeys(record, next, getProgress(record, next.status), now) : {};
  const work = isVersioned ? { version: version + 1, changeId } : {};
  const due = listDue(record, change);
  const notices = due.length > 0 ? dueAgain(row, due, now, change.isUrgent) : {};
  const values = { ...notices, ...set, ...place, ...(history ? { status: history.to } : {}), ...work };
  const given = Object.entries(values);
  const gone = given.flatMap(([name, value]) => (value === undefined && row[name] !== undefined ? [name] : []));
  const patch = getEntity(record, context.store)
    .patch({ id: row.id })
    .set(Object.fromEntries(given.filter(([, value]) => value !== undefined)))
    .composite(history ? (record.buildIndexKey?.(row.id) ?? {}) : {});
  const added = history ? patch.append({ history: [history] }) : patch;
  const removed = gone.length > 0 ? added.remove(gone) : added;
  const conditional = removed.where((attributes, { eq, notExists }) => {
    const isSeen = () =>
      `(${eq(attributes.version, version)}${version === 0 ? ` OR ${notExists(attributes.version)}` : ""})`;
    const isSame = history && eq(attributes.status, history.from);
    // The notifier may have noted meanwhile what went out. Written over, that would go out twice, and this change would be
    // told to nobody where all had gone out by then.
    const guards = (due.length > 0 ? guardedAttributes : []).map((name) =>
      row[name] === undefined ? notExists(attributes[name]) : eq(attributes[name], row[name]),
    );
    return [isVersioned && isSeen(), isSame, ...guards].filter(Boolean).join(" AND ");
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

/** Whether nothing is left to do: an entry has no status and is done when its visitor took it back. */
export const isClosed = (record: AnyRecord, row: RecordRow): boolean =>
  record.transitions ? getProgress(record, row.status) === "done" : isWithdrawn(row);
