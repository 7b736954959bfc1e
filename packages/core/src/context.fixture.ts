import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { inject } from "vitest";
import { type Context, createContext } from "./context.ts";
import { readSettings, type Source } from "./settings.ts";
import { newId } from "./store/ids.ts";
import { scanItems } from "./store/iterate-items.ts";
import { patient } from "./store/patient.fixture.ts";
import { tableDefinition } from "./store/table-definition.ts";

declare module "vitest" {
  export interface ProvidedContext {
    storeEndpoint: string;
  }
}

const endpoint = inject("storeEndpoint");

/** A table that nobody else reads, sweeps or makes slow. Each test file has one by `beginFile`; where a test would meet
 * what another test of its file has kept, each test takes one. */
export async function ownTable(): Promise<string> {
  const TableName = `records-${newId()}`;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
  await client.send(new CreateTableCommand(tableDefinition(TableName)));
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 0.01, maxDelay: 0.1 }, { TableName });
  client.destroy();
  return TableName;
}

/** A table of its own with the rows that another one has: writing them anew takes hundreds of requests. */
export async function tableLike({ store }: Context): Promise<string> {
  const copy = await ownTable();
  const rows: Record<string, unknown>[] = [];
  for await (const row of scanItems(store, { TableName: store.table, ConsistentRead: true })) rows.push(row);
  for (let at = 0; at < rows.length; at += 25) {
    const puts = rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await store.client.send(new BatchWriteCommand({ RequestItems: { [copy]: puts } }));
  }
  return copy;
}

/** Of the test file that runs: a worker keeps its modules from file to file. */
let tableName: string | undefined;

/** Gives the test file that begins a table of its own. */
export async function beginFile(): Promise<void> {
  tableName = await ownTable();
}

/** The settings of a test: a table in the store of the run, and what the test adds. */
export const sourceWith = (values: Source = {}): Source => ({
  DYNAMODB_ENDPOINT: endpoint,
  TABLE_NAME: tableName,
  IP_HASH_SECRET: "test",
  ...values,
});

/** Who says where its store is has one that stalls, as a rule. */
export const patientUnless = <Made extends Context>(context: Made, values: Source): Made =>
  "DYNAMODB_ENDPOINT" in values || values.TABLE_NAME === "" ? context : patient(context);

/** A context on the store of the test run. @param values settings by name @param parts in place of the real thing */
export const contextWith = (values: Source = {}, parts: Partial<Context> = {}): Context =>
  patientUnless(createContext(readSettings(sourceWith(values)), parts), values);

/** The same context in a program that ends with its first update: what it asks of the table after that fails. */
export function cutOffAfterUpdate({ store, now }: Context): Context {
  const cut = contextWith({ TABLE_NAME: store.table }, { now });
  let isWritten = false;
  cut.store.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (isWritten) throw new Error("cut off");
        const answer = await next(args);
        isWritten = commandName?.startsWith("Update") ?? false;
        return answer;
      },
    { step: "initialize", name: "cut" },
  );
  return cut;
}
