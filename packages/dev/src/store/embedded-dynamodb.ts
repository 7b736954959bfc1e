import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { listenLocally } from "@site/core/listen-locally";
import { getEngine } from "./engine.ts";
import { freePort } from "./free-port.ts";
import { runEngine } from "./run-engine.ts";
import { createTable, listTables } from "./table.ts";

export const localTableName = "records";

export interface EmbeddedStore {
  endpoint: string;
  /** Whether what was written lies in its folder: somebody may have deleted that. When it does not, an empty store is
   * begun there. */
  isInPlace(): Promise<boolean>;
  close(): Promise<void>;
}

/** The folder is in use, can't be written or holds a damaged store: said to the operator in one line. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

class FolderInUse extends StoreUnavailable {}

/** How long a command waits for another one to end, and how often it looks whether it has, ms. */
const timeoutMs = 60_000;
const pollEvery = 100;

const addressFile = (dataDir: string): string => join(dataDir, "store.json");

async function openInMemory(): Promise<EmbeddedStore> {
  const { default: dynalite } = await import("dynalite");
  const server = dynalite({ createTableMs: 0 });
  const endpoint = await listenLocally(server);
  await createTable(endpoint, localTableName);
  return {
    endpoint,
    isInPlace: async () => true,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** SQLite's code for "someone else has it". */
const busy = 5;

/** Keeps other processes out of a folder for the life of this one, however it ends: the operating system drops the
 * lock. Needs no room on the disk.
 * @returns a function that gives it back
 * @throws StoreUnavailable when another process has the folder or it can't be written */
function lock(dataDir: string): () => void {
  const advice = "or set DATA_DIR to another folder";
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(dataDir, "lock"));
    file.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
  } catch (cause) {
    file?.close();
    if (cause instanceof Error && "errcode" in cause && cause.errcode === busy)
      throw new FolderInUse(`DATA_DIR ${dataDir} is in use by another process; stop it, ${advice}`);
    throw new StoreUnavailable(`DATA_DIR ${dataDir} can't be opened or written; make it writable, ${advice}`, {
      cause,
    });
  }
  const held = file;
  return () => held.close();
}

/** Starts the embedded store on a folder, in a process of its own that is started again when it ends, or in memory.
 * Makes sure that the table exists.
 * @param dataDir holds the engine's files and the address by which the ops tool finds a running store
 * @param isLasting whether others find it there: not that of a command, which ends with its work
 * @throws StoreUnavailable when another process uses the folder, or its store can't be read */
export async function openStore(dataDir?: string, isLasting = true): Promise<EmbeddedStore> {
  if (!dataDir) return openInMemory();
  const unlock = lock(dataDir);
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const note = (pid: number) => writeFile(addressFile(dataDir), JSON.stringify({ endpoint, pid }));
  async function prepare(pid: number): Promise<void> {
    await createTable(endpoint, localTableName);
    if (!isLasting) return;
    // On a full disk the store still answers, and only the ops tool doesn't find it.
    await note(pid).catch(() => {});
  }
  try {
    await mkdir(dataDir, { recursive: true });
    const { isInPlace, close } = await runEngine(getEngine(dataDir), port, prepare);
    return {
      endpoint,
      isInPlace,
      async close() {
        await close();
        await rm(addressFile(dataDir), { force: true });
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    const reason = cause instanceof Error ? cause.message : "";
    throw new StoreUnavailable(
      `The store in DATA_DIR ${dataDir} can't be read (${reason}); restore a copy of it, or set DATA_DIR to another folder`,
      { cause },
    );
  }
}

async function runningStore(dataDir: string): Promise<string | undefined> {
  try {
    const { endpoint } = JSON.parse(await readFile(addressFile(dataDir), "utf8"));
    await listTables(endpoint);
    return endpoint;
  } catch {
    // No file, or it was left behind by a killed server: nobody answers there.
    return undefined;
  }
}

/** The store of a directory: that of the running server, else opened here until `close`. Another command's would end
 * with it, so this one waits until the other has ended.
 * @throws StoreUnavailable when the directory can't be made or written, or stays in use */
export async function attachStore(dataDir: string): Promise<EmbeddedStore> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (cause) {
    throw new StoreUnavailable(`DATA_DIR ${dataDir} can't be made or written`, { cause });
  }
  for (const until = Date.now() + timeoutMs; ; await setTimeout(pollEvery)) {
    const endpoint = await runningStore(dataDir);
    if (endpoint) return { endpoint, isInPlace: async () => true, close: async () => {} };
    try {
      return await openStore(dataDir, false);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > until) throw error;
    }
  }
}
