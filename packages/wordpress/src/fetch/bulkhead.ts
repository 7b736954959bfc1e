import { EventEmitter, once } from "node:events";
import { createCircuitBreaker } from "@site/core/circuit-breaker";
import { withTimeout } from "@site/core/with-timeout";
import { openTime, ProviderFailure } from "./failure.ts";

interface BulkheadOptions {
  /** WordPress renders 5-19 pages a second; more at once only makes all of them slow. */
  slots?: number;
  now?: () => number;
}

export interface Bulkhead {
  /** Runs a call when a slot is free. @throws ProviderFailure "open" while the provider is left alone */
  run<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** An answer that is too large, or leads elsewhere, is that of a provider that is there. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof ProviderFailure && /^(tooLarge|redirect)$/.test(error.kind));

/** How long others wait for the one that tries for all, ms. */
const trialTime = 1000;

/** At most `slots` calls at once, and none for 15 s after five failures in a row; then one tries for all. */
export function createBulkhead({ slots = 4, now = Date.now }: BulkheadOptions = {}): Bulkhead {
  const waiting = new Set<EventEmitter>();
  const underWay = new Set<Promise<unknown>>();
  let running = 0;
  const refusal = () => new ProviderFailure("open", "The content provider is left alone after failures.");
  const circuit = createCircuitBreaker({ threshold: 5, rest: openTime, now, refusal, isOutage });

  async function waitForSlot(signal: AbortSignal): Promise<void> {
    const turn = new EventEmitter();
    waiting.add(turn);
    await once(turn, "free", { signal }).catch((cause: unknown) => {
      waiting.delete(turn);
      throw new ProviderFailure("timeout", "The content provider was busy for too long.", { cause });
    });
  }

  function leaveSlot(): void {
    const [next] = waiting;
    if (!next) running -= 1;
    else if (waiting.delete(next)) next.emit("free");
  }

  /** The call that tries for all after a rest is waited for: a page needs several calls at once. */
  async function waitForTrial(refused: unknown): Promise<void> {
    if (underWay.size === 0) throw refused;
    const trial = Promise.race(underWay).catch(() => undefined);
    await withTimeout(trial, trialTime, () => undefined);
    circuit.check();
  }

  async function watch<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      circuit.check();
    } catch (refused) {
      await waitForTrial(refused);
    }
    const result = circuit.watch(call);
    underWay.add(result);
    try {
      return await result;
    } finally {
      underWay.delete(result);
    }
  }

  return {
    async run(call, signal) {
      if (running >= slots) await waitForSlot(signal);
      else running += 1;
      try {
        return await watch(call);
      } finally {
        leaveSlot();
      }
    },
  };
}
