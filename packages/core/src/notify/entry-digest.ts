import type { Context } from "../context.ts";
import { entryDigest } from "../giveaway/entry-mails.ts";
import { type Entry, entries, entryRecord } from "../giveaway/record.ts";
import type { RowKey } from "../store/table.ts";
import type { Pace } from "./deliver-all.ts";
import { type NotifiableRow, readRow, saveProgress } from "./delivery-progress.ts";
import { inBatches } from "./in-batches.ts";
import { buildNotices } from "./notices.ts";
import type { PendingNotification } from "./pending-notifications.ts";
import { sweepMinutes } from "./sweep-minutes.ts";

/** A span of time; ISO 8601, `to` is not in it. */
export interface EntrySpan {
  from: string;
  to: string;
}

/** The last whole quarter of an hour: the same for every attempt of one scheduled run. */
export function entrySpan(scheduledAt: Date): EntrySpan {
  const length = sweepMinutes * 60 * 1000;
  const to = Math.floor(scheduledAt.getTime() / length) * length;
  return { from: new Date(to - length).toISOString(), to: new Date(to).toISOString() };
}

/** Most entries of one digest, so that a run ends in time: reading and writing takes about 2 ms each. */
const most = 20_000;

interface Untold {
  key: RowKey;
  row: NotifiableRow;
  entry: Entry;
  left: string[];
}

async function readUntold(context: Context, key: RowKey): Promise<Untold[]> {
  const row = await readRow(context, key);
  if (row?.notifyState !== "pending" || "digest" in row.notices) return [];
  const { data: entry } = entries(context.store).parse({ Item: row });
  if (!entry) throw new Error("the row is not of the kind it says");
  const { notices } = await buildNotices(context, entryRecord, row);
  return [{ key, row, entry, left: notices.map(({ name }) => name).filter((name) => !(name in row.notices)) }];
}

/** Sends the staff one mail about all entries from before the end of the span that no earlier digest listed.
 * @param rows entries that wait; one that can't be read is left to the delivery of its confirmation, which counts it as
 * failed
 * @returns the rows that it tells of, and the names of the notices that each still waits for
 * @throws what the mail service throws; then every row stays pending */
export async function sendEntryDigest(
  context: Context,
  rows: readonly PendingNotification[],
  { from, to }: EntrySpan,
  { isOutOfTime }: Pace,
): Promise<Map<RowKey, readonly string[]>> {
  const due = rows.filter(({ createdAt }) => createdAt < to).slice(0, most);
  const read = await inBatches(due, (key) => readUntold(context, key), isOutOfTime);
  const untold = read.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []));
  if (untold.length === 0) return new Map();
  untold.sort((a, b) => a.entry.createdAt.localeCompare(b.entry.createdAt));
  const first = untold[0]?.entry.createdAt ?? from;
  const entries = untold.map(({ entry }) => entry);
  const digest = await context.sendMail(entryDigest(context.settings, entries, first < from ? first : from, to));
  await inBatches(untold, ({ key, row, left }) => saveProgress(context, key, { row, sent: { digest }, left }));
  return new Map(untold.map(({ key, left }) => [key, left]));
}
