import type { AnswerTime, Holiday, HoursRow, OpeningHours, VisitRules, Weekday } from "../schema.ts";

export const businessTimeZone = "America/Chicago";

export const hours = {
  site: [
    { label: "Mon-Thu", text: "7:30 AM-5 PM" },
    { label: "Fri", text: "7:30 AM-3 PM" },
    { label: "Sat-Sun", text: "closed" },
  ],
  contact: [
    { label: "Mon-Thu", text: "7:30-5" },
    { label: "Fri", text: "7:30-3" },
    { label: "Sat-Sun", text: "closed" },
  ],
} as const satisfies Record<string, readonly HoursRow[]>;

const day = { opens: 7 * 60 + 30, closes: 17 * 60 };

export const openingHours: Record<Weekday, OpeningHours> = {
  Sunday: undefined,
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: { opens: 7 * 60 + 30, closes: 15 * 60 },
  Saturday: undefined,
};

export const holidays: readonly Holiday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Memorial Day", month: 5, weekday: "Monday", nth: -1 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 },
  { name: "Thanksgiving", month: 11, weekday: "Thursday", nth: 4 },
  { name: "Christmas Day", month: 12, day: 25 },
];

export const answerTime: AnswerTime = {
  hours: 48,
  text: "within two working days",
  spanish: "en dos días hábiles",
};

const morning = { from: 8 * 60, to: 12 * 60 };

export const visitRules: VisitRules = {
  windows: { Tuesday: [morning], Wednesday: [morning], Thursday: [morning, { from: 12 * 60, to: 16 * 60 }] },
  capacity: 1,
  leadDays: 2,
  aheadDays: 28,
  isInstant: true,
};
