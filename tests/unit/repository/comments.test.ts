import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commentShare, getComments, listSources } from "../../../tools/scorecard.ts";

const sources = listSources(".");

/** Names of documents and of their items that are not in this repository. */
const outside =
  /\b(?:GAP|RUL|CON)-\d+|\b[A-Z]-\d{2}\b|\bdesign\/|\bspecification\b|\bchecklist [A-Z]|\.md, section|\(feature \d/;

test("comment lines are told from code", () => {
  const lines = [
    "/** One. */",
    "const a = 1; // beside code",
    "/**",
    " * two",
    " */",
    "  // three",
    "{/* four */}",
    "x();",
  ];
  expect(getComments(lines)).toHaveLength(6);
});

test("at most 6 % of the lines in packages and stacks are comments", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(commentShare(sources)).toBeLessThanOrEqual(6);
});

test("no comment cites what a reader of this repository can't open", () => {
  expect("/** As RUL-07 says. */").toMatch(outside);
  const cited = sources.flatMap(({ path, comments }) =>
    comments.filter((line) => outside.test(line)).map((line) => `${path}: ${line.trim()}`),
  );
  expect(cited).toEqual([]);
});

const tree = globSync("{docs,packages,stacks,tests,tools}/**/*", {
  exclude: (path) => /(^|\/)(node_modules|dist.*)$/.test(path),
});

/** Files of ours that a comment names, by the end of their path. */
const filesIn = (comment: string): string[] =>
  [...comment.matchAll(/(?<![\w{}*])(?:\.{0,2}\/)*([\w@./-]*\w\.(?:tsx?|mjs|md))\b/g)].map(([, path = ""]) => path);

test("every file that a comment names exists", () => {
  expect(filesIn("// As ../x/one.ts and `two/three.tsx` say, unlike {slug}.js and Node.js.")).toEqual([
    "x/one.ts",
    "two/three.tsx",
  ]);
  const paths = [...tree, ...globSync("*")].map((path) => `/${path}`);
  const code = paths.filter((path) => /\.(tsx?|mjs)$/.test(path));
  const named = code.flatMap((path) =>
    getComments(readFileSync(`.${path}`, "utf8").split("\n")).flatMap((comment) =>
      filesIn(comment).map((name) => ({ path, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});
