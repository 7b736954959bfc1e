import { PutCommand, type PutCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import type { AnyRecord, AnyRow } from "../records/define-record.ts";
import { searchWords } from "./entity.ts";
import { wordsOf } from "./words-of.ts";

/** Enters a record under each of its words. Can be repeated. A word that it has no more stays until the record goes;
 * who finds the record by it sees that it does not fit. */
export async function indexRecord({ store }: Context, record: AnyRecord, row: AnyRow): Promise<void> {
  if (record.isHidden?.(row)) return;
  const words = wordsOf(record, row);
  const all = ` ${words.join(" ")}`;
  await Promise.all(
    words.map((word) => {
      const put = searchWords(store)
        .put({
          noun: record.noun,
          beginning: word.slice(0, 2),
          word,
          recordId: row.id,
          words: all,
          ...(row.expiresAt ? { expiresAt: row.expiresAt } : {}),
        })
        .params() as PutCommandInput;
      return store.client.send(new PutCommand(put));
    }),
  );
}
