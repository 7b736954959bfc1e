import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import type { SentNotices } from "./record-fields.ts";

/** Which notice a stored name is about: "visitor" of "visitor 3", which went out before "visitor", the last one. */
export const getNoticeKind = (name: string): string => name.split(" ")[0] ?? "";

const getNumber = (name: string): number => Number(name.split(" ")[1] ?? Number.POSITIVE_INFINITY);

/** Numbers need not follow one another: rows of old have how many notices of all kinds were stored. */
function getNextNumber(notice: string, notices: SentNotices): number {
  const archived = Object.keys(notices).filter((name) => name.startsWith(`${notice} `));
  return Math.max(0, ...archived.map(getNumber)) + 1;
}

/** Puts notices that are due once more under names of their own, which nothing stored has: what goes out next takes its
 * id from how many there are.
 * @param notices all that are stored of the record */
export const archiveNotices = (sent: SentNotices, due: readonly string[], notices: SentNotices): SentNotices =>
  Object.fromEntries(
    Object.entries(sent).map(([name, id]) => [
      due.includes(name) ? `${name} ${getNextNumber(name, notices)}` : name,
      id,
    ]),
  );

/** Whether what is noted in place of a mail's id says that it did not arrive, or was not wanted. */
export const isReturned = (noted: string): boolean => ["undeliverable", "bounced", "complained"].includes(noted);

/** What is noted of the last mail or reply to a record's visitor that came back, or was reported as spam: the mail service
 * sends nothing more to this address. One that was corrected since is due a mail of its own, of which nothing is noted yet. */
export const findReturnedMail = ({ notices = {} }: { notices?: SentNotices }): string | undefined =>
  [notices.visitor, notices.reply].find((noted) => noted !== undefined && isReturned(noted));

/** The address of a record's visitor, unless mails to it come back. */
export const getDeliverableEmail = (row: { email?: unknown; notices?: SentNotices }): string | undefined =>
  findReturnedMail(row) ? undefined : getNonEmptyString(row.email);

/** How often a notice of a record went out before and was due once more. */
export const countSent = (notice: string, notices: SentNotices): number =>
  Object.keys(notices).filter((name) => name.startsWith(`${notice} `)).length;

/** What is noted of each time that a notice went out, the first one first: the id of a mail, or what became of it. */
export const listSent = (notice: string, notices: SentNotices): string[] =>
  Object.keys(notices)
    .filter((name) => getNoticeKind(name) === notice)
    .toSorted((a, b) => getNumber(a) - getNumber(b))
    .flatMap((name) => notices[name] ?? []);
