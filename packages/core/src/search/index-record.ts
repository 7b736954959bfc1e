import { PutCommand, type PutCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import { indexSubjects } from "../privacy/index-subjects.ts";
import { findRecordDefinition } from "../record-registry.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../records/define-record.ts";
import { TableRow } from "../store/iterate-items.ts";
import { readItem } from "../store/read-items.ts";
import { getRowKey, type RowKey } from "../store/table.ts";
import { indexIntake } from "./intake-index.ts";
import { searchWords } from "./search-word-entity.ts";
import { getBeginning, tokenize } from "./tokenize.ts";

const getPlace = ({ noun }: AnyRecord, { id: recordId }: RecordRow, word: string) => ({
  noun,
  beginning: getBeginning(word, 2),
  word,
  recordId,
});

const getRows = (record: AnyRecord, row: RecordRow) => {
  const words = tokenize(record, row);
  const all = ` ${words.join(" ")}`;
  return words.map((word) => ({
    ...getPlace(record, row, word),
    words: all,
    at: row.createdAt,
    ...(row.expiresAt ? { expiresAt: row.expiresAt } : {}),
  }));
};

type Store = Context["store"];

const buildKey = (store: Store, entry: ReturnType<typeof getPlace>): RowKey => getRowKey(searchWords(store).get(entry));

/** Key of the row that lists all words of a record. No search begins like an id, so none finds it. */
const buildAllKey = ({ noun }: AnyRecord, { id }: RecordRow) => ({ noun, beginning: id, word: "all", recordId: id });

async function entryBefore(
  store: Store,
  record: AnyRecord,
  row: RecordRow,
): Promise<{ before: string[]; at?: string }> {
  const { data } = await searchWords(store).get(buildAllKey(record, row)).go({ consistent: true });
  return { before: data?.words.split(" ").filter(Boolean) ?? [], at: data?.at };
}

/** Keys of all rows of the search index that lead to a record, including words that it had before. */
export async function searchKeys({ store }: Context, record: AnyRecord, row: RecordRow): Promise<RowKey[]> {
  const { before } = await entryBefore(store, record, row);
  const words = new Set([...tokenize(record, row), ...before]);
  return [
    buildKey(store, buildAllKey(record, row)),
    ...[...words].map((word) => buildKey(store, getPlace(record, row, word))),
  ];
}

/** Enters a record under each of its words and removes it from words that it has no more, because an old number or
 * address would outlive a deletion. The list of its words is written last, so that a run that was cut off can be
 * repeated. */
async function indexRecord({ store }: Context, record: AnyRecord, row: RecordRow): Promise<void> {
  if (record.isHidden?.(row)) return;
  const entries = getRows(record, row);
  const [first] = entries;
  const words = new Set(entries.map(({ word }) => word));
  const { before, at } = await entryBefore(store, record, row);
  const isSame = before.length === words.size && before.every((word) => words.has(word));
  if (isSame && at === row.createdAt) return;
  await Promise.all([
    ...before
      .filter((word) => !words.has(word))
      .map((word) =>
        searchWords(store)
          .delete(getPlace(record, row, word))
          .go(),
      ),
    ...entries.map((entry) =>
      store.client.send(new PutCommand(searchWords(store).put(entry).params() as PutCommandInput)),
    ),
  ]);
  if (first)
    await searchWords(store)
      .put({ ...first, ...buildAllKey(record, row) })
      .go();
}

/** Brings the indexes of search, subjects and intake up to date for one row, as it is in the table now. A row that is
 * gone is left alone.
 * @returns the record, when it is of a kind that staff work on */
export async function indexRow(context: Context, key: RowKey): Promise<[AnyRecord, RecordRow] | undefined> {
  const Item = await readItem(context, key);
  if (!Item) return undefined;
  const any = TableRow.parse(Item);
  const record = findRecordDefinition(any.__edb_e__);
  const row = record && getEntity(record, context.store).parse({ Item }).data;
  const isWorkedOn = row && "inboxIn" in record.fields;
  // What one index refuses is in the others all the same: a deletion needs the subjects, whatever a name is made of.
  const written = await Promise.allSettled([
    indexSubjects(context, any),
    indexIntake(context, any),
    isWorkedOn ? indexRecord(context, record, row) : undefined,
  ]);
  const failed = written.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  return isWorkedOn ? [record, row] : undefined;
}
