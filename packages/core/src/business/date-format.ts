import { businessTimeZone } from "@site/company/hours";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format that is made at its first use and kept: made anew it costs 1 ms and more, and at a module's start the first
 * time zone would be 15 ms of every cold start. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, cached);
  return cached;
}

/** "Monday, November 30" or "Mon, Nov 30". @param date "2026-11-30" */
export const formatDay = (date: string, length: "long" | "short" = "long", locale = "en-US"): string =>
  dateFormat(locale, { timeZone: "UTC", weekday: length, month: length, day: "numeric" }).format(new Date(date));

const parts = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** A moment as the staff reads it, in the showroom's time wherever they are: "Nov 21, 2026, 7:31 AM".
 * @param at ISO 8601 or a date */
export const formatMoment = (at: string | Date): string =>
  dateFormat("en-US", { ...parts, timeZone: businessTimeZone }).format(new Date(at));

/** The same with its zone, for what is signed: "Nov 21, 2026, 7:31 AM EST". */
export const formatMomentWithZone = (at: string | Date): string =>
  dateFormat("en-US", { ...parts, timeZone: businessTimeZone, timeZoneName: "short" }).format(new Date(at));
