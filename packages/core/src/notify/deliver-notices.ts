import { type MailOrigin, Undeliverable } from "../email/mail.ts";
import { type SendMail, sendMail } from "../email/send-mail.ts";
import type { SentNotices } from "../submission/attributes.ts";
import { recordKinds } from "../submission/kinds.ts";
import { type SendEvent, sendEvent } from "../webhook/send-event.ts";
import { type Notice, noticesOf } from "./notices.ts";
import { type RowKey, readRow, saveProgress } from "./rows.ts";

/** The suppliers that notices go through; tests put in failing ones. */
export interface Suppliers {
  sendMail: SendMail;
  sendEvent: SendEvent;
}

export const suppliers: Suppliers = { sendMail, sendEvent };

/** A visitor's address that doesn't exist must not hold back the rest of the row for ever. */
const undeliverable = "undeliverable";

async function send(
  notice: Notice,
  record: Pick<MailOrigin, "kind" | "id">,
  { sendMail, sendEvent }: Suppliers,
): Promise<string> {
  if (notice.name === "webhook") return sendEvent(notice.event);
  try {
    return await sendMail({ ...notice.mail, origin: { ...record, notice: notice.name } });
  } catch (error) {
    if (notice.name === "visitor" && error instanceof Undeliverable) return undeliverable;
    throw error;
  }
}

/**
 * Sends every notice of a record that was not sent yet and notes on the row which were. A failed notice does not stop
 * the others. Safe to call again: rows that are sent, held back or gone are left alone.
 * @throws the first failure, after the progress is written; the row stays pending for the next attempt
 */
export async function deliverNotices(key: RowKey, through: Suppliers = suppliers): Promise<void> {
  const row = await readRow(key);
  const kind = recordKinds.find((each) => each === row?.__edb_e__);
  if (!row || !kind || row.notifyState !== "pending") return;
  const { notices, repeatOf } = await noticesOf[kind](row);
  const sent: SentNotices = { ...row.notices };
  const failures: unknown[] = [];
  for (const notice of notices.filter(({ name }) => !(name in sent))) {
    try {
      sent[notice.name] = await send(notice, { kind, id: row.id }, through);
    } catch (error) {
      failures.push(error);
    }
  }
  await saveProgress(key, { notifyState: failures.length > 0 ? "pending" : "sent", notices: sent, repeatOf });
  if (failures.length > 0) throw failures[0];
}
