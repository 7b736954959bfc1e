import { businessTimeZone } from "@site/company/hours";

/** The daily mail goes out at this hour of the company's day, and until noon when something kept it. */
const sentFrom = 7;
const sentUntil = 12;

/** The company's day on which the daily mail is due at a moment, "2026-11-22"; undefined while none is. */
export function digestDay(at: Date): string | undefined {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: businessTimeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).formatToParts(at);
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const hour = Number(of.hour);
  return hour >= sentFrom && hour < sentUntil ? `${of.year}-${of.month}-${of.day}` : undefined;
}
