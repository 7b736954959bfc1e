import { businessTimeZone } from "@site/company/hours";

// Made at its first use: on a server its data would be a part of every page's cold start.
let long: Intl.DateTimeFormat | undefined;

/** "September 14, 2026" for an ISO date or time; a date without a time is that day everywhere. */
export function longDate(iso: string): string {
  long ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: businessTimeZone });
  return long.format(new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso));
}
