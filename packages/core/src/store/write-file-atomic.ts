import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { newId } from "./ids.ts";

/** Writes a file that has its name only once it is complete and on disk: nobody reads half of it.
 * @param mode who may read it, where that is not everybody */
export async function writeFileAtomic(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${newId()}.part`;
  try {
    await writeFile(part, content, { mode, flush: true });
    await rename(part, path);
  } catch (error) {
    // On a full disk half a file would only take room.
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}
