import { formatTel, readPhones } from "../contact/phone.ts";
import type { Context } from "../context.ts";
import { composeMail, type Link, type Mail } from "../email/mail.ts";
import { type AnyRecord, getEntity } from "../records/define-record.ts";
import { requestButton } from "../records/request-link.ts";
import { listFacts, toEvent } from "../records/show-record.ts";
import type { WebhookEvent } from "../webhook/send-event.ts";
import type { Row } from "./rows.ts";

/** One thing to send about a record. Its name keeps it from being sent twice. */
export type Notice = { name: "staff" | "visitor"; mail: Mail } | { name: "webhook"; event: WebhookEvent };

/** Where somebody of the staff goes on from a mail: the record in the office, and the telephone. */
function getLinks({ settings }: Context, { noun, fields }: AnyRecord, { id, phone }: Row) {
  const { officeUrl } = settings;
  const phones = readPhones(typeof phone === "string" ? phone : "");
  return {
    links: phones.map((each): Link => [`Call ${each.typed}`, `tel:${formatTel(each)}`]),
    ...(officeUrl && "inboxIn" in fields
      ? { button: ["Open it in the office", `${officeUrl}/${noun}/${id}`] as const }
      : {}),
  };
}

/** What has to be sent about a row, by the declaration of its kind. */
export async function buildNotices(
  context: Context,
  record: AnyRecord,
  row: Row,
): Promise<{ notices: Notice[]; digest?: true | undefined; repeatOf?: string | undefined }> {
  const { data } = getEntity(record, context.store).parse({ Item: row });
  if (data === null) throw new Error("the row is not of the kind it says");
  if (row.sample === true) return { notices: [] };
  const { staff, visitor, repeatOf } = (await record.notices?.(context, data, listFacts(record, data))) ?? {};
  const told = repeatOf ? { ...data, repeatOf } : data;
  const event = context.settings.webhook && !record.isHidden?.(data) ? toEvent(record, told) : undefined;
  const notices: Notice[] = [];
  const links = record.isHidden?.(data) ? {} : getLinks(context, record, row);
  if (staff) notices.push({ name: "staff", mail: composeMail({ ...links, ...staff }) });
  if (visitor)
    notices.push({ name: "visitor", mail: composeMail({ button: requestButton(context, data), ...visitor }) });
  if (event) notices.push({ name: "webhook", event });
  return { notices, digest: record.hasDigest, repeatOf };
}
