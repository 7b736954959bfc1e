import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Folder of the built site. */
export const webRoot = join(root, "packages/web/dist");

/** Folder of the pages' renderer, for what the build didn't know. */
export const serverRoot = join(root, "packages/web/dist-server");

/** What the built site is made from. */
const sources = ["packages/web", "packages/core/src", "package-lock.json"];
const ignored = /(^|\/)(dist|dist-server|node_modules)(\/|$)/;

async function newestChange(path: string): Promise<number> {
  const info = await stat(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const names = await readdir(path, { recursive: true });
  const files = names.filter((name) => !ignored.test(name)).map((name) => stat(join(path, name)));
  return Math.max(...(await Promise.all(files)).map(({ mtimeMs }) => mtimeMs));
}

const isUpToDate = async (): Promise<boolean> => {
  // Written near the end of a build: one that failed or was cut off must not count.
  const built = await stat(join(webRoot, "robots.txt")).catch(() => undefined);
  const changes = await Promise.all(sources.map((source) => newestChange(join(root, source))));
  return built !== undefined && built.mtimeMs > Math.max(...changes);
};

const lock = join(root, "node_modules/.cache/web-build.lock");

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Takes the build lock, or waits until the process that holds it is done. @returns whether this process has it */
async function takeLock(): Promise<boolean> {
  await mkdir(dirname(lock), { recursive: true });
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const holder = Number(await readFile(lock, "utf8").catch(() => "0"));
    if (holder && !isAlive(holder)) await rm(lock, { force: true });
    else await setTimeout(200);
    return false;
  }
}

/**
 * Builds the site when there is none, or when a source is newer than it. Several servers may start at once: one builds,
 * the others wait for it.
 * @throws Error when the build fails
 */
export async function buildWebIfNeeded(): Promise<void> {
  while (!(await isUpToDate())) {
    if (!(await takeLock())) continue;
    try {
      console.log("building the site ...");
      const { status } = spawnSync("npm", ["run", "--silent", "build"], {
        cwd: root,
        // A caller's NODE_ENV (a test runner's, say) would put React's development build into the site.
        env: { ...process.env, NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (status !== 0) throw new Error("the site could not be built: run `npm run build` to see why");
    } finally {
      await rm(lock, { force: true });
    }
  }
}
