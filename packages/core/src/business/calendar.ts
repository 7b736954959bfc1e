import { answerHours, businessTimeZone, holidays, openingHours } from "@site/company/hours";
import type { Holiday, OpeningHours, Weekday } from "@site/company/schema";

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly Weekday[];

const hour = 60 * 60 * 1000;

export interface CalendarDay {
  weekday: Weekday;
  /** Its name, when it is a holiday on which the office is closed. */
  holiday: string | undefined;
  /** Undefined when the office is closed all day. */
  hours: OpeningHours;
}

/** Year, month and day of an instant at the office, as midnight UTC. */
function dateOf(at: Date): Date {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: businessTimeZone, dateStyle: "short" }).format(at);
  return new Date(`${parts}T00:00:00Z`);
}

const dayNumber = (date: Date): number => date.getUTCDate();

function isHoliday(date: Date, { month, day, weekday, nth = 1 }: Holiday): boolean {
  if (date.getUTCMonth() + 1 !== month) return false;
  if (day !== undefined) return dayNumber(date) === day;
  if (weekdays[date.getUTCDay()] !== weekday) return false;
  const inMonth = new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate();
  return nth < 0 ? dayNumber(date) > inMonth - 7 : Math.ceil(dayNumber(date) / 7) === nth;
}

function dayOf(date: Date): CalendarDay {
  const weekday = weekdays[date.getUTCDay()] ?? "Sunday";
  const holiday = holidays.find((each) => isHoliday(date, each))?.name;
  return { weekday, holiday, hours: holiday ? undefined : openingHours[weekday] };
}

/** The office's day at an instant, by the weekly hours and the holidays. */
export const calendarDay = (at: Date): CalendarDay => dayOf(dateOf(at));

/** Whether the office is open at an instant, by `hours.site` and the holidays. Daylight saving time is handled by the zone. */
export function isOpen(at: Date): boolean {
  // Not at the module's start: the first time zone costs 15 ms.
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: businessTimeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const open = calendarDay(at).hours;
  const minutes = Number(parts.hour) * 60 + Number(parts.minute);
  return open !== undefined && minutes >= open.opens && minutes < open.closes;
}

/** The next day on which a holiday falls, from an instant on. @param name as the company's calendar has it */
export function nextHoliday(name: string, from: Date): Date | undefined {
  const first = dateOf(from).getTime();
  const days = Array.from({ length: 366 }, (_, index) => new Date(first + index * 24 * hour));
  return days.find((date) => holidays.some((each) => each.name === name && isHoliday(date, each)));
}

/** The next day of every holiday, from an instant on, in their order: "2026-11-26". */
export const comingHolidays = (from: Date): { name: string; date: string }[] =>
  holidays
    .flatMap(({ name }) => {
      const date = nextHoliday(name, from)?.toISOString().slice(0, 10);
      return date ? [{ name, date }] : [];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** By when a request is answered: after the promised hours, or on the next working day where that moment falls on a day
 * on which the office is closed, at the same time of day.
 * @param at when the request came */
export function answerBy(at: Date): { due: Date; isMoved: boolean } {
  const due = new Date(at.getTime() + answerHours * hour);
  const first = due.getTime();
  for (let days = 0; days < 14; days += 1) {
    const moved = new Date(first + days * 24 * hour);
    if (calendarDay(moved).hours) return { due: moved, isMoved: days > 0 };
  }
  return { due, isMoved: false };
}

/** The promise in words, for the end of a sentence: "within 24 hours", "by Monday, November 23". */
export function answerPromise(at: Date): string {
  const { due, isMoved } = answerBy(at);
  if (!isMoved) return `within ${answerHours} hours`;
  const day = { timeZone: businessTimeZone, weekday: "long", month: "long", day: "numeric" } as const;
  return `by ${new Intl.DateTimeFormat("en-US", day).format(due)}`;
}
