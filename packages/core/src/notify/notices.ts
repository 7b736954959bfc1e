import type { Context } from "../context.ts";
import { composeMail, type Mail } from "../email/mail.ts";
import { type AnyRecord, entityOf } from "../records/define-record.ts";
import { eventOf, factsOf } from "../records/show-record.ts";
import type { WebhookEvent } from "../webhook/send-event.ts";
import type { Row } from "./rows.ts";

/** One thing to send about a record. Its name keeps it from being sent twice. */
export type Notice = { name: "staff" | "visitor"; mail: Mail } | { name: "webhook"; event: WebhookEvent };

/** What has to be sent about a row, by the declaration of its kind. */
export async function noticesOf(context: Context, record: AnyRecord, row: Row) {
  const { data } = entityOf(record, context.store).parse({ Item: row });
  if (data === null) throw new Error("the row is not of the kind it says");
  const { staff, visitor, repeatOf } = (await record.notices?.(context, data, factsOf(record, data))) ?? {};
  const told = repeatOf ? { ...data, repeatOf } : data;
  const event = context.settings.webhook && !record.isHidden?.(data) ? eventOf(record, told) : undefined;
  const notices: Notice[] = [];
  if (staff) notices.push({ name: "staff", mail: composeMail(staff) });
  if (visitor) notices.push({ name: "visitor", mail: composeMail(visitor) });
  if (event) notices.push({ name: "webhook", event });
  return { notices, digest: record.hasDigest, repeatOf };
}
