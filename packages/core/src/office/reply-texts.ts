import { visitorMails } from "@site/company/mails";
import { fillMarks } from "../email/fill-marks.ts";
import type { AnyRow } from "../records/define-record.ts";
import { lineOf } from "./show-item.ts";

export interface Reply {
  label: string;
  subject: string;
  text: string;
}

const { greeting, closing, texts } = visitorMails.replies;

/** Answers to begin with, to the person of a record. */
export function repliesTo(row: AnyRow): Reply[] {
  const [first = ""] = (lineOf(row.name) ?? "").split(" ");
  const values = { first: first && ` ${first}` };
  return texts.map(({ label, subject, text }) => ({
    label,
    subject: fillMarks(subject),
    text: [greeting, text, closing].map((part) => fillMarks(part, values)).join("\n\n"),
  }));
}
