import type { Context } from "../context.ts";
import { toSeconds } from "../store/expiry.ts";
import { writeCounters } from "./write-counter-entity.ts";

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
