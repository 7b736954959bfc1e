import { businessTimeZone } from "@site/company/hours";
import { dateFormat } from "./date-format.ts";

const parts = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** A moment as the staff reads it, in the showroom's time wherever they are: "Nov 21, 2026, 7:31 AM".
 * @param at ISO 8601 or a date */
export const formatMoment = (at: string | Date): string =>
  dateFormat("en-US", { ...parts, timeZone: businessTimeZone }).format(new Date(at));

/** The same with its zone, for what is signed: "Nov 21, 2026, 7:31 AM EST". */
export const formatMomentWithZone = (at: string | Date): string =>
  dateFormat("en-US", { ...parts, timeZone: businessTimeZone, timeZoneName: "short" }).format(new Date(at));
