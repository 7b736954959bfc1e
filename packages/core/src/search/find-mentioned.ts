import { chatMessages } from "../chat/message-entity.ts";
import { sessions } from "../chat/session-entity.ts";
import type { Context } from "../context.ts";
import { recordOf } from "../kinds/all-records.ts";
import { belongsTo, type Person } from "../person/belongs-to.ts";
import { chatOf, conversationOf, inOrder, known, marksOf, type PersonRecords, textOf } from "../person/find-records.ts";
import { mentions } from "../person/mention-entity.ts";
import { mentionsIn, mentionsOf } from "../person/mentions-in.ts";
import { unreadable } from "../person/note-mentions.ts";
import type { AnyRow } from "../person/scan-table.ts";
import { markOf } from "../person/tombstone-entity.ts";
import { contacts } from "../quote/contact-entity.ts";
import { dedupeKeys } from "../quote/dedupe-keys.ts";
import { leads } from "../quote/record.ts";
import { entityOf } from "../records/define-record.ts";
import { events } from "../records/event-entity.ts";
import { photos } from "../records/photo-entity.ts";
import { arrivalKeysOf } from "./arrivals.ts";
import { wordKeysOf } from "./index-record.ts";
import { queryItems, readItems } from "./read-items.ts";

const keyOf = (params: unknown) => (params as { Key: Record<string, unknown> }).Key;

/** The rows that were noted under these hashes, and the notes of it. */
async function noted(context: Context, hashes: readonly string[]): Promise<{ rows: AnyRow[]; notes: AnyRow[] }> {
  const found = await Promise.all(
    hashes.map((of) => queryItems(context, mentions(context.store).query.byPerson({ of }).params())),
  );
  const notes = found.flat();
  const keys = new Map(notes.map(({ rowPk: pk, rowSk: sk }) => [`${pk} ${sk}`, { pk, sk }]));
  return { rows: await readItems(context, [...keys.values()]), notes };
}

/** What is kept of a row beside it: the staff's notes and photos, its words, its arrival and whom it names. */
export async function belongings(context: Context, row: AnyRow, person: Person = {}): Promise<AnyRow[]> {
  const { store } = context;
  const record = recordOf(row.__edb_e__);
  const parsed = record && entityOf(record, store).parse({ Item: row }).data;
  const keys = [
    ...[...new Set([...mentionsIn(row), ...mentionsOf(person)])].map((of) =>
      keyOf(
        mentions(store)
          .get({ of, row: markOf(row) })
          .params(),
      ),
    ),
    ...(record && parsed ? await wordKeysOf(context, record, parsed) : []),
    ...arrivalKeysOf(context, row),
  ];
  const recordId = textOf(row.id) ?? "";
  const worked = [
    events(store).query.byRecord({ recordId }).params(),
    photos(store).query.byRecord({ recordId }).params(),
  ];
  const [kept, ...beside] = await Promise.all([
    readItems(context, keys),
    ...(record ? worked.map((query) => queryItems(context, query)) : []),
  ]);
  return [...kept, ...beside.flat()];
}

/** A chat with every message of it, and the lead that it has led to. */
async function chatRows(context: Context, sessionId: string): Promise<AnyRow[]> {
  const { store } = context;
  const [chat, said, led] = await Promise.all([
    readItems(context, [keyOf(sessions(store).get({ id: sessionId }).params())]),
    queryItems(context, chatMessages(store).query.bySession({ sessionId }).params()),
    queryItems(context, leads(store).query.bySession({ sessionId }).params()),
  ]);
  return [...chat, ...said, ...led];
}

/** All that `findRecords` finds, by what was noted of each row as it was written: a second or so behind the table, and
 * without reading it. */
export async function findMentioned(context: Context, person: Person): Promise<PersonRecords> {
  const { store } = context;
  const isPerson = belongsTo(person);
  const [{ rows, notes }, damaged] = await Promise.all([
    noted(context, mentionsOf(person)),
    noted(context, [unreadable]),
  ]);
  const isImported = ({ __edb_e__ }: AnyRow) => __edb_e__ === "blazeo_conversation";
  const markKey = (key: string) => keyOf(contacts(store).get({ key }).params());
  const marks = dedupeKeys(person).map(markKey);
  const naming = [...rows.filter((row) => isImported(row) || isPerson(row)), ...(await readItems(context, marks))];
  const chats = await Promise.all([...known(naming.map(chatOf))].map((id) => chatRows(context, id)));
  const all = [...naming, ...chats.flat()];
  const more = await Promise.all(all.map((row) => belongings(context, row, person)));
  const marked = await readItems(context, [...new Set(all.flatMap(marksOf))].map(markKey));
  const own = marked.filter(({ leadId }) => all.some(({ id }) => id === leadId));
  return {
    rows: inOrder(more.flat(), own, chats.flat(), naming, notes),
    conversations: [...known(naming.map(conversationOf))],
    unreadable: [...known(damaged.rows.map(({ id }) => textOf(id)))],
  };
}
