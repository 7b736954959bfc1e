import { allRecords } from "../record-registry.ts";
import { isPersonal } from "../records/record-texts.ts";
import { entityNames } from "../store/table.ts";

/** Entities that tell nothing about a visitor: kinds that declare nothing personal (a public review), counters, and
 * what has no text of theirs. Every other entity is taken to be about a person, so that forgetting one here errs on the
 * safe side. */
export const nonPersonalEntities: ReadonlySet<string> = new Set([
  ...allRecords.flatMap((record) => (isPersonal(record) ? [] : [record.kind])),
  entityNames.tokenBudget,
  entityNames.rateCounter,
  entityNames.trafficHour,
  entityNames.contentChange,
  entityNames.importedPart,
  entityNames.user,
  // A command reads the closed days while it writes its line of the audit: as personal data they would wait for that line.
  entityNames.setting,
  entityNames.tombstone,
  entityNames.drawing,
  entityNames.auditEntry,
]);

/** Entities that a search for a person skips: they hold hashes, or words of rows that are searched anyway, or are the
 * staff's own. */
export const unsearched: readonly string[] = [
  ...nonPersonalEntities,
  entityNames.subjectEntry,
  entityNames.searchWord,
  entityNames.intakeEntry,
  entityNames.repeatMark,
  entityNames.photo,
  entityNames.file,
  entityNames.windowPlace,
  ...Object.values(entityNames).filter((name) => name.startsWith("staff_")),
];
