import { businessTimeZone } from "@site/company/hours";
import { dateFormat } from "./date-format.ts";
import { day, minute } from "./durations.ts";

interface LocalTime {
  date: string;
  minutes: number;
}

/** No zone changes its offset but at a quarter of an hour. ms */
const quarter = 15 * minute;

/** By quarter of an hour: to ask a zone costs ten microseconds, and a request asks for several instants. */
const offsets = new Map<string, number>();
const mostOffsets = 1000;

/** How far the clock of a zone is ahead of UTC at an instant. Both in ms. */
function offsetAt(at: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(at / quarter)}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const zone = dateFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = zone.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = 0, rest = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(rest)) * minute;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** What the clock shows at an instant: "2026-11-22" and minutes after midnight. @param zone by IANA, the office's unless given */
export function localTime(at: Date, zone: string = businessTimeZone): LocalTime {
  const shown = new Date(at.getTime() + offsetAt(at.getTime(), zone));
  return { date: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** "2026-10-31 23:30": a moment on the clock at the office, as a spreadsheet reads it. @param at ISO 8601 */
export function formatClock(at: string): string {
  const { date, minutes } = localTime(new Date(at));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, "0"));
  return `${date} ${hours}:${rest}`;
}

/** When the clock shows a time, also on the days on which it is put forward or back.
 * @param date "2026-11-22" @param minutes after midnight @param zone by IANA, the office's unless given */
export function instantAt(date: string, minutes: number, zone: string = businessTimeZone): Date {
  const shown = Date.parse(date) + minutes * minute;
  return new Date(shown - offsetAt(shown - offsetAt(shown, zone), zone));
}

/** JavaScript takes February 30 for March 2. */
const isDate = (date: string): boolean => {
  const at = Date.parse(date);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
};

/** A date or a local time as an instant with its zone, read at the office's clock unless it names one:
 * "2026-11-20T09:00:00" is "2026-11-20T14:00:00Z". Undefined for what no calendar or clock shows. */
export function zonedInstant(local: string): string | undefined {
  const [, date = "", hours = 0, minutes = 0, seconds = 0, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(
      local.trim(),
    ) ?? [];
  if (!isDate(date)) return undefined;
  const at = zone
    ? new Date(local.trim())
    : new Date(instantAt(date, Number(hours) * 60 + Number(minutes)).getTime() + Number(seconds) * 1000);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().replace(".000Z", "Z");
}

export const startOfDay = (date: string): Date => instantAt(date, 0);

/** The day so many days after one, or before it. @param date "2026-11-22" */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

export const nextDate = (date: string): string => dateAfter(date, 1);

/** The first day of a day's week. @param date "2026-11-22" */
export const getMonday = (date: string): string => dateAfter(date, -((new Date(date).getUTCDay() + 6) % 7));
