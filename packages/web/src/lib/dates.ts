const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/New_York" });

/** "September 14, 2026" for an ISO date or time; a date without a time is that day everywhere. */
export function longDate(iso: string): string {
  return long.format(new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso));
}
