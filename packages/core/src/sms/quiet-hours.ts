import { businessTimeZone } from "@site/company/hours";
import { formatDeadline } from "../business/answer-deadline.ts";
import { instantAt, localTime, nextDate } from "../business/local-time.ts";
import type { Context } from "../context.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { findTimeZones } from "./area-code-zones.ts";

/** Minutes of a day between which texts go out. */
const textingHours = { from: 8 * 60, to: 21 * 60 };

function nightUntil(at: Date, zone: string): Date {
  const { date, minutes } = localTime(at, zone);
  if (minutes >= textingHours.from && minutes < textingHours.to) return at;
  return instantAt(minutes < textingHours.from ? date : nextDate(date), textingHours.from, zone);
}

/** When the quiet hours of an instant end; undefined when it lies in none. They are those of the company and those where the
 * phone is from, by its area code: a text wakes nobody at 5 AM because it is 8 AM at the office.
 * @param number in E.164 */
export function quietUntil(at: Date, number = ""): Date | undefined {
  const morning = [businessTimeZone, ...findTimeZones(number)].reduce(nightUntil, at);
  // Where one night ends, another may have begun; of days of 13 hours some are common to any zones.
  return morning === at ? undefined : (quietUntil(morning, number) ?? morning);
}

/** When the first text goes to somebody who left no address, "Monday, November 30 at 8:00 AM"; undefined where it went, goes
 * at once, or none goes. */
export function describeWaitingSms(
  { settings, now }: Context,
  { smsOptIn, email, notices, phoneE164 }: Readonly<Record<string, unknown>>,
): string | undefined {
  const isWaiting = settings.sms && smsOptIn && !email && !("text" in Object(notices));
  const morning = isWaiting ? quietUntil(now(), getNonEmptyString(phoneE164)) : undefined;
  return morning && formatDeadline(morning);
}
