import { globSync, readFileSync } from "node:fs";

export interface NamedTest {
  file: string;
  title: string;
  /** Items of the checklist that its title names. */
  ids: string[];
}

/** @returns the ids in the brackets of a title, beside whatever else stands in them */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, text = ""]) => text.match(/\b[A-W]-\d\d\b/g) ?? []);

const literal = /\btest(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g;

function testsIn(file: string): NamedTest[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(literal)].map(([, , title = ""]) => ({ file, title, ids: idsIn(title) }));
}

/** @returns all tests whose title names an item, read from their sources */
export function namedTests(): NamedTest[] {
  const files = globSync(["packages/**/*.test.{ts,tsx}", "tests/**/*.{test,journey}.ts"], {
    exclude: (path) => path.includes("node_modules"),
  });
  return files
    .sort()
    .flatMap(testsIn)
    .filter(({ ids }) => ids.length > 0);
}
