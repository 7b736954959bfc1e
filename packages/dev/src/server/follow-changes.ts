import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { unsearched } from "@site/core/privacy/non-personal-entities";
import type { RowKey } from "@site/core/store/table";

/** The name of its entity begins every sort key. */
const isSearched = ({ sk }: RowKey): boolean => !unsearched.some((kind) => sk.startsWith(`$${kind}_1`));

/** Tells of every row that somebody may be found in and that this process has put or changed, as the table's stream does. */
export function followChanges(client: DynamoDBDocumentClient, tell: (row: RowKey) => void): void {
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next(args);
        const { Item, Key } = args.input as { Item?: RowKey; Key?: RowKey };
        const row = commandName === "PutItemCommand" ? Item : commandName === "UpdateItemCommand" ? Key : undefined;
        if (row && isSearched(row)) tell({ pk: row.pk, sk: row.sk });
        return result;
      },
    { step: "initialize", name: "followChanges" },
  );
}
