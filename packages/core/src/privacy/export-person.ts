import { findConversation } from "../chat/blazeo/conversations.ts";
import type { Context } from "../context.ts";
import { getSavedName } from "../files/list-files.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { listColumns } from "../records/record-texts.ts";
import type { TableRow } from "../store/iterate-items.ts";
import { entityNames } from "../store/table.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { excludeThirdParties } from "./exclude-third-parties.ts";
import type { PersonRecords } from "./find-records-by-scan.ts";
import { type Person, withoutStaff } from "./matches-subject.ts";

/** Attributes of rows beside records that the copy holds, by kind of row; other kinds are the system's own. */
const attributesByKind: Record<string, readonly string[]> = {
  [entityNames.chatSession]: [
    "userName",
    "userLocation",
    "serviceInterest",
    "specificProduct",
    "email",
    "phone",
    "createdAt",
  ],
  [entityNames.chatMessage]: ["role", "content", "createdAt"],
  [entityNames.consent]: ["channel", "address", "state", "via", "at", "page", "wording"],
  [entityNames.event]: ["text", "at"],
  [entityNames.photo]: ["jpeg", "at"],
  [entityNames.file]: ["name", "type", "at"],
  [entityNames.winnersRequest]: ["name", "contact", "at", "answeredAt"],
};

/** Seconds for which the links to a person's files are good: whoever makes the copy saves them beside it. */
const linkLife = 60 * 60;

/** A file is as large as all the rest, so the copy has a link to it. */
async function signLink({ files }: Context, row: TableRow): Promise<{ link?: string }> {
  const [key, name] = [row.kept, row.name].map(getNonEmptyString);
  if (row.__edb_e__ !== entityNames.file || !key) return {};
  return { link: await files.signDownload(key, getSavedName(key, name ?? String(key.split("/").at(-1))), linkLife) };
}

async function copyRow(context: Context, row: TableRow): Promise<object[]> {
  const { __edb_e__: kind } = row;
  const record = findRecordDefinition(kind);
  if (kind === entityNames.event && row.kind !== "note" && row.kind !== "reply") return [];
  const names = record ? listColumns(record).map(([name]) => name) : attributesByKind[kind];
  if (!names) return [];
  const values = withoutStaff(Object.fromEntries(names.map((name) => [name, row[name]])));
  return [{ kind, ...values, ...(await signLink(context, row)) }];
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
    // A damaged conversation is listed by its id.
    own.map(async (id) => (await findConversation(context, id).catch(() => undefined)) ?? { id }),
  );
  const copies = await Promise.all([...records, ...beside].map((row) => copyRow(context, row)));
  return JSON.stringify({ records: copies.flat(), conversations }, null, 2);
}

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
