import { isLive } from "../store/expiry.ts";
import { countPages, readAll } from "../store/read-all.ts";
import { type Entry, entries } from "./entity.ts";

/** @returns the entry, or undefined when there is none with this id */
export async function findEntry(id: string): Promise<Entry | undefined> {
  const { data } = await entries.get({ id }).go({ consistent: true });
  return data && isLive(data) ? data : undefined;
}

/**
 * Every entry of an edition, oldest first, those that look automated too: the draw decides by the rules alone. Scans the
 * whole table, about 1 read unit per 8 KB (RUL-02).
 * @param editionId all editions when absent
 * @param onProgress told after each page how many entries were read so far
 */
export async function listEntries(editionId?: string, onProgress?: (found: number) => void): Promise<Entry[]> {
  const found = await readAll((cursor) => entries.scan.go({ cursor, consistent: true }), countPages(onProgress));
  return found
    .filter((entry) => isLive(entry) && (!editionId || entry.editionId === editionId))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}
