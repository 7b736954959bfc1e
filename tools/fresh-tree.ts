import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

/** Copies links as they stand and gives a folder what another one's `node_modules` holds, this repository's packages apart. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== "@site" && name !== ".cache" && name !== ".vite") symlinkSync(resolve(from, name), join(to, name));
  }
}

/**
 * This working tree as a clone has it after `npm ci`: sources and dependencies, nothing built.
 * @returns the folder; the caller removes it
 */
export function freshTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "fresh-tree-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  const deleted = execFileSync("git", ["ls-files", "-z", "--deleted"], { encoding: "utf8" }).split("\0");
  for (const file of listed.split("\0")) {
    if (file && !deleted.includes(file)) cpSync(file, join(folder, file));
  }
  linkModules("node_modules", join(folder, "node_modules"));
  mkdirSync(join(folder, "node_modules/@site"));
  for (const name of readdirSync("node_modules/@site")) {
    const packageName = basename(readlinkSync(join("node_modules/@site", name)));
    symlinkSync(join(folder, "packages", packageName), join(folder, "node_modules/@site", name));
  }
  for (const name of readdirSync("packages")) {
    const own = join("packages", name, "node_modules");
    try {
      linkModules(own, join(folder, own));
    } catch {
      // Most packages have none of their own.
    }
  }
  return folder;
}
