import type { HoursRow, OpeningHours, Weekday } from "@site/company/schema";
import { weekdays } from "@site/core/business/opening-hours";
import { parseHours } from "@site/core/business/parse-hours";
import { type CompanyDiagnostic, diagnose } from "./diagnostic.ts";

/** "Mon-Thu" as days; none for other words. */
function getDays(label: string): Weekday[] {
  const [first, last = first] = label.split(/[-–]/).map((part) => weekdays.findIndex((day) => day.startsWith(part)));
  if (first === undefined || last === undefined || first < 0 || last < 0) return [];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(first + index) % 7] ?? "Sunday");
}

const toText = (hours: OpeningHours): string => (hours ? `${hours.opens}-${hours.closes}` : "closed");

/** Rows of the printed week that say something else than the hours by which the site counts. Other wordings than
 * "Mon-Fri" and "8 AM-5:30 PM" or "closed" are not read. */
export const lintHours = (
  rows: readonly HoursRow[],
  open: Partial<Record<Weekday, OpeningHours>>,
): CompanyDiagnostic[] =>
  rows.flatMap(({ label, text }, index) => {
    const opened = parseHours(text);
    if (!opened && text !== "closed") return [];
    const other = getDays(label).find((day) => toText(open[day]) !== toText(opened));
    return other
      ? [diagnose("hours", `hours.site.${index}`, `says "${text}", and openingHours says something else for ${other}`)]
      : [];
  });
