import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { formatMoment } from "../business/date-format.ts";
import type { Context } from "../context.ts";
import { type MailTexts, renderTemplate } from "../email/mail.ts";
import { greetingOf, recruiters } from "../email/recipients.ts";
import { hasPlace, listFiles } from "../files/list-files.ts";
import type { Notices } from "../records/define-record.ts";
import { getLatestChange, latestSubjectPrefixes } from "../records/latest-change.ts";
import type { Facts } from "../records/record-fields.ts";
import { buildReference } from "../records/reference.ts";
import type { Application } from "./record.ts";

const texts = visitorMails.application;

const openings = {
  withdrawn: "The applicant withdrew it. Please don't call about it any more.",
  writtenAfter: "The applicant withdrew it, and has written since. Please read what.",
  updated: "The applicant changed something after our first email. This is how it stands now.",
  new: "A new application came in.",
};

/** Tells the recruiters of an application, where a reply goes to the applicant, and confirms it to them. */
export async function applicationNotices(context: Context, application: Application, facts: Facts): Promise<Notices> {
  const latest = getLatestChange(application);
  const prefix = latest === "new" ? "New " : latestSubjectPrefixes[latest];
  return {
    staff: {
      to: recruiters(context.settings),
      replyTo: application.email,
      subject: `${prefix}application: ${application.name}, ${application.position}`,
      paragraphs: [openings[latest]],
      ...(latest === "withdrawn" ? { links: [] } : {}),
      facts,
    },
    visitor: confirmation(application, await hasResume(context, application)),
  };
}

/** One that is on its way counts: the browser begins to send it as soon as the application is stored. */
const hasResume = async (context: Context, { id }: Application): Promise<boolean> =>
  (await listFiles(context, id, "applications")).some((file) => hasPlace(context, file));

/** Confirms an application. It repeats nothing that was typed in, as that of a lead. */
const confirmation = (application: Application, isComplete: boolean): MailTexts => ({
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
});
