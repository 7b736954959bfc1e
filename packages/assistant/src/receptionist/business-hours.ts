import { chatWords } from "@site/company/chat-words";
import { holidays, openingHours } from "@site/company/hours";
import { spanish } from "@site/company/spanish";
import { dateFormat } from "@site/core/business/date-format";
import { formatList } from "@site/core/business/format";
import { localTime } from "@site/core/business/local-time";
import {
  type CalendarDay,
  closedSentences,
  comingClosings,
  formatHour,
  isOpen,
  officeDay,
  weekdays,
} from "@site/core/business/opening-hours";
import type { ChatLanguage } from "@site/core/chat/options";
import { capitalize } from "@site/core/text/capitalize";
import { officeHours, phone, spanishHours } from "../ranking/knowledge-base.ts";
import { findDays, findTime, type NamedDay, utc } from "./named-days.ts";

/** "Thursday, November 26"; with its year when that is another one than now. */
const longDate = (date: string, now: Date, language: ChatLanguage): string =>
  dateFormat(language === "es" ? "es-US" : "en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(utc(date).getUTCFullYear() === now.getUTCFullYear() ? {} : { year: "numeric" }),
    timeZone: "UTC",
  }).format(utc(date));

interface Shown extends Pick<NamedDay, "name" | "isFeast" | "isUsual"> {
  day: CalendarDay;
  /** "Friday, December 25" */
  when: string;
}

function spanishDay({ day, when }: Shown, time: number | undefined): string {
  const { hours, holiday, weekday } = day;
  if (!hours) return `El ${when} está cerrado${holiday ? ` (${holiday})` : ""}.`;
  const span = `de ${formatHour(hours.opens)} a ${formatHour(hours.closes)}`;
  const note = spanish.dayNotes?.[weekday]?.replace("{phone}", phone);
  const isIn = time !== undefined && time >= hours.opens && time < hours.closes;
  if (time !== undefined && !isIn && !note)
    return `A las ${formatHour(time)} está cerrado: el ${when} abrimos ${span}.`;
  return [`${isIn ? "Sí, el" : "El"} ${when} abrimos ${span}.`, note].filter(Boolean).join(" ");
}

const relative: Readonly<Record<string, string>> = { today: "today", tomorrow: "tomorrow" };

/** "on Friday, December 25", "today (Friday, November 27)", "on Saturdays". */
function dayWords({ day, when, name = "", isUsual }: Shown): string {
  if (isUsual) return `on ${day.weekday}s`;
  return name in relative ? `${relative[name]} (${when})` : `on ${when}`;
}

/** What is said of a time on a day on which the office is open. */
function timeText(shown: Shown, { opens, closes }: { opens: number; closes: number }, time: number): string {
  const [on, span] = [dayWords(shown), `from ${formatHour(opens)} to ${formatHour(closes)}`];
  const doubt = chatWords.days[shown.day.weekday]?.doubt;
  if (time < opens || time >= closes)
    return doubt
      ? doubt.replace("{time}", formatHour(time)).replace("{phone}", phone)
      : `At ${formatHour(time)} we are closed: ${on} we are open ${span}.`;
  const isLate = closes - time <= 60;
  const late = isLate
    ? ` That is close to closing, so a call ahead to ${phone} makes sure that somebody has time for you.`
    : "";
  return `Yes, at ${formatHour(time)} we are open: ${on} ${span}.${late}`;
}

function englishDay(shown: Shown, time: number | undefined): string {
  const { day, when, name, isFeast } = shown;
  const { hours, holiday, weekday } = day;
  const on = capitalize(dayWords(shown));
  if (!hours && holiday && isFeast) return `We are closed on ${holiday}, ${when}.`;
  if (!hours) return `${on} we are closed${holiday ? ` (${holiday})` : ""}.`;
  if (time !== undefined) return timeText(shown, hours, time);
  const span = `${formatHour(hours.opens)} to ${formatHour(hours.closes)}`;
  const own = chatWords.days[weekday]?.day.replace("{phone}", phone);
  if (own && name === undefined) return own;
  if (name === undefined || name in relative) return own ? `${on}: ${own}` : `${on} we are open from ${span}.`;
  return `${name.replace(/^the/, "The")} (${when}) is not among the days on which we close, so our usual ${weekday} hours hold: ${span}. A call to ${phone} makes sure.`;
}

