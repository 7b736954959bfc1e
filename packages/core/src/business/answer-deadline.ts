import { answerTime, businessTimeZone } from "@site/company/hours";
import { profile } from "@site/company/profile";
import type { OpeningHours } from "@site/company/schema";
import { dateFormat, formatDay } from "./date-format.ts";
import { hour, minute } from "./durations.ts";
import { dateAfter, instantAt, localTime, nextDate } from "./local-time.ts";
import { officeDay } from "./opening-hours.ts";

/** A working day is looked for as far ahead: the staff can close a hundred, and a company may open on one a week. */
const mostDaysAhead = 2 * 366;

const minutesAfterOpening = 2 * 60;

const hoursOf = (date: string): OpeningHours => officeDay(date).hours;

interface WorkingDay {
  date: string;
  hours: NonNullable<OpeningHours>;
}

/** The first day from one on on which the office is open; undefined where none is in sight. */
function findWorkingDay(from: string): WorkingDay | undefined {
  let date = from;
  for (let days = 0; !hoursOf(date) && days < mostDaysAhead; days += 1) date = nextDate(date);
  const hours = hoursOf(date);
  return hours && { date, hours };
}

const getFirstThing = ({ date, hours }: WorkingDay): Date =>
  instantAt(date, Math.min(hours.opens + minutesAfterOpening, hours.closes));

/** What is due outside the hours of a working day: at its end, or before it begins at the end of the day before. Where
 * that has passed when the request comes, or that day was closed: first thing on the day that is next to open. */
function findWithinHours(day: WorkingDay, isEarly: boolean, at: Date): Date | undefined {
  const evening = isEarly ? dateAfter(day.date, -1) : day.date;
  const hours = hoursOf(evening);
  const due = hours && instantAt(evening, hours.closes);
  if (due && due > at) return due;
  const next = isEarly ? day : findWorkingDay(nextDate(day.date));
  return next && getFirstThing(next);
}

/** The moment nearest to a promised one at which somebody is there; undefined where that one stays. */
function findOfficeMoment(promised: Date, at: Date): Date | undefined {
  const promisedTime = localTime(promised);
  const day = findWorkingDay(promisedTime.date);
  if (!day) return undefined;
  const isLaterDay = day.date !== promisedTime.date;
  // By the clock at the office, which may be put forward or back until then.
  const minutes = isLaterDay ? (localTime(at).minutes + answerTime.hours * 60) % (24 * 60) : promisedTime.minutes;
  const { opens, closes } = day.hours;
  if (minutes < opens || minutes >= closes) return findWithinHours(day, minutes < opens, at);
  const seconds = at.getTime() % minute;
  return isLaterDay ? new Date(instantAt(day.date, minutes).getTime() + seconds) : undefined;
}

/** By when a request is answered: after the promised hours, or on the next working day where that moment falls on a day
 * on which the office is closed, at the same time of day; and always later than it came, at an hour at which somebody is
 * there.
 * @param at when the request came */
export function getAnswerDeadline(at: Date): { due: Date; isMoved: boolean } {
  const promised = new Date(at.getTime() + answerTime.hours * hour);
  const due = findOfficeMoment(promised, at) ?? promised;
  return { due, isMoved: due > promised };
}

const promises = {
  en: { text: answerTime.text, locale: "en-US", by: "by" },
  es: { text: answerTime.spanish, locale: "es-US", by: "a más tardar el" },
} as const;

/** The promise in words, for the end of a sentence: "within 24 hours", "by Monday, November 23". */
export function answerPromise(at: Date, language: keyof typeof promises = "en"): string {
  const { due, isMoved } = getAnswerDeadline(at);
  const { text, locale, by } = promises[language];
  if (!isMoved) return text;
  return `${by} ${formatDay(localTime(due).date, "long", locale)}`;
}

export interface Promised {
  createdAt: string;
  /** When somebody released what had been held back. */
  releasedAt?: string;
}

/** From when on an answer is waited for: nobody sees what is held back. */
export const answerAwaitedSince = ({ createdAt, releasedAt = createdAt }: Promised): Date => new Date(releasedAt);

export const deadlineOf = (row: Promised): Date => getAnswerDeadline(answerAwaitedSince(row)).due;

const deadlineFormat = { weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** A moment by which something is promised, at the company's clock: "Monday, November 30 at 10:00 AM". */
export const formatDeadline = (at: Date): string =>
  dateFormat("en-US", { ...deadlineFormat, timeZone: businessTimeZone }).format(at);

/** By when somebody hears from us, or that we are late, in a sentence for them. */
export const describeDeadline = (due: Date, now: Date): string =>
  due > now
    ? `You will hear from us by ${formatDeadline(due)}.`
    : `We meant to answer by ${formatDeadline(due)} and are late. Please call ${profile.phone}, we are sorry.`;
