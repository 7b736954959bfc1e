import { businessTimeZone } from "@site/company/hours";

const options = { dateStyle: "medium", timeStyle: "short", timeZone: businessTimeZone } as const;

// Made at its first use: its data would be a part of every form's cold start.
let format: Intl.DateTimeFormat | undefined;

/** A moment as the staff reads it, in the showroom's time: "Nov 21, 2026, 7:31 AM". @param at ISO 8601 or a date */
export function momentText(at: string | Date): string {
  format ??= new Intl.DateTimeFormat("en-US", options);
  return format.format(new Date(at));
}
