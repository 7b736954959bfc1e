import { ScanCommand, type ScanCommandInput, type ScanCommandOutput } from "@aws-sdk/lib-dynamodb";
import type { Store } from "./create-store.ts";

/** Every item of a scan as it is stored, whatever entity it belongs to, page by page. */
export async function* scanItems({ client }: Store, input: ScanCommandInput): AsyncGenerator<Record<string, unknown>> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey }: ScanCommandOutput = await client.send(
      new ScanCommand({ ...input, ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}) }),
    );
    yield* Items;
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
