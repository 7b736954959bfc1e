import { findConversation } from "../chat/blazeo/find-conversation.ts";
import type { Context } from "../context.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { listColumns } from "../records/show-record.ts";
import { excludeThirdParties } from "./exclude-third-parties.ts";
import type { PersonRecords } from "./find-records.ts";
import { type Person, withoutStaff } from "./matches-subject.ts";
import type { TableRow } from "./scan-table.ts";

/** Attributes that are told of what is kept beside records; other rows are the system's own. */
const told: Record<string, readonly string[]> = {
  chat_session: ["userName", "userLocation", "serviceInterest", "specificProduct", "email", "phone", "createdAt"],
  chat_message: ["role", "content", "createdAt"],
  office_event: ["text", "at"],
  office_photo: ["jpeg", "at"],
  winners_request: ["name", "contact", "at", "answeredAt"],
};

function readable(row: TableRow): object[] {
  const { __edb_e__: kind } = row;
  const record = findRecordDefinition(kind);
  if (kind === "office_event" && row.kind !== "note" && row.kind !== "reply") return [];
  const names = record ? listColumns(record).map(([name]) => name) : told[kind];
  if (!names) return [];
  return [{ kind, ...withoutStaff(Object.fromEntries(names.map((name) => [name, row[name]]))) }];
}

/** The records of a person as JSON to be handed to them, with what was said in imported chats, without those of others
 * that only name them. @param kept ids of records of others in the household */
export async function exportPerson(
  context: Context,
  found: PersonRecords,
  person: Person,
  kept: readonly string[] = [],
): Promise<string> {
  const { rows, conversations: own } = excludeThirdParties(found, person, { kept });
  const records = rows.filter(({ __edb_e__ }) => findRecordDefinition(__edb_e__));
  const ids = new Set(records.map(({ id }) => id));
  const beside = rows.filter((row) => !records.includes(row) && (!row.recordId || ids.has(row.recordId)));
  const conversations = await Promise.all(
    // One that is damaged stands there with its id.
    own.map(async (id) => (await findConversation(context, id).catch(() => undefined)) ?? { id }),
  );
  return JSON.stringify({ records: [...records, ...beside].flatMap(readable), conversations }, null, 2);
}
