import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** WordPress.org's own texts to try themes with. */
const files = ["themeunittestdata.wordpress.xml", "64-block-test-data.xml"] as const;
const home = "https://raw.githubusercontent.com/WordPress/theme-test-data/master";
const cache = resolve("node_modules/.cache/theme-test-data");

const readExport = async (path: string): Promise<string> => {
  const text = await readFile(path, "utf8");
  if (!text.includes("<rss")) throw new Error(`${path} is no export of a WordPress`);
  return path;
};

async function download(name: string): Promise<string> {
  const response = await fetch(`${home}/${name}`, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${home}/${name} answers ${response.status}`);
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, name), await response.text());
  return readExport(join(cache, name));
}

/** The theme unit test data, from a folder, from the last time, or from its home.
 * @returns paths of its files, or in a few words why it can't be had */
export async function findTestData(folder: string | undefined): Promise<string[] | string> {
  try {
    if (folder) return await Promise.all(files.map((name) => readExport(join(folder, name))));
    return await Promise.all(files.map((name) => readExport(join(cache, name)).catch(() => download(name))));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
