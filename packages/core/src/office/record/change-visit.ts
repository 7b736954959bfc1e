import { profile } from "@site/company/profile";
import { findVisitWindow, type VisitWindow, windowText } from "../../business/visit-windows.ts";
import { allowMail } from "../../consent/ledger.ts";
import { getNewsChannel } from "../../consent/options.ts";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { greetingOf } from "../../email/greeting.ts";
import { composeMail, Undeliverable } from "../../email/mail.ts";
import { deliverRecord } from "../../notify/deliver-notices.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { dueAgain } from "../../records/due-again.ts";
import { mailsBefore } from "../../records/mails-before.ts";
import { buildReference } from "../../records/reference.ts";
import { requestButton, stopMailsUrl } from "../../records/request-link.ts";
import { getLine } from "../../text/get-line.ts";
import { bookWindow, releaseWindow } from "../../visits/book-window.ts";
import { bookedWindow, visitOf } from "../../visits/visit-fields.ts";
import type { Change } from "./record-contract.ts";

type VisitChange = Extract<Change, { kind: "visit" | "cancelVisit" }>;

interface VisitStep {
  context: Context;
  record: AnyRecord;
  row: RecordRow;
  write: (set: Record<string, unknown>) => Promise<void>;
}

const isSame = (a: VisitWindow | undefined, b: VisitWindow | undefined): boolean =>
  a?.date === b?.date && a?.from === b?.from;

const sentences = {
  visitBooked: (time: string) => `Your visit is booked: ${time}.`,
  visitProposed: (time: string) =>
    `Does this time suit you for our visit: ${time}? Open your request to accept it or to choose others.`,
  visitCanceled: (time: string) => `Our visit is canceled: ${time}. Open your request to choose another time.`,
} as const;
type VisitNews = keyof typeof sentences;

/** What the change writes for a visitor who is reached by text alone: it goes out by the notices of the record. */
function textDue({ now }: Context, row: RecordRow, news: VisitNews, time: string) {
  if (getNewsChannel(getLine(row.email)) !== "text" || row.smsOptIn !== true) return {};
  return { textNews: sentences[news](time), ...dueAgain(row, ["text"], now().toISOString()) };
}

/** Mails the visitor, who may have left no address or stopped mails. @returns the mail's id */
async function tellVisitor(context: Context, record: AnyRecord, row: RecordRow, news: VisitNews, time: string) {
  const email = getLine(row.email);
  const to = email && row.sample !== true ? await allowMail(context, email) : undefined;
  if (!to) return undefined;
  const mail = composeMail({
    to: [to],
    replyTo: profile.email,
    greeting: greetingOf(row.name),
    subject: `${sentences[news](time).split(/[:?]/)[0]} - ${buildReference(row.id)}`,
    paragraphs: [sentences[news](time), `Questions? Call us at ${profile.phone}, or reply to this email.`],
    button: requestButton(context, row),
  });
  const origin = { kind: record.kind, id: row.id, notice: "reply" } as const;
  const follows = await mailsBefore(context, row);
  return context.sendMail({ ...mail, ...stopMailsUrl(context, row), follows, origin }).catch((cause: unknown) => {
    if (cause instanceof Undeliverable) return undefined;
    throw new AppError("unavailable", "It is saved, but the email could not be sent. Please try again.", { cause });
  });
}

interface VisitEvent {
  kind: VisitNews;
  text: string;
  /** Of the mail to the visitor. */
  mailId: string | undefined;
}

async function cancel({ context, row, write }: VisitStep): Promise<void> {
  const before = bookedWindow(row);
  await write({ visit: undefined });
  if (before) await releaseWindow(context, before, row.id);
}

async function book({ context, row, write }: VisitStep, window: VisitWindow): Promise<void> {
  const before = bookedWindow(row);
  if (!(await bookWindow(context, window, row.id)))
    throw new AppError("invalid", "This time is full. Please choose another.");
  try {
    await write({ visit: { ...window, state: "booked" }, visitWishes: undefined });
  } catch (error) {
    if (!isSame(before, window)) await releaseWindow(context, window, row.id);
    throw error;
  }
  if (before && !isSame(before, window)) await releaseWindow(context, before, row.id);
}

async function propose({ context, row, write }: VisitStep, window: VisitWindow): Promise<void> {
  const before = bookedWindow(row);
  await write({ visit: { ...window, state: "proposed" } });
  if (before) await releaseWindow(context, before, row.id);
}

const carryOut: Record<VisitNews, (step: VisitStep, window: VisitWindow) => Promise<void>> = {
  visitBooked: book,
  visitProposed: propose,
  visitCanceled: cancel,
};

/** Books a visit, proposes one or cancels it. A place of the calendar is held before the record says so, and the one before
 * is given back after.
 * @returns what to note of it, and the id of the mail to the visitor
 * @throws AppError invalid for a time that is past, not in the calendar or full */
export async function changeVisit(step: VisitStep, change: VisitChange): Promise<VisitEvent> {
  const { context, record, row } = step;
  if (!("visit" in record.fields)) throw new AppError("invalid", "Nobody visits for this.");
  const isCanceled = change.kind === "cancelVisit";
  const window = isCanceled ? visitOf(row) : findVisitWindow(change, context.now());
  if (!window)
    throw new AppError(
      "invalid",
      isCanceled
        ? "There is no visit to cancel."
        : "This time is past, or the calendar does not have it. Please choose another.",
    );
  const text = windowText(window);
  const kind = isCanceled ? "visitCanceled" : change.state === "booked" ? "visitBooked" : "visitProposed";
  const due = textDue(context, row, kind, text);
  await carryOut[kind]({ ...step, write: (set) => step.write({ ...set, ...due }) }, window);
  if ("textNews" in due) await deliverRecord(context, record, row.id);
  return { kind, text, mailId: await tellVisitor(context, record, row, kind, text) };
}
