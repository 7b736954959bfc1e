import { globSync, readFileSync } from "node:fs";

export interface NamedTest {
  file: string;
  title: string;
  /** Items of the checklist that its title names. */
  ids: string[];
  /** What stands above its file's first test, and the test with whatever follows it up to the next one. */
  source: string;
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

function testsIn(file: string): NamedTest[] {
  const text = readFileSync(file, "utf8");
  const starts = [...text.matchAll(literal)];
  const above = text.slice(0, starts[0]?.index);
  return starts.map(({ index, 2: title = "" }, place) => ({
    file,
    title,
    ids: idsIn(title),
    source: above + text.slice(index, starts[place + 1]?.index),
  }));
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
