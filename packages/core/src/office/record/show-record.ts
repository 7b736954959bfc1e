import { isDeepStrictEqual } from "node:util";
import { formatMoment } from "../../business/date-format.ts";
import { listMessages } from "../../chat/messages.ts";
import { readConsent } from "../../consent/ledger.ts";
import { type Channel, channels, consentWays } from "../../consent/options.ts";
import { extractPhones, formatTel } from "../../contact/phone.ts";
import type { Context } from "../../context.ts";
import type { Attribution, Touch } from "../../contract/attribution.ts";
import type { FormFields } from "../../contract/form.ts";
import { listFiles } from "../../files/list-files.ts";
import { mayTakeBack } from "../../records/change-status.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { eventTitles, listEvents } from "../../records/events.ts";
import type { StatusChange } from "../../records/fields.ts";
import { findOpenAsks } from "../../records/open-asks.ts";
import { describeResult } from "../../records/outcome.ts";
import { isClosed } from "../../records/progress.ts";
import { listColumns, toText } from "../../records/record-texts.ts";
import { requestUrl } from "../../records/request-link.ts";
import { findReturnedMail, getNoticeKind } from "../../records/sent-notices.ts";
import { formatChange, visitor } from "../../records/visitor-change.ts";
import { isWithdrawn } from "../../records/withdrawn.ts";
import { getVersion } from "../../records/write-change.ts";
import { getForms, isRequestNoun } from "../../request-page/fields.ts";
import { findRelatedRecords } from "../../search/related-records.ts";
import { getNonEmptyString } from "../../text/get-non-empty-string.ts";
import { getItem } from "../inbox/show-item.ts";
import type { ReplyText } from "../settings/company-contract.ts";
import { readSetting } from "../settings/staff-settings.ts";
import { showVisits } from "../visits/list-visits.ts";
import type { RecordView, TimelineEntry } from "./record-contract.ts";
import { repliesTo } from "./reply-texts.ts";
import { showVisitorFile } from "./visitor-files.ts";

/** How long a change of status can be taken back, ms. */
export const undoTime = 30_000;

