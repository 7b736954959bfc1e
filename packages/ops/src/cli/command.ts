import type { Context } from "@site/core/context";

export interface Options {
  /** Folder of the local store; the audit files of draws go there too. */
  dataDir: string;
  json: boolean;
  stage?: string;
  status?: string;
  /** True: only what looks automated; false (--no-spam): only what does not; absent: both. */
  spam?: boolean;
  /** Words or a number that a record holds. */
  search?: string;
  /** Records on a page of a list, and which page. */
  limit?: number;
  page?: number;
  /** Names and values of an export as people read them. */
  labels?: boolean;
  out?: string;
  days?: number;
  person?: string;
  leads?: number;
  seed?: string;
  email?: string;
  phone?: string;
  name?: string;
  /** How a record ended, what it is worth in dollars, and why its status is another. */
  outcome?: string;
  value?: number;
  reason?: string;
  role?: string;
  lastOwner?: boolean;
  /** Name of a table to read from. */
  from?: string;
  /** Really do what can't be undone. */
  yes?: boolean;
  others?: boolean;
  rehearse?: boolean;
  includeOutsideWindow?: boolean;
  /** Ids, separated by commas, of held entries that a visitor sent, and of those that nobody did. */
  genuine?: string;
  automated?: string;
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
