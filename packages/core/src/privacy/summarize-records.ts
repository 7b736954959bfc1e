import { entityNames } from "../store/table.ts";
import { excludeThirdParties } from "./exclude-third-parties.ts";
import type { PersonRecords } from "./find-records-by-scan.ts";
import type { Person } from "./matches-subject.ts";

/** Kinds and ids only: the answer to "what will go" needs no more personal data on a screen. */
export function summarizeRecords(
  found: PersonRecords,
  person: Person,
): { kind: string; id: string; isOfOther?: boolean }[] {
  const own = new Set(excludeThirdParties(found, person).rows);
  return [
    ...found.rows.map((row) => ({
      kind: row.__edb_e__,
      id: String(row.id ?? row.key),
      ...(own.has(row) ? {} : { isOfOther: true }),
    })),
    ...found.conversations.map((id) => ({ kind: entityNames.importedChat, id })),
  ];
}
