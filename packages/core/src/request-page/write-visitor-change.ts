import { profile } from "@site/company/profile";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { findOpenAsks } from "../records/open-asks.ts";
import { alwaysNotified } from "../records/reopen-notices.ts";
import { markUnread, type VisitorChange } from "../records/visitor-change.ts";
import { type ChangedRecord, type RecordChange, writeChange } from "../records/write-change.ts";

/** More than anybody has to say; from then on it is a talk for the telephone. */
const mostChanges = 60;

/** Bytes of all of them. A row has room for 400 KB, of which the staff's work and the notifier's notes need some. */
const mostBytes = 150_000;

export interface VisitorWrite {
  change: Omit<VisitorChange, "at">;
  write?: RecordChange;
  /** Who is told, when it is not the staff and the CRM. */
  due?: readonly string[];
  /** Somebody might drive there, or call in vain, until it is told. */
  isUrgent?: boolean;
  /** It is short, ends something, and is taken however much was said before. */
  isEnding?: boolean;
}

/** Whether a change finds room in the record's history. What somebody waits for already they need not ask for again. */
function hasRoom(before: readonly VisitorChange[], { change, isEnding }: VisitorWrite): boolean {
  const isAsked = findOpenAsks(before).some(({ ask }) => ask.action === change.ask?.action);
  const bytes = Buffer.byteLength(JSON.stringify([...before, change]));
  return (isEnding && !isAsked) || (before.length < mostChanges && bytes <= mostBytes);
}

/** @throws AppError throttled where no more fits */
export function assertRoom({ row: { visitorChanges = [] } }: ChangedRecord, write: VisitorWrite): void {
  if (hasRoom(visitorChanges, write)) return;
  throw new AppError("throttled", `That is more than fits on this page. Please call us at ${profile.phone}.`);
}

/** Writes what came from a visitor with everything that follows from it in one write: the mark for the staff, and the mail.
 * @param before what stands before it in the record's history */
export async function appendVisitorChange(
  context: Context,
  { record, row }: ChangedRecord,
  { change, write, due = alwaysNotified, isUrgent }: VisitorWrite,
  before: readonly VisitorChange[],
): Promise<void> {
  const at = context.now().toISOString();
  await writeChange(context, record, row, {
    ...write,
    due,
    isUrgent,
    set: {
      ...write?.set,
      visitorChanges: [...before, { at, ...change }],
      ...markUnread(row, at),
    },
  });
}

/** Writes a visitor's change, once.
 * @throws AppError throttled where no more fits */
export async function writeVisitorChange(context: Context, found: ChangedRecord, write: VisitorWrite): Promise<void> {
  const { visitorChanges: before = [] } = found.row;
  const { id } = write.change;
  if (id && before.some((each) => each.id === id)) return;
  assertRoom(found, write);
  await appendVisitorChange(context, found, write, before);
}
