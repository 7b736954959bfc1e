import type { Settings } from "../settings.ts";
import type { Clock } from "../store/clock.ts";
import type { Mail } from "./mail.ts";

export type SendMail = (mail: Mail) => Promise<string>;

/** The way that mails take: to the outbox folder where one is configured, else through Amazon SES. */
export function createMailer(settings: Settings, now: Clock): SendMail {
  let ses: Promise<SendMail> | undefined;
  return async (mail) => {
    if (settings.outboxDir) {
      const { sendToOutbox } = await import("./outbox.ts");
      return sendToOutbox(settings.outboxDir, mail, settings);
    }
    ses ??= import("./ses.ts").then(({ createSesSender }) => createSesSender(settings, now));
    return (await ses)(mail);
  };
}
