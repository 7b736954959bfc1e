import { allRecords } from "../record-registry.ts";
import { isPersonal } from "../records/record-texts.ts";

/** Entities that tell nothing about a visitor: kinds that declare nothing personal (a public review), counters, and
 * what has no text of theirs. Every other entity is taken to be about a person, so that forgetting one here errs on the
 * safe side. */
export const nonPersonalEntities: ReadonlySet<string> = new Set([
  ...allRecords.flatMap((record) => (isPersonal(record) ? [] : [record.kind])),
  "token_budget",
  "write_counter",
  "traffic_hour",
  "content_change",
  "blazeo_raw_part",
  "user",
  "tombstone",
  "giveaway_draw",
  "access",
]);

/** Entities that a search for a person skips: they hold hashes, or words of rows that are searched anyway, or are the
 * staff's own. */
export const unsearched: readonly string[] = [
  ...nonPersonalEntities,
  ...["mention", "search_word", "arrival", "lead_contact", "office_photo", "visitor_file", "visit_slot"],
  ...["staff_member", "staff_code", "staff_session", "staff_passkey", "staff_challenge", "staff_setting"],
];
