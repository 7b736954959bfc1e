import type { Context } from "./context.ts";
import { defineEntity } from "./store/define-entity.ts";
import { toSeconds } from "./store/expiry.ts";
import { entityNames, primaryKey } from "./store/table.ts";

/** How many writes a client sent in one span of time; also that an SMS was answered. Deleted by its expiry time. */
export const writeCounters = defineEntity(entityNames.writeCounter, {
  attributes: {
    client: { type: "string", required: true },
    /** Start of the span, Unix seconds. */
    span: { type: "number", required: true },
    count: { type: "number", required: true },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byClient: primaryKey(["client", "span"], []) },
});

/** A client may send this many forms in one span; a family at one address stays far below. */
export const writeLimit: WriteLimit = { name: "form", count: 20, seconds: 10 * 60 };

/** How many writes of one kind a client may send in one span; kinds with another name are counted apart. */
export interface WriteLimit {
  name: string;
  count: number;
  seconds: number;
}

export interface Allowance {
  isOverLimit: boolean;
  /** Seconds until the client may write again. */
  retryAfter: number;
}

/** Counts a write of a client with one atomic update and says whether it was one too many. Spans are fixed: at their
 * border a client may send twice the limit, which costs one write a request in place of two.
 * @param client keyed hash of the client's address */
export async function countWrite(
  { store, now }: Pick<Context, "store" | "now">,
  client: string,
  limit = writeLimit,
): Promise<Allowance> {
  const seconds = toSeconds(now());
  const span = seconds - (seconds % limit.seconds);
  const end = span + limit.seconds;
  const { data } = await writeCounters(store)
    .upsert({ client: `${limit.name}-${client}`, span })
    .add({ count: 1 })
    .set({ expiresAt: end })
    .go({ response: "all_new" });
  return { isOverLimit: data.count > limit.count, retryAfter: end - seconds };
}
