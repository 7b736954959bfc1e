import { expect, test } from "vitest";
import { contrastRatio } from "./palette.ts";

test.each([
  ["#000", "#ffffff", 21],
  ["#fff", "#fff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#ffffff", "#777777", 4.48],
  ["#ff0000", "#fff", 4],
])("%s and %s have a contrast of %d", (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test("what is no color has no contrast", () => {
  expect(contrastRatio("", "#fff")).toBeNaN();
});
