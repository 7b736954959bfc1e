import { businessTimeZone, openingHours } from "@site/company/hours";
import type { Weekday } from "@site/company/schema";

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const satisfies readonly Weekday[];

/** Whether the office is open at an instant, by `hours.site`. Daylight saving time is handled by the zone. */
export function isOpen(at: Date): boolean {
  // Not at the module's start: the first time zone costs 15 ms, and every page of the site loads this module.
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: businessTimeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const today = weekdays.find((day) => day === parts.weekday);
  const open = today && openingHours[today];
  const minutes = Number(parts.hour) * 60 + Number(parts.minute);
  return open !== undefined && minutes >= open.opens && minutes < open.closes;
}
