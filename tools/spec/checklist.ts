import { globSync, readFileSync } from "node:fs";

export interface NamedTest {
  file: string;
  title: string;
  /** Items of the checklist that its title names. */
  ids: string[];
}

/** @returns the items of the specification by their id, as the checklist words them */
export function checklistItems(): Map<string, string> {
  const checklist = readFileSync("tests/spec/checklist.md", "utf8");
  return new Map([...checklist.matchAll(/^- ([A-W]-\d\d) (.*)$/gm)].map(([, id = "", text = ""]) => [id, text]));
}

/** @returns the ids in the brackets of a title, beside whatever else stands in them */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, text = ""]) => text.match(/\b[A-W]-\d\d\b/g) ?? []);

const literal = /\btest(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** @returns all tests whose title names an item, read from their sources */
export function namedTests(): NamedTest[] {
  const files = globSync(["packages/**/*.test.{ts,tsx}", "tests/**/*.{test,journey}.ts"], {
    exclude: (path) => path.includes("node_modules"),
  });
  return files
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(literal)].map(([, , title = ""]) => ({ file, title, ids: idsIn(title) })),
    )
    .filter(({ ids }) => ids.length > 0);
}
