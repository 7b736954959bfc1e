import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { formatMoment } from "../business/date-format.ts";
import type { Context } from "../context.ts";
import { type MailTexts, renderTemplate } from "../email/mail.ts";
import { greetingOf, recruiters } from "../email/recipients.ts";
import { hasPlace, listFiles } from "../files/list-files.ts";
import type { Notices } from "../records/define-record.ts";
import type { Facts } from "../records/fields.ts";
import { buildReference } from "../records/reference.ts";
import { countSent } from "../records/sent-notices.ts";
import { isLastWithdrawal, isWithdrawn } from "../records/withdrawn.ts";
import type { Application } from "./record.ts";

const texts = visitorMails.application;

const isUpdate = ({ notices }: Application): boolean => countSent("staff", notices) > 0;

/** Tells the recruiters of an application, where a reply goes to the applicant, and confirms it to them. */
export const applicationNotices = async (
  context: Context,
  application: Application,
  facts: Facts,
): Promise<Notices> => ({
  staff: {
    to: recruiters(context.settings),
    replyTo: application.email,
    ...openingOf(application),
    facts,
  },
  visitor: confirmation(application, await hasResume(context, application)),
});

function openingOf(application: Application): Pick<MailTexts, "subject" | "paragraphs" | "links"> {
  const who = `${application.name}, ${application.position}`;
  if (isLastWithdrawal(application))
    return {
      subject: `Withdrawn: application: ${who}`,
      paragraphs: ["The applicant withdrew it. Please don't call about it any more."],
      links: [],
    };
  if (isWithdrawn(application))
    return {
      subject: `Written after the withdrawal: application: ${who}`,
      paragraphs: ["The applicant withdrew it, and has written since. Please read what."],
    };
  return isUpdate(application)
    ? {
        subject: `Updated: application: ${who}`,
        paragraphs: ["The applicant changed something after our first email. This is how it stands now."],
      }
    : { subject: `New application: ${who}`, paragraphs: ["A new application came in."] };
}

/** One that is on its way counts: the browser begins to send it as soon as the application is stored. */
const hasResume = async (context: Context, { id }: Application): Promise<boolean> =>
  (await listFiles(context, id, "applications")).some((file) => hasPlace(context, file));

/** Confirms an application. It repeats nothing that was typed in, as that of a lead. */
function confirmation(application: Application, isComplete: boolean): MailTexts {
  return {
    to: [application.email],
    replyTo: profile.careersEmail ?? profile.email,
    subject: renderTemplate(texts.subject),
    greeting: greetingOf(application.name),
    paragraphs: [renderTemplate(texts.opening)],
    facts: [
      ["Received", formatMoment(application.createdAt)],
      ["Reference", buildReference(application.id)],
    ],
    closing: [...(isComplete ? [] : [texts.lacksResume]), texts.closing].map((text) => renderTemplate(text)),
  };
}
