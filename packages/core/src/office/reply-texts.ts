import { profile } from "@site/company/profile";
import type { AnyRow } from "../records/define-record.ts";
import type { ReplyText } from "./company-contract.ts";
import { lineOf } from "./show-item.ts";

/** Answers to begin with, until the staff write their own. */
export const replyTexts: ReplyText[] = [
  {
    label: "We tried to call you",
    subject: "We tried to call you",
    text: `thank you for your request. We just tried to call you and could not reach you. When is a good time, and which number is best? You can also call us at ${profile.phone}.`,
  },
  {
    label: "Let's find a time to visit",
    subject: "A time to look at your project",
    text: "thank you for your request. To give you a fair price, somebody from our team would like to look at it. Which two or three days suit you, in the morning or in the afternoon?",
  },
  {
    label: "Please send pictures",
    subject: "Pictures of your project",
    text: "thank you for your request. Could you answer this mail with two or three pictures, one from far and one from near? Then we can tell you sooner what it takes.",
  },
  {
    label: "Not something we do",
    subject: "About your request",
    text: "thank you for asking us. This is not work that we do, and we don't want to keep you waiting. We wish you well with your project.",
  },
];

/** Whole mails to the person of a record, to begin with. */
export function repliesTo(row: AnyRow, texts: readonly ReplyText[]): ReplyText[] {
  const [first = ""] = (lineOf(row.name) ?? "").split(" ");
  const hello = first ? `Hello ${first},` : "Hello,";
  return texts.map(({ label, subject, text }) => ({
    label,
    subject: `${subject} - ${profile.company}`,
    text: `${hello}\n\n${text}\n\nBest regards`,
  }));
}
