export interface OpeningHours {
  opens: number;
  closes: number;
}

export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export type Weekday = (typeof weekdays)[number];

export interface HoursRow {
  label: string;
  text: string;
}

/** IANA zone of the showroom: every "open now" and every printed time means this zone. */
export const businessTimeZone = "America/New_York";

/** The two published readings. They differ on Saturday and each stays on its pages; structured
 * data and open/closed checks use `site` only. */
export const hours = {
  site: [
    { label: "Mon-Fri", text: "8 AM-6 PM" },
    { label: "Sat", text: "9 AM-1 PM" },
    { label: "Sun", text: "closed" },
  ],
  contact: [
    { label: "Mon-Fri", text: "8-6" },
    { label: "Sat", text: "9-4" },
    { label: "Sun", text: "closed" },
  ],
} as const satisfies Record<string, readonly HoursRow[]>;

const weekday: OpeningHours = { opens: 8 * 60, closes: 18 * 60 };

export const openingHours: Record<Weekday, OpeningHours | undefined> = {
  Sunday: undefined,
  Monday: weekday,
  Tuesday: weekday,
  Wednesday: weekday,
  Thursday: weekday,
  Friday: weekday,
  Saturday: { opens: 9 * 60, closes: 13 * 60 },
};

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
