import { join } from "node:path";
import type { Source } from "@site/core/settings";
import { localTableName } from "./open-store.ts";

/** The settings of a program that works on a data folder: its store, and beside that folders in place of the mail
 * service and the parking queue.
 * @param endpoint address of the store */
export const localSource = (source: Source, dataDir: string, endpoint: string) => ({
  ...source,
  TABLE_NAME: localTableName,
  DYNAMODB_ENDPOINT: endpoint,
  OUTBOX_DIR: source.OUTBOX_DIR || join(dataDir, "outbox"),
  FALLBACK_DIR: join(dataDir, "parked"),
});
