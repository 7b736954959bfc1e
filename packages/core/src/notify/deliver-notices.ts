import { stopContact } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { type MailOrigin, Postponed, Undeliverable } from "../email/mail.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { type AnyRecord, getEntity } from "../records/define-record.ts";
import type { SentNotices } from "../records/record-fields.ts";
import { quietUntil } from "../sms/quiet-hours.ts";
import { OptedOut, type Sms } from "../sms/sms.ts";
import { getRowKey, type RowKey } from "../store/table.ts";
import { readRow, saveProgress } from "./delivery-progress.ts";
import { buildNotices, type Notice } from "./notices.ts";

/** In place of a message id when an address doesn't exist, so that it holds back no other notice of the row. */
const undeliverable = "undeliverable";

async function sendSms(context: Context, text: Sms, about: Pick<MailOrigin, "kind" | "id">): Promise<string> {
  try {
    return await context.sendSms({ ...text, about });
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    if (error instanceof OptedOut)
      await stopContact(context, { phone: text.to }, { via: "supplier", recordId: about.id });
    return undeliverable;
  }
}

async function send(context: Context, notice: Notice, record: Pick<MailOrigin, "kind" | "id">): Promise<string> {
  const { sendMail, sendEvent } = context;
  if (notice.name === "webhook") return sendEvent(notice.event);
  if (notice.name === "text") return sendSms(context, notice.sms, record);
  try {
    return await sendMail({ ...notice.mail, origin: { ...record, notice: notice.name } });
  } catch (error) {
    if (notice.name === "visitor" && error instanceof Undeliverable) return undeliverable;
    throw error;
  }
}

/** Something was sent; a confirmation was put off for lack of quota; nothing was sent although something has to go out; or
 * there is nothing to send. */
export type Delivery = "sent" | "postponed" | "pending" | "nothing";

/** What goes to the staff, to the visitor and to the CRM may be sent at different times. */
const allParts = ["staff", "visitor", "crm"] as const;
export type Part = (typeof allParts)[number];

/** The part that a notice belongs to. @param name of the notice */
export function getPart(name: string): Part {
  if (name === "webhook") return "crm";
  return name === "visitor" || name === "text" ? "visitor" : "staff";
}

/** Whether a notice may fail without failing the run: a text that waits for its service must not hold up mails. */
const mayWait = ({ name }: Notice, error: unknown): boolean => name === "text" && error instanceof Postponed;

function getDelivery(open: readonly string[], left: readonly string[]): Delivery {
  if (left.length < open.length) return "sent";
  return left.length > 0 ? "pending" : "nothing";
}

/** Sends the notices of a record that were not sent yet and writes to the row which were. A failed notice does not stop
 * the others. Safe to call again: rows that are sent, held back or gone are left alone.
 * @param parts what goes out; all unless stated
 * @throws the first failure, after the progress is written; the row stays pending for the next attempt */
export async function deliverNotices(
  context: Context,
  key: RowKey,
  { parts = allParts }: { parts?: readonly Part[] } = {},
): Promise<Delivery> {
  const row = await readRow(context, key);
  const record = findRecordDefinition(row?.__edb_e__);
  if (!row || !record || row.notifyState !== "pending") return "nothing";
  const { kind } = record;
  const { notices, digest, repeatOf } = await buildNotices(context, record, row);
  const open = [...notices.map(({ name }) => name), ...(digest ? ["digest"] : [])].filter(
    (name) => !(name in row.notices),
  );
  const sent: SentNotices = {};
  const failures: unknown[] = [];
  const left = () => open.filter((name) => !(name in sent));
  const newsTold = () => ("visitor" in sent || "text" in sent ? row.newsCount : undefined);
  const save = () => saveProgress(context, key, { row, sent, left: left(), repeatOf, newsTold: newsTold() });
  const isDue = (each: Notice) =>
    open.includes(each.name) &&
    parts.includes(getPart(each.name)) &&
    !(each.name === "text" && quietUntil(context.now(), each.sms.to));
  for (const notice of notices.filter(isDue)) {
    // The CRM may take nine seconds: what went out before is saved first.
    if (notice.name === "webhook" && Object.keys(sent).length > 0) await save();
    try {
      sent[notice.name] = await send(context, notice, { kind, id: row.id });
    } catch (error) {
      if (!mayWait(notice, error)) failures.push(error);
    }
  }
  await save();
  const [failure] = failures.filter((error) => !(error instanceof Postponed));
  if (failure) throw failure;
  return failures.length > 0 ? "postponed" : getDelivery(open, left());
}

/** Sends at once the mails and texts that a change has made due. What fails here, and the CRM's event, for which its author
 * would have to wait, the sweeper sends. */
export async function deliverRecord(context: Context, record: AnyRecord, id: string): Promise<void> {
  const key = getRowKey(getEntity(record, context.store).get({ id }));
  await deliverNotices(context, key, { parts: ["staff", "visitor"] }).catch(() => {});
}