const isOfNow = /\b(?:right now|rn|now|currently|still open|open today|anyone there|anybody there|ahorita|ahora)\b/;

const stateText = (now: Date, isSpanish: boolean): string => {
  const open = isOpen(now);
  const { holiday } = officeDay(localTime(now).date);
  return isSpanish
    ? `Ahora mismo está ${open ? "abierto" : "cerrado"}.`
    : `We are ${open ? "open" : "closed"} right now${!open && holiday ? ` (${holiday})` : ""}.`;
};

const closedWeekdays = weekdays.filter((day) => !openingHours[day]);
const weekText = (isSpanish: boolean): string =>
  isSpanish
    ? `Atendemos ${spanishHours}.`
    : `We are open ${officeHours}${closedWeekdays.length > 0 ? `, and closed on ${formatList(closedWeekdays)}` : ""}.`;

const holidayNames = holidays.map(({ name }) => name);
const holidaysText = (isSpanish: boolean): string =>
  isSpanish
    ? `Cerramos en los festivos: ${formatList(holidayNames, { word: "y" })}.`
    : `The holidays on which we are closed are ${formatList(holidayNames)}.`;

/** What is said where no day is named: of the holidays, of a time on any weekday, of now and the week. */
function usualText(text: string, now: Date, language: ChatLanguage): string {
  const isSpanish = language === "es";
  if (/\bholidays?\b|feriados?|festivos?/.test(text) && holidays.length > 0) return holidaysText(isSpanish);
  const time = findTime(text);
  if (time !== undefined && openingHours.Monday) {
    const day: CalendarDay = { weekday: "Monday", holiday: undefined, hours: openingHours.Monday };
    const shown = { day, when: isSpanish ? "lunes" : "weekdays" };
    return `${isSpanish ? spanishDay(shown, time) : englishDay(shown, time)} ${weekText(isSpanish)}`;
  }
  const isNow = isOfNow.test(text);
  const state = stateText(now, isSpanish);
  const closings = closedSentences(comingClosings(now, 31), language);
  const note = isSpanish ? undefined : chatWords.hoursNote;
  return [isNow ? state : "", weekText(isSpanish), note, isNow ? "" : state, closings].filter(Boolean).join(" ");
}

/** What is said to a wish for days on all of which the office is closed. */
export function closedText(text: string, now: Date, language: ChatLanguage): string | undefined {
  const days = findDays(text, now);
  const isShut = days.length > 0 && days.every(({ date, isUsual }) => !isUsual && !officeDay(date).hours);
  return isShut ? hoursText(text, now, language) : undefined;
}

/** What is said to a question about opening hours, for the days and the time that it names, by the one calendar.
 * @param text in lower case, without accents */
export function hoursText(text: string, now: Date, language: ChatLanguage): string {
  const days = findDays(text, now).slice(0, 3);
  if (days.length === 0) return usualText(text, now, language);
  const isSpanish = language === "es";
  const time = days.length === 1 ? findTime(text) : undefined;
  const shown = days.map(({ date, ...named }): Shown => {
    const day = officeDay(date);
    const usual = { ...day, holiday: undefined, hours: openingHours[day.weekday] };
    return { ...named, day: named.isUsual ? usual : day, when: longDate(date, now, language) };
  });
  const parts = shown.map((each) => (isSpanish ? spanishDay(each, time) : englishDay(each, time)));
  const isShut = shown.every(({ day }) => !day.hours);
  const state = isOfNow.test(text) && time === undefined ? stateText(now, isSpanish) : "";
  return [state, ...new Set(parts), isShut ? weekText(isSpanish) : ""].filter(Boolean).join(" ");
}
