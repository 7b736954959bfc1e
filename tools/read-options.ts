import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** What a command's file begins with. */
const usageOf = (file: string): string =>
  (/^(?:\/\/.*\n)*/.exec(readFileSync(file, "utf8"))?.[0] ?? "").replace(/^\/\/ ?/gm, "");

/** Options of the command that runs. Asked for `--help`, or for an option that it doesn't have, it says how it is used
 * and ends, with 0 or 2. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const [, file = ""] = process.argv;
  if (process.argv.includes("--help")) {
    console.log(usageOf(file));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usageOf(file)}`);
    process.exit(2);
  }
}
