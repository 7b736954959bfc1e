import type { Context } from "../context.ts";
import { composeMail } from "../email/mail.ts";
import { recruiters, staff } from "../email/recipients.ts";
import { getStaffLinks } from "../notify/notices.ts";
import { countAgainstLimit } from "../rate-limit.ts";
import { buildReference } from "../records/reference.ts";
import type { VisitorChange } from "../records/visitor-change.ts";
import type { ChangedRecord } from "../records/write-change.ts";

type ToldChange = Pick<VisitorChange, "title" | "text" | "forStaff"> & { isUrgent?: boolean };

/** Mails the staff what a visitor wrote about a record that is held back as probable spam, of which no notice goes out: who
 * writes once more may well be a person. Does nothing for any other record. What is urgent is mailed beyond the limit, too.
 * @throws what the mail service throws */
export async function tellOfQuarantined(
  context: Context,
  { record, row }: ChangedRecord,
  change: ToldChange,
): Promise<void> {
  if (row.notifyState !== "held") return;
  const { title, text, forStaff, isUrgent } = change;
  if (!isUrgent && (await countAgainstLimit(context, row.id, "quarantined-mail")).isOverLimit) return;
  const { idLabel, isConfidential } = record;
  const mail = composeMail({
    ...getStaffLinks(context, record, row),
    to: (isConfidential ? recruiters : staff)(context.settings),
    subject: `${title}: quarantined ${idLabel.toLowerCase()} ${buildReference(row.id)}`,
    paragraphs: [
      ...[text, forStaff].filter((each) => each !== undefined),
      "It is quarantined, and nobody was written to about it. If this is a real person, please say so in the office.",
    ],
  });
  await context.sendMail(mail);
}
