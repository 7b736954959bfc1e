interface RememberOptions {
  /** How long an answer is given again without asking, ms. */
  fresh: number;
  /** How soon the source is asked again after it failed, while the last good answer stands in, ms. */
  retry: number;
  /** The clock, ms. */
  now?: () => number;
}

/** Keeps the last good answer of a slow source for the life of the process: one question at a time, none while the
 * answer is fresh, and the old answer when the source fails.
 * @returns a function that gives the answer, and rejects with the source's error only when there has never been one */
export function remember<Value>(
  ask: () => Promise<Value>,
  { fresh, retry, now = Date.now }: RememberOptions,
): () => Promise<Value> {
  let good: { value: Value } | undefined;
  let askAgainAt = 0;
  let running: Promise<Value> | undefined;

  async function refresh(): Promise<Value> {
    try {
      const value = await ask();
      good = { value };
      askAgainAt = now() + fresh;
      return value;
    } catch (error) {
      if (!good) throw error;
      askAgainAt = now() + retry;
      return good.value;
    } finally {
      running = undefined;
    }
  }

  return () => {
    if (good && now() < askAgainAt) return Promise.resolve(good.value);
    running ??= refresh();
    return running;
  };
}
