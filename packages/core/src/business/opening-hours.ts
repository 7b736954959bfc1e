import { holidays, openingHours } from "@site/company/hours";
import type { Holiday, OpeningHours, Weekday } from "@site/company/schema";
import { formatDay } from "./date-format.ts";
import { day } from "./durations.ts";
import { localTime } from "./local-time.ts";

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

const locales = { en: "en-US", es: "es-US" } as const;

export const closedSentences = (days: readonly Closing[], language: keyof typeof locales = "en"): string =>
  days
    .map(({ date, name }) => {
      const day = formatDay(date, "long", locales[language]);
      return language === "es" ? `El ${day} está cerrado (${name}).` : `We are closed on ${day} (${name}).`;
    })
    .join(" ");
