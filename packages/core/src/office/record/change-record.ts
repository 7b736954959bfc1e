import { formatMoment } from "../../business/date-format.ts";
import type { Channel } from "../../consent/channels.ts";
import { stopContact } from "../../consent/ledger.ts";
import type { Context } from "../../context.ts";
import { AppError, isAppError } from "../../contract/errors.ts";
import { deliverRecord } from "../../notify/deliver-notices.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { appendEvent, events, hasEvent, type OfficeEvent } from "../../records/events.ts";
import { pendingKeys } from "../../records/notification-shards.ts";
import { mayTakeBack, planUndo } from "../../records/plan-status.ts";
import { getProgress } from "../../records/progress.ts";
import { getVersion, readRecord } from "../../records/read-records.ts";
import { buildLinkHash } from "../../records/request-link.ts";
import { visitor } from "../../records/visitor-change.ts";
import { type RecordChange, writeChange } from "../../records/write-change.ts";
import { newId } from "../../store/ids.ts";
import { findMember, type Member } from "../auth/members.ts";
import { mayHave } from "../auth/roles.ts";
import { correctContact, settleAsk } from "./answer-ask.ts";
import { findAssignee, recordAssignment } from "./assign-new.ts";
import { changeVisit } from "./change-visit.ts";
import { markSeen } from "./mark-seen.ts";
import { removePhoto } from "./photos.ts";
import { readRecordView, undoTime } from "./read-record-view.ts";
import type { Change, RecordView } from "./record-contract.ts";
import { recordReply, sendReply } from "./send-reply.ts";
import { setStatus } from "./set-status.ts";

type By = Pick<Member, "email" | "name">;
type ReplyChange = Extract<Change, { kind: "reply" }>;

const onTheWay = 5000;

interface ChangeInput {
  /** Of the record as its author saw it. */
  version: number;
  change: Change;
  by: By;
  /** Of the change: one that is sent again has the same. */
  id?: string;
}

export interface ChangeStep {
  context: Context;
  record: AnyRecord;
  row: RecordRow;
  by: By;
  id: string;
  /** The record was changed by this very change before, and its answer was lost: what is left is done. */
  isBegun: boolean;
  /** Changes the record, unless that is done. */
  write: (change?: Omit<RecordChange, "id">) => Promise<void>;
  /** Tells the timeline; twice is once. */
  note: (kind: OfficeEvent["kind"], text?: string, mailId?: string) => Promise<void>;
}

async function undo({ context, row, by, write }: ChangeStep): Promise<void> {
  const last = row.history?.at(-1);
  if (last?.by !== by.email) throw new AppError("invalid", "Only your own change of the status can be taken back.");
  if (!mayTakeBack(last) || context.now().getTime() > Date.parse(last.at) + undoTime + onTheWay)
    throw new AppError("invalid", "This change can't be taken back any more. Please choose the status again.");
  await write(planUndo(row, last, context.now().toISOString(), by.email));
}

/** Spam gets no mail or text any more: what was still to go out is held back, as if it had looked like spam at once. */
async function markSpam({ row, write, note }: ChangeStep): Promise<void> {
  const held = { notifyState: "held" as const, pendingIn: undefined, pendingFrom: undefined };
  await write({ set: { spam: true, ...(row.notifyState === "pending" ? held : {}) } });
  await note("spam");
}

/** A record that was held back is one like all others from now on: what it missed is sent at once, and it goes to whom
 * the company's rule names. All of that is carried on with where it was cut off. */
async function release({ context, record, row, write, note, isBegun }: ChangeStep): Promise<void> {
  const isHeld = row.notifyState === "held";
  const assignee = isHeld && !row.assignee ? await findAssignee(context, record, row) : undefined;
  const notifyState = "pending" as const;
  const releasedAt = context.now().toISOString();
  const due = { notifyState, releasedAt, ...pendingKeys({ id: row.id, createdAt: releasedAt, notifyState }) };
  await write({ set: { spam: false, ...(isHeld ? due : {}), ...(assignee ? { assignee } : {}) } });
  await note("genuine");
  // Begun, it is held no longer: whom it has and nobody noted was named by the rule.
  const named = isBegun && !(await hasEvent(context, row.id, "assigned")) ? row.assignee : assignee;
  if (named) await recordAssignment(context, row, named);
  if (isHeld || isBegun) await deliverRecord(context, record, row.id);
}

async function assign({ context, record, write, note }: ChangeStep, to: string): Promise<void> {
  const member = to ? await findMember(context, to) : undefined;
  if (to && !member) throw new AppError("invalid", "This person is not on the staff any more.");
  if (member && !mayHave(member.role, record))
    throw new AppError("invalid", `${member.name} can't work on this: their role does not allow it.`);
  await write({ set: { assignee: member?.email } });
  return note("assigned", member?.email ?? "nobody");
}

async function linkRepeat({ context, record, row, write, note }: ChangeStep, of: string): Promise<void> {
  if (!("repeatOf" in record.fields) || of === row.id) throw new AppError("invalid", "This can't be a repeat of that.");
  if (of) await readRecord(context, record, of);
  await write({ set: { repeatOf: of || undefined } });
  return note(of ? "linked" : "unlinked");
}

async function reply({ context, record, row, id, write, note, isBegun }: ChangeStep, change: ReplyChange) {
  const { data } = await events(context.store).get({ recordId: row.id, id }).go({ consistent: true });
  if (data && isBegun) return;
  const mailId = await sendReply(context, record, row, change, write);
  await recordReply(context, record, row.id);
  return note("reply", `${change.subject}\n\n${change.text}`, mailId);
}

