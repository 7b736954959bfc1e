import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@site/core/store/table-definition";
import dynalite from "dynalite";
import { Level } from "level";

/** Name of the one table in the embedded store. */
export const localTableName = "records";

/** An embedded store that answers DynamoDB's protocol on loopback. */
export interface EmbeddedStore {
  endpoint: string;
  close(): Promise<void>;
}

/** The directory is in use or can't be written: said to the operator in one line. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

const addressFile = (dataDir: string): string => join(dataDir, "store.json");

const clientFor = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });

/** Creates the table of the stack, with its indexes, in a store that answers DynamoDB's protocol; an existing one is kept. */
export async function createTable(endpoint: string, TableName: string): Promise<void> {
  const client = clientFor(endpoint);
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  if (TableNames.includes(TableName)) return;
  await client.send(new CreateTableCommand(tableDefinition(TableName)));
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** dynalite dies with an unhandled stream error when LevelDB refuses its directory, so it is opened and closed here first. */
async function probe(directory: string, dataDir: string): Promise<void> {
  const level = new Level(directory);
  try {
    await level.open();
    await level.close();
  } catch (cause) {
    const code =
      cause instanceof Error && cause.cause instanceof Error && "code" in cause.cause ? cause.cause.code : "";
    const reason = code === "LEVEL_LOCKED" ? "is in use by another process; stop it" : "can't be opened or written";
    throw new StoreUnavailable(`DATA_DIR ${dataDir} ${reason}, or set DATA_DIR to another folder`, { cause });
  }
}

/**
 * Starts the embedded store on a directory (or in memory) and makes sure that the table exists.
 * @param dataDir holds the LevelDB files and the address by which the ops tool finds a running store
 * @throws StoreUnavailable when another process uses the directory
 */
export async function openStore(dataDir?: string): Promise<EmbeddedStore> {
  if (dataDir) await probe(join(dataDir, "store"), dataDir);
  const server = dynalite({ ...(dataDir ? { path: join(dataDir, "store") } : {}), createTableMs: 0 });
  const endpoint = await listen(server);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await createTable(endpoint, localTableName);
  if (!dataDir) return { endpoint, close };
  await writeFile(addressFile(dataDir), JSON.stringify({ endpoint, pid: process.pid }));
  return {
    endpoint,
    async close() {
      await rm(addressFile(dataDir), { force: true });
      await close();
    },
  };
}

async function runningStore(dataDir: string): Promise<string | undefined> {
  try {
    const { endpoint } = JSON.parse(await readFile(addressFile(dataDir), "utf8"));
    await clientFor(endpoint).send(new ListTablesCommand({}));
    return endpoint;
  } catch {
    // No file, or it was left behind by a killed server: nobody answers there.
    return undefined;
  }
}

/**
 * The store of a directory: that of the running server, else opened here until `close`.
 * @throws StoreUnavailable when the directory can't be made or written
 */
export async function attachStore(dataDir: string): Promise<EmbeddedStore> {
  const endpoint = await runningStore(dataDir);
  if (endpoint) return { endpoint, close: async () => {} };
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (cause) {
    throw new StoreUnavailable(`DATA_DIR ${dataDir} can't be made or written`, { cause });
  }
  return openStore(dataDir);
}