const elsewhere = new Set([
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

/** A row of an older release keeps what was said with a status in itself, or in what the next change replaced. */
function statusEntry(change: StatusChange, next: StatusChange | undefined, row: RecordRow): TimelineEntry {
  const { from, to, at, by, isUndo, told: result, replaced = {} } = change;
  if (isUndo) return { at, by, title: from === to ? "Correction taken back" : `Status taken back: ${to}` };
  const text = describeResult({ ...(result ?? (next ? next.replaced : { reason: row.reason, value: row.value })) });
  if (from === to)
    return {
      at,
      by,
      title: "Corrected",
      text: `${text || "nothing"}, before: ${describeResult(replaced) || "nothing"}`,
    };
  const ended = getNonEmptyString(replaced.snoozedUntil);
  const lines = [text, result && ended ? `Its follow-up, ${formatMoment(ended)}, is over.` : ""].filter(Boolean);
  return { at, by, title: `Status: ${from} to ${to}`, ...(lines.length > 0 ? { text: lines.join("\n") } : {}) };
}

/** How a visit began. Nothing else is noted of the pages that somebody sees. */
const originLine = (name: string, { landingPath, referrer, utm_campaign: campaign }: Touch): string[] =>
  landingPath
    ? [
        `${name} ${landingPath}${referrer ? `, from ${referrer}` : ""}${campaign ? `, by the campaign ${campaign}` : ""}`,
      ]
    : [];

function originEntries({ attribution, sourcePage, createdAt }: RecordRow): TimelineEntry[] {
  const { first, last } = (attribution ?? {}) as Attribution;
  const lines = [
    ...originLine("First visit began on", first ?? {}),
    ...(isDeepStrictEqual(first, last) ? [] : originLine("This visit began on", last ?? {})),
    ...(getNonEmptyString(sourcePage) ? [`Sent from ${sourcePage}`] : []),
  ];
  return lines.length > 0 ? [{ at: createdAt, title: "Pages seen before", text: lines.join("\n") }] : [];
}

const outcomes: Record<string, string> = {
  undeliverable: "could not be delivered",
  bounced: "came back",
  complained: "was reported as spam",
};

/** The mails of a record, as far as the row tells: one entry for all, since it knows when the last went out. */
function mailEntries({ notices = {}, notifiedAt, createdAt }: RecordRow): TimelineEntry[] {
  const names: Record<string, string> = {
    staff: "Email to the office",
    visitor: "Email to the visitor",
    text: "Text",
    reply: "Reply",
  };
  const counts = new Map<string, number>();
  for (const [name, sent] of Object.entries(notices)) {
    const what = names[getNoticeKind(name)];
    const line = `${what} ${outcomes[sent] ?? "sent"}`;
    if (what) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const text = [...counts].map(([line, count]) => (count > 1 ? `${line}, ${count} times` : line)).join("\n");
  return text ? [{ at: String(notifiedAt ?? createdAt), title: "Emails and texts so far", text }] : [];
}

const visitorEntries = (row: RecordRow): TimelineEntry[] =>
  (row.visitorChanges ?? []).map((change) => {
    const text = formatChange(change, row.visitorChanges ?? []);
    return { at: change.at, by: change.by ?? visitor, title: change.title, ...(text ? { text } : {}) };
  });

async function readEvents(context: Context, recordId: string): Promise<TimelineEntry[]> {
  const data = await listEvents(context, recordId);
  const removed = new Set(data.flatMap(({ kind, text }) => (kind === "photoRemoved" ? [text] : [])));
  return data.map(({ at, by, kind, text }) => {
    if (kind === "photo" && removed.has(text)) return { at, by, title: "Photo, taken away since" };
    const entry = { at, by, title: eventTitles[kind] };
    if (!text || kind === "photoRemoved") return entry;
    return { ...entry, ...(kind === "photo" ? { photo: text } : kind === "assigned" ? { member: text } : { text }) };
  });
}

/** What a script says is not told: a browser claims it, and nothing proves it. */
async function readConversation(context: Context, sessionId: unknown): Promise<TimelineEntry[]> {
  if (typeof sessionId !== "string") return [];
  const messages = (await listMessages(context, sessionId)).filter(({ isTrusted }) => isTrusted);
  return messages.map(({ role, content, createdAt }) => ({
    at: createdAt,
    title: role === "user" ? "Visitor, in the chat" : "Assistant, in the chat",
    text: content,
  }));
}

const listFacts = (record: AnyRecord, row: RecordRow): [string, string][] =>
  listColumns(record).flatMap(([name, field]): [string, string][] => {
    const isTechnical = typeof row[name] === "object" && !field.text;
    const text = elsewhere.has(name) || isTechnical ? undefined : toText(field, row[name]);
    return text ? [[field.label, text]] : [];
  });

type ConsentStanding = NonNullable<Awaited<ReturnType<typeof readConsent>>[Channel]>;

const unasked: Record<Channel, string> = {
  mail: "Allowed for this request",
  text: "Nobody agreed to texts for this request",
};

function describeConsent(channel: Channel, last: ConsentStanding): { isAllowed: boolean; why: string } {
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
    return [{ channel, isAllowed, isOff, why: returned ? `${why}. The last one ${outcomes[returned]}` : why }];
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
    ...(phone ? { phone } : {}),
    phones,
    ...(email ? { email } : {}),
    ...(place ? { place } : {}),
    hasStreet: getNonEmptyString(row.address) !== undefined,
    fields: listContactFields(record, row),
    consent: await listConsent(context, row),
  };
}

/** Mails to begin with; none to who stopped them. */
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
 * @param viewer address of who looks, who may take their own last change back */
export async function showRecord(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
  viewer?: string,
): Promise<RecordView> {
  const email = getNonEmptyString(row.email);
  const [staffEvents, conversation, replies, others, files, contact, visits] = await Promise.all([
    readEvents(context, row.id),
    readConversation(context, row.sessionId),
    email ? readSetting(context, "replies") : undefined,
    findRelatedRecords(context, record, row),
    listFiles(context, row.id, record.noun),
    readContact(context, record, row),
    "visit" in record.fields ? showVisits(context, row) : undefined,
  ]);
  const timeline = [
    ...originEntries(row),
    { at: row.createdAt, title: "Received" },
    ...mailEntries(row),
    ...(row.history ?? []).map((change, at, all) => statusEntry(change, all[at + 1], row)),
    ...visitorEntries(row),
    ...staffEvents,
    ...conversation,
  ].sort((a, b) => a.at.localeCompare(b.at));
  const undoUntil = getUndoEnd(row, viewer, staffEvents);
  return {
    ...getItem(context, record, row),
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
    others: others.map(([each, other]) => getItem(context, each, other)),
    page: requestUrl(context.settings, record.kind, row),
    files: files.map((file) => showVisitorFile(context, file)),
    ...(visits ? { visits } : {}),
    ...("repeatOf" in record.fields ? { repeatOf: getNonEmptyString(row.repeatOf) ?? null } : {}),
    ...(undoUntil > context.now().getTime() ? { undoUntil: new Date(undoUntil).toISOString() } : {}),
  };
}
