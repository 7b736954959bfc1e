import { env } from "../env.ts";
import type { Mail } from "./mail.ts";

export type SendMail = (mail: Mail) => Promise<string>;

/** Sends a mail: to the outbox folder where one is configured, else through Amazon SES. @returns the supplier's message id */
export const sendMail: SendMail = async (mail) => {
  if (env.outboxDir) {
    const { sendToOutbox } = await import("./outbox.ts");
    return sendToOutbox(env.outboxDir, mail);
  }
  const { sendBySes } = await import("./ses.ts");
  return sendBySes(mail);
};
