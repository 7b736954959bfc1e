import { learnedPatterns } from "../chat/learned-pattern-entity.ts";
import { chatMessages } from "../chat/messages.ts";
import { sessions } from "../chat/session-entity.ts";
import type { Context } from "../context.ts";
import { files } from "../files/file-entity.ts";
import { hashContacts, repeatMarks } from "../leads/find-repeated.ts";
import { leads } from "../leads/record.ts";
import {
  collectDefined,
  findChatId,
  findConversationId,
  listDedupeKeys,
  type PersonRecords,
  standsAlone,
} from "../privacy/find-records-by-scan.ts";
import { subjectEntries, subjectIndexKeys, unreadableSubject } from "../privacy/index-subjects.ts";
import { matchesSubject, type Person } from "../privacy/matches-subject.ts";
import { subjectKeys } from "../privacy/subject-keys.ts";
import { hashRow } from "../privacy/tombstone-entity.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { getEntity } from "../records/define-record.ts";
import { events } from "../records/events.ts";
import { photos } from "../records/photo-entity.ts";
import { TableRow } from "../store/iterate-items.ts";
import { queryRows, readItems } from "../store/read-items.ts";
import { entityNames, getRowKey, rowId } from "../store/table.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { searchKeys } from "./index-record.ts";
import { intakeIndexKeys } from "./intake-index.ts";

/** The row that an entry of the subject index is about, by its key alone. */
const indexedRow = ({ rowPk, rowSk }: TableRow): TableRow => TableRow.parse({ pk: rowPk, sk: rowSk });

/** Reads the entries of hashes and the rows that they lead to. `left`: entries of rows that are gone by now. */
async function readEntries(context: Context, hashes: readonly string[]) {
  const found = await Promise.all(
    hashes.map((of) => queryRows(context, subjectEntries(context.store).query.byPerson({ of }).params())),
  );
  const entries = found.flat();
  const gone = new Map(entries.map(indexedRow).map((row) => [rowId(row), row]));
  const keys = [...gone.values()].map(({ pk, sk }) => ({ pk, sk }));
  const rows = await readItems(context, keys);
  for (const row of rows) gone.delete(rowId(row));
  const others = await Promise.all([...gone.values()].map((row) => subjectIndexKeys(context, row)));
  return { entries, rows, left: await readItems(context, others.flat()) };
}

/** Rows that belong to a row: the staff's notes and photos, the visitor's files, and its entries in the three indexes. */
export async function readRelatedRows(context: Context, row: TableRow): Promise<TableRow[]> {
  const { store } = context;
  const record = findRecordDefinition(row.__edb_e__);
  const parsed = record && getEntity(record, store).parse({ Item: row }).data;
  const recordId = getNonEmptyString(row.id) ?? "";
  const worked = [
    events(store).query.byRecord({ recordId }).params(),
    photos(store).query.byRecord({ recordId }).params(),
    files(store).query.byRecord({ recordId }).params(),
  ];
  const beside = await Promise.all(record ? worked.map((query) => queryRows(context, query)) : []);
  const named = await Promise.all([row, ...beside.flat()].map((each) => subjectIndexKeys(context, each)));
  const keys = record && parsed ? await searchKeys(context, record, parsed) : [];
  return [
    ...(await readItems(context, [...named.flat(), ...keys, ...intakeIndexKeys(context, row)])),
    ...beside.flat(),
  ];
}

/** A chat with its messages, its lead, and its questions that the office has decided about. */
async function chatRows(context: Context, sessionId: string): Promise<TableRow[]> {
  const { store } = context;
  const [chat, messages, led, asked] = await Promise.all([
    readItems(context, [getRowKey(sessions(store).get({ id: sessionId }))]),
    queryRows(context, chatMessages(store).query.bySession({ sessionId }).params()),
    queryRows(context, leads(store).query.bySession({ sessionId }).params()),
    queryRows(context, learnedPatterns(store).query.byConversation({ conversationId: sessionId }).params()),
  ]);
  return [...chat, ...messages, ...led, ...asked];
}

