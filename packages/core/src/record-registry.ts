import type { RecordNoun } from "./business/retention.ts";
import { entryRecord } from "./giveaway/record.ts";
import { applicationRecord } from "./jobs/record.ts";
import { leadRecord } from "./leads/record.ts";
import type { AnyRecord } from "./records/define-record.ts";
import { reviewRecord } from "./reviews/record.ts";

/** Every kind of record, by the name on the command line: commands, queued records, notices and deletion read this. */
export const records = {
  leads: leadRecord,
  applications: applicationRecord,
  entries: entryRecord,
  reviews: reviewRecord,
} satisfies { [Noun in RecordNoun]: { noun: Noun } };

export const allRecords: AnyRecord[] = Object.values(records);

export const officeRecords: AnyRecord[] = allRecords.filter(({ fields }) => "inboxIn" in fields);

/** The declaration of a kind, by the name of its entity as rows, queued records and mail events tell it. */
export const findRecordDefinition = (kind: unknown): AnyRecord | undefined =>
  allRecords.find((record) => record.kind === kind);
