import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { RowKey } from "@site/core/notify/rows";
import { officeRecords } from "@site/core/search/rebuild";

const begins = officeRecords.map(({ kind }) => `$${kind}_`);

/** Tells of every row of the office's kinds that this process has put or changed, as the table's stream does. */
export function followChanges(client: DynamoDBDocumentClient, tell: (row: RowKey) => void): void {
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next(args);
        const { Item, Key } = args.input as { Item?: RowKey; Key?: RowKey };
        const row = commandName === "PutItemCommand" ? Item : commandName === "UpdateItemCommand" ? Key : undefined;
        if (row && begins.some((each) => row.sk.startsWith(each))) tell({ pk: row.pk, sk: row.sk });
        return result;
      },
    { step: "initialize", name: "followChanges" },
  );
}
