import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
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

/** Creates the table of the stack, with its indexes, in a store that answers DynamoDB's protocol; an existing one is kept. */
export async function createTable(endpoint: string, TableName: string): Promise<void> {
  if ((await listTables(endpoint)).includes(TableName)) return;
  const client = clientFor(endpoint);
  try {
    await client.send(new CreateTableCommand(tableDefinition(TableName)));
  } finally {
    client.destroy();
  }
}
