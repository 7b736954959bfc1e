import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { newId } from "../store/ids.ts";
import type { Mail } from "./mail.ts";
import { toMime } from "./mime.ts";

/** Puts a mail into a folder as an .eml file that any mail program opens; sorted by name is sorted by time. @returns its id */
export async function sendToOutbox(folder: string, mail: Mail, settings: Settings): Promise<string> {
  await mkdir(folder, { recursive: true });
  const id = newId();
  const path = join(folder, `${id}.eml`);
  await writeFile(`${path}.part`, await toMime(mail, settings, id));
  await rename(`${path}.part`, path);
  return id;
}
