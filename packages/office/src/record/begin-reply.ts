import type { RecordView } from "@site/core/office/record/record-contract";

export interface ReplyValues {
  subject: string;
  text: string;
}

/** What a reply is when a text to begin with is chosen: only what nobody has written gives way to it.
 * @param label none for an empty page */
export function beginReply(written: ReplyValues, label: string, replies: RecordView["replies"]): ReplyValues {
  const next = replies.find((each) => each.label === label) ?? { subject: "", text: "" };
  const isOwnText = written.text.trim() !== "" && replies.every(({ text }) => text !== written.text);
  const isOwnSubject = written.subject.trim() !== "" && replies.every(({ subject }) => subject !== written.subject);
  if (isOwnText && !next.text) return written;
  return {
    subject: isOwnSubject ? written.subject : next.subject,
    text: isOwnText ? `${written.text.trimEnd()}\n\n${next.text}` : next.text,
  };
}
