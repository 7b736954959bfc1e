import type { TableRow } from "../store/iterate-items.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { collectDefined, findChatId, getIndexedId, type PersonRecords } from "./find-records-by-scan.ts";
import { matchesSubject, type Person } from "./matches-subject.ts";

interface Choice {
  /** Ids of others' records that belong to it all the same. */
  others?: readonly string[];
  /** Ids of records that belong to somebody else of the household. */
  kept?: readonly string[];
}

/** Takes out of what was found about a person the records and chats of others that only name them or share their number,
 * with the rows that belong to those. */
export function excludeThirdParties<Found extends Pick<PersonRecords, "rows" | "conversations">>(
  found: Found,
  person: Person,
  { others: chosen = [], kept = [] }: Choice = {},
): Found {
  const isPerson = matchesSubject(person);
  const isKept = ({ id }: TableRow) => kept.includes(String(id));
  const isTheirs = (row: TableRow) => isPerson({ email: row.email, phone: row.phone }) && !isKept(row);
  const chats = collectDefined(found.rows.filter(isTheirs).map(findChatId));
  const isOfOther = (row: TableRow) =>
    isKept(row) ||
    (Boolean(row.email || row.phone) &&
      !isTheirs(row) &&
      !chats.has(findChatId(row) ?? "") &&
      !chosen.includes(String(row.id)));
  const others = found.rows.filter(isOfOther);
  const talks = collectDefined(others.map(findChatId));
  const inTalks = found.rows.filter((row) => talks.has(findChatId(row) ?? ""));
  const ids = collectDefined([...others, ...inTalks].map(({ id }) => getNonEmptyString(id)));
  const namesOther = (row: TableRow) =>
    [
      findChatId(row),
      getNonEmptyString(row.id),
      getNonEmptyString(row.recordId),
      getNonEmptyString(row.leadId),
      getIndexedId(row),
    ].some((id = "") => ids.has(id) || talks.has(id));
  return {
    ...found,
    rows: found.rows.filter((row) => !namesOther(row)),
    conversations: found.conversations.filter((id) => !kept.includes(id)),
  };
}
