import { expect, test } from "vitest";
import { deniesPlace, findPlaces, withoutElsewhere } from "./places.ts";

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
  ["bid of 13440 from another outfit. im in Ilion", ["Ilion"]],
  ["DeWitt 13214", ["DeWitt"]],
])("the places of %j", (text, names) => {
  expect(findPlaces(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["are you the place in Whitesboro with the showroom?", []],
  ["do you have an office in Syracuse?", []],
  ["quote from Smith Windows in Utica was too high. im in Rome", ["Rome"]],
  ["Did windows for Northgate Glass in Syracuse. I'm in Utica", ["Utica"]],
  ["are you able to come to Rome?", ["Rome"]],
  ["i want a quote from you guys for our house in Rome", ["Rome"]],
  ["we have a store in Rome that needs windows", ["Rome"]],
  ["do you work for people in Rome", ["Rome"]],
  ["do it for my office in New Hartford", ["New Hartford"]],
])("of the places of %j the house may be in %j", (text, names) => {
  expect(withoutElsewhere(text, findPlaces(text)).map(({ name }) => name)).toEqual(names);
});
