import { resolve } from "node:path";

/** Folder of the local store. */
export const readDataDir = (): string => resolve(process.env.DATA_DIR || ".data");

/** Tells core which table to read, and where; without an endpoint it is AWS. Before anything of core is loaded. */
export function setTable(tableName: string, endpoint?: string): void {
  process.env.TABLE_NAME = tableName;
  if (endpoint) process.env.DYNAMODB_ENDPOINT = endpoint;
}

/** Folders that stand for the mail service and the parking queue when the tool works on the local store. */
export function setFolders(outbox: string, parking: string): void {
  process.env.OUTBOX_DIR ||= outbox;
  process.env.PARKING_DIR = parking;
}
