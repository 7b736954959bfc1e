import { expect, test } from "vitest";
import { extractFigures } from "./figures.ts";

test.each([
  ["5-7 days", ["5-7 day"]],
  ["5 to 7 days", ["5-7 day"]],
  ["five to seven days", ["5-7 day"]],
  ["as little as a day", ["1 day"]],
  ["5\u20137 business days", ["5-7 business day"]],
  ["$1,200 or 20% off", ["1200 dollar", "20 percent"]],
  ["twenty percent", ["20 percent"]],
  ["between $500 and $700", ["500 dollar", "700 dollar"]],
  ["$500-$700", ["500-700 dollar"]],
  ["300 bucks", ["300 dollar"]],
  ["a 30-year warranty", ["30 year"]],
  ["8 AM-6 PM", ["8 am", "6 pm"]],
  ["since 1989, 35+ years", ["1989", "35 year"]],
  ["one of us will be there", []],
])("the figures of %j are %j", (text, expected) => {
  expect(extractFigures(text)).toEqual(expected);
});
