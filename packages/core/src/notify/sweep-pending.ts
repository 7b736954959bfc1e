import { type Entry, entries } from "../giveaway/entity.ts";
import { entryDigest } from "../giveaway/entry-mails.ts";
import type { RecordKind } from "../submission/kinds.ts";
import { deliverAll, type Pace } from "./deliver-all.ts";
import { suppliers } from "./deliver-notices.ts";
import { type Row, type RowKey, scanRows } from "./rows.ts";
import { sweepMinutes } from "./sweep-minutes.ts";

/** A younger pending row is still on its ordinary way, ms. */
export const ordinaryWay = 10 * 60 * 1000;

const entryKind: RecordKind = "contest_entry";

/** A span of time; ISO 8601, `to` is not in it. */
interface Span {
  from: string;
  to: string;
}

export interface Sweep extends Pace {
  /** Pending rows created before this moment are delivered. */
  before: Date;
  /** Span of the entries that the staff is told of in one mail. */
  digest?: Span | undefined;
  /** Told of the rows that failed, for the log. */
  onFailed?: ((outcomes: PromiseSettledResult<void>[]) => void) | undefined;
}

/** The last whole quarter of an hour: the same for every attempt of one scheduled run. */
export function digestSpan(scheduledAt: Date): Span {
  const length = sweepMinutes * 60 * 1000;
  const to = Math.floor(scheduledAt.getTime() / length) * length;
  return { from: new Date(to - length).toISOString(), to: new Date(to).toISOString() };
}

function rowsOf({ before, digest }: Sweep): AsyncGenerator<Row> {
  const pending = "(notifyState = :pending AND createdAt < :before)";
  const values = { ":pending": "pending", ":before": before.toISOString() };
  if (!digest) return scanRows({ expression: pending, values });
  return scanRows({
    expression: `${pending} OR (#kind = :entry AND spam = :no AND createdAt >= :from AND createdAt < :to)`,
    names: { "#kind": "__edb_e__" },
    values: { ...values, ":entry": entryKind, ":no": false, ":from": digest.from, ":to": digest.to },
  });
}

const isIn = (at: string, span: Span | undefined): boolean => span !== undefined && at >= span.from && at < span.to;

/** One pass over the table: an index on `notifyState` would be one hot partition (reliability.md, section 6). */
async function collect(sweep: Sweep) {
  const pending: RowKey[] = [];
  const news: Entry[] = [];
  for await (const row of rowsOf(sweep)) {
    const createdAt = String(row.createdAt);
    if (row.notifyState === "pending" && createdAt < sweep.before.toISOString())
      pending.push({ pk: row.pk, sk: row.sk });
    if (row.__edb_e__ !== entryKind || !isIn(createdAt, sweep.digest)) continue;
    const { data } = entries.parse({ Item: row });
    if (data) news.push(data);
  }
  return { pending, news };
}

/**
 * Finds what the stream lost and delivers it; tells the staff of new entries.
 * @returns how many rows were delivered and how many failed again; those stay pending
 */
export async function sweepPending(sweep: Sweep): Promise<{ delivered: number; failed: number }> {
  const { digest, through = suppliers } = sweep;
  const { pending, news } = await collect(sweep);
  const outcomes = await deliverAll(pending, sweep);
  if (digest && news.length > 0) await through.sendMail(entryDigest(news, digest.from, digest.to));
  sweep.onFailed?.(outcomes.filter(({ status }) => status === "rejected"));
  const delivered = outcomes.filter(({ status }) => status === "fulfilled").length;
  return { delivered, failed: outcomes.length - delivered };
}
