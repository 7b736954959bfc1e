import { localTime } from "../../business/local-time.ts";

/** The daily mail goes out from this minute of the company's day, and until noon when something kept it. */
const sentFrom = 7 * 60;
const sentUntil = 12 * 60;

/** The company's day on which the daily mail is due at a moment, "2026-11-22"; undefined while none is. */
export function digestDay(at: Date): string | undefined {
  const { date, minutes } = localTime(at);
  return minutes >= sentFrom && minutes < sentUntil ? date : undefined;
}
