import { type Promised, responseDueAt } from "../business/answer-deadline.ts";
import { getStaffShard, staffShards } from "./notification-shards.ts";

/** Lists of the office: what waits for somebody, what looks automated, what is done. */
export const inboxViews = ["open", "spam", "done"] as const;
export type InboxView = (typeof inboxViews)[number];

const getPartition = (noun: string, view: InboxView, shard: string): string => `${noun} ${view} ${shard}`;

/** Beside the real records, so that these can be counted without the made-up ones. */
const sampleLane = "sample";

/** Partitions of a kind's real records in the index; one takes 1,000 writes a second. */
export const realPartitions = (noun: string, view: InboxView): string[] =>
  staffShards.map((shard) => getPartition(noun, view, shard));

/** Partitions of a kind's list in the index, made-up records among them. */
export const inboxPartitions = (noun: string, view: InboxView): string[] => [
  ...realPartitions(noun, view),
  getPartition(noun, view, sampleLane),
];

interface Listed extends Promised {
  id: string;
  spam?: boolean | undefined;
  canary?: boolean | undefined;
  sample?: boolean | undefined;
  snoozedUntil?: string | undefined;
  repliedAt?: string | undefined;
}

/** Where a record stands: nobody has begun with it, somebody works on it, or it is done. */
export type WorkProgress = "first" | "begun" | "done";

/** The list of the office in which a record stands. */
export const getView = ({ spam }: { spam?: boolean | undefined }, progress: WorkProgress): InboxView =>
  spam ? "spam" : progress === "done" ? "done" : "open";

/** Whether somebody still waits for the answer that was promised. */
export const isUnanswered = (
  { hasResponseSla = false }: { hasResponseSla?: boolean | undefined },
  { repliedAt }: Pick<Listed, "repliedAt">,
  progress: WorkProgress,
): boolean => hasResponseSla && progress === "first" && !repliedAt;

/** Place of a record in the index of the office's lists. Of what is open, first comes what was promised an answer or put
 * off until a time, the earliest time first, then the rest, untouched for longest first.
 * @param changedAt ISO 8601 of the last change */
export function inboxKeys(
  kind: { noun: string; hasResponseSla?: boolean | undefined },
  row: Listed,
  progress: WorkProgress = "first",
  changedAt = row.createdAt,
) {
  const { id, createdAt, canary, sample, snoozedUntil } = row;
  if (canary) return {};
  const view = getView(row, progress);
  const waits = snoozedUntil ?? (isUnanswered(kind, row, progress) ? responseDueAt(row).toISOString() : undefined);
  const place = view === "open" ? (waits ? `0 ${waits}` : `1 ${changedAt}`) : view === "spam" ? createdAt : changedAt;
  return {
    inboxIn: getPartition(kind.noun, view, sample ? sampleLane : getStaffShard(id)),
    inboxFrom: `${place} ${kind.noun} ${id}`,
  };
}
