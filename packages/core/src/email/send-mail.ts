import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { Clock } from "../store/clock.ts";
import { newId } from "../store/ids.ts";
import { writeFileAtomic } from "../store/write-file-atomic.ts";
import type { Mail } from "./mail.ts";

export type SendMail = (mail: Mail) => Promise<string>;

/** Puts a mail into a folder as an .eml file that any mail program opens; sorted by name is sorted by time. @returns its id */
async function sendToOutbox(folder: string, mail: Mail, settings: Settings): Promise<string> {
  const { toMime } = await import("./mime.ts");
  const id = newId();
  await writeFileAtomic(join(folder, `${id}.eml`), await toMime(mail, settings, id));
  return id;
}

/** The way that mails take: to the outbox folder where one is configured, else through Amazon SES. */
export function createMailer(settings: Settings, now: Clock): SendMail {
  let ses: Promise<SendMail> | undefined;
  return async (mail) => {
    if (settings.outboxDir) return sendToOutbox(settings.outboxDir, mail, settings);
    ses ??= import("./ses.ts").then(({ createSesSender }) => createSesSender(settings, now));
    return (await ses)(mail);
  };
}
