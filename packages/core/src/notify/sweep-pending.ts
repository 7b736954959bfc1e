import type { Context } from "../context.ts";
import { entryRecord } from "../giveaway/record.ts";
import { getSweepTime } from "../records/notification-shards.ts";
import type { RowKey } from "../store/table.ts";
import { deliverAll, endedAs, isOutOfTimeFor, mergeOutcomes, type Pace, type SettledDelivery } from "./deliver-all.ts";
import { deliverNotices, getPart, type Part } from "./deliver-notices.ts";
import { type DigestSpan, sendDigest } from "./digest.ts";
import { batchSize, inBatches } from "./in-batches.ts";
import { type PendingNotification, pendingNotifications } from "./pending-notifications.ts";
import { deferRow } from "./rows.ts";

export interface Sweep extends Pace {
  /** Also delivers rows that the stream may still deliver and rows that were put off. */
  isRedrive?: boolean | undefined;
  digest?: DigestSpan | undefined;
  /** For when it was planned; now unless given. A run that begins late, or again, leaves later rows to the next one, and sends
   * by the clock on the wall: no text at night. */
  plannedAt?: Date | undefined;
  onFailed?: ((outcomes: PromiseSettledResult<unknown>[]) => void) | undefined;
}

interface Swept {
  delivered: number;
  failed: number;
  /** Rows that were due and of which something still has to go out: for lack of quota or time, or whatever holds it back. */
  waiting: number;
}

/** What delivering a row came to; undefined where there was no quota or time for one of its parts. */
interface Result {
  row: PendingNotification;
  outcome: SettledDelivery | undefined;
}

const isEntry = ({ __edb_e__ }: PendingNotification): boolean => __edb_e__ === entryRecord.kind;
const isRejected = ({ status }: PromiseSettledResult<unknown>): boolean => status === "rejected";
const isLeft = (outcome: SettledDelivery): boolean => endedAs("postponed")(outcome) || endedAs("pending")(outcome);

/** Sends one part of each row until there is no room for more. @returns the outcomes of those that were tried */
async function deliverPart(
  context: Context,
  part: Part,
  keys: readonly RowKey[],
  { isOutOfTime = () => false }: Pace,
): Promise<SettledDelivery[]> {
  const outcomes: SettledDelivery[] = [];
  while (outcomes.length < keys.length && !outcomes.some(endedAs("postponed")) && !isOutOfTime()) {
    const batch = keys.slice(outcomes.length, outcomes.length + batchSize);
    outcomes.push(...(await inBatches(batch, (key) => deliverNotices(context, key, { parts: [part] }))));
  }
  return outcomes;
}

function getOutcome(parts: readonly (SettledDelivery | undefined)[]): SettledDelivery | undefined {
  const tried = parts.filter((part) => part !== undefined);
  return tried.length < parts.length ? tried.find(isRejected) : mergeOutcomes(tried);
}

/** Sends what waits behind the staff's mails about leads and applications. The CRM hears of entries last: one that does not
 * answer takes seconds for each, which must not be taken from the confirmations.
 * @param told entries of this sweep's digest, with the names of the notices that each still waits for */
async function deliverLast(
  context: Context,
  entries: readonly PendingNotification[],
  confirmations: readonly PendingNotification[],
  told: ReadonlyMap<RowKey, readonly string[]>,
  pace: Pace,
): Promise<Result[]> {
  const rows = [...entries, ...confirmations];
  async function deliver(part: Part, among: readonly PendingNotification[]) {
    const open = among.filter((row) => told.get(row)?.some((name) => getPart(name) === part) ?? true);
    const outcomes = await deliverPart(context, part, open, pace);
    return new Map(open.map((row, at) => [row, outcomes[at]]));
  }
  const parts = [
    await deliver("staff", entries),
    await deliver("confirmation", rows),
    await deliver("report", entries),
  ];
  return rows.map((row) => ({
    row,
    outcome: getOutcome(parts.flatMap((part) => (part.has(row) ? [part.get(row)] : []))),
  }));
}

/** Delivers what waits: what the stream lost, what failed, and confirmations that were put off. The staff's mails go
 * first. What was delivered leaves the index at once and what failed goes to its end, so that a sweep that is cut off
 * is carried on by the next one. Rows whose ordinary way ended before it was planned are delivered. */
export async function sweepPending(context: Context, sweep: Sweep = {}): Promise<Swept> {
  const { isRedrive = false, digest, plannedAt: now = context.now() } = sweep;
  // An entry goes into the digest of its quarter of an hour, which ends before the sweeper would take the row.
  const { staff, confirmations } = await pendingNotifications(context, isRedrive ? "9999" : getSweepTime(now));
  const isDue = ({ pendingFrom }: PendingNotification) => isRedrive || pendingFrom < now.toISOString();
  const entries = staff.filter(isEntry);
  const digests = await Promise.allSettled(digest ? [sendDigest(context, entries, digest, sweep)] : []);
  const told = new Map(digests.flatMap((each) => (each.status === "fulfilled" ? [...each.value] : [])));
  const staffRows = staff.filter((row) => !isEntry(row) && isDue(row));
  const entryRows = entries.filter((row) => isDue(row) && told.get(row)?.length !== 0);
  const confirmationRows = confirmations.filter(isDue);
  const staffOutcomes = await deliverAll(context, staffRows, sweep);
  const results: Result[] = [
    ...staffRows.map((row, at) => ({ row, outcome: staffOutcomes[at] })),
    ...(await deliverLast(context, entryRows, confirmationRows, told, sweep)),
  ];
  const failed = results.filter(({ outcome }) => outcome && isRejected(outcome) && !isOutOfTimeFor(outcome));
  await inBatches(failed, ({ row }) => deferRow(context, row));
  const tried = results.flatMap(({ outcome }) => outcome ?? []);
  const failures = [...digests, ...tried].filter(isRejected);
  sweep.onFailed?.(failures);
  return {
    delivered: tried.filter(endedAs("sent")).length,
    failed: failures.length,
    waiting: tried.filter(isLeft).length + results.length - tried.length,
  };
}
