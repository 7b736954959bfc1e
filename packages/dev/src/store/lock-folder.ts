import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's code for "someone else has it". */
const busy = 5;

/** Keeps other processes out of a folder for the life of this one, however it ends: the operating system drops the
 * lock. Needs no room on the disk.
 * @returns undefined when another process has the folder, else a function that gives it back
 * @throws Error when the folder can't be written */
export function lockFolder(folder: string): (() => void) | undefined {
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return undefined;
    throw error;
  }
  return () => lock.close();
}
