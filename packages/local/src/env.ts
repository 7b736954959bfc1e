import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { foldersOf } from "@site/embedded-store/data-folders";

/** A setting can't be used: said to the operator in one line. */
export class BadSetting extends Error {}

function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new BadSetting(`PORT must be a number from 0 to 65535, not "${text}"`);
  return value;
}

/** The only reader of process.env in local. */
export const readEnv = () => ({
  /** 0 picks a free port. */
  port: port(process.env.PORT || "3000"),
  /** Loopback unless told otherwise: this server has no firewall in front of it. */
  host: process.env.HOST || "127.0.0.1",
  dataDir: resolve(process.env.DATA_DIR || ".data"),
  /** A WordPress to show in place of the sample provider. */
  wordpressUrl: process.env.WORDPRESS_URL || undefined,
  /** API of a stage (`npm run sst:dev` prints it) that the pages of `npm run dev` talk to, in place of one of our own. */
  apiUrl: process.env.API_URL || undefined,
  /** A DynamoDB-compatible store to use in place of the embedded one. */
  dynamodbEndpoint: process.env.DYNAMODB_ENDPOINT || undefined,
});

/** Hands the store's address to core, which reads it when a handler is first loaded. */
export function setStore(endpoint: string, tableName: string): void {
  process.env.DYNAMODB_ENDPOINT = endpoint;
  process.env.TABLE_NAME = tableName;
}

/** Hands the content provider's address to core. */
export function setProvider(url: string): void {
  process.env.WORDPRESS_URL = url;
}

/** Tells the page function where the pages' renderer was built. */
export function setPages(serverRoot: string): void {
  process.env.PAGES_DIR = serverRoot;
}

/** Folders in place of the mail service and the parking queue, and keys for hashes of addresses and for chats that die with us. */
export function setServices(dataDir: string): { parkingDir: string } {
  const { outbox, parking: parkingDir } = foldersOf(dataDir);
  process.env.OUTBOX_DIR ||= outbox;
  process.env.PARKING_DIR = parkingDir;
  process.env.IP_HASH_SECRET ||= randomBytes(32).toString("hex");
  process.env.CHAT_SECRET ||= randomBytes(32).toString("hex");
  return { parkingDir };
}
