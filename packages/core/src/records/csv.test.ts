import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const read = (csv: string): string[][] => parse(csv, { bom: true });

test("every text comes back as it was, whatever breaks and quotes it holds", () => {
  const texts = ["plain", "", 'say "hi"', "a,b;c\td", "one\ntwo", "one\r\ntwo", "one\rtwo", "\u2028", "  ", "Zoë 😀"];
  const csv = toCsv(
    texts.map((text, id) => ({ id, text })),
    ["id", "text"],
  );
  expect(read(csv)).toEqual([["id", "text"], ...texts.map((text, id) => [String(id), text])]);
});

test("no line of the file begins with a formula, not even inside a cell", () => {
  const commands = ["=cmd|'/c calc'!A1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1", "＋1", "－1", "＠1"];
  for (const brk of ["\n", "\r\n", "\r"]) {
    const notes = commands.map((command) => `hello${brk}${command}`);
    const csv = toCsv(
      [...commands, ...notes].map((text) => ({ text })),
      ["text"],
    );
    const lines = csv.split(/[\r\n]+/).map((line) => line.replace(/^["\uFEFF]+/, ""));
    expect(lines.filter((line) => /^[=+\-@\t＝＋－＠]/.test(line))).toEqual([]);
  }
});

test("every cell is quoted, so that a reader who splits at bare line breaks is not misled", () => {
  expect(toCsv([{ a: "x", b: true, c: 7, d: ["y"] }], ["a", "b", "c", "d"])).toBe(
    '\uFEFF"a","b","c","d"\r\n"x","true","7","[""y""]"\r\n',
  );
});
