interface CircuitOptions {
  /** Outages in a row after which nobody asks for a while. */
  threshold: number;
  /** How long nobody asks, ms. */
  rest: number;
  now?: () => number;
  /** What is thrown while nobody asks. */
  refusal: () => Error;
  /** Whether an error says that the other side is away, and not that it answered something else than was hoped for. */
  isOutage?: (error: unknown) => boolean;
}

/** Leaves a service alone that failed several times in a row; after the rest one call tries for all (circuit breaker). */
export interface CircuitBreaker {
  /** @throws the refusal while nobody asks */
  check(): void;
  watch<Result>(call: () => Promise<Result>): Promise<Result>;
}

export function createCircuitBreaker(options: CircuitOptions): CircuitBreaker {
  const { threshold, rest, now = Date.now, refusal, isOutage = () => true } = options;
  let outages = 0;
  let openUntil = 0;
  return {
    check() {
      if (outages < threshold) return;
      if (now() < openUntil) throw refusal();
      openUntil = now() + rest;
    },
    async watch(call) {
      try {
        const result = await call();
        outages = 0;
        return result;
      } catch (error) {
        outages = isOutage(error) ? outages + 1 : 0;
        if (outages === threshold) openUntil = now() + rest;
        throw error;
      }
    },
  };
}
