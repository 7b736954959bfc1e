import { expect, test } from "vitest";
import { deniesPlace, findPlaces } from "./places.ts";

test.each([
  ["it is not in Rome (NY)", "Rome (NY)", true],
  ["it's not Utica", "Utica", true],
  ["it's not Romeville", "Rome", false],
])("%j denies %j: %j", (text, place, isDenied) => {
  expect(deniesPlace(text, place)).toBe(isDenied);
});

test.each([
  ["order 48213 if you can look it up", []],
  ["contract number 13440, last name Lee", []],
  ["im in 13440", ["13440"]],
])("the places of %j", (text, names) => {
  expect(findPlaces(text).map(({ name }) => name)).toEqual(names);
});
