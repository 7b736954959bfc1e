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

/** Enters a record under each of its words. Can be repeated. A word that it has no more stays until the record goes;
 * who finds the record by it sees that it does not fit. */
export async function indexRecord({ store }: Context, record: AnyRecord, row: AnyRow): Promise<void> {
  if (record.isHidden?.(row)) return;
  await Promise.all(
    rowsOf(record, row).map((entry) =>
      store.client.send(new PutCommand(searchWords(store).put(entry).params() as PutCommandInput)),
    ),
  );
}
