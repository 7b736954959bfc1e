import {
  paginateQuery,
  paginateScan,
  type QueryCommandInput,
  type ScanCommandInput,
  type ScanCommandOutput,
} from "@aws-sdk/lib-dynamodb";
import type { Store } from "./create-store.ts";

async function* itemsOf(pages: AsyncIterable<Pick<ScanCommandOutput, "Items">>) {
  for await (const { Items = [] } of pages) yield* Items;
}

/** Every item of a scan as it is stored, whatever entity it belongs to, page by page. */
export const scanItems = ({ client }: Store, input: ScanCommandInput) =>
  itemsOf(paginateScan({ client }, { ...input }));

/** Every item of a query as it is stored, page by page. */
export const queryItems = ({ client }: Store, input: QueryCommandInput) =>
  itemsOf(paginateQuery({ client }, { ...input }));
