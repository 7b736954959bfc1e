import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A program that keeps the table in a folder and answers DynamoDB's protocol on a port of loopback. */
export interface Engine {
  name: "dynoxide" | "dynalite";
  /** A file that lies in the folder for as long as what is written there can be found again. */
  file: string;
  /** Prints its process id as its first line, and ends when its standard input does. */
  command(port: number): [program: string, ...args: string[]];
}

/** dynoxide outlives whoever started it, so a shell waits for the end of our pipe and ends it then. */
const untilPipeEnds = `exec 3<&0
"$@" </dev/null >/dev/null &
engine=$!
echo $engine
{ cat <&3 >/dev/null; kill -9 $engine; } 2>/dev/null &
wait $engine`;

/** Path of dynoxide, which npm installs where there is a build of it: on 64-bit Linux. */
function findDynoxide(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve("@dynoxide/linux-x64/package.json");
    return join(dirname(manifest), "dynoxide");
  } catch {
    return undefined;
  }
}

/** Whether the engine is installed that syncs every write to the disk. */
export const hasDynoxide = (): boolean => findDynoxide() !== undefined;

/** The engine of a folder: dynoxide where it is installed, dynalite elsewhere and for a folder that dynalite has filled. */
export function getEngine(dataDir: string): Engine {
  const dynoxide = findDynoxide();
  const level = join(dataDir, "store");
  if (dynoxide && !existsSync(level)) {
    const file = join(dataDir, "records.db");
    const serve = (port: number) => [dynoxide, "serve", "--port", String(port), "--db-path", file];
    return { name: "dynoxide", file, command: (port) => ["sh", "-c", untilPipeEnds, "sh", ...serve(port)] };
  }
  const program = fileURLToPath(new URL("dynalite-process.ts", import.meta.url));
  return {
    name: "dynalite",
    file: join(level, "LOCK"),
    command: (port) => [process.execPath, program, level, String(port)],
  };
}
