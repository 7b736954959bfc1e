import {
  paginateQuery,
  paginateScan,
  type QueryCommandInput,
  type ScanCommandInput,
  type ScanCommandOutput,
} from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Store } from "./create-store.ts";
import { primaryIndex } from "./table.ts";

async function* itemsOf(pages: AsyncIterable<Pick<ScanCommandOutput, "Items">>) {
  for await (const { Items = [] } of pages) yield* Items;
}

/** Every item of a scan as it is stored, whatever entity it belongs to, page by page. */
export const scanItems = ({ client }: Store, input: ScanCommandInput) =>
  itemsOf(paginateScan({ client }, { ...input }));

export const queryItems = ({ client }: Store, input: QueryCommandInput) =>
  itemsOf(paginateQuery({ client }, { ...input }));

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
