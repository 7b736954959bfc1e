import * as z from "zod";
import type { Context } from "../context.ts";
import { confirmationShard, getSweepTime } from "../records/notification-shards.ts";
import { notifyStates, type SentNotices } from "../records/record-fields.ts";
import { archiveNotices } from "../records/sent-notices.ts";
import { quietUntil } from "../sms/quiet-hours.ts";
import { updateRow } from "../store/conditional-write.ts";
import { readItem } from "../store/read-items.ts";
import { primaryIndex, type RowKey } from "../store/table.ts";

/** What the notifier reads of a row, which also holds the fields of its kind. */
const NotifiableRow = z.looseObject({
  [primaryIndex.partitionKey]: z.string(),
  [primaryIndex.sortKey]: z.string(),
  __edb_e__: z.string(),
  id: z.string(),
  createdAt: z.string().default(""),
  notifyState: z.enum(notifyStates),
  notices: z.record(z.string(), z.string()).default({}),
  email: z.string().optional(),
  phoneE164: z.string().optional(),
  chatNews: z.number().optional(),
  visitorNews: z.number().optional(),
  newsCount: z.number().optional(),
  crmChanges: z.number().optional(),
});
export type NotifiableRow = z.output<typeof NotifiableRow>;

/** The row as it is now: a retried stream event or a sweep must see what an earlier attempt sent. */
export async function readRow(context: Context, key: RowKey): Promise<NotifiableRow | undefined> {
  const item = await readItem(context, key);
  return item && NotifiableRow.parse(item);
}

export interface DeliveryProgress {
  row: NotifiableRow;
  sent: SentNotices;
  left: readonly string[];
  repeatOf?: string;
  /** Number of the latest update (`newsCount`) that these notices told the visitor. */
  newsTold?: number;
}

/** The row's new place in the index of what waits. A row that only lacks its confirmation goes behind all others; one
 * that only lacks a text waits until the quiet hours are over. */
function nextPlace({ phoneE164 }: NotifiableRow, left: readonly string[], now: Date) {
  if (left.length === 0) return { set: { notifyState: "sent" }, remove: ", pendingIn, pendingFrom" };
  if (!left.every((name) => name === "visitor" || name === "text")) return { set: {}, remove: "" };
  const morning = left.includes("visitor") ? undefined : quietUntil(now, phoneE164)?.toISOString();
  return { set: { pendingIn: confirmationShard, pendingFrom: morning ?? getSweepTime(now) }, remove: "" };
}

/** Counters that grow when the visitor adds something, in the chat or on the request page. */
const visitorCounters = ["chatNews", "visitorNews"] as const;
/** Those, and what the office did: a notice that was composed before one grew lacks something. */
const watchedCounters = [...visitorCounters, "newsCount", "crmChanges"] as const;

/** Adjusts the progress when something was added while the mails were under way: staff and CRM are due once more, and so
 * are the confirmation when the address was corrected, and what a change has made due that had gone out before. */
function reopenNotices({ row, sent, left, ...rest }: DeliveryProgress, current: NotifiableRow): DeliveryProgress {
  const isOpen = (name: string): boolean => name in sent || !(name in current.notices);
  const isFromVisitor = visitorCounters.some((name) => row[name] !== current[name]);
  const isForVisitor = row.newsCount !== current.newsCount;
  const isDue: Record<string, boolean> = {
    staff: isFromVisitor && isOpen("staff"),
    webhook: (isFromVisitor || row.crmChanges !== current.crmChanges) && "webhook" in sent,
    visitor: row.email !== current.email || (isForVisitor && isOpen("visitor")),
    text: isForVisitor && isOpen("text"),
  };
  const due = Object.keys(isDue).filter((name) => isDue[name]);
  const archived = archiveNotices(sent, due, current.notices);
  const dueSince = Object.keys(row.notices).filter((name) => !(name in current.notices) && !(name in sent));
  return { row: current, sent: archived, left: [...new Set([...left, ...due, ...dueSince])], ...rest };
}

/** Saves which notices were sent, and takes the row out of the index of what waits when none is left. Each notice is
 * set by itself, because the notifier and the sweeper may work on one row at once. It is no change of the record:
 * updatedAt stays. A row that is not pending any more is left alone: it was deleted meanwhile, or the answer to this
 * very write was lost. */
export async function saveProgress(context: Context, key: RowKey, progress: DeliveryProgress): Promise<void> {
  const { store, now } = context;
  const { row, sent, left, repeatOf, newsTold } = progress;
  const at = now();
  const { set, remove } = nextPlace(row, left, at);
  const values = {
    ...set,
    notifiedAt: at.toISOString(),
    ...(repeatOf ? { repeatOf } : {}),
    ...(newsTold ? { newsTold } : {}),
  };
  const names = Object.keys(sent);
  const isSaved = await updateRow(store, key, {
    ConditionExpression: [
      "notifyState = :pending",
      ...watchedCounters.map((name) =>
        row[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`,
      ),
    ].join(" AND "),
    UpdateExpression: `SET ${[
      ...Object.keys(values).map((name) => `${name} = :${name}`),
      // A mail may have come back before this is written.
      ...names.map((_, position) => `notices.#n${position} = if_not_exists(notices.#n${position}, :n${position})`),
    ].join(", ")} REMOVE tellNow${remove}`,
    ...(names.length > 0
      ? { ExpressionAttributeNames: Object.fromEntries(names.map((name, position) => [`#n${position}`, name])) }
      : {}),
    ExpressionAttributeValues: {
      ":pending": "pending",
      ...Object.fromEntries(
        watchedCounters.flatMap((name) => (row[name] === undefined ? [] : [[`:${name}`, row[name]]])),
      ),
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      ...Object.fromEntries(names.map((name, position) => [`:n${position}`, sent[name]])),
    },
  });
  if (isSaved) return;
  const current = await readRow(context, key);
  if (current?.notifyState !== "pending" || watchedCounters.every((name) => current[name] === row[name])) return;
  return saveProgress(context, key, reopenNotices(progress, current));
}

/** Lets a row that failed wait behind those that were not tried yet, whatever is wrong with it. */
export async function deferRow({ store, now }: Context, key: RowKey): Promise<void> {
  await updateRow(store, key, {
    ConditionExpression: "notifyState = :pending",
    UpdateExpression: "SET pendingFrom = :later",
    ExpressionAttributeValues: { ":pending": "pending", ":later": getSweepTime(now()) },
  });
}
