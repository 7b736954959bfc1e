import { businessTimeZone } from "@site/company/hours";

const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: businessTimeZone,
});

/** A moment as the staff reads it, in the showroom's time: "Nov 21, 2026, 7:31 AM". @param at ISO 8601 or a date */
export const momentText = (at: string | Date): string => format.format(new Date(at));
