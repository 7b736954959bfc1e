import { writeFile } from "node:fs/promises";
import { UsageError } from "./command.ts";

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Only the caller may read a file with personal data. */
export const writePrivate = (file: string, text: string): Promise<void> => writeFile(file, text, { mode: 0o600 });

/** @throws UsageError when the text is none of the known values */
export function oneOf<Value extends string>(known: readonly Value[], text: string | undefined): Value {
  const value = known.find((each) => each === text);
  if (!value) throw new UsageError(`unknown status "${text ?? ""}"; use one of ${known.join(", ")}`);
  return value;
}
