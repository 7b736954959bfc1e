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

/** @throws AppError notFound */
export async function readRecord(context: Context, record: AnyRecord, id: string): Promise<RecordRow> {
  const found = await findRecord(context, record, id);
  if (!found) throw new AppError("notFound", `There is no record ${id}.`);
  return found;
}

/** Where a record of staff's stands. */
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
}

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

/** The CRM hears of a new status, with its outcome and amount. One that has not heard of the record yet does so anyway. */
function notifyCrm({ settings, now }: Context, { fields }: AnyRecord, row: RecordRow) {
  const { status } = fields;
  const isTold = settings.webhook && status && "crm" in status && row.notifyState === "sent";
  return isTold ? dueAgain(row, ["webhook"], now().toISOString()) : {};
}

/** Writes a change of a record, whoever made it, and its place in the office's lists, unless it was changed since it was read.
 * @param row as it was read
 * @throws AppError busy (409): somebody else was faster */
export async function writeChange(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  { id: changeId = newId(), set = {}, history }: RecordChange,
): Promise<void> {
  const version = getVersion(row);
  const next = { ...row, ...set, ...(history ? { status: history.to } : {}) };
  const isVersioned = "version" in record.fields;
  const place =
    "inboxIn" in record.fields
      ? inboxKeys(record, next, getProgress(record, next.status), context.now().toISOString())
      : {};
  const work = isVersioned ? { version: version + 1, changeId } : {};
  const crmNotice = history ? notifyCrm(context, record, row) : {};
  const values = { ...crmNotice, ...set, ...place, ...(history ? { status: history.to } : {}), ...work };
  const given = Object.entries(values);
  const gone = given.flatMap(([name, value]) => (value === undefined && row[name] !== undefined ? [name] : []));
  const patch = getEntity(record, context.store)
    .patch({ id: row.id })
    .set(Object.fromEntries(given.filter(([, value]) => value !== undefined)))
    .composite(history ? (record.buildIndexKey?.(row.id) ?? {}) : {});
  const added = history ? patch.append({ history: [history] }) : patch;
  const removed = gone.length > 0 ? added.remove(gone) : added;
  const conditional = removed.where((attributes, { eq, notExists }) => {
    const isSeen =
      version === 0
        ? `(${notExists(attributes.version)} OR ${eq(attributes.version, 0)})`
        : eq(attributes.version, version);
    const isSame = history ? eq(attributes.status, history.from) : "";
    return [isVersioned ? isSeen : "", isSame].filter(Boolean).join(" AND ");
  });
  if (await writeIf(conditional)) return;
  // The client sends a write again whose answer was lost: then the change is there.
  const stored = await readRecord(context, record, row.id);
  if (isVersioned ? stored.changeId !== changeId : !isDeepStrictEqual(stored.history?.at(-1), history))
    throw new AppError("busy", `${row.id} was changed by someone else; look again.`);
}
