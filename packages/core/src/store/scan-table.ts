import * as z from "zod";
import type { Store } from "./create-store.ts";
import { scanItems } from "./iterate-items.ts";
import { primaryIndex } from "./table.ts";

export const TableRow = z.looseObject({
  [primaryIndex.partitionKey]: z.string(),
  [primaryIndex.sortKey]: z.string(),
  /** ElectroDB's name of the entity; empty on a row that something else wrote. */
  __edb_e__: z.string().default(""),
});
export type TableRow = z.output<typeof TableRow>;

/** Every row of the table, page by page, read consistently: one read unit per 4 KB. */
export async function* scanTable({ store }: { store: Store }): AsyncGenerator<TableRow> {
  for await (const item of scanItems(store, { TableName: store.table, ConsistentRead: true }))
    yield TableRow.parse(item);
}
