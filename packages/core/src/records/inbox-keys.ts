import { answerAwaitedSince, getAnswerDeadline, type Promised } from "../business/answer-deadline.ts";
import { windowInstants } from "../business/visit-windows.ts";
import { getStaffShard, staffShards } from "./notification-shards.ts";
import { findOpenAsks } from "./open-asks.ts";
import type { WorkProgress } from "./progress.ts";
import { type MayHaveVisit, proposalsOf, timesOwedSince } from "./stored-visit.ts";
import type { VisitorChange } from "./visitor-change.ts";

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

interface Listed extends Promised, MayHaveVisit {
  id: string;
  spam?: boolean;
  canary?: boolean;
  sample?: boolean;
  snoozedUntil?: string;
  repliedAt?: string;
  /** What a visitor who wrote more waits for. */
  unreadSince?: string;
  visitorChanges?: readonly VisitorChange[];
}

/** The list of the office in which a record stands. */
export const getView = ({ spam }: { spam?: boolean }, progress: WorkProgress): InboxView =>
  spam ? "spam" : progress === "done" ? "done" : "open";

/** Whether somebody still waits for the answer that was promised. */
export const isUnanswered = (
  { hasResponseSla = false }: { hasResponseSla?: boolean },
  { repliedAt }: Pick<Listed, "repliedAt">,
  progress: WorkProgress,
): boolean => hasResponseSla && progress === "first" && !repliedAt;

type Answered = Parameters<typeof isUnanswered>[0];

/** Since when a visitor waits for times; undefined where some to come are proposed. */
function waitsForTimesSince(row: Listed, at: Date): string | undefined {
  const isProposed = proposalsOf(row).some((window) => windowInstants(window).start > at);
  return isProposed ? undefined : timesOwedSince(row, at);
}

/** By when the office owes somebody an answer: the first one, one about times, to what they asked it to do, or a look at
 * what they wrote; the earliest counts. Undefined where nobody waits. @param at the instant, ISO 8601 */
export function answerDueAt(kind: Answered, row: Listed, progress: WorkProgress, at: string): Date | undefined {
  if (row.spam || progress === "done") return undefined;
  const times = waitsForTimesSince(row, new Date(at));
  const [since] = [
    // The member who put it off has looked at it; what its visitor asks for since goes on counting.
    ...(isUnanswered(kind, row, progress) && !row.snoozedUntil ? [answerAwaitedSince(row).toISOString()] : []),
    ...(times ? [times] : []),
    ...(row.unreadSince ? [row.unreadSince] : []),
    ...findOpenAsks(row.visitorChanges).map(({ at }) => at),
  ].sort();
  return since ? getAnswerDeadline(new Date(since)).due : undefined;
}

/** Place of a record in the index of the office's lists. Of what is open, first comes what somebody waits for or what was
 * put off until a time, the earliest time first, then the rest, untouched for longest first.
 * @param changedAt ISO 8601 of the last change @param at now, where that is later */
export function inboxKeys(
  kind: { noun: string } & Answered,
  row: Listed,
  progress: WorkProgress = "first",
  changedAt = row.createdAt,
  at = changedAt,
) {
  const { id, createdAt, canary, sample, snoozedUntil } = row;
  if (canary) return {};
  const view = getView(row, progress);
  const [waits] = [snoozedUntil, answerDueAt(kind, row, progress, at)?.toISOString()]
    .filter((each) => each !== undefined)
    .sort();
  const place = view === "open" ? (waits ? `0 ${waits}` : `1 ${changedAt}`) : view === "spam" ? createdAt : changedAt;
  return {
    inboxIn: getPartition(kind.noun, view, sample ? sampleLane : getStaffShard(id)),
    inboxFrom: `${place} ${kind.noun} ${id}`,
  };
}
