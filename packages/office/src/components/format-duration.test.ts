import { day, hour, minute } from "@site/core/business/durations";
import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  [90 * minute, "1 hour"],
  [36 * hour, "1 day"],
  [59.6 * minute, "59 minutes"],
  [-2.9 * day, "2 days"],
  [59_000, "a moment"],
])("%i ms are no longer than they are", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
