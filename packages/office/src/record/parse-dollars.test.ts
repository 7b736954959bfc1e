import { expect, test } from "vitest";
import { parseDollars } from "./status-form.tsx";

test("a plain amount is read in whole dollars, and nothing typed is none", () => {
  const read = ["12000", " $12,000 ", "$ 1,234,567", "900.49", "900.50", "0", "", "  "].map(parseDollars);
  expect(read).toEqual([12_000, 12_000, 1_234_567, 900, 901, 0, 0, 0]);
});

test("words, shortened and mistyped amounts are no amount, nor is more than the office takes", () => {
  for (const typed of ["n/a", "lost", "12k", "$", "-5", "1,2", "1.234.5", "12,00", "1e3", "10,000,001"])
    expect(parseDollars(typed), typed).toBeUndefined();
});
