import { day } from "../business/durations.ts";

const units = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["week", 7 * day],
  ["day", day],
] as const;

const relativeTime = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** How long ago a review was written, in Google's coarse steps: "3 days ago", "2 weeks ago", "5 months ago".
 * @param publishedAt ISO 8601
 * @returns undefined for a time to come and for what is no time */
export function formatAge(publishedAt: string, now: Date): string | undefined {
  const age = Number(now) - Date.parse(publishedAt);
  if (!(age >= 0)) return undefined;
  const [unit, length] = units.find(([, each]) => age >= each) ?? [];
  return unit ? relativeTime.format(-Math.floor(age / length), unit) : "today";
}
