import { chatOf, known, notedOf, type PersonRecords, textOf } from "./find-records.ts";
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
  const chats = known(found.rows.filter(isTheirs).map(chatOf));
  const isOfOther = (row: AnyRow) =>
    Boolean(row.email || row.phone) &&
    !isTheirs(row) &&
    !chats.has(chatOf(row) ?? "") &&
    !chosen.includes(String(row.id));
  const others = found.rows.filter(isOfOther);
  const talks = known(others.map(chatOf));
  const inTalks = found.rows.filter((row) => talks.has(chatOf(row) ?? ""));
  const ids = known([...others, ...inTalks].map(({ id }) => textOf(id)));
  const namesOther = (row: AnyRow) =>
    [chatOf(row), textOf(row.id), textOf(row.recordId), textOf(row.leadId), notedOf(row)].some(
      (id = "") => ids.has(id) || talks.has(id),
    );
  return { ...found, rows: found.rows.filter((row) => !namesOther(row)) };
}
