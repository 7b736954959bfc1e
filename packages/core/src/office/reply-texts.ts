import { profile } from "@site/company/profile";
import type { AnyRow } from "../records/define-record.ts";
import { lineOf } from "./show-item.ts";

export interface Reply {
  label: string;
  subject: string;
  text: string;
}

/** Answers to begin with, to the person of a record. */
export function repliesTo(row: AnyRow): Reply[] {
  const [first = ""] = (lineOf(row.name) ?? "").split(" ");
  const hello = first ? `Hello ${first},` : "Hello,";
  const reply = (label: string, subject: string, text: string): Reply => ({
    label,
    subject: `${subject} - ${profile.company}`,
    text: `${hello}\n\n${text}\n\nBest regards`,
  });
  return [
    reply(
      "We tried to call you",
      "We tried to call you",
      `thank you for your request. We just tried to call you and could not reach you. When is a good time, and which number is best? You can also call us at ${profile.phone}.`,
    ),
    reply(
      "Let's find a time to visit",
      "A time to look at your project",
      "thank you for your request. To give you a fair price, somebody from our team would like to look at it. Which two or three days suit you, in the morning or in the afternoon?",
    ),
    reply(
      "Please send pictures",
      "Pictures of your project",
      "thank you for your request. Could you answer this mail with two or three pictures, one from far and one from near? Then we can tell you sooner what it takes.",
    ),
    reply(
      "Not something we do",
      "About your request",
      "thank you for asking us. This is not work that we do, and we don't want to keep you waiting. We wish you well with your project.",
    ),
  ];
}
