import { holidays, hours, openingHours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import type { Weekday } from "@site/company/schema";
import { spanish } from "@site/company/spanish";
import { calendarDay, isOpen, nextHoliday, weekdays } from "@site/core/business/calendar";
import { dateFormat } from "@site/core/business/date-format";
import { formatList, withoutAccents } from "../words.ts";
import type { AnswerContext } from "./answer.ts";

const phone = profile.phone;

const days: Readonly<Record<Weekday, string>> = {
  Monday: "lunes",
  Tuesday: "martes",
  Wednesday: "miércoles",
  Thursday: "jueves",
  Friday: "viernes",
  Saturday: "sábado",
  Sunday: "domingo",
};

/** "lunes a viernes 8 AM-6 PM, sábado 9 AM-1 PM, domingo cerrado". */
export const spanishHours = hours.site
  .map(({ label, text }) => {
    const named = label
      .split("-")
      .map((short) => days[weekdays.find((day) => day.startsWith(short)) ?? "Monday"])
      .join(" a ");
    return `${named} ${text.replace("closed", "cerrado")}`;
  })
  .join(", ");

const plain = (text: string): string => withoutAccents(text.toLowerCase());

/** Holidays as they are called in Spanish; others go by their English name. */
const feasts: Readonly<Record<string, { words: RegExp; say: string }>> = {
  "New Year's Day": { words: /\bano nuevo\b|\b(?:primero|1o?) de enero\b/, say: "Año Nuevo" },
  "Memorial Day": { words: /\bmemorial\b/, say: "Memorial Day" },
  "Independence Day": { words: /\b4 de julio\b|\bcuatro de julio\b|\bindependencia\b/, say: "el 4 de julio" },
  "Labor Day": { words: /\blabor day\b|\bdia del trabajo\b/, say: "Labor Day" },
  Thanksgiving: { words: /\baccion de gracias\b|\bthanksgiving\b|\bdia del pavo\b/, say: "Acción de Gracias" },
  "Christmas Day": { words: /\bnavidad\b|\bchristmas\b|\b25 de diciembre\b/, say: "Navidad" },
};

const otherFeasts =
  /\b(?:dias? festivos?|feriados?|holidays?|nochebuena|24 de diciembre|viernes santo|semana santa|pascua|31 de diciembre)\b/;

const isFeast = (name: string, text: string): boolean =>
  feasts[name]?.words.test(text) || text.includes(name.toLowerCase());

/** Whether a question names a holiday. */
export const namesFeast = (message: string): boolean => {
  // "El viernes después de Thanksgiving" is another day.
  const text = plain(message).replace(/\b(?:despues|antes) del? (?:dia de )?(?:\S+ de \S+|\S+)/g, " ");
  return (
    otherFeasts.test(text) ||
    [...Object.keys(feasts), ...holidays.map(({ name }) => name)].some((name) => isFeast(name, text))
  );
};

const dateOf = (date: Date): string =>
  dateFormat("es-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }).format(date);

/** Whether the office is open on a holiday, by the company's calendar. */
export function spanishHolidays({ text, now }: AnswerContext): readonly string[] {
  const named = holidays.find(({ name }) => isFeast(name, plain(text)));
  const date = named && nextHoliday(named.name, now);
  if (named && date)
    return [
      `No, en ${(feasts[named.name]?.say ?? named.name).replace(/^el /, "el día ")} está cerrado (${dateOf(date)}). Los demás días atendemos en el horario de siempre: ${spanishHours}.`,
      `Ese día no abrimos. Puede dejar aquí su mensaje, o llamar otro día al ${phone}.`,
    ];
  const closed = formatList(
    holidays.map(({ name }) => feasts[name]?.say ?? name),
    { word: "y", comma: "" },
  );
  return [
    holidays.length > 0
      ? `Los festivos en que cerramos son ${closed}. De otra fecha no le puedo asegurar; confírmela en el ${phone}.`
      : `Los días festivos no están publicados; por favor llame al ${phone}. El horario normal es: ${spanishHours}.`,
  ];
}

const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? "AM" : "PM"}`;
};

function dayIn(text: string, now: Date): Weekday | undefined {
  const today = calendarDay(now).weekday;
  const other = text.replace(/\blunes a (?:viernes|sabado)\b/g, " ");
  const named = weekdays.findLast((day) => new RegExp(`\\b${plain(days[day])}s?\\b`).test(other));
  if (named) return named;
  if (/\bhoy\b|\bahorita\b|\bahora\b/.test(text)) return today;
  if (/(?<!(?:la|de|por) )\bmanana\b/.test(text)) return weekdays[(weekdays.indexOf(today) + 1) % 7];
  return undefined;
}

const weekendText = (): string =>
  (["Saturday", "Sunday"] as const)
    .map((day) => dayText(day).replace(/\.$/, ""))
    .join("; ")
    .concat(".");

function dayText(day: Weekday): string {
  const open = openingHours[day];
  if (!open) return `El ${days[day]} está cerrado.`;
  return `El ${days[day]} abrimos de ${clock(open.opens)} a ${clock(open.closes)}.`;
}

const noteOf = (day: Weekday): string | undefined => spanish.dayNotes?.[day]?.replace("{phone}", phone);

/** "Salgo a las 12": until when that leaves time on a day. */
function afterWork(text: string, day: Weekday): string | undefined {
  const found = /\bsal(?:go|imos|e) (?:\w+ ){0,2}a las? (\d{1,2})\b/.exec(text)?.[1];
  const open = openingHours[day];
  if (!found || !open || /\bentre semana\b|\blunes a viernes\b/.test(text)) return undefined;
  const hour = Number(found) < 7 ? Number(found) + 12 : Number(found);
  return hour * 60 < open.closes
    ? `Si sale a las ${found}, alcanza a llegar o llamar antes de las ${clock(open.closes)}.`
    : `Si sale a las ${found}, ya estará cerrado; deje aquí su número y le llaman en horario de oficina.`;
}

const nowText = (text: string, now: Date): string | undefined =>
  /\b(?:hoy|ahorita|ahora)\b/.test(text)
    ? isOpen(now)
      ? "Sí, ahora mismo está abierto."
      : "En este momento está cerrado."
    : undefined;

/** Opening hours for the day that a question names, or all of them. */
export function spanishHoursReply(context: AnswerContext): readonly string[] {
  if (namesFeast(context.text)) return spanishHolidays(context);
  const { now } = context;
  const text = plain(context.text);
  const day = dayIn(text, now);
  if (day) {
    const isClosed = openingHours[day] === undefined;
    const rest = isClosed
      ? `Atendemos ${spanishHours}. Puede dejar aquí su mensaje y la oficina lo ve al abrir.`
      : noteOf(day);
    return [
      [nowText(text, now), dayText(day), afterWork(text, day), rest].filter(Boolean).join(" "),
      `${dayText(day).replace(/\.$/, "")}, y para no venir en balde puede llamar antes al ${phone}.`,
    ];
  }
  if (/\bfin(?:es)? de semana\b/.test(text)) return [weekendText(), `Sábado y domingo así: ${weekendText()}`];
  return [
    `Nuestro horario es: ${spanishHours}. ${isOpen(now) ? "Ahora mismo está abierto." : "Ahora mismo está cerrado."}`,
    `Atendemos ${spanishHours}; el teléfono es ${phone}.`,
  ];
}
