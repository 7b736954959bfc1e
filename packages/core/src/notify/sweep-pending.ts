import type { Context } from "../context.ts";
import { entryRecord } from "../giveaway/record.ts";
import { getSweepTime } from "../records/notification-shards.ts";
import type { RowKey } from "../store/table.ts";
import { deliverAll, endedAs, mergeOutcomes, type Pace, type SettledDelivery } from "./deliver-all.ts";
import { deliverNotices, getPart, type Part } from "./deliver-notices.ts";
import { deferRow } from "./delivery-progress.ts";
import { type EntrySpan, sendEntryDigest } from "./entry-digest.ts";
import { countLeftAsFailed, inBatches } from "./in-batches.ts";
import { type PendingNotification, pendingNotifications } from "./pending-notifications.ts";

export interface Sweep extends Pace {
  /** Also delivers rows that the stream may still deliver and rows that were put off. */
  isRedrive?: boolean;
  digest?: EntrySpan;
  /** For when it was planned; now unless given. A run that begins late, or again, leaves later rows to the next one, and sends
   * by the clock on the wall: no text at night. */
  plannedAt?: Date;
  onFailed?: ((outcomes: PromiseSettledResult<unknown>[]) => void) | undefined;
}

interface SweepResult {
  delivered: number;
  failed: number;
  /** Rows that were due and of which something still has to go out: for lack of quota or time, or whatever holds it back. */
  waiting: number;
}

/** What delivering a row came to; undefined where there was no quota or time for one of its parts. */
interface RowOutcome {
  row: PendingNotification;
  outcome: SettledDelivery | undefined;
}

const isEntry = ({ __edb_e__ }: PendingNotification): boolean => __edb_e__ === entryRecord.kind;
const isRejected = ({ status }: PromiseSettledResult<unknown>): boolean => status === "rejected";
const isStillDue = (outcome: SettledDelivery): boolean => endedAs("postponed")(outcome) || endedAs("pending")(outcome);

const deliverPart = (context: Context, part: Part, keys: readonly RowKey[], { isOutOfTime = () => false }: Pace) =>
  inBatches(
    keys,
    (key) => deliverNotices(context, key, { parts: [part] }),
    (outcomes) => outcomes.some(endedAs("postponed")) || isOutOfTime(),
  );

/** Sends what waits behind the staff's mails about leads and applications. The CRM hears of entries last: one that does not
 * answer takes seconds for each, which must not be taken from the confirmations.
 * @param digestNotices entries of this sweep's digest, with the names of the notices that each still waits for */
async function deliverEntriesAndConfirmations(
  context: Context,
  entries: readonly PendingNotification[],
  confirmations: readonly PendingNotification[],
  digestNotices: ReadonlyMap<RowKey, readonly string[]>,
  pace: Pace,
): Promise<RowOutcome[]> {
  const rows = [...entries, ...confirmations];
  async function deliver(part: Part, among: readonly PendingNotification[]) {
    const open = among.filter((row) => digestNotices.get(row)?.some((name) => getPart(name) === part) ?? true);
    const outcomes = await deliverPart(context, part, open, pace);
    const tried = open.slice(0, outcomes.length);
    return { outcomes: new Map(tried.map((row, at) => [row, outcomes[at]])), left: open.slice(outcomes.length) };
  }
  const parts = [await deliver("staff", entries), await deliver("visitor", rows), await deliver("crm", entries)];
  const left = new Set(parts.flatMap((part) => part.left));
  return rows.map((row) => {
    const outcome = mergeOutcomes(parts.flatMap(({ outcomes }) => outcomes.get(row) ?? []));
    const isWhole = !left.has(row) || outcome?.status === "rejected";
    return { row, outcome: isWhole ? outcome : undefined };
  });
}

/** Delivers what waits: what the stream lost, what failed, and confirmations that were put off. The staff's mails go
 * first. What was delivered leaves the index at once and what failed goes to its end, so that a sweep that is cut off
 * is carried on by the next one. Rows whose ordinary way ended before it was planned are delivered. */
export async function sweepPending(context: Context, sweep: Sweep = {}): Promise<SweepResult> {
  const { isRedrive = false, digest, plannedAt: now = context.now() } = sweep;
  // An entry goes into the digest of its quarter of an hour, which ends before the sweeper would take the row.
  const { staff, confirmations } = await pendingNotifications(context, isRedrive ? "9999" : getSweepTime(now));
  const isDue = ({ pendingFrom }: PendingNotification) => isRedrive || pendingFrom < now.toISOString();
  const entries = staff.filter(isEntry);
  const digests = await Promise.allSettled(digest ? [sendEntryDigest(context, entries, digest, sweep)] : []);
  const digestNotices = new Map(digests.flatMap((each) => (each.status === "fulfilled" ? [...each.value] : [])));
  const staffRows = staff.filter((row) => !isEntry(row) && isDue(row));
  const entryRows = entries.filter((row) => isDue(row) && digestNotices.get(row)?.length !== 0);
  const confirmationRows = confirmations.filter(isDue);
  const staffOutcomes = await deliverAll(context, staffRows, sweep);
  const others = await deliverEntriesAndConfirmations(context, entryRows, confirmationRows, digestNotices, sweep);
  const staffTried = staffRows.slice(0, staffOutcomes.length).map((row, at) => ({ row, outcome: staffOutcomes[at] }));
  const failed = [...staffTried, ...others].filter(({ outcome }) => outcome?.status === "rejected");
  await inBatches(failed, ({ row }) => deferRow(context, row));
  const othersTried = others.flatMap(({ outcome }) => outcome ?? []);
  const tried = [...staffOutcomes, ...othersTried];
  const failures = [...digests, ...countLeftAsFailed(staffRows, staffOutcomes), ...othersTried].filter(isRejected);
  sweep.onFailed?.(failures);
  return {
    delivered: tried.filter(endedAs("sent")).length,
    failed: failures.length,
    waiting: tried.filter(isStillDue).length + others.length - othersTried.length,
  };
}
