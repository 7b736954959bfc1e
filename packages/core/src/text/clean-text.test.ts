import { isSafe } from "redos-detector";
import { afterEach, expect, test, vi } from "vitest";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";
import { plainDigits } from "./plain-digits.ts";

afterEach(() => vi.restoreAllMocks());

test.each([cleanLine, cleanParagraphs])("%o looks at a long text with patterns that never start over", (clean) => {
  const replace = vi.spyOn(String.prototype, "replace");
  const test = vi.spyOn(RegExp.prototype, "test");
  clean(`a${" ".repeat(16_000)}\r\nb`);
  const patterns = [...replace.mock.calls.map(([pattern]) => pattern), ...test.mock.contexts];
  vi.restoreAllMocks();
  expect(patterns.length).toBeGreaterThan(2);
  for (const pattern of patterns) {
    if (!(pattern instanceof RegExp)) throw new Error(`${String(pattern)} is no pattern`);
    expect([pattern, isSafe(pattern).error]).toEqual([pattern, null]);
  }
});

test.each([
  ["ann\u200b@ex\u2060am\u00adple.org\ufeff", "ann@example.org"],
  ["\u202eAnn\u200d Lee\u061c", "Ann Lee"],
  ["\u3164", ""],
  [" \u2800\u115f\u034f ", ""],
  ["ＡＮＮ　Ｌｅｅ＠ｅｘａｍｐｌｅ．ｏｒｇ", "ANN Lee@example.org"],
  ["१३४९२ / ١٣٤٩٢ / 𞥑𞥓", "13492 / 13492 / 13"],
  ["Zoe\u0308", "Zoë"],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

test.each([
  "👨\u200d👩\u200d👧 ❤\ufe0f 🏳\ufe0f\u200d🌈 👩🏽\u200d🚒",
  "5\ufe0f\u20e3",
  "🏴\u{e0067}\u{e0062}\u{e007f}",
  "می\u200cخواهم",
  "क\u094d\u200dष",
  "葛\u{e0100}城",
])("%s is kept with what joins or forms its characters", (typed) => {
  expect(cleanLine(typed)).toBe(typed);
  expect(cleanParagraphs(`${typed}\n${typed}`)).toBe(`${typed}\n${typed}`);
});

test("every digit of every script is read, and a longer text keeps its own", () => {
  const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));
  const digits = Array.from({ length: 0x1fbff }, (_, point) => point).filter(isDigit);
  const read = digits.map((point) => plainDigits(String.fromCodePoint(point)));
  expect(digits.length).toBeGreaterThan(600);
  expect(read).toEqual(digits.map((_, at) => String(at % 10)));
  expect(cleanParagraphs("١٢ windows")).toBe("١٢ windows");
});