/** Somebody told the staff that they want no more of these. It stops them for everybody with this address or number. */
async function stop({ context, row, by, write, note }: ChangeStep, channel: Channel): Promise<void> {
  const { email, phone } = row as { email?: string; phone?: string };
  await write();
  await stopContact(context, channel === "mail" ? { email } : { phone }, {
    via: "office",
    by: by.email,
    recordId: row.id,
  });
  return note(channel === "mail" ? "mailsStopped" : "textsStopped");
}

/** What is in the one write altogether: nothing is left of it where that is done. */
const wholeInOneWrite: readonly Change["kind"][] = ["contact", "settleAsk", "undo"];

async function apply(context: Context, record: AnyRecord, stored: RecordRow, asked: ChangeInput, isBegun: boolean) {
  const { version, change, by, id = newId() } = asked;
  if (isBegun && wholeInOneWrite.includes(change.kind)) return;
  // A note takes nothing from what somebody else did meanwhile.
  const row = { ...stored, version: change.kind === "note" ? getVersion(stored) : version };
  const write: ChangeStep["write"] = async (planned) => {
    if (!isBegun) await writeChange(context, record, row, { ...planned, id });
  };
  const note: ChangeStep["note"] = async (kind, text, mailId) => {
    if (await appendEvent(context, row, { kind, by: by.email, text, id, mailId })) return;
    const { data } = await events(context.store).get({ recordId: row.id, id }).go({ consistent: true });
    // The same, sent again: its answer was lost. An id of something else is no page's doing.
    if (data?.kind !== kind || data.by !== by.email) throw new AppError("invalid", "Please load the page again.");
  };
  const step = { context, record, row, by, id, write, note, isBegun };
  switch (change.kind) {
    case "note":
      await note("note", change.text);
      // Whoever writes the record at this very moment brings its place in the inbox up to date, too.
      return write().catch((error: unknown) => {
        if (!isAppError(error, "busy")) throw error;
      });
    case "status":
      if (await setStatus(step, change)) await deliverRecord(context, record, row.id);
      return;
    case "assign":
      return assign(step, change.to);
    case "snooze":
      if (change.until && getProgress(record, row.status) === "done")
        throw new AppError("invalid", "This is done. To follow it up, set its status back to an open one first.");
      await write({ set: { snoozedUntil: change.until || undefined } });
      return note("snoozed", change.until ? formatMoment(change.until) : "done");
    case "reply":
      return reply(step, change);
    case "spam":
      return markSpam(step);
    case "genuine":
      return release(step);
    case "repeat":
      return linkRepeat(step, change.of);
    case "removePhoto":
      return removePhoto(context, row, by.email, change.photo, write);
    case "visit":
    case "proposeVisit":
    case "cancelVisit": {
      const { kind, text } = await changeVisit(step, change);
      return note(kind, text);
    }
    case "contact":
      return correctContact(step, change.values);
    case "settleAsk":
      return settleAsk(step, change);
    case "newLink": {
      const linkVersion = (row.linkVersion ?? 0) + 1;
      const linkHash = buildLinkHash(context.settings, record.kind, { id: row.id, linkVersion });
      await write({ set: { linkVersion, linkHash } });
      return note("newLink");
    }
    case "stop":
      return stop(step, change.channel);
    case "undo":
      return undo(step);
  }
}

/** What has words that were typed, which the page keeps. */
const typed: readonly Change["kind"][] = ["status", "reply", "contact"];

async function describeLostRace(
  context: Context,
  record: AnyRecord,
  id: string,
  kind: Change["kind"],
): Promise<AppError> {
  const { timeline } = await readRecordView(context, record, await readRecord(context, record, id));
  const last = timeline.findLast(({ by }) => by);
  const other =
    last?.by && (last.by === visitor ? "The visitor" : ((await findMember(context, last.by))?.name ?? last.by));
  const what = last ? ` ${other}, ${formatMoment(last.at)}: ${last.title}${last.text ? ` - ${last.text}` : ""}.` : "";
  const next = typed.includes(kind)
    ? "What you typed is still here. Please look, and save it again."
    : "Nothing was done. Please look whether it is still right.";
  return new AppError("busy", `Somebody else changed this meanwhile.${what} ${next}`);
}

/** Changes a record for somebody of the staff, unless somebody else did since they saw it. A change that is sent again
 * under its id, because its answer was lost or its mail failed, is carried on with.
 * @returns the record as it is now
 * @throws AppError notFound, invalid, busy (409) with what the other did, unavailable */
export async function changeRecord(
  context: Context,
  record: AnyRecord,
  id: string,
  asked: ChangeInput,
): Promise<RecordView> {
  if (asked.change.kind === "seen") {
    await markSeen(context, record, id, asked.change.news);
    return readRecordView(context, record, await readRecord(context, record, id), asked.by.email);
  }
  const row = await readRecord(context, record, id);
  const isBegun = getVersion(row) === asked.version + 1 && asked.id !== undefined && row.changeId === asked.id;
  if (getVersion(row) !== asked.version && !isBegun && asked.change.kind !== "note")
    throw await describeLostRace(context, record, id, asked.change.kind);
  try {
    await apply(context, record, row, asked, isBegun);
  } catch (error) {
    throw isAppError(error, "busy") ? await describeLostRace(context, record, id, asked.change.kind) : error;
  }
  return readRecordView(context, record, await readRecord(context, record, id), asked.by.email);
}
