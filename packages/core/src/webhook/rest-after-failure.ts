import { Postponed } from "../email/mail.ts";
import type { Clock } from "../store/clock.ts";
import type { SendEvent } from "./send-event.ts";

/** Time for which a receiver that failed is not asked, ms. */
const pause = 60_000;

/** Keeps one receiver that is away from holding back everybody's mail: after a failure events are put off at once for a
 * minute, then one of them tries again. What is put off waits for the sweeper. */
export function restAfterFailure(send: SendEvent, clock: Clock): SendEvent {
  const now = () => clock().getTime();
  let restsUntil = 0;
  return async (event) => {
    if (now() < restsUntil) throw new Postponed("the webhook failed a moment ago");
    const isTrial = restsUntil > 0;
    if (isTrial) restsUntil = now() + pause;
    try {
      const id = await send(event);
      restsUntil = 0;
      return id;
    } catch (error) {
      restsUntil = now() + pause;
      throw error;
    }
  };
}
