import { writeFile } from "node:fs/promises";
import { UsageError } from "./command.ts";

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Rows of a table on the screen, unless --limit says otherwise. */
export const pageSize = 50;

interface Page {
  page: number;
  limit: number;
  shown: number;
  total: number;
}

/** Says that there are more pages than the shown one, or that there is no such page. */
export function sayPage(noun: string, { page, limit, shown, total }: Page): void {
  const pages = Math.ceil(total / limit);
  if (page > pages) console.error(`there is no page ${page}; the last of ${total} ${noun} is --page ${pages}`);
  else if (shown < total) console.error(`page ${page} of ${pages}, ${total} ${noun}; --page N shows another`);
}

/** "1 question", "2 questions". */
export const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Only the caller may read a file with personal data. */
export const writePrivate = (file: string, text: string): Promise<void> => writeFile(file, text, { mode: 0o600 });

/** @throws UsageError when the text is none of the known values */
export function oneOf<Value extends string>(known: readonly Value[], text: string | undefined): Value {
  const value = known.find((each) => each === text);
  if (!value) throw new UsageError(`unknown status "${text ?? ""}"; use one of ${known.join(", ")}`);
  return value;
}
