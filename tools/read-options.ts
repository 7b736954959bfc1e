import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** How a command is used: what its file begins with. */
export const readUsage = (file: string): string =>
  (/^(?:\/\/.*\n)*/.exec(readFileSync(file, "utf8"))?.[0] ?? "").replace(/^\/\/ ?/gm, "");

/** Options of the command that runs. Asked for `--help`, or for an option that it doesn't have, it says how it is used
 * and ends, with 0 or 2. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const [, file = ""] = process.argv;
  if (process.argv.includes("--help")) {
    console.log(readUsage(file));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${readUsage(file)}`);
    process.exit(2);
  }
}

/** An option's amount. What is none ends the command with 2: compared with it, nothing would ever be too much. */
export function parseAmount(text: string, option: string): number {
  const amount = Number(text);
  if (text.trim() && Number.isFinite(amount) && amount >= 0) return amount;
  console.error(`--${option} takes a number, and ${JSON.stringify(text)} is none.`);
  process.exit(2);
}

/** What `--seed` says, or a new one. Commands print it, so that a run can be repeated. */
export const getSeed = (text: string | undefined): number =>
  text === undefined ? Math.floor(Math.random() * 2 ** 31) : parseAmount(text, "seed");
