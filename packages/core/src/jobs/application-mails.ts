import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { momentText } from "../business/moment.ts";
import type { Context } from "../context.ts";
import type { MailTexts } from "../email/mail.ts";
import { recruiters } from "../email/recipients.ts";
import { renderTemplate } from "../email/render-template.ts";
import type { Notices } from "../records/define-record.ts";
import type { Facts } from "../records/fields.ts";
import type { Application } from "./record.ts";

const texts = visitorMails.application;

/** Tells the recruiters of an application, where a reply goes to the applicant, and confirms it to them. */
export const applicationNotices = ({ settings }: Context, application: Application, facts: Facts): Notices => ({
  staff: {
    to: recruiters(settings),
    replyTo: application.email,
    subject: `New application: ${application.name}, ${application.position}`,
    paragraphs: ["A new application came in."],
    facts,
  },
  visitor: confirmation(application),
});

/** Confirms an application. It repeats nothing that was typed in, as that of a lead. */
function confirmation(application: Application): MailTexts {
  return {
    to: [application.email],
    replyTo: profile.careersEmail ?? profile.email,
    subject: renderTemplate(texts.subject),
    paragraphs: [renderTemplate(texts.opening)],
    facts: [
      ["Received", momentText(application.createdAt)],
      ["Reference", application.id],
    ],
    closing: [renderTemplate(texts.closing)],
  };
}
