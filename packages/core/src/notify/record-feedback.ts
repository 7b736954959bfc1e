import * as z from "zod";
import { stopContact } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { type MailNotice, mailNotices } from "../email/mail.ts";
import { allRecords, findRecordDefinition } from "../record-registry.ts";
import { getEntity } from "../records/define-record.ts";
import { findRecord } from "../records/read-records.ts";
import { updateRow } from "../store/conditional-write.ts";
import { getRowKey } from "../store/table.ts";
import { readRow } from "./delivery-progress.ts";

const tag = <Value extends z.ZodType>(value: Value) => z.tuple([value]).transform(([only]) => only);

const none = z.undefined().optional();

/** What the report of a failed delivery says of an address; an automatic answer comes without such a report. */
const Recipient = z.object({
  emailAddress: z.string().default(""),
  action: z.string().catch(""),
  status: z.string().catch(""),
});

/** What SES publishes of a bounce or complaint, with the tags that email/ses.ts gave the mail. */
const MailEvent = z.object({
  eventType: z.enum(["Bounce", "Complaint"]),
  bounce: z
    .object({
      bounceType: z.string(),
      bounceSubType: z.string().default("General"),
      bouncedRecipients: z.array(Recipient).default([]),
    })
    .optional(),
  complaint: z.object({ complainedRecipients: z.array(z.object({ emailAddress: z.string() })).default([]) }).optional(),
  mail: z.object({
    messageId: z.string().optional(),
    tags: z
      .object({
        kind: tag(z.enum(allRecords.map(({ kind }) => kind))),
        id: tag(z.uuid()),
        notice: tag(z.enum(mailNotices)),
      })
      // Mails about no record go to the staff alone: codes, the morning's and the giveaway's.
      .or(z.object({ kind: none, id: none, notice: none })),
  }),
});

export interface Feedback {
  kind?: string;
  id?: string;
  notice: MailNotice | "text";
  /** `answered`: out of office and the like; the mail has arrived. */
  outcome: "bounced" | "complained" | "answered" | "undeliverable";
}

const isFailed = ({ action, status }: z.output<typeof Recipient>): boolean =>
  action.toLowerCase() === "failed" || /^[45]\./.test(status);

/** An automatic answer has the type of a passing fault, and so has a mail that expired or whose domain has no mailbox. */
const isAutomatic = ({ bounce }: z.output<typeof MailEvent>): boolean =>
  bounce?.bounceType === "Transient" && bounce.bounceSubType === "General" && !bounce.bouncedRecipients.some(isFailed);

/** Somebody who reports our mail as spam wants no more of them. Of a record that was deleted no address is noted anew. */
async function stopComplaints(context: Context, { complaint, mail }: z.output<typeof MailEvent>): Promise<void> {
  const { kind, id, notice } = mail.tags;
  const record = findRecordDefinition(kind);
  if (notice === "staff" || !record || !(await findRecord(context, record, id ?? ""))) return;
  const told = { id: `complaint ${mail.messageId ?? id}`, via: "complaint", recordId: id } as const;
  for (const { emailAddress: email } of complaint?.complainedRecipients ?? [])
    await stopContact(context, { email }, told);
}

/** Notes on a record that its mail came back or annoyed somebody: the staff then reads "bounced" where a message id
 * stood, and calls instead. A complaint stops mails. SES itself sends nothing to that address again. It tells of a full mailbox when it has given
 * up trying.
 * @param text the message that SES published
 * @returns what it said, for the log
 * @throws ZodError when it is no event of ours */
export async function recordFeedback(context: Context, text: string): Promise<Feedback> {
  const event = MailEvent.parse(JSON.parse(text));
  const { eventType, mail } = event;
  const isAnswer = isAutomatic(event);
  const outcome = eventType === "Complaint" ? "complained" : isAnswer ? "answered" : "bounced";
  const { kind, id, notice = "staff" } = mail.tags;
  if (eventType === "Complaint") await stopComplaints(context, event);
  const recipients = [...(event.bounce?.bouncedRecipients ?? []), ...(event.complaint?.complainedRecipients ?? [])]
    .map(({ emailAddress }) => emailAddress.toLowerCase())
    .filter(Boolean);
  if (kind && !isAnswer)
    await recordOutcome(context, { kind, id, notice, outcome, messageId: mail.messageId, recipients });
  return { kind, id, notice, outcome };
}

async function recordOutcome(
  context: Context,
  told: Feedback & { messageId: string | undefined; recipients: readonly string[] },
): Promise<void> {
  const { kind, id = "", notice, outcome, messageId, recipients } = told;
  const { store, now } = context;
  const record = findRecordDefinition(kind);
  if (!record) return;
  const Key = getRowKey(getEntity(record, store).get({ id }));
  const { notices = {}, email = "" } = (await readRow(context, Key)) ?? {};
  // A corrected address has had a mail of its own since: the one that came back is found by its message id.
  const found = messageId && Object.keys(notices).find((name) => notices[name] === messageId);
  const name = found || notice;
  const before = notices[name];
  // Told again, after what it was about was noted: that is of a later mail.
  if (messageId && !found && before !== undefined) return;
  // A late one may be of the address that stood there before.
  const isOfOther = notice !== "staff" && recipients.length > 0 && !recipients.includes(email.toLowerCase());
  if (messageId && !found && isOfOther) return;
  const isSaved = await updateRow(store, Key, {
    // It may be due once more meanwhile: under its old name the next one would pass for sent.
    ConditionExpression: before === undefined ? "attribute_exists(notices)" : "notices.#notice = :before",
    UpdateExpression: "SET notices.#notice = :outcome, notifiedAt = :now",
    ExpressionAttributeNames: { "#notice": name },
    ExpressionAttributeValues: {
      ":outcome": outcome,
      ":now": now().toISOString(),
      ...(before === undefined ? {} : { ":before": before }),
    },
  });
  if (isSaved || before === undefined) return;
  await recordOutcome(context, told);
}

interface FailedSms {
  kind: string;
  id: string;
  messageId: string;
  /** Its number, where that stopped texts at its carrier. */
  stopped?: string;
}

/** Writes to a record that its text did not arrive. That alone stops no texts to its number. */
export async function recordFailedSms(context: Context, { kind, id, messageId, stopped }: FailedSms): Promise<void> {
  const told = { id: `text ${messageId}`, via: "supplier", recordId: id } as const;
  if (stopped) await stopContact(context, { phone: stopped }, told);
  await recordOutcome(context, { kind, id, notice: "text", outcome: "undeliverable", messageId, recipients: [] });
}
