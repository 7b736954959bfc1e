import { expect, test } from "vitest";
import { deniesPlace } from "./places.ts";

test.each([
  ["it is not in Rome (NY)", "Rome (NY)", true],
  ["it's not Utica", "Utica", true],
  ["it's not Romeville", "Rome", false],
])("%j denies %j: %j", (text, place, isDenied) => {
  expect(deniesPlace(text, place)).toBe(isDenied);
});
