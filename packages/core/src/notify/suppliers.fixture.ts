import type { Mail } from "../email/mail.ts";
import type { Sms } from "../sms/sms.ts";
import type { WebhookEvent } from "../webhook/send-event.ts";

/** Suppliers for tests, which keep what they were given. While `isDown` answers true for something it is refused.
 * @param isDown asked for every mail and event */
export function buildSuppliers(isDown: (sent: Mail | Sms | WebhookEvent) => boolean = () => false) {
  const mails: Mail[] = [];
  const events: WebhookEvent[] = [];
  const texts: Sms[] = [];
  const keep = <Sent extends Mail | Sms | WebhookEvent>(kept: Sent[], sent: Sent): string => {
    if (isDown(sent)) throw new Error("454 temporarily unavailable");
    kept.push(sent);
    return `message-${kept.length}`;
  };
  return {
    mails,
    texts,
    events,
    sendSms: async (text: Sms) => keep(texts, text),
    sendMail: async (mail: Mail) => keep(mails, mail),
    sendEvent: async (event: WebhookEvent) => keep(events, event),
  };
}
