import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What stands once in a file, and what violates the item in its place; the part of the item when it has several. */
type Change = [file: string, find: string, replace: string, part?: string];

/** By id of the checklist. */
export type Changes = Record<string, Change[]>;

export interface Mutation {
  id: string;
  /** Id and part, of which there is one. */
  name: string;
  file: string;
  find: string;
  replace: string;
}

function toText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** @returns every mutation of tests/spec/mutations, in the order of the checklist. A file there is a chapter of it, A to W,
 * named for what it is about. */
export async function readMutations(): Promise<Mutation[]> {
  const modules = await Promise.all(globSync("tests/spec/mutations/*.ts").map((file) => import(resolve(file))));
  const entries = modules.flatMap(({ changes }: { changes: Changes }) => Object.entries(changes));
  return entries
    .flatMap(([id, changes]) =>
      changes.map(([file, find, replace, part]) => ({
        id,
        name: part ? `${id} ${part}` : id,
        file,
        find,
        replace,
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** @returns the text with the change made, or undefined when what it replaces doesn't stand there exactly once */
export function changed({ find, replace }: Mutation, text: string): string | undefined {
  const parts = text.split(find);
  return parts.length === 2 && find !== replace ? parts.join(replace) : undefined;
}

/** @returns the file's text with the change made, or undefined when there is no such file or the change doesn't apply */
export function mutated(mutation: Mutation, tree = "."): string | undefined {
  const text = toText(join(tree, mutation.file));
  return text === undefined ? undefined : changed(mutation, text);
}
