import { profile } from "@site/company/profile";
import { formatMoment } from "../../business/date-format.ts";
import { dollars } from "../../business/format.ts";
import { toStaff } from "../../consent/ledger.ts";
import { composeMail, type Mail } from "../../email/mail.ts";
import type { Item } from "../record/record-contract.ts";
import type { Digest } from "./read-digest.ts";

const listed = 20;

const formatItem = ({ name, subject, about }: Item): string => [name, subject, ...about].join(", ");

/** @param more "more than " where not all were counted */
function section<Entry>(
  title: string,
  entries: readonly Entry[],
  more: string,
  text: (entry: Entry) => string,
): string[] {
  if (entries.length === 0) return [];
  const rest = entries.length - listed;
  const lines = entries.slice(0, listed).map((entry) => `- ${text(entry)}`);
  return [
    [`${title}: ${more}${entries.length}`, ...lines, ...(rest > 0 ? [`- and ${more}${rest} more`] : [])].join("\n"),
  ];
}

/** The morning's mail to one of the staff; undefined when there is nothing to say.
 * @param office where the office answers
 * @param stop where the mail's reader stops these mails */
export function digestMail(
  to: string,
  { overdue, followUps, came, won, held, cut }: Digest,
  { office, stop }: { office: string | undefined; stop: string | undefined },
): Mail | undefined {
  const value = won.reduce((sum, each) => sum + each.value, 0);
  const more = (part: keyof Digest): string => (cut.includes(part) ? "more than " : "");
  const parts = [
    ...(overdue.length > 0 ? [`${more("overdue")}${overdue.length} overdue`] : []),
    ...(followUps.length > 0 ? [`${more("followUps")}${followUps.length} to follow up`] : []),
    ...(came.length > 0 ? [`${more("came")}${came.length} new`] : []),
    ...(won.length > 0 ? [`${more("won")}${won.length} won`] : []),
    ...(held.length > 0 ? [`${more("held")}${held.length} quarantined`] : []),
  ];
  if (parts.length === 0) return undefined;
  return {
    ...composeMail({
      to: toStaff([to]),
      subject: `Your morning at ${profile.company}: ${parts.join(", ")}`,
      paragraphs: [
        "Good morning. This is what waits, and what happened since the last morning's mail.",
        ...section(
          "Overdue",
          overdue,
          more("overdue"),
          (item) => `${formatItem(item)}. Answer was due ${formatMoment(item.due ?? to)}.`,
        ),
        ...section(
          "To follow up",
          followUps,
          more("followUps"),
          (item) => `${formatItem(item)}. Follow up ${formatMoment(item.snoozedUntil ?? to)}.`,
        ),
        ...section("New", came, more("came"), formatItem),
        ...section(
          `Won, ${dollars(value)}`,
          won,
          more("won"),
          (each) => `${formatItem(each.item)}: ${each.value ? dollars(each.value) : "no amount yet"}`,
        ),
        ...section(
          "Quarantined, and nobody was written to. Is one of them a real person?",
          held,
          more("held"),
          formatItem,
        ),
      ],
      ...(office ? { button: ["Open the inbox", `${office}/`] as const } : {}),
      links: [
        ...(office && held.length > 0 ? [["Look at what is quarantined", `${office}/?view=spam`] as const] : []),
        ...(stop ? [["Stop this daily email", stop] as const] : []),
      ],
    }),
    ...(stop ? { unsubscribe: stop } : {}),
  };
}
