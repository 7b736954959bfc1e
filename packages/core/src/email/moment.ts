import { businessTimeZone } from "@site/company/hours";
import { dateFormat } from "../business/date-format.ts";

const options = { dateStyle: "medium", timeStyle: "short", timeZone: businessTimeZone } as const;

/** A moment as the staff reads it, in the showroom's time: "Nov 21, 2026, 7:31 AM". @param at ISO 8601 or a date */
export function momentText(at: string | Date): string {
  return dateFormat("en-US", options).format(new Date(at));
}
