import { holidays } from "@site/company/hours";
import type { Holiday, Weekday } from "@site/company/schema";
import { dateAfter, localTime } from "@site/core/business/local-time";
import { nextFeast, officeDay, weekdays } from "@site/core/business/opening-hours";

const monthNames = "january february march april may june july august september october november december".split(" ");
const spanishMonths = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
  " ",
);
const monthWord = [...monthNames, ...spanishMonths, ...monthNames.map((name) => name.slice(0, 3)), "sept"].join("|");
const dayForms = [
  "sundays?|domingos?|(?<!the )sund?",
  "mondays?|lunes|mond?",
  "tuesdays?|martes|tues?",
  "wednesdays?|miercoles|weds?",
  "thursdays?|jueves|thu(?:rs?)?",
  "fridays?|viernes|frid?",
  "satur?days?|saterdays?|sabados?|(?<!(?:i|we|he|she|it|has) )sat(?! (?:down|on|in|for|there|around))",
].map((forms) => new RegExp(`\\b(?:${forms})\\b`));

const thanksgiving = { month: 11, weekday: "Thursday", nth: 4 } as const;
/** Feasts that people ask about, whether the company keeps them or not. */
const feasts: readonly (readonly [RegExp, Holiday, daysAfter?: number])[] = [
  [
    /\bblack friday\b|\b(?:day|friday) after (?:thanksgiving|turkey day)\b|despues de (?:thanksgiving|accion de gracias)/,
    { name: "the day after Thanksgiving", ...thanksgiving },
    1,
  ],
  [/\bday before thanksgiving\b|\bthanksgiving eve\b/, { name: "the day before Thanksgiving", ...thanksgiving }, -1],
  [/\bday after new year'?s?\b/, { name: "the day after New Year's Day", month: 1, day: 2 }],
  [/\bday after (?:christmas|x-?mas)\b/, { name: "the day after Christmas", month: 12, day: 26 }],
  [/\bthanksgiving\b|\bturkey day\b|accion de gracias/, { name: "Thanksgiving", ...thanksgiving }],
  [/\b(?:christmas|x-?mas) eve\b|nochebuena/, { name: "Christmas Eve", month: 12, day: 24 }],
  [/\b(?:christmas|x-?mas)\b|navidad/, { name: "Christmas Day", month: 12, day: 25 }],
  [/\bnew year'?s?'? eve\b|\bnye\b|fin de ano/, { name: "New Year's Eve", month: 12, day: 31 }],
  [/\bnew year'?s?'?\b|ano nuevo/, { name: "New Year's Day", month: 1, day: 1 }],
  [/\bmemorial day\b/, { name: "Memorial Day", month: 5, weekday: "Monday", nth: -1 }],
  [/\b(?:4th|fourth) of july\b|\bindependence day\b/, { name: "Independence Day", month: 7, day: 4 }],
  [/\blabou?r day\b|dia del trabajo/, { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 }],
  [/\b(?:mlk|martin luther)\b/, { name: "Martin Luther King Day", month: 1, weekday: "Monday", nth: 3 }],
  [/\bpresident'?s'? day\b/, { name: "Presidents' Day", month: 2, weekday: "Monday", nth: 3 }],
  [/\bveteran'?s'? day\b/, { name: "Veterans Day", month: 11, day: 11 }],
  [/\b(?:columbus|indigenous)\b/, { name: "Columbus Day", month: 10, weekday: "Monday", nth: 2 }],
  [/\bjuneteenth\b/, { name: "Juneteenth", month: 6, day: 19 }],
  [/\bhalloween\b/, { name: "Halloween", month: 10, day: 31 }],
  [/\beaster\b|pascua/, { name: "Easter", month: 0 }],
];

const pad = (value: number): string => String(value).padStart(2, "0");
export const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** The next day of a month, from today on; none for a day that the month has not. */
function findNextDate(month: number, day: number, today: string, year?: number): string | undefined {
  const first = Number(today.slice(0, 4));
  const years = year ? [year] : [first, first + 1];
  const dates = years.map((each) => `${each}-${pad(month)}-${pad(day)}`);
  return dates.find(
    (date) => !Number.isNaN(Date.parse(date)) && utc(date).getUTCDate() === day && (year || date >= today),
  );
}

function feastDate(feast: Holiday, shift: number, now: Date): string | undefined {
  // Asked for on that very day: what it is told by may lie behind.
  const from = new Date(now.getTime() - Math.max(0, shift) * 24 * 60 * 60 * 1000);
  const date = nextFeast(feast, from)?.toISOString().slice(0, 10);
  return date && dateAfter(date, shift);
}

export interface NamedDay {
  date: string;
  /** How it was called, where that is no day of the week: "Christmas Day", "today". */
  name?: string | undefined;
  /** Asked for by the name of the holiday. */
  isFeast?: true | undefined;
  /** "Saturdays": any such day, and not the next one. */
  isUsual?: true | undefined;
}

function feastIn(text: string, now: Date): NamedDay | undefined {
  const [, feast, shift = 0] = feasts.find(([pattern]) => pattern.test(text)) ?? [];
  const own = feast ?? holidays.find(({ name }) => text.includes(name.toLowerCase()));
  const date = own && feastDate(own, shift, now);
  return date ? { date, name: own.name, isFeast: true } : undefined;
}

const parseMonth = (word: string): number => {
  const spanishAt = spanishMonths.indexOf(word);
  return (spanishAt >= 0 ? spanishAt : monthNames.findIndex((name) => name.startsWith(word.slice(0, 3)))) + 1;
};

/** "Dec 25", "25th of December", "el 25 de diciembre", "12/25/2026": month, day and year. */
const dateForms = [
  new RegExp(`\\b(?<month>${monthWord})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year>20\\d\\d))?`, "g"),
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?(?<month>${monthWord})\\b(?:,? (?:de )?(?<year>20\\d\\d))?`,
    "g",
  ),
  /(?<![\d/])(?<month>1[0-2]|0?[1-9])\/(?<day>3[01]|[12]\d|0?[1-9])(?:\/(?<year>(?:20)?\d\d))?(?![\d/])/g,
];

const dayOfMonth =
  /\b(?:on|for|till?|until|before|after) the (3[01]|[12]?\d)(?:st|nd|rd|th)(?=[^\w\s]|$| (?:which|at|around|in the|if|is|or|and|with|maybe|please)\b)/g;

/** "On the 24th": the next one. */
function findNextOfMonth(day: number, today: string): string | undefined {
  const month = Number(today.slice(5, 7));
  const dates = [0, 1, 2].flatMap((later) => findNextDate(((month - 1 + later) % 12) + 1, day, today) ?? []);
  return dates.toSorted()[0];
}

/** The days that some words name by a feast or a date. @param text in lower case, without accents */
export function findDates(text: string, now: Date): NamedDay[] {
  const today = localTime(now).date;
  const ofMonth = [...text.matchAll(dayOfMonth)].flatMap(([, day]) => findNextOfMonth(Number(day), today) ?? []);
  const feast = feastIn(text, now);
  if (feast && ofMonth.length === 0) return [feast];
  const dates = dateForms.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups: { month = "", day, year } = {} }) => {
      const at = /\d/.test(month) ? Number(month) : parseMonth(month);
      const full = year && Number(year.length === 2 ? `20${year}` : year);
      return findNextDate(at, Number(day), today, full || undefined) ?? [];
    }),
  );
  return [...new Set([...dates, ...ofMonth])].map((date) => ({ date, name: officeDay(date).holiday }));
}

const ofToday =
  /\b(?:today|tonite|tonight|right now|rn|this (?:morning|afternoon|evening)|hoy|ahorita|ahora|still open)\b/;
const ofTomorrow = /\b(?:tomorrow|tmrw|tmr|tomorow|tomarrow|(?<!\b(?:la|de|por) )manana)\b/;
const ofWeekend = /\bweek ?ends?\b|fines? de semana/;

/** The days of the week that are named, as the next ones. */
function weekdaysIn(text: string, today: string): NamedDay[] {
  const week = Array.from({ length: 7 }, (_, index) => dateAfter(today, index));
  const named: Weekday[] = [
    ...weekdays.filter((_, index) => dayForms[index]?.test(text)),
    ...(ofWeekend.test(text) ? (["Saturday", "Sunday"] as const) : []),
  ];
  return [...new Set(named)].map((day) => ({
    date: week.find((each) => weekdays[utc(each).getUTCDay()] === day) ?? today,
    isUsual: new RegExp(`\\b(?:${day.toLowerCase()}s|weekends|los \\w+s)\\b`).test(text) || undefined,
  }));
}

/** The days that some words name, by the calendar of now: feasts, dates, today and tomorrow, days of the week.
 * @param text in lower case, without accents */
export function findDays(text: string, now: Date): NamedDay[] {
  const today = localTime(now).date;
  const dates = findDates(text, now);
  if (dates.length > 0) return dates;
  if (/\bday after tomorrow\b|pasado manana/.test(text)) return [{ date: dateAfter(today, 2) }];
  const near: NamedDay[] = [
    ...(ofToday.test(text) ? [{ date: today, name: "today" }] : []),
    ...(ofTomorrow.test(text) ? [{ date: dateAfter(today, 1), name: "tomorrow" }] : []),
  ];
  const others = weekdaysIn(text, today).filter(({ date }) => !near.some((each) => each.date === date));
  return [...near, ...others];
}

/** A visitor who tells when they get up or leave for work means the morning. */
const ofMorning =
  /\b(?:(?:leave|leaving|go|going|head) (?:for|to) (?:work|school)|before (?:work|school)|(?:get|wake) up|al trabajo)\b/;

/** Minutes after midnight that a question names: "545", "5:45", "2ish" are in the afternoon when nothing else is said. */
export function findTime(text: string): number | undefined {
  if (/\bnoon\b|\bmediodia\b/.test(text)) return 12 * 60;
  const rest = [/24\s*\/\s*7/g, ...dateForms, /\b(?:since|from) \d+|\b\d+(?:st|nd|rd|th)\b/g].reduce(
    (left, form) => left.replace(form, ""),
    text,
  );
  const found =
    /(?<![\d$])(\d{1,2})(?::?([0-5]\d))?(?:ish)? ?(a\.?m|p\.?m|(?:at |in the )?(?:night|evening|morning)|tonight)?(?![\d/]| \d\/\d| ?(?:windows?|doors?|days?|weeks?|hours?|hrs?|min|yrs?|years?))/.exec(
      rest,
    );
  const [hour, minute, half] = [Number(found?.[1]), Number(found?.[2] ?? 0), found?.[3]];
  if (!found || hour > 23) return undefined;
  const isMorning = half !== undefined && /^a\.?m|morning/.test(half);
  // Twelve at night is the end of the day.
  const isMidnight = hour === 12 && half !== undefined && /night/.test(half);
  const isAfternoon = half ? !isMorning && (hour < 12 || isMidnight) : hour >= 1 && hour < 8 && !ofMorning.test(text);
  return ((isMorning && hour === 12 ? 0 : hour) + (isAfternoon ? 12 : 0)) * 60 + minute;
}
