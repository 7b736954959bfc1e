import { businessTimeZone, holidays, openingHours } from "@site/company/hours";
import type { Holiday, OpeningHours, Weekday } from "@site/company/schema";
import { dateFormat } from "./date-format.ts";
import { day, minute } from "./durations.ts";

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly Weekday[];

export interface CalendarDay {
  weekday: Weekday;
  /** Its name, when it is a holiday, or a day that the staff closed. */
  holiday: string | undefined;
  /** Undefined when the office is closed all day. */
  hours: OpeningHours;
}

/** A day on which the office is closed for once. */
export interface Closing {
  /** "2026-11-27" */
  date: string;
  /** Why, in a word or two: "Inventory". */
  name: string;
}

let closings: readonly Closing[] = [];

/** Tells the calendar of this process which days the staff has closed the office, besides its holidays. */
export function setClosings(days: readonly Closing[]): void {
  closings = days;
}

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

/** When a day of the office begins. @param date "2026-11-22" */
export const startOfDay = (date: string): Date => instantAt(date, 0);

/** The day so many days after one, or before it. @param date "2026-11-22" */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** The day after one. @param date "2026-11-22" */
export const nextDate = (date: string): string => dateAfter(date, 1);

/** The first day of a day's week. @param date "2026-11-22" */
export const getMonday = (date: string): string => dateAfter(date, -((new Date(date).getUTCDay() + 6) % 7));

const dayNumber = (date: Date): number => date.getUTCDate();

function isHoliday(date: Date, { month, day, weekday, nth = 1 }: Holiday): boolean {
  if (date.getUTCMonth() + 1 !== month) return false;
  if (day !== undefined) return dayNumber(date) === day;
  if (weekdays[date.getUTCDay()] !== weekday) return false;
  const inMonth = new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate();
  return nth < 0 ? dayNumber(date) > inMonth - 7 : Math.ceil(dayNumber(date) / 7) === nth;
}

/** A day of the office, by the weekly hours and the holidays. @param date "2026-11-22" */
export function officeDay(date: string): CalendarDay {
  const at = new Date(date);
  const weekday = weekdays[at.getUTCDay()] ?? "Sunday";
  const holiday =
    holidays.find((each) => isHoliday(at, each))?.name ?? closings.find((each) => each.date === date)?.name;
  return { weekday, holiday, hours: holiday ? undefined : openingHours[weekday] };
}

/** Whether the office is open at an instant. Daylight saving time is handled by the zone. */
export function isOpen(at: Date): boolean {
  const { date, minutes } = localTime(at);
  const open = officeDay(date).hours;
  return open !== undefined && minutes >= open.opens && minutes < open.closes;
}

/** The next day on which a feast falls, from an instant on, whether the company keeps it or not: midnight UTC. */
export function nextFeast(feast: Holiday, from: Date): Date | undefined {
  const first = Date.parse(localTime(from).date);
  const days = Array.from({ length: 366 }, (_, index) => new Date(first + index * day));
  return days.find((date) => isHoliday(date, feast));
}

/** The next day on which a holiday falls, from an instant on. @param name as the company's calendar has it */
export function nextHoliday(name: string, from: Date): Date | undefined {
  const holiday = holidays.find((each) => each.name === name);
  return holiday && nextFeast(holiday, from);
}

const byDate = (a: Closing, b: Closing): number => a.date.localeCompare(b.date);

/** The days that the staff closed, from an instant on, in their order. @param days how far ahead */
export function comingClosings(from: Date, days = 366): Closing[] {
  const [first, last] = [from, new Date(from.getTime() + days * day)].map((at) => localTime(at).date);
  return closings.filter(({ date }) => date >= (first ?? "") && date <= (last ?? "")).toSorted(byDate);
}

/** The next day of every holiday, from an instant on, in their order. */
export const comingHolidays = (from: Date): Closing[] =>
  holidays
    .flatMap(({ name }) => {
      const date = nextHoliday(name, from)?.toISOString().slice(0, 10);
      return date ? [{ name, date }] : [];
    })
    .toSorted(byDate);

/** "9:30 AM" of minutes after midnight. */
export const formatHour = (minutes: number): string => {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, "0")}` : ""} ${hour % 24 < 12 ? "AM" : "PM"}`;
};
