import { chatWords } from "@site/company/chat-answers";
import { holidays, hours, openingHours } from "@site/company/hours";
import type { Weekday } from "@site/company/schema";
import { calendarDay, comingClosings, isOpen, nextHoliday, weekdays } from "@site/core/business/calendar";
import { closedDay, closedSentences } from "@site/core/business/closed-sentence";
import { enumerated } from "../words.ts";
import { type AnswerContext, officeHours, phone } from "./answer.ts";

const after = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 1) % 7] ?? "Monday";

/** The day that a question is about: named, or today or tomorrow. */
function dayIn(text: string, now: Date): Weekday | undefined {
  const lower = text.toLowerCase();
  if (/\b(?:today|tonight|right now|rn|this (?:morning|afternoon|evening))\b/.test(lower))
    return calendarDay(now).weekday;
  if (/\b(?:tomorrow|tmrw|tomorow)\b/.test(lower)) return after(calendarDay(now).weekday);
  return weekdays.find((day) => {
    const short = day.slice(0, 3).toLowerCase();
    return new RegExp(
      `\\b(?:${day.toLowerCase()}s?|${short}s?|${short === "thu" ? "thurs|thur" : short === "tue" ? "tues" : short === "wed" ? "weds" : short === "sat" ? "satur\\w*|sater\\w*" : short})\\b`,
    ).test(lower);
  });
}

/** Minutes after midnight of a time in a question; "545" and "5:45" are in the afternoon when nothing else is said. */
function timeIn(text: string): number | undefined {
  const found = /\b(\d{1,2})(?::?(\d{2}))?\s*(a\.?m|p\.?m)?\b/i.exec(text.replace(/24\s*\/\s*7/g, ""));
  if (!found) return /\bnoon\b/i.test(text) ? 12 * 60 : undefined;
  const [hour, minute, half] = [Number(found[1]), Number(found[2] ?? 0), found[3]?.toLowerCase()];
  if (hour > 23 || minute > 59) return undefined;
  const isAfternoon = half ? half.startsWith("p") && hour < 12 : hour >= 1 && hour < 7;
  return ((half?.startsWith("a") && hour === 12 ? 0 : hour) + (isAfternoon ? 12 : 0)) * 60 + minute;
}

const clockTime = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${hour % 12 === 0 ? 12 : hour % 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""} ${hour < 12 ? "AM" : "PM"}`;
};

const withPhone = (text: string): string => text.replace("{phone}", phone);

const ofDay = (day: Weekday): string =>
  openingHours[day] ? `${day} we close at ${clockTime(openingHours[day].closes)}` : `${day} we are closed`;
const weekend =
  openingHours.Saturday || openingHours.Sunday
    ? `${ofDay("Saturday")}, and ${ofDay("Sunday")}.`
    : "Saturday and Sunday we are closed.";

const longDays: Readonly<Record<string, string>> = { "Mon-Fri": "Weekdays" };
const longDay = (label: string): string =>
  longDays[label] ??
  label
    .split("-")
    .map((short) => weekdays.find((day) => day.startsWith(short)) ?? short)
    .join(" to ");
const inShort = hours.site.map(({ label, text }) => `${longDay(label)} ${text}`).join(", ");

const closedDays = [...weekdays.slice(1), weekdays[0]].filter((day) => !openingHours[day]);
const all = `We are open ${officeHours}${closedDays.length > 0 ? `, and closed on ${enumerated(closedDays)}` : ""}.`;

function dayReply(day: Weekday, time: number | undefined): string {
  const open = openingHours[day];
  if (!open) return `We are closed on ${day}. We are open ${officeHours}.`;
  const span = `from ${clockTime(open.opens)} to ${clockTime(open.closes)}`;
  const ownDay = chatWords.days[day];
  if (time === undefined) return ownDay ? withPhone(ownDay.day) : `${day} we are open ${span}.`;
  if (time >= open.opens && time < open.closes)
    return `Yes, at ${clockTime(time)} we are still open on ${day}: we close at ${clockTime(open.closes)}. ${open.closes - time <= 60 ? `It is close to closing, so a call ahead to ${phone} makes sure somebody has time for you.` : ""}`.trim();
  if (ownDay) return withPhone(ownDay.doubt).replace("{time}", clockTime(time));
  return time < open.opens
    ? `Not yet at ${clockTime(time)}: on ${day} we are open ${span}.`
    : `No, at ${clockTime(time)} we are closed: on ${day} we are open ${span}.`;
}

/** What is said of a holiday that a question names; undefined for a day that the company's calendar does not list. */
export function holidayReply({ text, now }: AnswerContext): readonly string[] | undefined {
  const lower = text.toLowerCase();
  const named = holidays.find(({ name }) =>
    lower.includes(
      name
        .toLowerCase()
        .replace(/ day$|'s/g, "")
        .trim(),
    ),
  );
  const date = named && nextHoliday(named.name, now);
  if (!named || !date) return undefined;
  return [
    `We are closed on ${named.name}, ${closedDay(date)}. On the other days our usual hours apply.`,
    `No, we are closed on ${named.name}. The office at ${phone} answers on other days.`,
  ];
}

/** What is said of a day that the staff closed; undefined for any other day. */
function closingReply({ text, now }: AnswerContext, day: Weekday | undefined): readonly string[] | undefined {
  const lower = text.toLowerCase();
  const within = new Set(comingClosings(now, 6));
  const asked = comingClosings(now).filter(
    (each) => lower.includes(each.name.toLowerCase()) || (within.has(each) && isOn(each.date, day)),
  );
  return asked.length > 0 ? [`${closedSentences(asked)} On the other days we are open ${officeHours}.`] : undefined;
}

const isOn = (date: string, day: Weekday | undefined): boolean =>
  weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] === day;

/** What is said to a question about opening hours, for the day and time that it names, and of the days that the staff
 * closed. */
export function hoursReply(context: AnswerContext): readonly string[] {
  const { text, now } = context;
  const ofClosing = closingReply(context, dayIn(text, now));
  if (ofClosing) return ofClosing;
  const closings = closedSentences(comingClosings(now, 31));
  return usualReply(context).map((wording) => (closings ? `${wording} ${closings}` : wording));
}

function usualReply(context: AnswerContext): readonly string[] {
  const { text, now } = context;
  const ofHoliday = holidayReply(context);
  if (ofHoliday) return ofHoliday;
  const day = dayIn(text, now);
  const time = timeIn(text);
  const isNow = /\b(?:right now|rn|now|currently|still open|open today|today)\b/i.test(text);
  if (isNow && time === undefined)
    return [
      `${isOpen(now) ? "Yes, we are open right now." : "We are closed right now."} ${all}`,
      `${isOpen(now) ? "We are open now." : "Not at the moment."} ${dayReply(calendarDay(now).weekday, undefined)}`,
    ];
  if (day) return [dayReply(day, time), `${dayReply(day, time)} If in doubt, call ${phone}.`];
  if (time !== undefined && /\d/.test(text)) {
    const weekday = dayReply("Monday", time);
    return [/\bno\b|closed/i.test(weekday) ? weekday : `${weekday} ${weekend}`];
  }
  return [
    `${all} ${chatWords.hoursNote ? `${chatWords.hoursNote} ` : ""}${isOpen(now) ? "We are open right now." : "We are closed right now."}`,
    `${inShort}. The phone is ${phone}.`,
  ];
}
