import { businessTimeZone } from "@site/company/hours";
import { dateFormat } from "@site/core/business/date-format";

/** "September 14, 2026" for an ISO date or time; a date without a time is that day everywhere. */
export function longDate(iso: string): string {
  const long = dateFormat("en-US", { dateStyle: "long", timeZone: businessTimeZone });
  return long.format(new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso));
}
