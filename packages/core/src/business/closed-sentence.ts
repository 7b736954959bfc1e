import { formatDay } from "./date-format.ts";
import type { Closing } from "./opening-hours.ts";

const locales = { en: "en-US", es: "es-US" } as const;

/** That the company is closed on some days; empty for none. */
export const closedSentences = (days: readonly Closing[], language: keyof typeof locales = "en"): string =>
  days
    .map(({ date, name }) => {
      const day = formatDay(date, "long", locales[language]);
      return language === "es" ? `El ${day} está cerrado (${name}).` : `We are closed on ${day} (${name}).`;
    })
    .join(" ");
