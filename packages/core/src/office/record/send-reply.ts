import { profile } from "@site/company/profile";
import { findAllowedAddress } from "../../consent/ledger.ts";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { composeMail, Undeliverable } from "../../email/mail.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../../records/define-record.ts";
import { mailsBefore } from "../../records/events.ts";
import { inboxKeys } from "../../records/inbox-keys.ts";
import { getProgress, isWithdrawn } from "../../records/progress.ts";
import { readRecord } from "../../records/read-records.ts";
import { requestButton } from "../../records/request-link.ts";
import { untilWritten } from "../../records/until-written.ts";
import { busy, isVersionOf } from "../../records/write-change.ts";
import { writeIf } from "../../store/conditional-write.ts";
import { getNonEmptyString } from "../../text/get-non-empty-string.ts";

/** Mails somebody of a record what the staff wrote, in the conversation that their mailbox has. The change of the record comes first: of two people at once one
 * writes. Its answer comes to the company's address.
 * @param write the change of the record
 * @returns the mail's id
 * @throws AppError invalid without an address, or when the mail service refuses it for good; unavailable; and what `write`
 * throws */
export async function sendReply(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  { subject, text }: { subject: string; text: string },
  write: () => Promise<void>,
): Promise<string> {
  const to = getNonEmptyString(row.email);
  if (!to) throw new AppError("invalid", "There is no email address to write to.");
  if (isWithdrawn(row))
    throw new AppError(
      "invalid",
      "They withdrew this and were told that nobody contacts them. To write, reopen it first.",
    );
  if (row.sample === true) throw new AppError("invalid", "This is a sample record: nobody is there to read an email.");
  const allowed = await findAllowedAddress(context, to);
  if (!allowed) throw new AppError("invalid", "They stopped emails to this address. Please call.");
  await write();
  const follows = await mailsBefore(context, row);
  const button = requestButton(context, record.kind, row);
  const mail = composeMail({
    to: [allowed],
    replyTo: profile.email,
    subject,
    paragraphs: text.split(/\n{2,}/),
    button,
  });
  const origin = { kind: record.kind, id: row.id, notice: "reply" } as const;
  return context.sendMail({ ...mail, follows, origin }).catch((cause) => {
    if (cause instanceof Undeliverable)
      throw new AppError("invalid", "This address takes no email. Please call.", { cause });
    throw new AppError("unavailable", "The email could not be sent. Please try again.", { retryAfter: 5, cause });
  });
}

/** The mail has gone out by then: who tries again would send it once more. */
const mostAttempts = 12;

/** Notes that a record was answered by mail, and its place in the lists from then on. It is no change of its own: what
 * somebody else changes meanwhile stays.
 * @throws AppError busy where others change it without end */
export async function recordReply(context: Context, record: AnyRecord, id: string): Promise<void> {
  const repliedAt = context.now().toISOString();
  await untilWritten(async () => {
    const row = await readRecord(context, record, id);
    if (row.repliedAt) return;
    const place = inboxKeys(record, { ...row, repliedAt }, getProgress(record, row.status), repliedAt);
    const change = getEntity(record, context.store)
      .patch({ id })
      .set({ repliedAt, ...place });
    if (!(await writeIf(change.where(isVersionOf(row))))) throw busy(row);
  }, mostAttempts);
}
