import { writeFile } from "node:fs/promises";
import { AppError } from "@site/core/contract/errors";
import type { Command, Options } from "./commands.ts";
import { toCsv } from "./csv.ts";
import { UsageError } from "./usage-error.ts";

/** A kind of records that staff list, look at and export. */
interface Kind<Row extends object> {
  /** As on the command line: "leads". */
  noun: string;
  read(options: Options): Promise<Row[]>;
  find(id: string): Promise<Row | undefined>;
  /** Fields of the table on the screen. */
  summary: readonly (keyof Row & string)[];
  /** Fields of the export, in its order. */
  columns: readonly (keyof Row & string)[];
}

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Only the caller may read a file with personal data. */
export const writePrivate = (file: string, text: string): Promise<void> => writeFile(file, text, { mode: 0o600 });

/** @throws UsageError when the text is none of the known values */
export function oneOf<Value extends string>(known: readonly Value[], text: string | undefined): Value {
  const value = known.find((each) => each === text);
  if (!value) throw new UsageError(`unknown status "${text ?? ""}"; use one of ${known.join(", ")}`);
  return value;
}

export function recordCommands<Row extends { spam: boolean }>({ noun, read, find, summary, columns }: Kind<Row>) {
  /** What looks automated is read like the rest, and said: a lead that a rule took for a program must not be lost. */
  async function readAll(options: Options): Promise<Row[]> {
    const records = await read(options);
    const automated = records.filter(({ spam }) => spam).length;
    if (automated > 0) console.error(`${automated} of ${records.length} ${noun} look automated (spam: true)`);
    return records;
  }

  const list: Command = async (options) => {
    const records = await readAll(options);
    if (options.json) printJson(records);
    else if (records.length > 0) console.table(records, [...summary]);
    else console.log(`no ${noun}`);
  };

  const show: Command = async (_, [id]) => {
    if (!id) throw new UsageError(`usage: ${noun} show ID`);
    const found = await find(id);
    if (!found) throw new AppError("notFound", `There is no ${id} among the ${noun}.`);
    printJson(found);
  };

  /** Without --out it prints, so that the staff's own tools can take it from a pipe. */
  const exportAll: Command = async (options) => {
    const records = await readAll(options);
    const text = options.json ? `${JSON.stringify(records, null, 2)}\n` : toCsv(records, columns);
    if (!options.out) return void process.stdout.write(text);
    await writePrivate(options.out, text);
    console.error(`${records.length} ${noun} written to ${options.out}`);
  };

  return { list, show, exportAll };
}
