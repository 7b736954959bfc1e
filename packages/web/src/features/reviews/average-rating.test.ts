import { expect, test } from "vitest";
import { averageRating, getRating } from "./average-rating.ts";

const rated = (...ratings: (string | undefined)[]) => ratings.map((rating) => (rating === undefined ? {} : { rating }));

test("the average counts the ratings that were given and no default [H-05]", () => {
  expect(averageRating(rated("5", "4", "4"))).toEqual({ value: 4.3, count: 3 });
  expect(averageRating(rated("3", undefined, "", "nine", "0"))).toEqual({ value: 3, count: 1 });
  expect(averageRating(rated(undefined))).toBeUndefined();
  expect(averageRating([])).toBeUndefined();
});

test("a rating is one digit from 1 to 5", () => {
  expect(["1", "5", "6", "4.5", " 3", undefined].map((rating) => getRating(rating ? { rating } : {}))).toEqual([
    1,
    5,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