/** The order in which rows are deleted. A row that leads to others goes after them, so that a deletion that was cut off
 * finds the rest when it is repeated. */
const deletionOrder = [
  "mention of somebody else",
  "mention by row",
  "related row",
  "chat",
  "row that names the person",
  "mention of the person",
] as const;

function sortByKind(
  rows: TableRow[],
  { hashes, naming, all }: Record<"hashes" | "naming" | "all", ReadonlySet<string>>,
) {
  function getPhase(row: TableRow): (typeof deletionOrder)[number] {
    if (row.__edb_e__ === entityNames.subjectEntry) {
      if (hashes.has(String(row.of))) return "mention of the person";
      return row.of === hashRow(indexedRow(row)) ? "mention by row" : "mention of somebody else";
    }
    if (naming.has(rowId(row))) return "row that names the person";
    return all.has(rowId(row)) ? "chat" : "related row";
  }
  const getRank = (row: TableRow): number => deletionOrder.indexOf(getPhase(row));
  return rows.toSorted((a, b) => getRank(a) - getRank(b));
}

/** What the ledger has of the other ways to reach a person: noted with their requests, under a number or an address that was
 * not asked for. */
async function readConsents(context: Context, named: readonly TableRow[], hashes: readonly string[]) {
  const others = named.flatMap(({ email, phone }) =>
    subjectKeys({ email: getNonEmptyString(email), phone: getNonEmptyString(phone) }),
  );
  const ids = new Set(named.map(({ id }) => id));
  const unread = [...new Set(others)].filter((of) => !hashes.includes(of));
  const { entries, rows } = await readEntries(context, unread);
  const consents = rows.filter((row) => row.__edb_e__ === entityNames.consent && ids.has(row.recordId));
  const places = new Set(consents.map(rowId));
  return [...consents, ...entries.filter((entry) => places.has(rowId(indexedRow(entry))))];
}

/** Finds what privacy/find-records-by-scan.ts finds, by the subject index, because the office can't wait for a scan. The
 * index is about a second behind the table, so a deletion by `npm run ops` scans. */
export async function findRecordsByIndex(context: Context, person: Person): Promise<PersonRecords> {
  const { store } = context;
  const isPerson = matchesSubject(person);
  const hashes = subjectKeys(person);
  const [{ entries, rows, left }, damaged] = await Promise.all([
    readEntries(context, hashes),
    readEntries(context, [unreadableSubject]),
  ]);
  const isImported = ({ __edb_e__ }: TableRow) => __edb_e__ === entityNames.importedChat;
  const markKey = (key: string) => getRowKey(repeatMarks(store).get({ key }));
  const marks = hashContacts(person).map(markKey);
  const theirs = rows.filter((row) => isImported(row) || isPerson(row));
  const naming = [...theirs, ...(await readItems(context, marks))];
  const chats = await Promise.all([...collectDefined(naming.map(findChatId))].map((id) => chatRows(context, id)));
  const all = [...naming, ...chats.flat()];
  const more = await Promise.all(all.map((row) => readRelatedRows(context, row)));
  const marked = await readItems(context, all.flatMap(listDedupeKeys).map(markKey));
  const own = marked.filter(({ leadId }) => all.some(({ id }) => id === leadId));
  const places = new Set(all.map(rowId));
  const others = new Set(rows.map(rowId).filter((place) => !places.has(place)));
  const ownEntries = entries.filter((entry) => !others.has(rowId(indexedRow(entry))));
  const consents = await readConsents(context, theirs, hashes);
  const found = new Map(
    [...all, ...more.flat(), ...own, ...left, ...ownEntries, ...consents].map((row) => [rowId(row), row]),
  );
  const ours = [...found.values()].filter(standsAlone);
  return {
    rows: sortByKind(ours, { hashes: new Set(hashes), naming: new Set(naming.map(rowId)), all: places }),
    conversations: [...collectDefined(naming.map(findConversationId))],
    unreadable: [...collectDefined(damaged.rows.map(({ id }) => getNonEmptyString(id)))],
  };
}
