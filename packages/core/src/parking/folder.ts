import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "../store/ids.ts";

/** Writes one file per record, complete and on disk before it gets its name. */
export async function writeToFolder(folder: string, id: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${newId()}-${id}.json`);
  const file = await open(`${path}.part`, "w");
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

/**
 * Hands every parked file to `store`, oldest first, and removes those that were stored.
 * @returns how many are left for the next call because `store` refused them
 */
export async function drainFolder(folder: string, store: (text: string) => Promise<void>): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let left = 0;
  for (const name of names.filter((each) => each.endsWith(".json")).sort()) {
    const path = join(folder, name);
    try {
      await store(await readFile(path, "utf8"));
      await rm(path);
    } catch {
      left += 1;
    }
  }
  return left;
}
