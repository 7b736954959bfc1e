import type { Retention } from "../business/retention.ts";

/** Whole Unix seconds, the form in which DynamoDB reads an expiry time. */
export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Unix seconds of the same day and time `months` later; where that month lacks the day, as many days after its end: a month
 * from January 31 is March 3. */
export function monthsAfter(at: Date, months: number): number {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  return toSeconds(later);
}

/** When something that is kept so goes by itself, Unix seconds. @param from when it came, or the later event */
export const getExpiry = ({ months = 0, days = 0 }: Retention, from: Date): number =>
  monthsAfter(from, months) + days * 24 * 60 * 60;

/** DynamoDB deletes expired items days later and dynalite never does: reads leave them out. */
export const isLive = ({ expiresAt }: { expiresAt?: number }, now: Date): boolean =>
  expiresAt === undefined || expiresAt > toSeconds(now);
