import type { SentNotices } from "./fields.ts";

/** Which notice a stored name is about: "visitor" of "visitor 3", which went out before "visitor", the last one. */
export const getNoticeKind = (name: string): string => name.split(" ")[0] ?? "";

const getNumber = (name: string): number => Number(name.split(" ")[1] ?? Number.POSITIVE_INFINITY);

/** Puts notices that are due once more under names of their own.
 * @param notices all that are stored of the record: their count is the number */
export const archiveNotices = (sent: SentNotices, due: readonly string[], notices: SentNotices): SentNotices =>
  Object.fromEntries(
    Object.entries(sent).map(([name, id]) => [
      due.includes(name) ? `${name} ${Object.keys(notices).length}` : name,
      id,
    ]),
  );

/** How often a notice of a record went out before and was due once more. */
export const countSent = (notice: string, notices: SentNotices): number =>
  Object.keys(notices).filter((name) => name.startsWith(`${notice} `)).length;

/** What is noted of each time that a notice went out, the first one first: the id of a mail, or what became of it. */
export const listSent = (notice: string, notices: SentNotices): string[] =>
  Object.keys(notices)
    .filter((name) => getNoticeKind(name) === notice)
    .toSorted((a, b) => getNumber(a) - getNumber(b))
    .flatMap((name) => notices[name] ?? []);
