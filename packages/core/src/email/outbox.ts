import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { newId } from "../store/ids.ts";
import { writeFileAtomic } from "../store/write-file-atomic.ts";
import type { Mail } from "./mail.ts";
import { toMime } from "./mime.ts";

/** Puts a mail into a folder as an .eml file that any mail program opens; sorted by name is sorted by time. @returns its id */
export async function sendToOutbox(folder: string, mail: Mail, settings: Settings): Promise<string> {
  const id = newId();
  await writeFileAtomic(join(folder, `${id}.eml`), await toMime(mail, settings, id));
  return id;
}
