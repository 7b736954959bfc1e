import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { renderTemplate } from "../../email/mail.ts";
import type { RecordRow } from "../../records/define-record.ts";
import { getNonEmptyString } from "../../text/get-non-empty-string.ts";
import type { ReplyText } from "../settings/company-contract.ts";

const { greeting, closing, texts } = visitorMails.replies;

/** Answers to begin with, until the staff write their own. */
export const replyTexts: ReplyText[] = texts.map(({ label, subject, text }) => ({
  label,
  subject: renderTemplate(subject),
  text: renderTemplate(text),
}));

export function repliesTo(row: RecordRow, texts: readonly ReplyText[]): ReplyText[] {
  const [first = ""] = (getNonEmptyString(row.name) ?? "").split(" ");
  const values = { first: first && ` ${first}` };
  return texts.map(({ label, subject, text }) => ({
    label,
    subject: `${subject} - ${profile.company}`,
    text: [renderTemplate(greeting, values), text, renderTemplate(closing, values)].join("\n\n"),
  }));
}
