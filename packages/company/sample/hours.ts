import type { AnswerTime, Holiday, HoursRow, OpeningHours, VisitRules, Weekday } from "../schema.ts";

/** IANA zone of the showroom: every "open now" and every printed time means this zone. */
export const businessTimeZone = "America/New_York";

/** The two published readings. They differ on Saturday and each stays on its pages. Structured
 * data and open/closed checks read `openingHours`. */
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

const weekday = { opens: 8 * 60, closes: 18 * 60 };

export const openingHours: Record<Weekday, OpeningHours> = {
  Sunday: undefined,
  Monday: weekday,
  Tuesday: weekday,
  Wednesday: weekday,
  Thursday: weekday,
  Friday: weekday,
  Saturday: { opens: 9 * 60, closes: 13 * 60 },
};

/** Days on which the office is closed whatever the weekday; `nth` counts from the end of the month when negative. */
export const holidays: readonly Holiday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Memorial Day", month: 5, weekday: "Monday", nth: -1 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 },
  { name: "Thanksgiving", month: 11, weekday: "Thursday", nth: 4 },
  { name: "Christmas Day", month: 12, day: 25 },
];

/** How soon somebody answers a request, and the same in words. A day on which the office is closed doesn't count. */
export const answerTime: AnswerTime = { hours: 24, text: "within 24 hours", spanish: "en 24 horas" };

const [morning, afternoon] = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 17 * 60 },
];

/** When somebody comes to measure. Offered as wishes: the office confirms one. */
export const visitRules: VisitRules = {
  windows: {
    Monday: [morning, afternoon],
    Tuesday: [morning, afternoon],
    Wednesday: [morning, afternoon],
    Thursday: [morning, afternoon],
    Friday: [morning, afternoon],
    Saturday: [{ from: 9 * 60, to: 13 * 60 }],
  },
  capacity: 2,
  leadDays: 1,
  aheadDays: 21,
  isInstant: false,
};
