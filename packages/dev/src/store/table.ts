import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  UpdateTableCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@site/core/store/table-definition";

const clientFor = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });

/** Names of the tables in a store that answers DynamoDB's protocol. */
export async function listTables(endpoint: string): Promise<string[]> {
  const client = clientFor(endpoint);
  try {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    return TableNames;
  } finally {
    client.destroy();
  }
}

/** Adds the indexes that a table of an earlier version lacks. */
async function addIndexes(client: DynamoDBClient, TableName: string): Promise<void> {
  const { AttributeDefinitions, GlobalSecondaryIndexes: wanted = [] } = tableDefinition(TableName);
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const has = new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const { IndexName, KeySchema, Projection } of wanted.filter((index) => !has.has(index.IndexName)))
    await client
      .send(
        new UpdateTableCommand({
          TableName,
          AttributeDefinitions,
          GlobalSecondaryIndexUpdates: [{ Create: { IndexName, KeySchema, Projection } }],
        }),
      )
      .catch((cause: unknown) => {
        throw new Error(`it was made by an earlier version and lacks the index ${IndexName}`, { cause });
      });
}

/** Creates the table of the stack, with its indexes, in a store that answers DynamoDB's protocol; an existing one is kept,
 * and gets the indexes that it lacks.
 * @throws Error when the store can't add one: dynalite can't */
export async function createTable(endpoint: string, TableName: string): Promise<void> {
  const isThere = (await listTables(endpoint)).includes(TableName);
  const client = clientFor(endpoint);
  try {
    if (isThere) await addIndexes(client, TableName);
    else {
      await client.send(new CreateTableCommand(tableDefinition(TableName)));
      await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 0.01, maxDelay: 0.1 }, { TableName });
    }
  } finally {
    client.destroy();
  }
}
