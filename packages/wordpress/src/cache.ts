import { ProviderFailure } from "./failure.ts";
import type { Outcome } from "./outcome.ts";

/** Ages in ms. A minute is what an editor waits; a day is how long an outage of the provider goes unseen. */
export const cacheTimes = { fresh: 60_000, missing: 30_000, failed: 15_000, stale: 86_400_000 } as const;

const capacity = 16 * 1024 * 1024;

interface Entry<Value> {
  outcome: Outcome<Value>;
  at: number;
  freshUntil: number;
  size: number;
}

export interface ContentCache<Value> {
  /** The value of a key: from memory while it is fresh; an old one at once while a new one is read; an old one up to a
   * day when reading fails. However many ask, one reads.
   * @param read undefined when there is no such thing; throws ProviderFailure */
  load(key: string, read: () => Promise<Value | undefined>): Promise<Outcome<Value>>;
}

/** A memory of answers for one kind of content, least recently used first out. */
export function createCache<Value>(now: () => number = Date.now): ContentCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const flights = new Map<string, Promise<Outcome<Value>>>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function keep(key: string, outcome: Outcome<Value>, freshFor: number, at = now()): Outcome<Value> {
    drop(key);
    const size = key.length + JSON.stringify(outcome).length;
    entries.set(key, { outcome, at, freshUntil: now() + freshFor, size });
    total += size;
    for (const oldest of entries.keys()) {
      if (total <= capacity) break;
      drop(oldest);
    }
    return outcome;
  }

  /** The found value of a key, when it is not older than a day. */
  function usable(key: string): Entry<Value> | undefined {
    const entry = entries.get(key);
    return entry?.outcome.status === "found" && now() - entry.at < cacheTimes.stale ? entry : undefined;
  }

  async function read(key: string, source: () => Promise<Value | undefined>): Promise<Outcome<Value>> {
    try {
      const value = await source();
      if (value === undefined) return keep(key, { status: "missing" }, cacheTimes.missing);
      return keep(key, { status: "found", value }, cacheTimes.fresh);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      const old = usable(key);
      if (old) return keep(key, old.outcome, cacheTimes.failed, old.at);
      return keep(key, { status: "unavailable", failure: error }, cacheTimes.failed);
    }
  }

  function fly(key: string, source: () => Promise<Value | undefined>): Promise<Outcome<Value>> {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = read(key, source).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return {
    async load(key, source) {
      const entry = entries.get(key);
      if (entry && now() < entry.freshUntil) {
        entries.delete(key);
        entries.set(key, entry);
        return entry.outcome;
      }
      const flight = fly(key, source);
      const old = usable(key);
      if (!old) return flight;
      // Its failures are values; anything else is a defect, which the next cold read will show.
      flight.catch(() => {});
      return old.outcome;
    },
  };
}
