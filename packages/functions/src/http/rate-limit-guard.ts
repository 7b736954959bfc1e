import { profile } from "@site/company/profile";
import { AppError } from "@site/core/contract/errors";
import { type Allowance, countAgainstLimit, type RateLimitName } from "@site/core/rate-limit";
import { withTimeout } from "@site/core/with-timeout";
import type { HandlerContext } from "../context.ts";
import type { ApiEvent, Middleware } from "./api.ts";
import { clientHash } from "./client-address.ts";

/** The limiter may cost a visitor this much, ms; then the form is open. */
const timeoutMs = 300;

export interface RateLimitOptions {
  /** Whether a client over the limit is noted and not refused, asked at each request. */
  isLenient?: (context: HandlerContext) => boolean;
  /** That of all forms together unless stated. */
  limit?: RateLimitName;
  count?: (client: string) => Promise<Allowance>;
}

/** @returns undefined when the counter fails or stalls: a limiter that is away must not cost a lead */
async function countOrIgnore(
  { settings }: HandlerContext,
  event: ApiEvent,
  count: (client: string) => Promise<Allowance>,
): Promise<Allowance | undefined> {
  try {
    return await withTimeout(count(clientHash(settings, event)), timeoutMs, () => undefined);
  } catch {
    return undefined;
  }
}

/** Counts a request of a client, by a hash of its address.
 * @throws AppError throttled (429) for the 21st form within ten minutes, or what is one too many by another limit */
export async function checkRate(
  context: HandlerContext,
  event: ApiEvent,
  { isLenient = () => false, limit, count = (client) => countAgainstLimit(context, client, limit) }: RateLimitOptions,
): Promise<void> {
  if (context.settings.isRateLimitOff) return;
  const allowance = await countOrIgnore(context, event, count);
  event.limiter = allowance ? "ok" : "unavailable";
  if (!allowance?.isOverLimit) return;
  event.isOverLimit = true;
  if (isLenient(context)) return;
  throw new AppError(
    "throttled",
    `We received many requests from you in a short time. Please wait a few minutes or call us at ${profile.phone}.`,
    { retryAfter: allowance.retryAfter },
  );
}

/** The middleware of `checkRate`.
 * @throws ConfigurationError at each request to a deployed function whose limit is switched off */
export const rateLimit = (context: HandlerContext, options: RateLimitOptions): Middleware => ({
  before: ({ event }) => checkRate(context, event, options),
});
