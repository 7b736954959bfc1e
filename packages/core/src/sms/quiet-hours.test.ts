import { expect, test } from "vitest";
import { localTime } from "../business/calendar.ts";
import { quietUntil } from "./quiet-hours.ts";

test.each([
  ["an afternoon", "2026-11-27T20:00:00Z", undefined],
  ["8 AM sharp", "2026-11-27T13:00:00Z", undefined],
  ["a minute before 8 AM", "2026-11-27T12:59:59Z", "2026-11-27T13:00:00.000Z"],
  ["9 PM sharp", "2026-11-28T02:00:00Z", "2026-11-28T13:00:00.000Z"],
  ["a minute before 9 PM", "2026-11-28T01:59:59Z", undefined],
  ["the evening before clocks go back", "2026-11-01T01:30:00Z", "2026-11-01T13:00:00.000Z"],
  ["the first of the hours that come twice", "2026-11-01T05:30:00Z", "2026-11-01T13:00:00.000Z"],
  ["the second of them", "2026-11-01T06:30:00Z", "2026-11-01T13:00:00.000Z"],
  ["the evening before clocks go forward", "2027-03-14T02:30:00Z", "2027-03-14T12:00:00.000Z"],
  ["the minute before the hour that is skipped", "2027-03-14T06:59:00Z", "2027-03-14T12:00:00.000Z"],
  ["the minute after it", "2027-03-14T07:00:00Z", "2027-03-14T12:00:00.000Z"],
  ["an evening on the last day of a year", "2027-01-01T03:00:00Z", "2027-01-01T13:00:00.000Z"],
])("a text of %s goes out then, or at eight in the morning", (_, at, until) =>
  expect(quietUntil(new Date(at))?.toISOString()).toBe(until),
);

test("at no quarter of an hour of two years a text goes out before 8 AM or after 9 PM, nor waits for more than eleven hours on the clock", () => {
  for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2028-01-01T00:00:00Z"); at += 15 * 60_000) {
    const until = quietUntil(new Date(at)) ?? new Date(at);
    const { minutes } = localTime(until);
    expect(minutes >= 8 * 60 && minutes < 21 * 60).toBe(true);
    expect(until.getTime() - at).toBeLessThanOrEqual(12 * 60 * 60_000);
  }
});
