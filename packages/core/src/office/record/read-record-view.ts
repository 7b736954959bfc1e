import { formatMoment } from "../../business/date-format.ts";
import { type Channel, channels, consentWays } from "../../consent/channels.ts";
import { type LatestConsent, readConsent } from "../../consent/ledger.ts";
import { extractPhones, formatTel } from "../../contact/phone.ts";
import type { Context } from "../../context.ts";
import type { FormFields } from "../../contract/form.ts";
import { listFiles } from "../../files/list-files.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { findOpenAsks } from "../../records/open-asks.ts";
import { mayTakeBack } from "../../records/plan-status.ts";
import { isClosed, isWithdrawn } from "../../records/progress.ts";
import { getVersion } from "../../records/read-records.ts";
import { listColumns, toText } from "../../records/record-texts.ts";
import { requestUrl } from "../../records/request-link.ts";
import { findReturnedMail } from "../../records/sent-notices.ts";
import { formatChange } from "../../records/visitor-change.ts";
import { getForms, isRequestNoun } from "../../request-page/form-fields.ts";
import { findRelatedRecords } from "../../search/related-records.ts";
import { getNonEmptyString } from "../../text/get-non-empty-string.ts";
import { toItemView } from "../inbox/item-view.ts";
import type { ReplyText } from "../settings/company-contract.ts";
import { readSetting } from "../settings/staff-settings.ts";
import { showVisits } from "../visits/list-visits.ts";
import type { RecordView, TimelineEntry } from "./record-contract.ts";
import { repliesTo } from "./reply-texts.ts";
import { failureTexts, readTimeline } from "./timeline.ts";
import { toFileView } from "./visitor-files.ts";

/** How long a change of status can be taken back, ms. */
export const undoTime = 30_000;

const shownOutsideFacts = new Set([
  "id",
  "name",
  "status",
  "history",
  "createdAt",
  "updatedAt",
  "spam",
  "assignee",
  "snoozedUntil",
  "phoneE164",
  "sessionId",
  "repeatOf",
  "reference",
  "visitorChanges",
  "visitWishes",
  "visitProposals",
  "visit",
  // What was agreed to once is no fact any more after a stop: the ledger of consent says how it is.
  "smsOptIn",
]);

const listFacts = (record: AnyRecord, row: RecordRow): [string, string][] =>
  listColumns(record).flatMap(([name, field]): [string, string][] => {
    const isTechnical = typeof row[name] === "object" && !field.text;
    const text = shownOutsideFacts.has(name) || isTechnical ? undefined : toText(field, row[name]);
    return text ? [[field.label, text]] : [];
  });

const unasked: Record<Channel, string> = {
  mail: "Allowed for this request",
  text: "Nobody agreed to texts for this request",
};

function describeConsent(channel: Channel, last: LatestConsent | "unasked"): { isAllowed: boolean; why: string } {
  if (last === "unasked") return { isAllowed: channel === "mail", why: unasked[channel] };
  const isAllowed = last.state === "allowed";
  const where = last.page ? `on ${last.page}` : [consentWays[last.via], last.by].filter(Boolean).join(", ");
  return { isAllowed, why: `${isAllowed ? "Agreed" : "Stopped"} ${formatMoment(last.at)}, ${where}` };
}

/** Whether they may be texted and mailed, and why: without a word in the ledger mails may go, which answer a request. */
async function listConsent(context: Context, row: RecordRow): Promise<RecordView["contact"]["consent"]> {
  const consent = await readConsent(context, row);
  return channels.flatMap((channel) => {
    const last = consent[channel];
    if (!last) return [];
    const returned = channel === "mail" ? findReturnedMail(row) : undefined;
    const isOff = returned !== undefined || (channel === "text" && !context.settings.sms);
    const { isAllowed, why } = describeConsent(channel, last);
    return [{ channel, isAllowed, isOff, why: returned ? `${why}. The last one ${failureTexts[returned]}` : why }];
  });
}

