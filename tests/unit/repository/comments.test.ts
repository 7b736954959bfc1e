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
