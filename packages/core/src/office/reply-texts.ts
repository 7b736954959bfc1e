import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { fillMarks } from "../email/fill-marks.ts";
import type { AnyRow } from "../records/define-record.ts";
import type { ReplyText } from "./company-contract.ts";
import { lineOf } from "./show-item.ts";

const { greeting, closing, texts } = visitorMails.replies;

/** Answers to begin with, until the staff write their own. */
export const replyTexts: ReplyText[] = texts.map(({ label, subject, text }) => ({
  label,
  subject: fillMarks(subject),
  text: fillMarks(text),
}));

/** Whole mails to the person of a record, to begin with. */
export function repliesTo(row: AnyRow, texts: readonly ReplyText[]): ReplyText[] {
  const [first = ""] = (lineOf(row.name) ?? "").split(" ");
  const values = { first: first && ` ${first}` };
  return texts.map(({ label, subject, text }) => ({
    label,
    subject: `${subject} - ${profile.company}`,
    text: [fillMarks(greeting, values), text, fillMarks(closing, values)].join("\n\n"),
  }));
}
