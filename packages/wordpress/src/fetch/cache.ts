import { withTimeout } from "@site/core/with-timeout";
import { catchFailure, type FetchResult, ProviderFailure } from "./failure.ts";

/** Ages in ms. Up to `servedWhileReading` an old value is given while a new one is read, later only when reading takes longer
 * than `longestWait`; a day is how long an outage of the provider goes unseen. */
export const cacheTimes = {
  fresh: 60_000,
  servedWhileReading: 120_000,
  longestWait: 2500,
  missing: 30_000,
  failed: 15_000,
  stale: 86_400_000,
} as const;

const capacity = 16 * 1024 * 1024;

interface Entry<Value> {
  result: FetchResult<Value>;
  at: number;
  freshUntil: number;
  size: number;
}

interface PendingRead<Value> {
  at: number;
  result: Promise<FetchResult<Value>>;
}

export interface ContentCache<Value> {
  /** The value of a key: from memory while it is fresh; one that is little older at once while a new one is read; an
   * old one up to a day when reading fails or stalls. However many ask, one reads.
   * @param read undefined when there is no such thing; throws ProviderFailure */
  load(key: string, read: () => Promise<Value | undefined>): Promise<FetchResult<Value>>;
  /** When the value that is given for a key was read, ms since 1970; undefined where none is given. */
  readAt(key: string): number | undefined;
  /** Forgets what began to be read before a time, for good: no outage brings it back. */
  forget(isMeant: (key: string) => boolean, before: number): void;
}

type FoundResult<Value> = Extract<FetchResult<Value>, { status: "found" }>;

/** What was read, how long it is fresh, ms, and when it began to be read. */
interface Reading<Value> {
  result: FetchResult<Value>;
  freshFor: number;
  at: number;
}

/** A memory of answers for one kind of content, least recently used first out.
 * @param isPartial tells a value of which a part failed: it takes the place of no whole one, and is soon read again */
export function createCache<Value>(
  now: () => number = Date.now,
  isPartial: (value: Value) => boolean = () => false,
): ContentCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const pendingReads = new Map<string, PendingRead<Value>>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function keep(key: string, { result, freshFor, at }: Reading<Value>): void {
    drop(key);
    const size = key.length + JSON.stringify(result).length;
    entries.set(key, { result, at, freshUntil: now() + freshFor, size });
    total += size;
    for (const oldest of entries.keys()) {
      if (total <= capacity) break;
      drop(oldest);
    }
  }

  /** The found value of a key, when it is not older than a day. */
  function findUsable(key: string): { result: FoundResult<Value>; at: number } | undefined {
    const { result, at = 0 } = entries.get(key) ?? {};
    return result?.status === "found" && now() - at < cacheTimes.stale ? { result, at } : undefined;
  }

  const findUsableWhole = (key: string) => {
    const entry = findUsable(key);
    return entry && !isPartial(entry.result.value) ? entry : undefined;
  };

  async function read(key: string, source: () => Promise<Value | undefined>, at: number): Promise<Reading<Value>> {
    const value = await catchFailure(source());
    if (value === undefined) return { result: { status: "missing" }, freshFor: cacheTimes.missing, at };
    if (value instanceof ProviderFailure) {
      const last = findUsable(key) ?? { result: { status: "unavailable", failure: value }, at };
      // One for which nobody was asked needs not be remembered.
      return { ...last, freshFor: value.kind === "open" ? 0 : cacheTimes.failed };
    }
    const found = { result: { status: "found", value }, at } as const;
    if (!isPartial(value)) return { ...found, freshFor: cacheTimes.fresh };
    return { ...(findUsableWhole(key) ?? found), freshFor: cacheTimes.failed };
  }

  function startRead(key: string, source: () => Promise<Value | undefined>): Promise<FetchResult<Value>> {
    const pending = pendingReads.get(key);
    if (pending) return pending.result;
    const started: PendingRead<Value> = { at: now(), result: Promise.resolve().then(finish) };
    const isAwaited = () => pendingReads.get(key) === started;
    async function finish() {
      try {
        const reading = await read(key, source, started.at);
        // What was forgotten meanwhile is answered to those who waited and not kept.
        if (isAwaited()) keep(key, reading);
        return reading.result;
      } finally {
        if (isAwaited()) pendingReads.delete(key);
      }
    }
    pendingReads.set(key, started);
    return started.result;
  }

  return {
    async load(key, source) {
      const entry = entries.get(key);
      if (entry && now() < entry.freshUntil) {
        entries.delete(key);
        entries.set(key, entry);
        return entry.result;
      }
      const reading = startRead(key, source);
      const old = findUsableWhole(key);
      if (!old) return reading;
      if (now() - old.at >= cacheTimes.servedWhileReading)
        return withTimeout(reading, cacheTimes.longestWait, () => old.result);
      // Its failures are values; anything else is a defect, which the next cold read will show.
      reading.catch(() => {});
      return old.result;
    },
    readAt: (key) => findUsable(key)?.at,
    forget(isMeant, before) {
      for (const [key, { at }] of entries) if (at < before && isMeant(key)) drop(key);
      for (const [key, { at }] of pendingReads) if (at < before && isMeant(key)) pendingReads.delete(key);
    },
  };
}
