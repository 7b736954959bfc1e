import { expect, test } from "vitest";
import { isLive, monthsAfter } from "./expiry.ts";

test("an expiry time is the same day and time some months later, in Unix seconds", () => {
  expect(monthsAfter(new Date("2026-02-01T19:00:00Z"), 12)).toBe(Date.parse("2027-02-01T19:00:00Z") / 1000);
  expect(monthsAfter(new Date("2026-11-21T09:00:00.900Z"), 24)).toBe(Date.parse("2028-11-21T09:00:00Z") / 1000);
  expect(monthsAfter(new Date("2026-01-31T12:00:00Z"), 1)).toBe(Date.parse("2026-03-03T12:00:00Z") / 1000);
});

test("a record is left out of reads once its time is over, though the store still has it", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  expect(isLive({}, now)).toBe(true);
  expect(isLive({ expiresAt: now.getTime() / 1000 + 1 }, now)).toBe(true);
  expect(isLive({ expiresAt: now.getTime() / 1000 }, now)).toBe(false);
});
