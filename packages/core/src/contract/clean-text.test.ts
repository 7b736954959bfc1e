import { isSafe } from "redos-detector";
import { afterEach, expect, test, vi } from "vitest";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";

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
