import { profile } from "@site/company/profile";
import type { Edition } from "@site/company/schema";
import { composeMail, type Mail, type MailTexts } from "../email/mail.ts";
import { momentText } from "../email/moment.ts";
import { staff } from "../email/recipients.ts";
import type { Settings } from "../settings.ts";
import { currentEdition, editionDay } from "./edition.ts";
import type { Entry } from "./record.ts";

/** Confirms an entry. It repeats nothing that was typed in, as that of a lead. */
export function entryConfirmation(entry: Entry, edition: Edition = currentEdition): MailTexts {
  return {
    to: [entry.email],
    replyTo: profile.email,
    subject: `We received your entry - ${edition.title}`,
    paragraphs: [
      `Your entry in the ${edition.title} has been received. Good luck!`,
      `The draw is live at a home show on ${editionDay(edition, edition.drawAt)}. There is nothing else to do: we call the winner.`,
    ],
    facts: [
      ["Received", momentText(entry.createdAt)],
      ["Reference", entry.id],
    ],
    closing: ["No purchase necessary. One entry counts per household; the official rules are on our site."],
  };
}

const listed = 50;

/** Tells the staff of the entries of a while in one mail: a campaign brings thousands. @param from, to ISO 8601 */
export function entryDigest(
  settings: Settings,
  entries: Pick<Entry, "name" | "cityZip" | "projectInterest">[],
  from: string,
  to: string,
): Mail {
  const count = entries.length === 1 ? "1 new giveaway entry" : `${entries.length} new giveaway entries`;
  const rest = entries.length - listed;
  return composeMail({
    to: staff(settings),
    subject: count,
    paragraphs: [
      `${count} from ${momentText(from)} to ${momentText(to)}.`,
      ...entries
        .slice(0, listed)
        .map(({ name, cityZip, projectInterest }) => `${name}, ${cityZip}: ${projectInterest}`),
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ],
  });
}
