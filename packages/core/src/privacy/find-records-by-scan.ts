import { findConversation } from "../chat/blazeo/conversations.ts";
import { chatPatternPrefix } from "../chat/learned-pattern-entity.ts";
import type { Context } from "../context.ts";
import { hashContacts } from "../leads/find-repeated.ts";
import { leads } from "../leads/record.ts";
import { scanTable, type TableRow } from "../store/iterate-items.ts";
import { entityNames, rowId } from "../store/table.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { matchesSubject, type Person } from "./matches-subject.ts";
import { nonPersonalEntities } from "./non-personal-entities.ts";

export interface PersonRecords {
  rows: TableRow[];
  conversations: string[];
  /** Ids of imported conversations that are damaged, so that nobody knows whom they name. */
  unreadable: string[];
}

/** A question of a chat on this site that the office has decided about. */
const isChatPattern = (row: TableRow): boolean =>
  row.__edb_e__ === entityNames.learnedPattern && String(row.id).startsWith(chatPatternPrefix);

export function findChatId(row: TableRow): string | undefined {
  if (isChatPattern(row)) return getNonEmptyString(row.conversationId);
  return getNonEmptyString(row.__edb_e__ === entityNames.chatSession ? row.id : row.sessionId);
}

export function findConversationId(row: TableRow): string | undefined {
  if (isChatPattern(row)) return undefined;
  return getNonEmptyString(row.__edb_e__ === entityNames.importedChat ? row.id : row.conversationId);
}

/** Whether a row is deleted by itself; rows of an imported chat are deleted with the chat. */
export const standsAlone = (row: TableRow): boolean => isChatPattern(row) || !row.__edb_e__.startsWith("blazeo_");

/** Keys of the repeat marks that a lead may have left, by its number and by its address. */
export const listDedupeKeys = (row: object): string[] => {
  const keys = "dedupeKeys" in row ? row.dedupeKeys : undefined;
  return Array.isArray(keys) ? keys.map(String) : [];
};

/** Rows that name the person themselves. A damaged import is reported and skipped, so that the rest is still found. */
async function namingRows(context: Context, person: Person) {
  const isPerson = matchesSubject(person);
  const marks = new Set(hashContacts(person));
  const found: TableRow[] = [];
  const unreadable: string[] = [];
  const findImported = async (id: string) => {
    try {
      return await findConversation(context, id);
    } catch {
      unreadable.push(id);
      return undefined;
    }
  };
  for await (const row of scanTable(context)) {
    if (nonPersonalEntities.has(row.__edb_e__) || row.__edb_e__.startsWith("staff_")) continue;
    const isImported = row.__edb_e__ === entityNames.importedChat;
    const record = isImported ? await findImported(getNonEmptyString(row.id) ?? "") : row;
    if (isPerson(record) || marks.has(getNonEmptyString(row.key) ?? "")) found.push(row);
  }
  return { naming: found, unreadable };
}

/** Id of the record or chat that an entry of the subject index belongs to: the indexed row's key ends with it. */
export const getIndexedId = ({ rowPk }: TableRow): string | undefined => getNonEmptyString(rowPk)?.split("_").at(-1);

export const collectDefined = (values: (string | undefined)[]): Set<string> =>
  new Set(values.filter((value) => value !== undefined));

/** Finds everything about a person: leads, entries, applications, notes of the staff, entries of the indexes, chats
 * with every message, marks of repeated contacts and imported conversations. Scans the whole table twice. Leaves out
 * the staff's own rows. For `npm run ops`; the office, which can't wait, asks search/find-records-by-index.ts. */
export async function findRecordsByScan(context: Context, person: Person): Promise<PersonRecords> {
  const { naming, unreadable } = await namingRows(context, person);
  const chats = collectDefined(naming.map(findChatId));
  // A chat may have led to several leads, of which not each names the person.
  const led = await Promise.all(
    [...chats].map((sessionId) => leads(context.store).query.bySession({ sessionId }).go({ pages: "all" })),
  );
  const records = [...naming, ...led.flatMap(({ data }) => data)];
  const ids = collectDefined(records.map(({ id }) => getNonEmptyString(id)));
  const marks = new Set(records.flatMap(listDedupeKeys));
  const rows = new Map<string, TableRow>();
  // Messages from before they gave a name, the rest of their chats, and rows that belong to their records.
  for await (const row of scanTable(context))
    if (
      [findChatId(row), getNonEmptyString(row.recordId), getIndexedId(row)].some(
        (id = "") => chats.has(id) || ids.has(id),
      ) ||
      (marks.has(getNonEmptyString(row.key) ?? "") && ids.has(getNonEmptyString(row.leadId) ?? ""))
    )
      rows.set(rowId(row), row);
  // These are deleted last: they lead to the others.
  for (const row of naming) {
    rows.delete(rowId(row));
    rows.set(rowId(row), row);
  }
  return {
    rows: [...rows.values()].filter(standsAlone),
    conversations: [...collectDefined(naming.map(findConversationId))],
    unreadable,
  };
}
