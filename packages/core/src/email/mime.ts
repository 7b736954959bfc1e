import { profile } from "@site/company/profile";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Settings } from "../settings.ts";
import type { Mail } from "./mail.ts";
import { sender } from "./recipients.ts";

/** The Message-ID of a mail that was sent before. Amazon SES puts its own in place of ours, at a host of its region. */
function messageIdOf(id: string, settings: Settings): string {
  const { region } = settings.aws;
  const ofSes = `${region === "us-east-1" ? "email" : region}.amazonses.com`;
  return `<${id}@${settings.outboxDir ? sender(settings).split("@")[1] : ofSes}>`;
}

/** The raw message (RFC 5322) with text and HTML as alternatives. Nothing is fetched or read from disk for it.
 * @param id of a mail that no supplier gives its own */
export function toMime(
  { origin, unsubscribe, isOneClick, follows = [], ...mail }: Mail<string>,
  settings: Settings,
  id?: string,
): Promise<Buffer> {
  const before = follows.map((each) => messageIdOf(each, settings));
  // Out-of-office replies to a confirmation help nobody; what a person wrote is answered, and helpdesks take it.
  const isMachines = origin?.notice !== "reply";
  return new MailComposer({
    ...mail,
    ...(id ? { messageId: messageIdOf(id, settings) } : {}),
    ...(before.length > 0 ? { inReplyTo: before.at(-1), references: before } : {}),
    to: [...mail.to],
    from: { name: profile.company, address: sender(settings) },
    headers: {
      ...(isMachines ? { "Auto-Submitted": "auto-generated" } : {}),
      ...(unsubscribe ? { "List-Unsubscribe": `<${unsubscribe}>` } : {}),
      ...(unsubscribe && isOneClick ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
