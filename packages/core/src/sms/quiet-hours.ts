import { instantAt, localTime, nextDate } from "../business/calendar.ts";

/** Minutes of the company's day between which texts go out. */
const day = { from: 8 * 60, to: 21 * 60 };

/** When the quiet hours of an instant end; undefined when it lies in none. */
export function quietUntil(at: Date): Date | undefined {
  const { date, minutes } = localTime(at);
  if (minutes >= day.from && minutes < day.to) return undefined;
  return instantAt(minutes < day.from ? date : nextDate(date), day.from);
}
