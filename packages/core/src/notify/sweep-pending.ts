import type { Context } from "../context.ts";
import { entryRecord } from "../giveaway/record.ts";
import { laterThan } from "../records/pending.ts";
import { deliverAll, isOutOfTimeFor, type Pace } from "./deliver-all.ts";
import { type Delivery, deliverNotices } from "./deliver-notices.ts";
import { type Span, sendDigest } from "./digest.ts";
import { batchSize, inBatches } from "./in-batches.ts";
import { putOff, type RowKey } from "./rows.ts";
import { type WaitingRow, waitingRows } from "./waiting.ts";

export interface Sweep extends Pace {
  /** Delivers also what is still on its ordinary way or was put off. */
  isRedrive?: boolean | undefined;
  /** Span of the entries that the staff is told of in one mail. */
  digest?: Span | undefined;
  onFailed?: ((outcomes: PromiseSettledResult<unknown>[]) => void) | undefined;
}

interface Swept {
  delivered: number;
  failed: number;
  /** Confirmations that wait because there is no room or no time for them. */
  waiting: number;
}

type Outcome = PromiseSettledResult<Delivery>;

const isEntry = ({ __edb_e__ }: WaitingRow): boolean => __edb_e__ === entryRecord.kind;
const isRejected = ({ status }: PromiseSettledResult<unknown>): boolean => status === "rejected";
const is = (delivery: Delivery) => (outcome: Outcome) => outcome.status === "fulfilled" && outcome.value === delivery;

/** Sends confirmations until the mail service has no room for more. @returns the outcomes of those that were tried */
async function confirm(context: Context, keys: readonly RowKey[], { isOutOfTime = () => false }: Pace) {
  const outcomes: Outcome[] = [];
  while (outcomes.length < keys.length && !outcomes.some(is("postponed")) && !isOutOfTime()) {
    const batch = keys.slice(outcomes.length, outcomes.length + batchSize);
    outcomes.push(...(await inBatches(batch, (key) => deliverNotices(context, key, { part: "confirmation" }))));
  }
  return outcomes;
}

/** Delivers what waits: what the stream lost, what failed, and confirmations that were put off. The staff's mails go
 * first. What was delivered leaves the index at once and what failed goes to its end, so that a sweep that is cut off
 * is carried on by the next one. Rows whose ordinary way ended before the context's clock are delivered. */
export async function sweepPending(context: Context, sweep: Sweep = {}): Promise<Swept> {
  const { isRedrive = false, digest } = sweep;
  const now = context.now();
  // The staff hears of an entry as soon as its quarter of an hour is over, which is before its ordinary way is.
  const { staff, confirmations } = await waitingRows(context, isRedrive ? "9999" : laterThan(now));
  const isDue = ({ pendingFrom }: WaitingRow) => isRedrive || pendingFrom < now.toISOString();
  const entries = staff.filter(isEntry);
  const told = await Promise.allSettled(digest ? [sendDigest(context, entries, digest, sweep)] : []);
  const isDone = ({ pk }: RowKey) => told.some((each) => each.status === "fulfilled" && each.value.has(pk));
  const first = staff.filter((row) => !isEntry(row) && isDue(row));
  const last = [...entries, ...confirmations].filter((row) => isDue(row) && !isDone(row));
  const delivered = await deliverAll(context, first, sweep);
  const outcomes = [...delivered, ...(await confirm(context, last, sweep))];
  const failing = [...first, ...last].filter((_, at) => {
    const outcome = outcomes[at];
    return outcome && isRejected(outcome) && !isOutOfTimeFor(outcome);
  });
  await inBatches(failing, (key) => putOff(context, key));
  const failures = [...told, ...outcomes].filter(isRejected);
  sweep.onFailed?.(failures);
  return {
    delivered: outcomes.filter(is("sent")).length,
    failed: failures.length,
    waiting: outcomes.filter(is("postponed")).length + first.length + last.length - outcomes.length,
  };
}
