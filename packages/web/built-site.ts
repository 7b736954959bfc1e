import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { selectedCompany } from "@site/company/selected";
import { environment } from "@site/core/settings";
import { isProduction } from "@site/core/stage";
import { locationServices } from "./env.ts";
import { readKnownReviews } from "./known-reviews.ts";

// SST bundles its configuration into the root folder: from there too, this finds the package.
const webFolder = dirname(createRequire(import.meta.url).resolve("@site/web/package.json"));
const packages = dirname(webFolder);
const root = dirname(packages);

export const webRoot = join(webFolder, "dist");

export const officeFolder = join(packages, "office");

export const officeRoot = join(officeFolder, "dist");

/** Folder of the pages' renderer, for what the build didn't know. */
export const serverRoot = join(webFolder, "dist-server");

/** Written as the last step of a build, and emptied with its folder as the first. */
const stampFile = join(serverRoot, "sources.sha256");

const isSource = (name: string): boolean =>
  !/(^|\/)(dist|dist-server|node_modules)(\/|$)|\.test\.tsx?$/.test(name.replaceAll("\\", "/"));

/** The packages of site and office, and every package of this repository that they depend on, directly or not. */
async function sourceFolders(): Promise<string[]> {
  const found = new Set([webFolder, officeFolder]);
  for (const folder of found) {
    const { dependencies = {} } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    for (const name of Object.keys(dependencies))
      if (name.startsWith("@site/")) found.add(name.replace("@site", packages));
  }
  return [...found];
}

/** SHA-256 over all that the built site and office are made from: sources, installed versions, build settings and the
 * reviews that are known. */
export async function sourcesStamp(stage: string | undefined): Promise<string> {
  const hash = createHash("sha256").update(
    JSON.stringify([
      selectedCompany.name,
      isProduction(stage),
      locationServices(),
      (await readKnownReviews(stage)) ?? null,
    ]),
  );
  const files = [join(root, "package-lock.json")];
  for (const folder of await sourceFolders()) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    files.push(...entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)));
  }
  const sources = files.map((file) => file.slice(root.length + 1)).filter(isSource);
  for (const name of sources.sort()) hash.update(`\0${name}\0`).update(await readFile(join(root, name)));
  return hash.digest("hex");
}

/** Says that what lies in the built folders was made from these sources. @param stamp taken before the build began */
export const writeStamp = (stamp: string): Promise<void> => writeFile(stampFile, stamp);

/** File times say nothing after a checkout, a copy or a restored cache, so the content is compared. */
const isUpToDate = async (stage: string | undefined): Promise<boolean> =>
  existsSync(join(webRoot, "robots.txt")) &&
  existsSync(join(officeRoot, "index.html")) &&
  (await readFile(stampFile, "utf8").catch(() => "")) === (await sourcesStamp(stage));

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

/** Builds the site when there is none, or when it was made from other sources. Several processes may ask at once: one
 * builds, the others wait for it.
 * @param stage that it is built for, when it is one
 * @throws Error when the build fails */
export async function buildWebIfNeeded(stage?: string): Promise<void> {
  while (!(await isUpToDate(stage))) {
    if (!(await takeLock())) continue;
    try {
      console.log("building the site ...");
      const { status } = spawnSync("npm", ["run", "--silent", "build"], {
        cwd: root,
        // A caller's NODE_ENV (a test runner's, say) would put React's development build into the site.
        env: { ...environment, STAGE: stage, NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (status !== 0) throw new Error("the site could not be built: run `npm run build` to see why");
    } finally {
      await rm(lock, { force: true });
    }
  }
}
