import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { Postponed } from "../email/mail.ts";
import { ConfigurationError, type Settings } from "../settings.ts";
import type { Clock } from "../store/clock.ts";
import { toSeconds } from "../store/expiry.ts";

export interface WebhookEvent {
  /** The same on every attempt: by it a receiver recognises what it already has. */
  id: string;
  type: `${string}.${"created" | "updated"}`;
  /** When it happened, ISO 8601. */
  at: string;
  data: object;
}

/** Reports an event. @returns the event's id @throws Error when every attempt failed; the caller keeps it for later */
export type SendEvent = (event: WebhookEvent) => Promise<string>;

const attempts = 3;
const attemptTimeout = 3000;

/** How long a receiver that failed is left alone, ms. */
const rest = 60_000;

/** Back-off before attempt 2 and 3, ms; half of it random, so that many events don't come back at one moment. */
const pause = (attempt: number): number => 250 * 2 ** attempt * (0.5 + Math.random() / 2);

/** HMAC-SHA256 of "timestamp.body": a receiver recomputes it and refuses old timestamps, so nothing can be replayed. */
export const sign = (secret: string, timestamp: string, body: string): string =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

async function post(url: string, secret: string, { id }: WebhookEvent, body: string, now: Date): Promise<void> {
  const timestamp = String(toSeconds(now));
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(attemptTimeout),
    headers: {
      "content-type": "application/json",
      "x-event-id": id,
      "x-timestamp": timestamp,
      "x-signature": `sha256=${sign(secret, timestamp, body)}`,
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

async function send({ webhook }: Settings, event: WebhookEvent, now: Clock): Promise<string> {
  if (!webhook) throw new Error("WEBHOOK_URL is not set");
  const { url, secret } = webhook;
  if (!secret) throw new ConfigurationError("WEBHOOK_URL is set without WEBHOOK_SECRET");
  const body = JSON.stringify(event);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await post(url, secret, event, body, now());
      return event.id;
    } catch (error) {
      if (attempt === attempts) throw error;
      await setTimeout(pause(attempt - 1));
    }
  }
}

/** The way to the configured webhook, which is asked three times at most. A receiver that is away does not hold back
 * everybody's mail: after a failure events are put off at once for a minute, then one of them tries again. */
export function createWebhookSender(settings: Settings, now: Clock): SendEvent {
  const circuit = createCircuitBreaker({
    threshold: 1,
    rest,
    now: () => now().getTime(),
    refusal: () => new Postponed("the webhook failed a moment ago"),
  });
  return async (event) => {
    circuit.check();
    return circuit.watch(() => send(settings, event, now));
  };
}
