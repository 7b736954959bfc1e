import { businessTimeZone } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { dateFormat } from "./date-format.ts";

const parts = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** A moment as the staff reads it, in the showroom's time wherever they are: "Nov 21, 2026, 7:31 AM".
 * @param at ISO 8601 or a date */
export const momentText = (at: string | Date): string =>
  dateFormat("en-US", { ...parts, timeZone: businessTimeZone }).format(new Date(at));

/** The same with its zone, for what is signed: "Nov 21, 2026, 7:31 AM EST". */
export const signedMomentText = (at: string | Date): string =>
  dateFormat("en-US", { ...parts, timeZone: businessTimeZone, timeZoneName: "short" }).format(new Date(at));

const named = { weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** A moment by which something is promised, at the company's clock: "Monday, November 30 at 10:00 AM". */
export const promiseText = (at: Date): string =>
  dateFormat("en-US", { ...named, timeZone: businessTimeZone }).format(at);

/** By when somebody hears from us, or that we are late, in a sentence for them. */
export const answerDueText = (due: Date, now: Date): string =>
  due > now
    ? `You will hear from us by ${promiseText(due)}.`
    : `We meant to answer by ${promiseText(due)} and are late. Please call ${profile.phone}, we are sorry.`;
