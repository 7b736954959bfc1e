import type { Context } from "./context.ts";
import { defineEntity } from "./store/define-entity.ts";
import { toSeconds } from "./store/expiry.ts";
import { entityNames, primaryKey } from "./store/table.ts";

/** How many writes a client sent in one span of time; also that an SMS was answered. Deleted by its expiry time. */
export const rateCounters = defineEntity(entityNames.rateCounter, {
  attributes: {
    client: { type: "string", required: true },
    /** Start of the span, Unix seconds. */
    span: { type: "number", required: true },
    count: { type: "number", required: true },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byClient: primaryKey(["client", "span"], []) },
});

interface RateLimit {
  count: number;
  /** Length of a span. */
  seconds: number;
}

const tenMinutes = 10 * 60;

/** How many writes of one kind a client may send in one span; each kind is counted apart. What API Gateway and the firewall
 * let through of all clients together is in stacks/settings.ts. */
export const rateLimits = {
  /** Forms of one address; a family stays far below. */
  form: { count: 20, seconds: tenMinutes },
  /** Whoever asks for an estimate in a home show's network must not be refused for its entries. */
  entry: { count: 20, seconds: tenMinutes },
  chat: { count: 10, seconds: 60 },
  card: { count: 20, seconds: tenMinutes },
  /** Turns by a model. */
  model: { count: 60, seconds: 24 * 60 * 60 },
  /** A visitor reads, corrects, mistypes a code; a program guesses. */
  "request-page": { count: 40, seconds: tenMinutes },
  /** Guessing is hopeless; this keeps it cheap. */
  "request-page-read": { count: 120, seconds: tenMinutes },
  /** Six photos, each sent again and again on a bad connection. */
  upload: { count: 120, seconds: tenMinutes },
  "stop-mails": { count: 40, seconds: tenMinutes },
  /** Codes that one mailbox or number of a visitor gets, whoever asks. */
  "visitor-address": { count: 5, seconds: 15 * 60 },
  /** Codes that one address of the staff gets, whoever asks. */
  "staff-address": { count: 5, seconds: 15 * 60 },
  /** Tries to sign in. */
  staff: { count: 30, seconds: tenMinutes },
  /** Mails to the staff about one record: a program may write on its page as well. */
  "quarantined-mail": { count: 10, seconds: 24 * 60 * 60 },
  /** Some hundred pages, and a household or a home show behind one address. */
  "page-views": { count: 300, seconds: tenMinutes },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

export interface Allowance {
  isOverLimit: boolean;
  /** Seconds until the client may write again. */
  retryAfter: number;
}

/** Counts a write of a client with one atomic update and says whether it was one too many. Spans are fixed: at their
 * border a client may send twice the limit, which costs one write a request in place of two.
 * @param client keyed hash of the client's address, or whatever else is counted for itself */
export async function countAgainstLimit(
  { store, now }: Pick<Context, "store" | "now">,
  client: string,
  name: RateLimitName = "form",
): Promise<Allowance> {
  const limit: RateLimit = rateLimits[name];
  const seconds = toSeconds(now());
  const span = seconds - (seconds % limit.seconds);
  const end = span + limit.seconds;
  const { data } = await rateCounters(store)
    .upsert({ client: `${name}-${client}`, span })
    .add({ count: 1 })
    .set({ expiresAt: end })
    .go({ response: "all_new" });
  return { isOverLimit: data.count > limit.count, retryAfter: end - seconds };
}
