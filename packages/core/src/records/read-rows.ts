import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { readItems } from "../store/read-items.ts";
import { getRowKey } from "../store/table.ts";
import { type AnyRecord, getEntity, type RecordRow } from "./define-record.ts";

export interface RowName {
  record: AnyRecord;
  id: string;
}

export interface RowPage {
  rows: [AnyRecord, RecordRow][];
  /** After what the next part begins. */
  next?: string;
  /** So many match a search that not all were looked through. */
  isCut?: boolean;
}

/** Records of several kinds, in the order of their names; what is gone is left out. */
export async function readRows(context: Context, names: readonly RowName[]): Promise<[AnyRecord, RecordRow][]> {
  const { store, now } = context;
  const keys = names.map(({ record, id }) => getRowKey(getEntity(record, store).get({ id })));
  const items = await readItems(context, keys);
  const byId = new Map(items.map((item) => [`${item.__edb_e__} ${item.id}`, item]));
  return names.flatMap(({ record, id }): [AnyRecord, RecordRow][] => {
    const Item = byId.get(`${record.kind} ${id}`);
    const row = Item && getEntity(record, store).parse({ Item }).data;
    return row && isLive(row, now()) ? [[record, row]] : [];
  });
}
