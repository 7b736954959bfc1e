import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@site/core/store/table-definition";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { attachStore, type EmbeddedStore, localTableName, openStore } from "./embedded-dynamodb.ts";
import { getEngine, hasDynoxide } from "./engine.ts";

let folder: string;
let opened: EmbeddedStore[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
  opened = [];
});

afterEach(async () => {
  for (const store of opened) await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(): Promise<EmbeddedStore> {
  const store = await openStore(folder);
  opened.push(store);
  return store;
}

const getClient = ({ endpoint }: EmbeddedStore) =>
  new DynamoDBClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });

const buildKey = (id: number) => ({ pk: { S: `row ${id}` }, sk: { S: "row" } });

async function put(store: EmbeddedStore, id: number, size = 100): Promise<void> {
  const Item = { ...buildKey(id), text: { S: "x".repeat(size) } };
  await getClient(store).send(new PutItemCommand({ TableName: localTableName, Item }));
}

/** How many of the first rows are there. */
async function count(store: EmbeddedStore, rows: number): Promise<number> {
  const found = await Promise.all(
    Array.from({ length: rows }, (_, id) =>
      getClient(store).send(new GetItemCommand({ TableName: localTableName, Key: buildKey(id), ConsistentRead: true })),
    ),
  );
  return found.filter(({ Item }) => Item).length;
}

const readPid = async (): Promise<number> => JSON.parse(await readFile(join(folder, "store.json"), "utf8")).pid;

/** Ends the engine alone, the hard way. */
async function killEngine(): Promise<void> {
  process.kill(await readPid(), "SIGKILL");
}

const engines = [...(hasDynoxide() ? ["dynoxide"] : []), "dynalite"];

describe.each(engines)("%s", (name) => {
  test("a table of an earlier version gets the indexes that it lacks, and its rows are in them, or is refused", async () => {
    const old = await open();
    const client = getClient(old);
    const { AttributeDefinitions = [], GlobalSecondaryIndexes = [], ...table } = tableDefinition(localTableName);
    const withoutInbox = {
      ...table,
      GlobalSecondaryIndexes: GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName !== "inbox"),
      AttributeDefinitions: AttributeDefinitions.filter(({ AttributeName }) => !AttributeName?.startsWith("inbox")),
    };
    await client.send(new DeleteTableCommand({ TableName: localTableName }));
    const waiting = { client, maxWaitTime: 60, minDelay: 0.05, maxDelay: 0.2 };
    await waitUntilTableNotExists(waiting, { TableName: localTableName });
    await client.send(new CreateTableCommand(withoutInbox));
    await waitUntilTableExists(waiting, { TableName: localTableName });
    const Item = { ...buildKey(1), inboxIn: { S: "lead open 0" }, inboxFrom: { S: "0" } };
    await client.send(new PutItemCommand({ TableName: localTableName, Item }));
    await old.close();
    opened = [];
    // dynalite can't add an index, and the store says so in one line.
    if (name === "dynalite")
      return expect(open()).rejects.toThrow("made by an earlier version and lacks the index inbox");
    const { Items = [] } = await getClient(await open()).send(
      new QueryCommand({
        TableName: localTableName,
        IndexName: "inbox",
        KeyConditionExpression: "inboxIn = :in",
        ExpressionAttributeValues: { ":in": { S: "lead open 0" } },
      }),
    );
    expect(Items.map(({ pk }) => pk)).toEqual([{ S: "row 1" }]);
  });

  beforeEach(async () => {
    // A folder that dynalite has filled stays with it.
    if (name === "dynalite") await mkdir(join(folder, "store"));
    expect(getEngine(folder).name).toBe(name);
  });

  test("is started again when it is killed, and every acknowledged row is there", async () => {
    const store = await open();
    for (let id = 0; id < 20; id += 1) await put(store, id);
    const first = await readPid();
    await killEngine();
    await expect.poll(() => count(store, 20).catch(() => 0)).toBe(20);
    await expect.poll(readPid).not.toBe(first);
    await expect.poll(store.isInPlace).toBe(true);
  });

  test("says that its folder was deleted, and begins an empty store there", async () => {
    const store = await open();
    await put(store, 0);
    await rm(folder, { recursive: true, maxRetries: 10 });
    expect(await store.isInPlace()).toBe(false);
    await expect.poll(() => put(store, 1).then(store.isInPlace, () => false)).toBe(true);
    expect(await count(store, 2)).toBe(1);
  });

  test("a command waits for another one to end before it works on the folder, and not for a server", async () => {
    const first = await attachStore(folder);
    const second = attachStore(folder);
    await put(first, 0);
    await put(first, 1);
    await first.close();
    const store = await second;
    expect(await count(store, 2)).toBe(2);
    await store.close();
    const server = await open();
    const attached = await attachStore(folder);
    expect(attached.endpoint).toBe(server.endpoint);
    await attached.close();
    expect(await count(server, 2)).toBe(2);
  });

  test("refuses a second process on the same folder in one line", async () => {
    await open();
    await expect(openStore(folder)).rejects.toThrow(/is in use by another process; stop it/);
  });
});

test.runIf(hasDynoxide())("a damaged store is told in one line that says what to do", async () => {
  const store = await open();
  for (let id = 0; id < 50; id += 1) await put(store, id, 2000);
  await killEngine();
  await opened.pop()?.close();
  await rm(join(folder, "records.db-wal"), { force: true });
  await writeFile(join(folder, "records.db"), "half a page of something else");
  await truncate(join(folder, "records.db"), 20);
  const message = await openStore(folder).then(
    () => "",
    ({ message }: Error) => message,
  );
  expect(message).toMatch(/can't be read .*; restore a copy of it, or set DATA_DIR to another folder$/);
  expect(message.split("\n")).toHaveLength(1);
});

/** Root in a container may not. */
function mayMount(): boolean {
  const at = mkdtempSync(join(tmpdir(), "mount-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", at]).status === 0;
  if (isMounted) spawnSync("umount", [at]);
  rmdirSync(at);
  return isMounted;
}

test.runIf(hasDynoxide() && mayMount())(
  "on a full disk it refuses, stays alive and readable, also when it is started again (needs root)",
  async () => {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder]);
    try {
      const store = await open();
      let stored = 0;
      const refusal = await (async () => {
        for (; stored < 3000; stored += 1) await put(store, stored, 3000);
      })().catch((error: Error) => error.name);
      expect(refusal).toBe("InternalServerError");
      expect(stored).toBeGreaterThan(20);
      expect(await count(store, stored)).toBe(stored);
      await killEngine();
      await expect.poll(() => count(store, stored).catch(() => 0)).toBe(stored);
      await opened.pop()?.close();
    } finally {
      execFileSync("umount", ["-l", folder]);
    }
  },
);
