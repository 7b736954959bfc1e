import type { Context } from "../context.ts";
import { listRecords } from "../records/read-records.ts";
import { type Entry, entryRecord } from "./record.ts";

/** Every entry of an edition, oldest first, those that look automated too: the draw decides by the rules alone. Scans
 * the whole table, about 1 read unit per 8 KB.
 * @param onProgress told after each page how many entries were read so far */
export async function listEntries(
  context: Context,
  editionId: string,
  onProgress?: (found: number) => void,
): Promise<Entry[]> {
  const found = await listRecords(context, entryRecord, {}, onProgress);
  return found.filter((entry) => entry.editionId === editionId);
}
