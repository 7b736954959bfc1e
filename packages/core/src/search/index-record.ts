import { PutCommand, type PutCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import type { AnyRecord, AnyRow } from "../records/define-record.ts";
import { searchWords } from "./entity.ts";
import { wordsOf } from "./words-of.ts";

const rowsOf = (record: AnyRecord, row: AnyRow) => {
  const words = wordsOf(record, row);
  const all = ` ${words.join(" ")}`;
  return words.map((word) => ({
    noun: record.noun,
    beginning: word.slice(0, 2),
    word,
    recordId: row.id,
    words: all,
    ...(row.expiresAt ? { expiresAt: row.expiresAt } : {}),
  }));
};

/** Keys of the rows under which a record is found by its words. */
export const wordKeysOf = ({ store }: Context, record: AnyRecord, row: AnyRow): Record<string, unknown>[] =>
  rowsOf(record, row).map((entry) => (searchWords(store).get(entry).params() as { Key: Record<string, unknown> }).Key);

/** Enters a record under each of its words, and takes it from those that it has no more: they are somebody's old number
 * or address, which would outlive a deletion. Can be repeated. */
export async function indexRecord({ store }: Context, record: AnyRecord, row: AnyRow): Promise<void> {
  if (record.isHidden?.(row)) return;
  const entries = rowsOf(record, row);
  const replaced = await Promise.all(
    entries.map((entry) => {
      const put = searchWords(store).put(entry).params() as PutCommandInput;
      return store.client.send(new PutCommand({ ...put, ReturnValues: "ALL_OLD" }));
    }),
  );
  const words = new Set(entries.map(({ word }) => word));
  const before = new Set(replaced.flatMap(({ Attributes = {} }) => String(Attributes.words ?? "").split(" ")));
  const gone = [...before].filter((word) => word && !words.has(word));
  await Promise.all(
    gone.map((word) =>
      searchWords(store)
        .delete({ noun: record.noun, beginning: word.slice(0, 2), word, recordId: row.id })
        .go(),
    ),
  );
}
