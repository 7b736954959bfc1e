import type { Context } from "@site/core/context";

export interface Options {
  /** Folder of the local store; the audit files of draws go there too. */
  dataDir: string;
  json: boolean;
  stage?: string | undefined;
  status?: string | undefined;
  /** True: only what looks automated; false (--no-spam): only what does not; absent: both. */
  spam?: boolean | undefined;
  /** Words or a number that a record holds. */
  search?: string | undefined;
  /** Records on a page of a list, and which page. */
  limit?: number | undefined;
  page?: number | undefined;
  /** Names and values of an export as people read them. */
  labels?: boolean | undefined;
  out?: string | undefined;
  days?: number | undefined;
  person?: string | undefined;
  leads?: number | undefined;
  seed?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  name?: string | undefined;
  /** How a record ended, what it is worth in dollars, and why its status is another. */
  outcome?: string | undefined;
  value?: number | undefined;
  reason?: string | undefined;
  role?: string | undefined;
  lastOwner?: boolean | undefined;
  /** Name of a table to read from. */
  from?: string | undefined;
  /** Really do what can't be undone. */
  yes?: boolean | undefined;
  others?: boolean | undefined;
  rehearse?: boolean | undefined;
  includeOutsideWindow?: boolean | undefined;
  /** Ids, separated by commas, of held entries that a visitor sent, and of those that nobody did. */
  genuine?: string | undefined;
  automated?: string | undefined;
}

/** @param names what was typed after the command */
export type Command = (context: Context, options: Options, names: string[]) => Promise<void>;

export interface CommandSpec {
  /** Noun and verb: "leads list". */
  name: string;
  about: string;
  /** "ID STATUS"; the last may be "ID...", or "[MONTH]" when it can be left out. */
  takes?: string;
  /** Each with what it is for: "--out FILE". */
  options?: Partial<Record<string, string>>;
  /** The whole id of a record that is named by its beginning. */
  wholeId?(context: Context, given: string): Promise<string>;
  run: Command;
}

/** A mistake of the caller's: said in one line, exit code 2. */
export class UsageError extends Error {}
