import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from "@aws-sdk/client-dynamodb";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { inject } from "vitest";
import { type Context, createContext } from "./context.ts";
import { type Source, settingsOf } from "./settings.ts";
import { clients } from "./store/create-store.ts";
import { newId } from "./store/ids.ts";
import { tableDefinition } from "./store/table-definition.ts";

declare module "vitest" {
  export interface ProvidedContext {
    storeEndpoint: string;
  }
}

const endpoint = inject("storeEndpoint");

/** A table that nobody else reads, sweeps or makes slow. Each test file has one; where a test would meet what another test
 * of its file has kept, each test takes one. */
export async function ownTable(): Promise<string> {
  const TableName = `records-${newId()}`;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials });
  await client.send(new CreateTableCommand(tableDefinition(TableName)));
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 0.01, maxDelay: 0.1 }, { TableName });
  client.destroy();
  return TableName;
}

const tableName = await ownTable();

/** The settings of a test: a table in the store of the run, and what the test adds. */
export const sourceWith = (values: Source = {}): Source => ({
  DYNAMODB_ENDPOINT: endpoint,
  TABLE_NAME: tableName,
  ...values,
});

/** Lets a store that isn't a test's own take its time: on a loaded machine it has to wait for a core. */
export function patient<Made extends Context>(context: Made, values: Source): Made {
  // Who has loaded nothing that declares rows has no client.
  if (!clients.make || "DYNAMODB_ENDPOINT" in values || values.TABLE_NAME === "") return context;
  const { requestHandler } = context.store.client.config;
  if (requestHandler instanceof NodeHttpHandler) {
    requestHandler.updateHttpClientConfig("connectionTimeout", 60_000);
    requestHandler.updateHttpClientConfig("requestTimeout", 60_000);
  }
  return context;
}

/** A context on the store of the test run. @param values settings by name @param parts in place of the real thing */
export const contextWith = (values: Source = {}, parts: Partial<Context> = {}): Context =>
  patient(createContext(settingsOf(sourceWith(values)), parts), values);
