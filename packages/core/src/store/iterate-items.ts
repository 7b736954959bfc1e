import {
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  type ScanCommandInput,
  type ScanCommandOutput,
} from "@aws-sdk/lib-dynamodb";
import type { Store } from "./create-store.ts";

type Item = Record<string, unknown>;

async function* iterate(
  readPage: (start: Item | undefined) => Promise<Pick<ScanCommandOutput, "Items" | "LastEvaluatedKey">>,
): AsyncGenerator<Item> {
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await readPage(start);
    yield* Items;
    start = LastEvaluatedKey;
  } while (start);
}

/** Every item of a scan as it is stored, whatever entity it belongs to, page by page. */
export const scanItems = ({ client }: Store, input: ScanCommandInput): AsyncGenerator<Item> =>
  iterate((ExclusiveStartKey) => client.send(new ScanCommand({ ...input, ExclusiveStartKey })));

/** Every item of a query as it is stored, page by page. */
export const queryItems = ({ client }: Store, input: QueryCommandInput): AsyncGenerator<Item> =>
  iterate((ExclusiveStartKey) => client.send(new QueryCommand({ ...input, ExclusiveStartKey })));
