import { profile } from "@site/company/profile";
import { findAllowedAddress, findAllowedNumber, hashMailbox } from "../consent/ledger.ts";
import { extractPhones, formatTel } from "../contact/phone.ts";
import type { Context } from "../context.ts";
import { composeMail, type Link, type Mail, type MailTexts } from "../email/mail.ts";
import { type AnyRecord, getEntity, type Notices } from "../records/define-record.ts";
import { mailsBefore } from "../records/events.ts";
import { isClosed } from "../records/progress.ts";
import { listMailFacts, toEvent } from "../records/record-texts.ts";
import { requestButton, requestUrl, stopMailsUrl } from "../records/request-link.ts";
import type { Sms } from "../sms/sms.ts";
import type { WebhookEvent } from "../webhook/send-event.ts";
import type { NotifiableRow } from "./delivery-progress.ts";
import { composeUpdate } from "./visitor-updates.ts";

/** One thing to send about a record. Its name keeps it from being sent twice. */
export type Notice =
  | { name: "staff" | "visitor"; mail: Mail }
  | { name: "text"; sms: Sms }
  | { name: "webhook"; event: WebhookEvent };

export function getStaffLinks(
  { settings }: Context,
  { noun, fields }: AnyRecord,
  { id, phone }: { id: string; phone?: unknown },
) {
  const { officeUrl } = settings;
  const phones = extractPhones(typeof phone === "string" ? phone : "");
  return {
    links: phones.map((each): Link => [`Call ${each.typed}`, `tel:${formatTel(each)}`]),
    ...(officeUrl && "inboxIn" in fields
      ? { button: ["Open it in the office", `${officeUrl}/${noun}/${id}`] as const }
      : {}),
  };
}

/** The mail to a visitor, unless they stopped mails to this address. */
async function buildVisitorMail(
  context: Context,
  row: NotifiableRow,
  texts: MailTexts,
  follows: readonly string[],
): Promise<Notice[]> {
  const to = await Promise.all(texts.to.map((address) => findAllowedAddress(context, address)));
  const allowed = to.filter((address) => address !== undefined);
  if (allowed.length === 0) return [];
  const { __edb_e__: kind } = row;
  const mail = composeMail({ button: requestButton(context, kind, row), ...texts, to: allowed });
  const stop = stopMailsUrl(context, kind, row, () => hashMailbox(context, allowed[0] ?? ""));
  return [{ name: "visitor", mail: { ...mail, ...stop, follows } }];
}

/** The text to a visitor who agreed to texts, where the stage sends any. */
async function buildSmsNotice(context: Context, row: NotifiableRow, said: string): Promise<Notice[]> {
  const to = context.settings.sms && (await findAllowedNumber(context, row));
  if (!to) return [];
  const body = `${profile.company}: ${said} Look or change it: ${requestUrl(context.settings, row.__edb_e__, row)} Reply STOP to end texts.`;
  return [{ name: "text", sms: { to, body } }];
}

/** Builds the notices to the visitor: the confirmation by mail and text, or an update by one of the two. */
async function buildVisitorNotices(
  context: Context,
  row: NotifiableRow,
  confirmation: Pick<Notices, "visitor" | "text">,
  update: ReturnType<typeof composeUpdate>,
): Promise<Notice[]> {
  const { visitor, text } = update ? { visitor: update.mail, text: update.text } : confirmation;
  const mails = visitor
    ? await buildVisitorMail(context, row, visitor, update ? await mailsBefore(context, row) : [])
    : [];
  const isMailed = update && mails.some(({ name }) => !(name in row.notices));
  return [...mails, ...(text && !isMailed ? await buildSmsNotice(context, row, text) : [])];
}

/** Builds all notices of a row, sent or not, by the declaration of its kind. */
export async function buildNotices(
  context: Context,
  record: AnyRecord,
  row: NotifiableRow,
): Promise<{ notices: Notice[]; digest?: true; repeatOf?: string }> {
  const { data } = getEntity(record, context.store).parse({ Item: row });
  if (data === null) throw new Error("the row is not of the kind it says");
  if (row.sample === true) return { notices: [] };
  const { staff, visitor, text, repeatOf } = (await record.notices?.(context, data, listMailFacts(record, data))) ?? {};
  const told = repeatOf ? { ...data, repeatOf } : data;
  const event = context.settings.webhook && !record.isHidden?.(data) ? toEvent(record, told) : undefined;
  const notices: Notice[] = [];
  const links = record.isHidden?.(data) ? {} : getStaffLinks(context, record, row);
  if (staff) notices.push({ name: "staff", mail: composeMail({ ...links, ...staff }) });
  // A confirmation promises an answer, which nobody owes once the record is closed.
  const confirmation = isClosed(record, data) ? {} : { visitor, text };
  const update = composeUpdate(context, record, data);
  notices.push(...(await buildVisitorNotices(context, row, confirmation, update)));
  if (event) notices.push({ name: "webhook", event });
  return { notices, digest: record.hasDigest, repeatOf };
}
