import { statfs } from "node:fs/promises";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { EmbeddedStore } from "../store/embedded-dynamodb.ts";

/** A put that was acknowledged is not in its folder; by AWS's name for it, the caller keeps the record elsewhere. */
class StoreReplaced extends Error {
  override name = "InternalServerError";
}

/** Less room than this on a disk is none, bytes. */
const noRoom = 256 * 1024;

/** How often the operator is told of a full disk, ms. */
const warnEvery = 60_000;

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < noRoom;
}

/** Takes an acknowledged put for what it is on one machine: it counts when the store still lies in its folder. Tells
 * the operator when the disk is full.
 * @param dataDir folder of the store
 * @param tell says one line to the operator */
export function guardStore(
  client: DynamoDBDocumentClient,
  store: Pick<EmbeddedStore, "isInPlace">,
  dataDir: string,
  tell: (line: string) => void = console.error,
): void {
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function warnIfFull(): Promise<void> {
    const now = performance.now();
    if (now - warnedAt < warnEvery || !(await isFull(dataDir).catch(() => false))) return;
    warnedAt = now;
    tell(`The disk of DATA_DIR ${dataDir} is full: what visitors send is refused until there is room.`);
  }

  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        if (commandName !== "PutItemCommand") return next(args);
        const result = await next(args).catch(async (error: unknown) => {
          await warnIfFull();
          throw error;
        });
        if (!(await store.isInPlace())) throw new StoreReplaced("the folder of the store was deleted");
        return result;
      },
    { step: "initialize", name: "guardStore" },
  );
}
