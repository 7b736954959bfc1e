import { profile } from "@site/company/profile";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Settings } from "../settings.ts";
import type { Mail } from "./mail.ts";
import { sender } from "./recipients.ts";

/** The raw message (RFC 5322) with text and HTML as alternatives. Nothing is fetched or read from disk for it. */
export function toMime({ origin: _origin, unsubscribe, ...mail }: Mail, settings: Settings): Promise<Buffer> {
  return new MailComposer({
    ...mail,
    to: [...mail.to],
    from: { name: profile.company, address: sender(settings) },
    // Out-of-office replies to a confirmation help nobody.
    headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe ? { "List-Unsubscribe": `<${unsubscribe}>` } : {}) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
