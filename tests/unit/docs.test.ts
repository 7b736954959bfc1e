import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = ["README.md", ...globSync("docs/**/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Words in backticks that look like a path of this repository. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:packages|stacks|tests|docs|\.ci|\.githooks)(?:\/[\w.*-]+)*|[\w.-]+\.(?:json|jsonc|ts|md))`/g,
    ),
  ].map(([, path = ""]) => path);

const isReal = (path: string): boolean => existsSync(path) || globSync(`packages/*/src/**/${path}`).length > 0;

test.each(documents)("every path that %s names is real", (document) => {
  expect(pathsIn(readFileSync(document, "utf8")).filter((path) => !isReal(path))).toEqual([]);
});

test.each(documents)("every npm script that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});
