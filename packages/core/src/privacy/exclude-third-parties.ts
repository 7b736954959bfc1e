import { findChatId, getIndexedId, known, type PersonRecords, toText } from "./find-records.ts";
import { matchesSubject, type Person } from "./matches-subject.ts";
import type { AnyRow } from "./scan-table.ts";

/** What was found about a person without records and chats of others that only name them, and what is kept beside those.
 * @param chosen ids of others' records that belong to it all the same */
export function excludeThirdParties<Found extends Pick<PersonRecords, "rows">>(
  found: Found,
  person: Person,
  chosen: readonly string[] = [],
): Found {
  const isPerson = matchesSubject(person);
  const isTheirs = ({ email, phone }: AnyRow) => isPerson({ email, phone });
  const chats = known(found.rows.filter(isTheirs).map(findChatId));
  const isOfOther = (row: AnyRow) =>
    Boolean(row.email || row.phone) &&
    !isTheirs(row) &&
    !chats.has(findChatId(row) ?? "") &&
    !chosen.includes(String(row.id));
  const others = found.rows.filter(isOfOther);
  const talks = known(others.map(findChatId));
  const inTalks = found.rows.filter((row) => talks.has(findChatId(row) ?? ""));
  const ids = known([...others, ...inTalks].map(({ id }) => toText(id)));
  const namesOther = (row: AnyRow) =>
    [findChatId(row), toText(row.id), toText(row.recordId), toText(row.leadId), getIndexedId(row)].some(
      (id = "") => ids.has(id) || talks.has(id),
    );
  return { ...found, rows: found.rows.filter((row) => !namesOther(row)) };
}
