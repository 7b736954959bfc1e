import { join } from "node:path";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { Postponed, Undeliverable } from "../email/mail.ts";
import { ConfigurationError, type Settings } from "../settings.ts";
import type { Clock } from "../store/clock.ts";
import { newId } from "../store/ids.ts";
import { writeFileAtomic } from "../store/write-file-atomic.ts";
import type { SendSms, Sms } from "./sms.ts";

/** How long a service that failed several times is left alone, ms. */
const rest = 60_000;

/** Puts a text into the folder of the mails as a file that anybody reads. */
async function sendToOutbox(folder: string, { to, body }: Sms): Promise<string> {
  const id = newId();
  await writeFileAtomic(join(folder, `${id}.txt`), `To: ${to}\n\n${body}\n`);
  return id;
}

async function createService(settings: Settings): Promise<SendSms> {
  const { sms } = settings;
  if (!sms) throw new ConfigurationError("TEXT_FROM is not set");
  if (sms.service === "outbox") return (text) => sendToOutbox(sms.folder, text);
  if (sms.service === "twilio") return (await import("./twilio.ts")).createTwilio(sms, settings.publicUrl);
  return (await import("./end-user-messaging.ts")).createEndUserMessaging(settings, sms);
}

/** The way that texts take: to the outbox folder where one is configured, else through the stage's service. */
export function createSmsSender(settings: Settings, now: Clock): SendSms {
  let service: Promise<SendSms> | undefined;
  const circuit = createCircuitBreaker({
    threshold: 3,
    rest,
    now: () => now().getTime(),
    refusal: () => new Postponed("the text service failed a moment ago"),
    isOutage: (error) => !(error instanceof Undeliverable),
  });
  return async (text) => {
    circuit.check();
    service ??= createService(settings);
    const send = await service;
    return circuit.watch(() => send(text));
  };
}
