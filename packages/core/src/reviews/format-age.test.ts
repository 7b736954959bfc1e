import { expect, test } from "vitest";
import { formatAge } from "./format-age.ts";

const now = new Date("2026-11-24T12:00:00Z");

test.each([
  ["2026-11-24T11:59:00Z", "today"],
  ["2026-11-23T12:00:00Z", "1 day ago"],
  ["2026-11-18T00:00:00Z", "6 days ago"],
  ["2026-11-17T12:00:00Z", "1 week ago"],
  ["2026-10-26T12:00:00Z", "4 weeks ago"],
  ["2026-10-20T12:00:00Z", "1 month ago"],
  ["2026-05-24T08:00:00-04:00", "6 months ago"],
  ["2025-11-24T12:00:00Z", "1 year ago"],
  ["2019-01-02T00:00:00Z", "7 years ago"],
])("a review of %s was written %s", (publishedAt, age) => expect(formatAge(publishedAt, now)).toBe(age));

test("a time to come has no age, nor has what is no time", () => {
  expect(formatAge("2026-11-24T12:00:01Z", now)).toBeUndefined();
  expect(formatAge("last week", now)).toBeUndefined();
});
