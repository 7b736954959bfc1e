import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "./servers/site.ts";

/** What went out to an address or a number, the last one last. @param to as the line "To:" has it */
export async function listSent(site: Site, to: string): Promise<string[]> {
  const folder = join(site.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(eml|txt)$/.test(name)).toSorted();
  const sent = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return sent.filter((each) => each.split(/\r?\n/).includes(`To: ${to}`)).map((each) => each.replace(/=\r?\n/g, ""));
}

/** The sign-in codes and the codes of changes that were mailed to an address, the last one last. */
export const codesFor = async (site: Site, email: string): Promise<string[]> =>
  (await listSent(site, email)).flatMap((mail) => /Your code is (\d{6})/.exec(mail)?.[1] ?? []);
