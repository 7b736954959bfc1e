import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "../store/ids.ts";
import { writeFileAtomic } from "../store/write-file-atomic.ts";

export const writeToFolder = (folder: string, id: string, text: string): Promise<void> =>
  writeFileAtomic(join(folder, `${newId()}-${id}.json`), text);

const batchSize = 8;

const isStoreFault = (error: unknown): boolean => error instanceof Error && ("$metadata" in error || "code" in error);

/** Hands every queued file to `store`, oldest first, and removes those that were stored. Ends early when the table
 * refuses a whole batch: the others would wait for it in vain.
 * @returns how many are left for the next call because `store` refused them */
export async function replayFolder(folder: string, store: (text: string) => Promise<void>): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((each) => each.endsWith(".json")).sort();
  let left = 0;
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize).map((name) => join(folder, name));
    const outcomes = await Promise.allSettled(
      batch.map(async (path) => {
        await store(await readFile(path, "utf8"));
        await rm(path);
      }),
    );
    const faults = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    left += faults.length;
    if (faults.length === batch.length && faults.some(isStoreFault)) return left + names.length - start - batch.length;
  }
  return left;
}
