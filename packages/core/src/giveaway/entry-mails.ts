import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { formatMoment } from "../business/date-format.ts";
import { currentEdition, formatEditionDay, getWindowState } from "../business/edition.ts";
import { composeMail, type Mail, type MailTexts, renderTemplate } from "../email/mail.ts";
import { greetingOf, staff } from "../email/recipients.ts";
import type { Facts } from "../records/record-fields.ts";
import { buildReference } from "../records/reference.ts";
import type { Settings } from "../settings.ts";
import type { Entry } from "./record.ts";

const texts = visitorMails.entry;

/** Tells the staff what somebody changed of their entry: new ones they read of in a digest. */
export const changedEntryMail = (settings: Settings, { name, email, visitorChanges = [] }: Entry, facts: Facts) =>
  visitorChanges.length > 0
    ? {
        to: staff(settings),
        replyTo: email,
        subject: `Giveaway entry changed: ${name}`,
        paragraphs: ["The visitor changed something of their giveaway entry. This is how it stands now."],
        facts,
      }
    : undefined;

/** Confirms an entry. It repeats nothing that was typed in, as that of a lead. */
export function entryConfirmation(entry: Entry): MailTexts {
  const values = {
    giveaway: currentEdition.title,
    closeDay: formatEditionDay(currentEdition.closesAt),
    drawDay: formatEditionDay(currentEdition.drawAt),
  };
  const isLate = getWindowState(currentEdition, new Date(entry.createdAt)) === "closed";
  return {
    to: [entry.email],
    replyTo: profile.email,
    subject: renderTemplate(texts.subject, values),
    greeting: greetingOf(entry.name),
    paragraphs: (isLate ? texts.late : texts.opening).map((text) => renderTemplate(text, values)),
    facts: [
      ["Received", formatMoment(entry.createdAt)],
      ["Reference", buildReference(entry.id)],
    ],
    closing: [renderTemplate(texts.closing, values)],
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
      `${count} from ${formatMoment(from)} to ${formatMoment(to)}.`,
      ...entries
        .slice(0, listed)
        .map(({ name, cityZip, projectInterest }) => `${name}, ${cityZip}: ${projectInterest}`),
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ],
  });
}
