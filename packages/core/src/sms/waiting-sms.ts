import { formatDeadline } from "../business/answer-deadline.ts";
import type { Context } from "../context.ts";
import { quietUntil } from "./quiet-hours.ts";

/** When the first text goes to somebody who left no address, "Monday, November 30 at 8:00 AM"; undefined where it went, goes
 * at once, or none goes. */
export function describeWaitingSms(
  { settings, now }: Context,
  { smsOptIn, email, notices }: Readonly<Record<string, unknown>>,
): string | undefined {
  const morning = settings.sms && smsOptIn && !email && !("text" in Object(notices)) ? quietUntil(now()) : undefined;
  return morning && formatDeadline(morning);
}
