import type { Closing } from "./calendar.ts";
import { dateFormat } from "./date-format.ts";

const locales = { en: "en-US", es: "es-US" } as const;

/** A date of the office in words: "Friday, November 27". @param date at midnight UTC */
const closedDay = (date: Date, language: keyof typeof locales = "en"): string =>
  dateFormat(locales[language], {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(date);

/** That the company is closed on some days; empty for none. */
export const closedSentences = (days: readonly Closing[], language: keyof typeof locales = "en"): string =>
  days
    .map(({ date, name }) => {
      const day = closedDay(new Date(`${date}T00:00:00Z`), language);
      return language === "es" ? `El ${day} está cerrado (${name}).` : `We are closed on ${day} (${name}).`;
    })
    .join(" ");
