import { answerTime, businessTimeZone } from "@site/company/hours";
import { profile } from "@site/company/profile";
import type { OpeningHours } from "@site/company/schema";
import { dateFormat, formatDay } from "./date-format.ts";
import { hour } from "./durations.ts";
import { dateAfter, instantAt, localTime, nextDate } from "./local-time.ts";
import { officeDay } from "./opening-hours.ts";

/** How many days ahead a working day is looked for: the staff can close a hundred, and a company may
 * open on one a week. */
const farthest = 2 * 366;

/** Minutes that the staff have from opening, where an answer falls due before it. */
const firstThing = 2 * 60;

const hoursOf = (date: string): OpeningHours => officeDay(date).hours;

interface WorkingDay {
  date: string;
  open: NonNullable<OpeningHours>;
}

/** The first day from one on on which the office is open; undefined where none is in sight. */
function findWorkingDay(from: string): WorkingDay | undefined {
  let date = from;
  for (let days = 0; !hoursOf(date) && days < farthest; days += 1) date = nextDate(date);
  const open = hoursOf(date);
  return open && { date, open };
}

const getFirstThing = ({ date, open }: WorkingDay): Date =>
  instantAt(date, Math.min(open.opens + firstThing, open.closes));

/** What is due outside the hours of a working day: at its end, or before it begins at the end of the day before. Where
 * that has passed when the request comes, or that day was closed: first thing on the day that is next to open. */
function withinHours({ date, open }: WorkingDay, isEarly: boolean, at: Date) {
  const evening = isEarly ? { date: dateAfter(date, -1), open: hoursOf(dateAfter(date, -1)) } : { date, open };
  const due = evening.open && instantAt(evening.date, evening.open.closes);
  if (due && due > at) return { due, isMoved: false };
  const next = isEarly ? { date, open } : findWorkingDay(nextDate(date));
  return next && { due: getFirstThing(next), isMoved: true };
}

/** By when a request is answered: after the promised hours, or on the next working day where that moment falls on a day
 * on which the office is closed, at the same time of day; and always later than it came, at an hour at which somebody is
 * there.
 * @param at when the request came */
export function answerBy(at: Date): { due: Date; isMoved: boolean } {
  const due = new Date(at.getTime() + answerTime.hours * hour);
  const first = localTime(due).date;
  const working = findWorkingDay(first);
  if (!working) return { due, isMoved: false };
  const { date, open } = working;
  const isMoved = date !== first;
  // By the clock at the office, which may be put forward or back until then.
  const minutes = isMoved ? (localTime(at).minutes + answerTime.hours * 60) % (24 * 60) : localTime(due).minutes;
  if (minutes < open.opens || minutes >= open.closes) {
    const moved = withinHours(working, minutes < open.opens, at) ?? { due, isMoved: false };
    return { due: moved.due, isMoved: isMoved || moved.isMoved };
  }
  return isMoved
    ? { due: new Date(instantAt(date, minutes).getTime() + (at.getTime() % 60_000)), isMoved }
    : { due, isMoved };
}

const promises = {
  en: { text: answerTime.text, locale: "en-US", by: "by" },
  es: { text: answerTime.spanish, locale: "es-US", by: "a más tardar el" },
} as const;

/** The promise in words, for the end of a sentence: "within 24 hours", "by Monday, November 23". */
export function answerPromise(at: Date, language: keyof typeof promises = "en"): string {
  const { due, isMoved } = answerBy(at);
  const { text, locale, by } = promises[language];
  if (!isMoved) return text;
  return `${by} ${formatDay(localTime(due).date, "long", locale)}`;
}

export interface Promised {
  createdAt: string;
  /** When somebody released what had been held back. */
  releasedAt?: string | undefined;
}

/** From when on an answer is waited for: nobody sees what is held back. */
export const countsFrom = ({ createdAt, releasedAt = createdAt }: Promised): Date => new Date(releasedAt);

/** By when a record is answered, by the company's calendar. */
export const responseDueAt = (row: Promised): Date => answerBy(countsFrom(row)).due;

const named = { weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** A moment by which something is promised, at the company's clock: "Monday, November 30 at 10:00 AM". */
export const formatDeadline = (at: Date): string =>
  dateFormat("en-US", { ...named, timeZone: businessTimeZone }).format(at);

/** By when somebody hears from us, or that we are late, in a sentence for them. */
export const describeDeadline = (due: Date, now: Date): string =>
  due > now
    ? `You will hear from us by ${formatDeadline(due)}.`
    : `We meant to answer by ${formatDeadline(due)} and are late. Please call ${profile.phone}, we are sorry.`;
