import { chatWords } from "@site/company/chat-answers";
import { holidays, hours, openingHours } from "@site/company/hours";
import type { Holiday, Weekday } from "@site/company/schema";
import { calendarDay, comingClosings, isOpen, nextFeast, officeDay, weekdays } from "@site/core/business/calendar";
import { closedSentences } from "@site/core/business/closed-sentence";
import { dateFormat } from "@site/core/business/date-format";
import { formatList } from "../words.ts";
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

const hourWords =
  /\b(?:[01]?\d(?::?[0-5]\d)? ?(?:a\.?m|p\.?m)|[01]?\d:[0-5]\d|[1-9][0-5]\d|(?:at|till|til|until|after|before|around|by) [01]?\d(?:ish)?|[1-9]ish|noon|lunch(?:time)?)\b/i;

/** Whether some words name a day or an hour at which somebody may come. */
export const namesHour = (text: string): boolean => dayIn(text, new Date(0)) !== undefined || hourWords.test(text);

/** Whether some words name a day, a time or a feast, or ask for one. */
export const namesTime = (text: string): boolean =>
  dayIn(text, new Date(0)) !== undefined ||
  hourWords.test(text) ||
  feastIn(text) !== undefined ||
  /\bwhat (?:time|hours?)\b|\b(?:day (?:after|before)|weekends?|weekdays?|evenings?|mornings?|lunch|later|early|late)\b/i.test(
    text,
  );

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
const all = `We are open ${officeHours}${closedDays.length > 0 ? `, and closed on ${formatList(closedDays)}` : ""}.`;

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

/** Feasts that people ask about; whether the office is closed on them is the company's calendar's to say. */
const feasts: readonly (readonly [RegExp, Holiday])[] = [
  [/\b(?:christmas|x-?mas) eve\b/i, { name: "Christmas Eve", month: 12, day: 24 }],
  [/\bnew year'?s?'? eve\b|\bnye\b/i, { name: "New Year's Eve", month: 12, day: 31 }],
  [
    /\bblack friday\b|\b(?:day|friday) after (?:thanksgiving|turkey day)\b/i,
    { name: "the day after Thanksgiving", month: 11, weekday: "Friday", nth: 4 },
  ],
  [/\b(?:columbus|indigenous people'?s'?)(?: day)?\b/i, { name: "Columbus Day", month: 10, weekday: "Monday", nth: 2 }],
  [/\bveteran'?s'? day\b/i, { name: "Veterans Day", month: 11, day: 11 }],
  [/\b(?:mlk|martin luther king)\b/i, { name: "Martin Luther King Day", month: 1, weekday: "Monday", nth: 3 }],
  [/\bpresident'?s'? day\b/i, { name: "Presidents' Day", month: 2, weekday: "Monday", nth: 3 }],
  [/\bjuneteenth\b/i, { name: "Juneteenth", month: 6, day: 19 }],
  [/\bhalloween\b/i, { name: "Halloween", month: 10, day: 31 }],
  [/\bmother'?s'? day\b/i, { name: "Mother's Day", month: 5, weekday: "Sunday", nth: 2 }],
  [/\bfather'?s'? day\b/i, { name: "Father's Day", month: 6, weekday: "Sunday", nth: 3 }],
  [
    /\b(?:4th|fourth) of july\b|\bjuly (?:4th|4|fourth)\b|\bindependence day\b/i,
    { name: "Independence Day", month: 7, day: 4 },
  ],
  [/\b(?:christmas|x-?mas)\b/i, { name: "Christmas Day", month: 12, day: 25 }],
  [/\bnew year'?s?'?\b/i, { name: "New Year's Day", month: 1, day: 1 }],
  [/\bturkey day\b|\bthanksgiving\b/i, { name: "Thanksgiving", month: 11, weekday: "Thursday", nth: 4 }],
  [/\bmemorial day\b/i, { name: "Memorial Day", month: 5, weekday: "Monday", nth: -1 }],
  [/\blabou?r day\b/i, { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 }],
];

/** The feast that some words name: the company's own holidays first. */
function feastIn(text: string): Holiday | undefined {
  const lower = text.toLowerCase();
  const general = feasts.find(([words]) => words.test(text))?.[1];
  return general ?? holidays.find(({ name }) => lower.includes(name.toLowerCase()));
}

const dateWords = (date: Date): string =>
  dateFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }).format(date);

/** The day after Thanksgiving is no fourth Friday when November begins on one. */
const dayOfFeast = (feast: Holiday, now: Date): Date | undefined => {
  if (feast.weekday !== "Friday") return nextFeast(feast, now);
  const date = nextFeast({ name: feast.name, month: 11, weekday: "Thursday", nth: 4 }, now);
  return date && new Date(date.getTime() + 24 * 60 * 60 * 1000);
};

/** What is said of a feast that a question names, by the company's own calendar; undefined where none is named. */
export function holidayReply({ text, now }: AnswerContext): readonly string[] | undefined {
  const feast = feastIn(text);
  const date = feast && dayOfFeast(feast, now);
  if (!feast || !date) return undefined;
  const { hours: open, holiday, weekday } = officeDay(date);
  if (holiday)
    return [
      `No, we are closed on ${holiday}, ${dateWords(date)}. On the other days our usual hours apply.`,
      `No, we are closed on ${holiday}. The office at ${phone} answers on other days.`,
    ];
  const own = /^the /.test(feast.name) ? "The day after Thanksgiving" : feast.name;
  return open
    ? [
        `${own} (${dateWords(date)}) is not on our list of closed days, so we should be open ${clockTime(open.opens)} to ${clockTime(open.closes)} as on any ${weekday}. To be certain call ${phone} before you come.`,
        `As far as our calendar says we are open on ${feast.name}; ${phone} can confirm it.`,
      ]
    : [
        `${own} is ${dateWords(date)}, and we are closed on ${weekday}. We are open ${officeHours}.`,
        `No, we are closed that day. The office at ${phone} answers on other days.`,
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

/** What is said of a wish that names only days of the week on which the office is closed. */
export function closedWish(times = ""): string | undefined {
  const days = weekdays.filter((day) => times.includes(day));
  const isShut = days.length > 0 && days.every((day) => openingHours[day] === undefined);
  return isShut
    ? `The office is closed on ${formatList(days.map((day) => `${day}s`))}, so it may be another day.`
    : undefined;
}
