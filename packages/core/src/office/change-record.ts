import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { momentText } from "../email/moment.ts";
import { deliverNotices } from "../notify/deliver-notices.ts";
import { changeStatus, undoStatus } from "../records/change-status.ts";
import { type AnyRecord, type AnyRow, entityOf } from "../records/define-record.ts";
import { noteEvent } from "../records/note-event.ts";
import { waitingKeys } from "../records/pending.ts";
import { existing, versionOf, writeChange } from "../records/write-change.ts";
import { findAssignee, noteAssigned } from "./assign-new.ts";
import type { Member } from "./member-entity.ts";
import { findMember } from "./members.ts";
import { removePhoto } from "./photos.ts";
import type { Change, RecordView } from "./record-contract.ts";
import { sendReply } from "./send-reply.ts";
import { showRecord, undoTime } from "./show-record.ts";

type By = Pick<Member, "email" | "name">;

const onTheWay = 5000;

async function undo(context: Context, record: AnyRecord, row: AnyRow, by: By, version: number): Promise<void> {
  const last = row.history?.at(-1);
  if (last?.by !== by.email) throw new AppError("invalid", "Only your own change of the status can be taken back.");
  if (context.now().getTime() > Date.parse(last.at) + undoTime + onTheWay)
    throw new AppError("invalid", "This change can't be taken back any more. Please choose the status again.");
  await undoStatus(context, record, row.id, by.email, { version });
}

/** A record that was held back is one like all others from now on: what it missed is sent at once, and it goes to whom
 * the company's rule names. */
async function release(context: Context, record: AnyRecord, row: AnyRow): Promise<void> {
  if (row.notifyState !== "held") return writeChange(context, record, row, { set: { spam: false } });
  const notifyState = "pending" as const;
  const createdAt = context.now().toISOString();
  const due = { notifyState, ...waitingKeys({ id: row.id, createdAt, notifyState }) };
  const assignee = await findAssignee(context, record, row);
  await writeChange(context, record, row, { set: { spam: false, ...due, ...(assignee ? { assignee } : {}) } });
  if (assignee) await noteAssigned(context, row, assignee);
  const { Key } = entityOf(record, context.store).get({ id: row.id }).params() as { Key: { pk: string; sk: string } };
  // What fails now is sent by the sweeper, which finds the row waiting.
  await deliverNotices(context, Key).catch(() => {});
}

async function assign(context: Context, record: AnyRecord, row: AnyRow, { email }: By, to: string): Promise<void> {
  if (to && !(await findMember(context, to)))
    throw new AppError("invalid", "This person is not on the staff any more.");
  await writeChange(context, record, row, { set: { assignee: to || undefined } });
  return noteEvent(context, row, email, "assigned", to || "nobody");
}

async function linkRepeat(context: Context, record: AnyRecord, row: AnyRow, { email }: By, of: string): Promise<void> {
  if (!("repeatOf" in record.fields) || of === row.id) throw new AppError("invalid", "This can't be a repeat of that.");
  if (of) await existing(context, record, of);
  await writeChange(context, record, row, { set: { repeatOf: of || undefined } });
  return noteEvent(context, row, email, of ? "linked" : "unlinked");
}

async function apply(
  context: Context,
  record: AnyRecord,
  stored: AnyRow,
  { version, change, by }: { version: number; change: Change; by: By },
): Promise<void> {
  const row = { ...stored, version };
  switch (change.kind) {
    case "note":
      await writeChange(context, record, row, {});
      return noteEvent(context, row, by.email, "note", change.text);
    case "status": {
      const { to, reason, value } = change;
      // Those of the status before are no longer true.
      const set = { reason: reason || undefined, value, snoozedUntil: undefined };
      return changeStatus<AnyRecord>(context, record, row.id, to, by.email, { version, set });
    }
    case "assign":
      return assign(context, record, row, by, change.to);
    case "snooze":
      await writeChange(context, record, row, { set: { snoozedUntil: change.until || undefined } });
      return noteEvent(context, row, by.email, "snoozed", change.until ? momentText(change.until) : "back in the list");
    case "reply":
      await sendReply(context, record, row, change);
      return noteEvent(context, row, by.email, "reply", `${change.subject}\n\n${change.text}`);
    case "spam":
      await writeChange(context, record, row, { set: { spam: true } });
      return noteEvent(context, row, by.email, "spam");
    case "genuine":
      await release(context, record, row);
      return noteEvent(context, row, by.email, "genuine");
    case "repeat":
      return linkRepeat(context, record, row, by, change.of);
    case "removePhoto":
      return removePhoto(context, record, row, by.email, change.photo);
    case "undo":
      return undo(context, record, row, by, version);
  }
}

/** Whether the last thing that happened is what somebody asks for: they sent it again because its answer was lost. */
function isThere({ timeline }: RecordView, { change, by }: { change: Change; by: By }): boolean {
  const last = timeline.findLast((entry) => entry.by);
  if (last?.by !== by.email) return false;
  if (change.kind === "removePhoto") return !timeline.some(({ photo }) => photo === change.photo);
  if (change.kind === "note") return last.title === "Note" && last.text === change.text;
  return change.kind === "reply" && last.text === `${change.subject}\n\n${change.text}`;
}

async function lostRace(context: Context, record: AnyRecord, id: string): Promise<AppError> {
  const { timeline } = await showRecord(context, record, await existing(context, record, id));
  const last = timeline.findLast(({ by }) => by);
  const other = last?.by && ((await findMember(context, last.by))?.name ?? last.by);
  const what = last ? ` ${other}, ${momentText(last.at)}: ${last.title}${last.text ? ` - ${last.text}` : ""}.` : "";
  return new AppError(
    "busy",
    `Somebody else changed this meanwhile.${what} What you typed is still here. Please look, and save it again.`,
  );
}

/** Changes a record for somebody of the staff, unless somebody else did since they saw it.
 * @param version of the record as its author saw it
 * @returns the record as it is now
 * @throws AppError notFound, invalid, busy (409) with what the other did */
export async function changeRecord(
  context: Context,
  record: AnyRecord,
  id: string,
  asked: { version: number; change: Change; by: By },
): Promise<RecordView> {
  const row = await existing(context, record, id);
  if (versionOf(row) !== asked.version) {
    const shown = await showRecord(context, record, row);
    if (isThere(shown, asked)) return shown;
    throw await lostRace(context, record, id);
  }
  try {
    await apply(context, record, row, asked);
  } catch (error) {
    throw error instanceof AppError && error.code === "busy" ? await lostRace(context, record, id) : error;
  }
  return showRecord(context, record, await existing(context, record, id));
}
