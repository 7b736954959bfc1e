import { isDeepStrictEqual } from "node:util";
import { formatMoment } from "../../business/date-format.ts";
import { listMessages } from "../../chat/messages.ts";
import type { Context } from "../../context.ts";
import type { Attribution, Touch } from "../../contract/attribution.ts";
import type { RecordRow } from "../../records/define-record.ts";
import { eventTitles, listEvents } from "../../records/events.ts";
import { describeResult } from "../../records/outcome.ts";
import type { StatusChange } from "../../records/record-fields.ts";
import { getNoticeKind } from "../../records/sent-notices.ts";
import { formatChange, visitor } from "../../records/visitor-change.ts";
import { getNonEmptyString } from "../../text/get-non-empty-string.ts";
import type { TimelineEntry } from "./record-contract.ts";

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

export const failureTexts: Record<string, string> = {
  undeliverable: "could not be delivered",
  bounced: "came back",
  complained: "was reported as spam",
};

const noticeLabels: Record<string, string> = {
  staff: "Email to the office",
  visitor: "Email to the visitor",
  text: "Text",
  reply: "Reply",
};

/** The mails of a record, as far as the row tells: one entry for all, since it knows when the last went out. */
function mailEntries({ notices = {}, notifiedAt, createdAt }: RecordRow): TimelineEntry[] {
  const counts = new Map<string, number>();
  for (const [name, sent] of Object.entries(notices)) {
    const what = noticeLabels[getNoticeKind(name)];
    const line = `${what} ${failureTexts[sent] ?? "sent"}`;
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

/** What happened to a record, oldest first, and what staff did of it beside changes of the status. */
export async function readTimeline(
  context: Context,
  row: RecordRow,
): Promise<{ timeline: TimelineEntry[]; staffEvents: TimelineEntry[] }> {
  const [staffEvents, conversation] = await Promise.all([
    readEvents(context, row.id),
    readConversation(context, row.sessionId),
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
  return { timeline, staffEvents };
}