function listContactFields({ noun }: AnyRecord, row: RecordRow): RecordView["contact"]["fields"] {
  const fields: FormFields = isRequestNoun(noun) ? getForms(noun).contact : {};
  return Object.entries(fields).map(([name, { label }]) => ({
    name,
    label,
    value: getNonEmptyString(row[name]) ?? "",
  }));
}

function showVisitorChanges(
  record: AnyRecord,
  { visitorChanges = [], visitorNews: news = 0, unreadSince, ...row }: RecordRow,
): Pick<RecordView, "news" | "unreadSince" | "asks"> {
  const isOver = isClosed(record, row);
  const asks = findOpenAsks(visitorChanges)
    .filter(({ ask }) => !(isOver && ask.action === "withdraw"))
    .map((each) => ({ ...each.ask, title: each.title, text: formatChange(each, visitorChanges) }));
  return { news, asks, ...(unreadSince ? { unreadSince } : {}) };
}

async function readContact(context: Context, record: AnyRecord, row: RecordRow): Promise<RecordView["contact"]> {
  const [email, phone] = [getNonEmptyString(row.email), getNonEmptyString(row.phone)];
  const phones = extractPhones(phone ?? "").map((each) => ({
    typed: each.typed,
    number: each.number,
    tel: formatTel(each),
  }));
  const place = [
    getNonEmptyString(row.address),
    getNonEmptyString(row.location) ?? getNonEmptyString(row.city) ?? getNonEmptyString(row.cityZip),
  ]
    .filter(Boolean)
    .join(", ");
  return {
    phone,
    phones,
    email,
    place: place || undefined,
    hasStreet: getNonEmptyString(row.address) !== undefined,
    fields: listContactFields(record, row),
    consent: await listConsent(context, row),
  };
}

const mailsTo = ({ consent }: RecordView["contact"], row: RecordRow, replies: readonly ReplyText[] = []) =>
  !isWithdrawn(row) && consent.some(({ channel, isAllowed }) => channel === "mail" && isAllowed)
    ? repliesTo(row, replies)
    : [];

/** Until when somebody may take back what was done last: their own change of the status. ms; 0 for not at all */
function getUndoEnd({ history }: RecordRow, viewer: string | undefined, staffEvents: readonly TimelineEntry[]): number {
  const last = history?.at(-1);
  if (!last || last.by !== viewer || !mayTakeBack(last)) return 0;
  return staffEvents.every(({ at }) => at < last.at) ? Date.parse(last.at) + undoTime : 0;
}

/** All that the office sees of a record, with what happened to it, oldest first.
 * @param viewer address of the member who looks, who may take their own last change back */
export async function readRecordView(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  viewer?: string,
): Promise<RecordView> {
  const email = getNonEmptyString(row.email);
  const [{ timeline, staffEvents }, replies, others, files, contact, visits] = await Promise.all([
    readTimeline(context, row),
    email ? readSetting(context, "replies") : undefined,
    findRelatedRecords(context, record, row),
    listFiles(context, row.id, record.noun),
    readContact(context, record, row),
    "visit" in record.fields ? showVisits(context, row) : undefined,
  ]);
  const undoUntil = getUndoEnd(row, viewer, staffEvents);
  return {
    ...toItemView(context, record, row),
    version: getVersion(row),
    ...showVisitorChanges(record, row),
    isClosed: isClosed(record, row),
    next: [...(record.transitions?.[row.status ?? ""] ?? [])],
    ...(row.notifyState === "held" && Object.keys(row.notices ?? {}).length === 0 ? { isHeld: true } : {}),
    ...(typeof row.reason === "string" ? { reason: row.reason } : {}),
    ...(typeof row.value === "number" ? { value: row.value } : {}),
    contact,
    replies: mailsTo(contact, row, replies?.value),
    facts: listFacts(record, row),
    timeline,
    others: others.map(([each, other]) => toItemView(context, each, other)),
    page: requestUrl(context.settings, record.kind, row),
    files: files.map((file) => toFileView(context, file)),
    visits,
    ...("repeatOf" in record.fields ? { repeatOf: getNonEmptyString(row.repeatOf) ?? null } : {}),
    ...(undoUntil > context.now().getTime() ? { undoUntil: new Date(undoUntil).toISOString() } : {}),
  };
}
