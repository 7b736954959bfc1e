import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "@site/core/settings";
import { localTableName } from "./embedded-dynamodb.ts";

/** A key of the folder's own, made at its first use: who begins again finds the links of yesterday's mails open. */
function getKey(dataDir: string): string {
  const file = join(dataDir, "key");
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}

/** The settings of a program that works on a data folder: its store, and beside that folders in place of the mail
 * service, the fallback queue and the bucket of files.
 * @param endpoint address of the store */
export const localSource = (source: Source, dataDir: string, endpoint: string) => ({
  ...source,
  TABLE_NAME: localTableName,
  DYNAMODB_ENDPOINT: endpoint,
  OUTBOX_DIR: source.OUTBOX_DIR || join(dataDir, "outbox"),
  FALLBACK_DIR: join(dataDir, "parked"),
  FILES_DIR: join(dataDir, "files"),
  IP_HASH_SECRET: source.IP_HASH_SECRET || getKey(dataDir),
});
