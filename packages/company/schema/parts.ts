import * as z from "zod";

export const Line = z.string().min(1, "must not be empty");
export const Drawing = z.string().startsWith("/illustrations/");
export const Url = z.url({ protocol: /^https?$/ });
export const Day = z.iso.date("a day such as 2026-11-22");

/** Who of the company said that it is true, and on which day. */
export const Confirmed = z.strictObject({ by: Line, on: Day });
