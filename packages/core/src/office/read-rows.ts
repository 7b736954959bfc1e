import { BatchGetCommand, type BatchGetCommandOutput } from "@aws-sdk/lib-dynamodb";
import type { Context } from "../context.ts";
import { type AnyRecord, type AnyRow, entityOf } from "../records/define-record.ts";
import { isLive } from "../store/expiry.ts";

export interface RowName {
  record: AnyRecord;
  id: string;
}

const mostAttempts = 4;

/** Records of several kinds in one request, in the order of their names; what is gone is left out.
 * @param names at most 100 */
export async function readRows({ store, now }: Context, names: readonly RowName[]): Promise<[AnyRecord, AnyRow][]> {
  const keyOf = ({ record, id }: RowName) => (entityOf(record, store).get({ id }).params() as { Key: object }).Key;
  const found: Record<string, unknown>[] = [];
  let Keys: Record<string, unknown>[] = names.map((name) => ({ ...keyOf(name) }));
  for (let attempt = 0; Keys.length > 0 && attempt < mostAttempts; attempt += 1) {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await store.client.send(
      new BatchGetCommand({ RequestItems: { [store.table]: { Keys } } }),
    );
    found.push(...(Responses?.[store.table] ?? []));
    Keys = UnprocessedKeys?.[store.table]?.Keys ?? [];
  }
  const byId = new Map(found.map((item) => [`${item.__edb_e__} ${item.id}`, item]));
  return names.flatMap(({ record, id }): [AnyRecord, AnyRow][] => {
    const Item = byId.get(`${record.kind} ${id}`);
    const row = Item && entityOf(record, store).parse({ Item }).data;
    return row && isLive(row, now()) ? [[record, row]] : [];
  });
}
