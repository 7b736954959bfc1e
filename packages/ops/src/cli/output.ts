import { open } from "node:fs/promises";
import { AppError } from "@site/core/contract/errors";
import { type Options, UsageError } from "./command.ts";

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Rows of a table on the screen, unless --limit says otherwise. */
export const pageSize = 50;

/** The part of a list that is shown: a page of it, or with --json all of it, unless a page is asked for there too. */
export const getPart = ({ json, limit, page }: Pick<Options, "json" | "limit" | "page">) => ({
  page: page ?? 1,
  limit: limit ?? (json && page === undefined ? Number.MAX_SAFE_INTEGER : pageSize),
});

interface Page {
  page: number;
  limit: number;
  shown: number;
  total: number;
}

/** Says that there are more pages than the shown one, or that there is no such page. */
export function printPage(noun: string, { page, limit, shown, total }: Page): void {
  const pages = Math.ceil(total / limit);
  if (page > pages) console.error(`there is no page ${page}; the last of ${total} ${noun} is --page ${pages}`);
  else if (shown < total) console.error(`page ${page} of ${pages}, ${total} ${noun}; --page N shows another`);
}

/** "1 question", "2 questions". */
export const pluralize = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Only the caller may read a file with personal data, also one that was there before.
 * @throws UsageError when it can't be written */
export async function writePrivate(file: string, text: string): Promise<void> {
  try {
    const handle = await open(file, "w", 0o600);
    try {
      // Not a terminal or a pipe.
      if ((await handle.stat()).isFile()) await handle.chmod(0o600);
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throw new UsageError(`${file} can't be written`, { cause });
  }
}

/** Does something with each id and says so; one that is refused costs no other, and then the exit code is 1.
 * @param done what is told of one for programs, and `words` for people
 * @param act throws AppError when it refuses */
export async function doEach(
  ids: readonly string[],
  { json }: Pick<Options, "json">,
  { done, words }: { done: object; words: string },
  act: (id: string) => Promise<void>,
): Promise<void> {
  const outcomes: object[] = [];
  for (const id of ids) {
    try {
      await act(id);
      outcomes.push({ id, ...done });
      if (!json) console.log(`${id} ${words}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.push({ id, error: error.message });
      if (!json) console.error(error.message);
      process.exitCode = 1;
    }
  }
  if (json) printJson(outcomes);
}

/** @throws UsageError when the text is none of the known values */
export function parseChoice<Value extends string>(choices: readonly Value[], text: string | undefined): Value {
  const value = choices.find((each) => each === text);
  if (!value) throw new UsageError(`unknown status "${text ?? ""}"; use one of ${choices.join(", ")}`);
  return value;
}
