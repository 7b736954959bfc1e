import * as z from "zod";
import { Line } from "./parts.ts";

const Weekday = z.enum(["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);
export type Weekday = z.output<typeof Weekday>;

const minutes = z
  .int()
  .min(0)
  .max(24 * 60);

export const OpeningHours = z.strictObject({ opens: minutes, closes: minutes }).optional();
export type OpeningHours = z.output<typeof OpeningHours>;

export const Holiday = z
  .strictObject({
    name: Line,
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31).optional(),
    weekday: Weekday.optional(),
    nth: z.int().min(-1).max(5).optional(),
  })
  .refine(({ day, weekday, nth }) => (day === undefined) === (weekday !== undefined && nth !== undefined), {
    error: "a holiday has a day, or a weekday and which of the month it is",
  });
export type Holiday = z.output<typeof Holiday>;

export const HoursRow = z.strictObject({ label: Line, text: Line });
export type HoursRow = z.output<typeof HoursRow>;

/** How soon a request is answered, and the same at the end of a sentence: "within 24 hours", "en 24 horas". */
export const AnswerTime = z.strictObject({ hours: z.int().min(1), text: Line, spanish: Line });
export type AnswerTime = z.output<typeof AnswerTime>;

/** A part of a day, in minutes after midnight at the company's clock. */
const DaySpan = z
  .strictObject({ from: minutes, to: minutes })
  .refine(({ from, to }) => from < to, { error: "a window ends after it begins" });

/** When somebody comes to look at a project: the windows of each weekday, how many visits one takes, how many open days lie
 * between asking and the first one, and how many days ahead they are offered. Without `isInstant` the staff confirm. */
export const VisitRules = z.strictObject({
  windows: z.partialRecord(Weekday, z.array(DaySpan)),
  capacity: z.int().min(1).max(20),
  leadDays: z.int().min(0).max(30),
  aheadDays: z.int().min(1).max(90),
  isInstant: z.boolean(),
});
export type VisitRules = z.output<typeof VisitRules>;

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
};

export const TimeZone = z
  .string()
  .refine(isTimeZone, { error: "a zone of the tz database, such as America/Chicago", abort: true });
