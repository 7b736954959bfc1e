import { formatDeadline } from "../business/answer-deadline.ts";
import type { Context } from "../context.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { quietUntil } from "./quiet-hours.ts";

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
