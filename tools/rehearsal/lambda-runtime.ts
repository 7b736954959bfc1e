import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** AWS's own runtime client for Node.js. Installing the package would compile curl, so only its one file is taken. */
const version = "4.0.2";
const integrity = "sha512-FE5Vskx7mYNnqAnWWJXUOsLp2VGgdsJsCoRLFTa8L4Yk0QVtArqR8q58yPA++QC1a73ZWJXBQ2AH31nIAv7NOQ==";
// A function runs in a folder of its own: from there the working directory would lead to a cache that nobody else has.
const cache = join(import.meta.dirname, "../../node_modules/.cache");
const file = join(cache, `aws-lambda-ric-${version}.mjs`);

export const missingLambdaRuntime = `aws-lambda-ric ${version} is not cached and the npm registry can't be reached`;

function download(): void {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "aws-lambda-ric-"));
  try {
    execFileSync("npm", ["pack", `aws-lambda-ric@${version}`, "--silent", "--pack-destination", folder], {
      stdio: "ignore",
      timeout: 60_000,
    });
    const archive = join(folder, `aws-lambda-ric-${version}.tgz`);
    const digest = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (digest !== integrity) throw new Error(`aws-lambda-ric ${version} has the checksum ${digest}`);
    execFileSync("tar", ["-xzf", archive, "-C", folder, "package/index.mjs"]);
    renameSync(join(folder, "package/index.mjs"), file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file of AWS's runtime client, downloaded from the npm registry once and kept in node_modules/.cache.
 * @throws Error when its checksum is another, or with `missingLambdaRuntime` when there is no registry */
export function lambdaRuntimeFile(): string {
  if (existsSync(file)) return file;
  try {
    download();
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes("checksum")) throw cause;
    throw new Error(missingLambdaRuntime, { cause });
  }
  return file;
}
