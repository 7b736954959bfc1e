import { createCircuitBreaker } from "../circuit-breaker.ts";
import { Postponed } from "../email/mail.ts";
import type { Clock } from "../store/clock.ts";
import type { SendEvent } from "./send-event.ts";

/** Time for which a receiver that failed is not asked, ms. */
const pause = 60_000;

/** Keeps one receiver that is away from holding back everybody's mail: after a failure events are put off at once for a
 * minute, then one of them tries again. What is put off waits for the sweeper. */
export function restAfterFailure(send: SendEvent, clock: Clock): SendEvent {
  const circuit = createCircuitBreaker({
    threshold: 1,
    rest: pause,
    now: () => clock().getTime(),
    refusal: () => new Postponed("the webhook failed a moment ago"),
  });
  return async (event) => {
    circuit.check();
    return circuit.watch(() => send(event));
  };
}
